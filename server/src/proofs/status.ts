/** What customers own against what explains it, for everybody to see (rules §2). */
import { isCustomerAccount } from '@bahi/core/ledger.ts';
import { CURRENCY_DIGITS, formatMoney, type Currency } from '@bahi/core/money.ts';
import { sumOfBooks } from '../ledger/chains.ts';
import { trialBalance } from '../ledger/business-dates.ts';
import type { Tx } from '../platform/database.ts';

export interface Totals {
  readonly currency: Currency;
  readonly customers: string;
  readonly clientBank: string;
  readonly others: readonly { readonly account: string; readonly amount: string }[];
  readonly difference: string;
}

/** Customers' side from their books, the house's side from the journal: two ways to the same sum. */
export async function readTotals(tx: Tx): Promise<Totals[]> {
  const journal = await trialBalance(tx);
  const customers = await sumOfBooks(tx);
  const currencies = (Object.keys(CURRENCY_DIGITS) as Currency[]).filter((currency) => customers.has(currency));
  return currencies.map((currency) => {
    // An account of the house stands with the sign turned: what customers have, it gave.
    const house = journal.filter(({ account, asset }) => asset === currency && !isCustomerAccount(account));
    const given = house.map(({ account, amount }) => ({ account, amount: -amount }));
    const owned = customers.get(currency)!;
    const explained = given.reduce((sum, { amount }) => sum + amount, 0n);
    return {
      currency,
      customers: formatMoney(owned, currency),
      clientBank: formatMoney(given.find(({ account }) => account === 'client_bank')?.amount ?? 0n, currency),
      others: given
        .filter(({ account, amount }) => account !== 'client_bank' && amount !== 0n)
        .map(({ account, amount }) => ({ account, amount: formatMoney(amount, currency) })),
      difference: formatMoney(owned - explained, currency),
    };
  });
}
