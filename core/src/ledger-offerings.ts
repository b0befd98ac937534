/** Entries of offerings (rules §8): money into escrow and back from it, and the shares that it buys. The grammar is ledger.ts. */
import { assert } from './assert.ts';
import { entry, type Entry, type Transfer } from './ledger.ts';
import type { Currency, Minor } from './money.ts';

/** Money of an application for new shares, kept in escrow until it is allotted or refunded. `part` counts its movements: 1, 2, 3 … */
interface Escrowed extends Transfer {
  readonly subscriptionId: bigint;
  readonly part: number;
}

export function subscriptionPaid({ subscriptionId, part, ...of }: Escrowed): Entry {
  assert(of.amount > 0n, 'a payment is positive');
  return entry({ ...of, kind: 'subscription_paid', reference: subscriptionId, part }, [
    ['cash', -of.amount],
    ['escrow', of.amount],
  ]);
}

/** What was paid and bought nothing comes back whole. */
export function subscriptionRefunded({ subscriptionId, part, ...of }: Escrowed): Entry {
  assert(of.amount > 0n, 'a refund is positive');
  return entry({ ...of, kind: 'subscription_refunded', reference: subscriptionId, part }, [
    ['cash', of.amount],
    ['escrow', -of.amount],
  ]);
}

/** What a review allots of a placement is paid out of the request's hold, on its way to the shares. */
export function placementPaid({ requestId, ...of }: Transfer & { readonly requestId: bigint }): Entry {
  assert(of.amount > 0n, 'a payment is positive');
  return entry({ ...of, kind: 'placement_paid', reference: requestId }, [
    ['cash', -of.amount],
    ['escrow', of.amount],
  ]);
}

/** Rights that are taken up: `part` 0 is paid for the entitlement at once, `part` 1 for the extra shares that were allotted. */
export function rightsPaid({ takeUpId, ...of }: Transfer & { readonly takeUpId: bigint; readonly part: 0 | 1 }): Entry {
  assert(of.amount > 0n, 'a payment is positive');
  return entry({ ...of, kind: 'rights_paid', reference: takeUpId }, [
    ['cash', -of.amount],
    ['escrow', of.amount],
  ]);
}

/**
 * Shares of an offering come for what was paid: the money leaves escrow as the collateral of the new position, which is
 * all of its cost, since nothing is borrowed for new shares.
 */
export function allotment(of: {
  customerId: bigint;
  /** What was applied with: an application, a request. */
  reference: bigint;
  positionId: bigint;
  symbol: string;
  shares: bigint;
  amount: Minor;
  currency?: Currency;
}): Entry {
  assert(of.shares > 0n && of.amount > 0n, 'an allotment gives shares for money');
  return entry(
    {
      kind: 'allotment',
      customerId: of.customerId,
      currency: of.currency,
      security: of.symbol,
      reference: of.reference,
      positionId: of.positionId,
    },
    [
      ['margin', of.amount],
      ['shares', of.shares],
      ['escrow', -of.amount],
      ['venue_shares', -of.shares],
    ],
  );
}

/**
 * Shares bought outside the book (desks §3, §5): like the fill of an order without leverage, at a price that was agreed. Unique by the
 * position that it begins.
 */
export function blockTrade(of: {
  customerId: bigint;
  positionId: bigint;
  symbol: string;
  shares: bigint;
  /** Price times shares. */
  amount: Minor;
  fees: Minor;
  taxes: Minor;
  currency?: Currency;
}): Entry {
  const { customerId, positionId, symbol, shares, amount, fees, taxes, currency } = of;
  assert(shares > 0n && amount > 0n && fees >= 0n && taxes >= 0n, 'a block trade gives shares for money');
  return entry({ kind: 'block_trade', customerId, currency, security: symbol, reference: positionId, positionId }, [
    ['cash', -(amount + fees + taxes)],
    ['margin', amount],
    ['shares', shares],
    ['fees', fees],
    ['taxes', taxes],
    ['venue_shares', -shares],
  ]);
}
