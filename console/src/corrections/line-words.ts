/** A line of an entry as one reads it: its account by its word, shares as a count, money with its currency. Pure. */
import { formatSigned } from '@bahi/core/format.ts';
import { isShareAccount, type Account } from '@bahi/core/ledger.ts';
import { CURRENCY_DIGITS } from '@bahi/core/money.ts';

interface Line {
  readonly account: string;
  readonly amount: string;
}

export function accountWord({ account }: Line, words: Readonly<Record<Account, string>>): string {
  return isKnown(account, words) ? words[account] : account;
}

export function amountWords({ account, amount }: Line, currency: string): string {
  return isShareAccount(account as Account) ? formatSigned(amount, 0) : moneyWords(amount, currency);
}

export function moneyWords(amount: string, currency: string): string {
  return `${formatSigned(amount, digits[currency] ?? 2)} ${currency}`;
}

const digits: Readonly<Record<string, number>> = CURRENCY_DIGITS;

function isKnown(account: string, words: Readonly<Record<Account, string>>): account is Account {
  return Object.hasOwn(words, account);
}
