/** Entries of an exchange between two currencies of a customer, through the desk (rules §7). The grammar is ledger.ts. */
import { assert } from './assert.ts';
import { entry, type Entry, type Transfer } from './ledger.ts';

/** Part of what an exchange pays off; those of others count from zero, those of corrections and actions stand between. */
export const EXCHANGE_DEBT = -5;

/** One leg of an exchange: what the customer gives to the desk. The other leg has the same reference, in its own currency. */
export function exchangeOut({ exchangeId, ...of }: Transfer & { exchangeId: bigint }): Entry {
  assert(of.amount > 0n, 'an exchange gives something');
  return entry({ kind: 'exchange_out', customerId: of.customerId, reference: exchangeId, currency: of.currency }, [
    ['cash', -of.amount],
    ['exchange_desk', of.amount],
  ]);
}

/** The other leg: what the customer gets from the desk. */
export function exchangeIn({ exchangeId, ...of }: Transfer & { exchangeId: bigint }): Entry {
  assert(of.amount > 0n, 'an exchange gets something');
  return entry({ kind: 'exchange_in', customerId: of.customerId, reference: exchangeId, currency: of.currency }, [
    ['cash', of.amount],
    ['exchange_desk', -of.amount],
  ]);
}
