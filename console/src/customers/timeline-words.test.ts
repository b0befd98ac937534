import { CREDIT_CODES } from '@bahi/core/credit-score.ts';
import { expect, test } from 'vitest';
import { en as restriction } from '@bahi/contract/restrictions/reasons.en.ts';
import { en as texts } from '../i18n/texts.en.ts';
import { ownWords as blockTrades } from '../block-trades/words.ts';
import { ownWords as dividends } from '../corporate-actions/words.ts';
import { ownWords as mandates } from '../day-trading/words.ts';
import { ownWords as deposits } from '../deposits/words.ts';
import { ownWords as placements } from '../placements/words.ts';
import { ownWords as verification } from '../verification/words.ts';
import { messageWords } from './message-words.ts';
import { wordsOf, type Entry } from './timeline-words.ts';
import { ownWords } from './words.ts';

const queues = {
  deposits: deposits.en,
  identity: verification.en,
  placements: placements.en,
  block_trades: blockTrades.en,
  mandates: mandates.en,
  dividends: dividends.en.dividends,
};
const used = {
  own: ownWords.en,
  queues,
  entries: texts.entries,
  stories: messageWords.en,
  restriction,
  refusal: (code: string) => (code === 'orders.x' ? 'Words.' : null),
};
const told = (entry: Partial<Entry>) =>
  wordsOf({ at: 0, domain: 'money', what: '', params: {}, by: null, ...entry }, used);

test('an order is told in one order of words, and by whom only when it was not the customer', () => {
  const params = {
    kind: 'open',
    order: '7',
    price: '398.00',
    origin: 'customer',
    symbol: 'ROHN',
    leverage: 1,
    quantity: 1200,
  };
  const { title, details } = told({ domain: 'order', what: 'order.placed', params });
  expect(title).toBe('Order placed');
  expect(details.map((pair) => pair.join(' ').trim())).toEqual([
    'ROHN',
    'open',
    'quantity 1,200',
    'price 398.00',
    '1×',
    'order 7',
  ]);
  expect(
    told({ domain: 'order', what: 'order.placed', params: { ...params, origin: 'stop_loss' } }).details,
  ).toContainEqual(['origin', 'stop loss']);
});

test('amounts have the digits of their currency, a debt its sign, and nothing stands for what is empty', () => {
  expect(told({ what: 'deposit.credited', params: { amount: '5000', currency: 'INR', note: null } }).details).toEqual([
    ['', '5,000.00 INR'],
  ]);
  expect(told({ what: 'entry.reversal', params: { amount: '-120.5', currency: 'INR' } }).details).toEqual([
    ['', '−120.50 INR'],
  ]);
  const exchange = { paid: '100', from: 'INR', got: '180', to: 'JPY' };
  expect(told({ what: 'exchange.done', params: exchange }).details).toEqual([['', '100.00 INR → 180 JPY']]);
});

test('an application for new shares is told with its company, its lots and its money', () => {
  const about = { symbol: 'OMLNR', name: 'Omlin Rail', application: '8500001' };
  const { title, details } = told({
    what: 'new_shares.changed',
    params: { ...about, lots: 5, price: '60.00', amount: '30000', currency: 'INR' },
  });
  expect(title).toBe('Application for new shares changed');
  expect(details.map((pair) => pair.join(' ').trim())).toEqual([
    '30,000.00 INR',
    'OMLNR',
    'Omlin Rail',
    'lots 5',
    'price 60.00',
    'application 8500001',
  ]);
});

test('reasons are words of the domain they belong to; an unknown key stays readable', () => {
  const reasonOf = (what: string, reason: string) => told({ what, params: { reason } }).details[0]![1];
  expect(reasonOf('deposit.rejected', 'proof_used')).toBe('Proof was used before');
  expect(reasonOf('placement.approved', 'gone_ex')).toBe('Ended before an ex-date');
  expect(reasonOf('block_trade.expired', 'window_over')).toBe('Offer closed');
  expect(reasonOf('day_mandate.rejected', 'owes')).toBe('Has unpaid amounts');
  expect(reasonOf('dividend.rejected', 'tax_details')).toBe('Tax details are missing');
  expect(reasonOf('grab.released', 'level_missing')).toBe('no index level');
  expect(reasonOf('restriction.imposed', 'court_order')).toBe('the order of a court or an authority');
  expect(reasonOf('identity.session_ended', 'revoked')).toBe('ended by the customer');
  expect(reasonOf('order.rejected', 'orders.x')).toBe('Words.');
  expect(reasonOf('order.rejected', 'orders.y')).toBe('orders.y');
  expect(told({ what: 'entry.reversal' }).title).toBe('Correction');
  expect(told({ what: 'entry.unheard_of' }).title).toBe('entry.unheard_of');
  expect(
    told({ what: 'verification.rejected', params: { reasons: 'name: name_differs, front: glare' } }).details,
  ).toEqual([['reasons', 'Name: Name does not match, ID front: Glare']]);
});

test.each(['en', 'tw', 'ko'] as const)('each event of a credit score has its words in %s', (language) => {
  const { what, params } = ownWords[language];
  expect(CREDIT_CODES.filter((code) => !Object.hasOwn(what, `credit.${code}`))).toEqual([]);
  expect(params.points).not.toBe('');
  const { title, details } = told({ what: 'credit.loan_overdue', params: { points: '−50', case: '7' } });
  expect(title).toBe('Credit score: loan overdue');
  expect(details).toEqual([
    ['points', '−50'],
    ['case', '7'],
  ]);
});

test('a message is told in the words the customer read, with when it was read', () => {
  const entry = {
    domain: 'message',
    what: 'deposit.credited',
    params: { amount: '5000.00', reference: 'R1', read_at: null },
  } as const;
  const { title, body, details } = told(entry);
  expect(title).toBe('Deposit of 5,000.00 credited');
  expect(body).not.toContain('{');
  expect(details).toEqual([['read', 'not read']]);
});
