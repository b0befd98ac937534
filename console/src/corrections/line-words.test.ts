import { expect, test } from 'vitest';
import { CUSTOMER_ACCOUNTS, ENTRY_KINDS, HOUSE_ACCOUNTS } from '@bahi/core/ledger.ts';
import { en } from '../i18n/texts.en.ts';
import { ko } from '../i18n/texts.ko.ts';
import { tw } from '../i18n/texts.tw.ts';
import { accountWord, amountWords } from './line-words.ts';
import { ownWords } from './words.ts';

test('every kind of entry and every account has its own word in each language', () => {
  for (const { entries } of [en, tw, ko]) expect(Object.keys(entries).toSorted()).toEqual([...ENTRY_KINDS].toSorted());
  for (const { accounts } of Object.values(ownWords)) {
    expect(Object.keys(accounts).toSorted()).toEqual([...CUSTOMER_ACCOUNTS, ...HOUSE_ACCOUNTS].toSorted());
    expect(new Set(Object.values(accounts)).size).toBe(CUSTOMER_ACCOUNTS.length + HOUSE_ACCOUNTS.length);
  }
});

test.each([
  ['cash', '-6000.00', 'INR', '客戶現金', '−6,000.00 INR'],
  ['escrow', '125000.00', 'INR', '保管', '+1,25,000.00 INR'],
  ['exchange_desk', '1500', 'JPY', '兌換櫃台', '+1,500 JPY'],
  ['shares', '1200', 'INR', '客戶股數', '+1,200'],
  ['venue_shares', '-1200', 'INR', '交易所的股數', '−1,200'],
  ['constructor', '1.00', 'INR', 'constructor', '+1.00 INR'],
])('a line of %s: %s %s', (account, amount, currency, word, words) => {
  expect(accountWord({ account, amount }, ownWords.tw.accounts)).toBe(word);
  expect(amountWords({ account, amount }, currency)).toBe(words);
});
