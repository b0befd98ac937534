/**
 * Entries of corporate actions (rules §8): shares that a split or bonus shares add to a position, and dividends, which a long
 * position gets and a short one pays. The grammar is ledger.ts.
 */
import { assert } from './assert.ts';
import { entry, receivableRaised, receivableSettled, type Entry } from './ledger.ts';
import type { Currency, Minor } from './money.ts';

interface OfEntitlement {
  readonly customerId: bigint;
  /** One position's part in one action: unique for ever. */
  readonly entitlementId: bigint;
  readonly positionId: bigint;
  readonly symbol: string;
  readonly currency?: Currency;
}

/** Numbers of the entries of a debt; those of orders count from zero, those of corrections are -1. */
const SHARES_DEBT = -2;
const DIVIDEND_DEBT = -3;
const RIGHTS_DEBT = -4;

export interface AddedShares extends OfEntitlement {
  readonly kind: 'split' | 'bonus';
  /** Signed movement of the customer's shares: more of what is held, or of what is owed. */
  readonly shares: bigint;
  /** Of the fraction that is no whole share: the margin it sets free, and its profit, signed. */
  readonly margin: Minor;
  readonly profit: Minor;
}

/**
 * Whole shares come, and the fraction is paid out as a close of it would be, without charges. What a loss on it takes beyond its
 * margin is raised as a receivable before and paid off after it as far as available cash goes. Nothing that moves is no entry.
 */
export function addedShares(of: AddedShares & { readonly available: Minor }): Entry[] {
  assert(of.margin >= 0n, 'a fraction gives margin back');
  const { kind, shares, margin, profit, available } = of;
  if (shares === 0n && margin === 0n && profit === 0n) return [];
  const added = entry({ ...sourceOf(of), kind }, [
    ['cash', margin + profit],
    ['margin', -margin],
    ['shares', shares],
    ['venue_clearing', -profit],
    ['venue_shares', -shares],
  ]);
  const shortfall = -margin - profit;
  if (shortfall <= 0n) return [added];
  const debt = { ...sourceOf(of), part: SHARES_DEBT };
  const paid = available < shortfall ? available : shortfall;
  const raised = receivableRaised({ ...debt, amount: shortfall });
  return paid > 0n ? [raised, added, receivableSettled({ ...debt, amount: paid })] : [raised, added];
}

/** `amount` is signed: a short position pays. What available cash does not cover is raised as a receivable before it. */
export function dividend({ amount, available, ...of }: OfEntitlement & { amount: Minor; available: Minor }): Entry[] {
  assert(amount !== 0n, 'a dividend moves money');
  const paid = entry({ ...sourceOf(of), kind: 'dividend' }, [
    ['cash', amount],
    ['venue_clearing', -amount],
  ]);
  const missing = -amount - available;
  if (missing <= 0n) return [paid];
  return [receivableRaised({ ...sourceOf(of), part: DIVIDEND_DEBT, amount: missing }), paid];
}

/** Who is short pays what the share falls by when it trades without its rights. What available cash does not cover is raised before it. */
export function rightsCharged({
  chargeId: reference,
  amount,
  available,
  symbol: security,
  ...of
}: {
  readonly customerId: bigint;
  readonly chargeId: bigint;
  readonly symbol: string;
  readonly amount: Minor;
  readonly available: Minor;
}): Entry[] {
  assert(amount > 0n, 'a charge is positive');
  const source = { ...of, currency: undefined, security, reference, positionId: null };
  const paid = entry({ ...source, kind: 'rights_charged' }, [
    ['cash', -amount],
    ['venue_clearing', amount],
  ]);
  const missing = amount - available;
  return missing <= 0n ? [paid] : [receivableRaised({ ...source, part: RIGHTS_DEBT, amount: missing }), paid];
}

/** What others paid for the shares that a holder's rights lapsed on, above the price of a new one. */
export function rightsProceeds({
  entitlementId: reference,
  amount,
  symbol: security,
  customerId,
}: Omit<OfEntitlement, 'positionId'> & { readonly amount: Minor }): Entry {
  assert(amount > 0n, 'proceeds are positive');
  return entry({ kind: 'rights_proceeds', customerId, security, reference }, [
    ['cash', amount],
    ['venue_clearing', -amount],
  ]);
}

function sourceOf({ customerId, entitlementId, positionId, symbol, currency }: OfEntitlement) {
  return { customerId, currency, security: symbol, reference: entitlementId, positionId };
}
