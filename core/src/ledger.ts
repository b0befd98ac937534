/**
 * The grammar of the books (rules §2): which accounts there are, which entries move money and shares between them, and
 * the text of a posting that the hash chain covers. Everything that is ever written to the journal is built here, so
 * an unbalanced entry cannot be expressed elsewhere.
 *
 * Amounts are signed from the side of the account: what it gets is positive. What a customer owes is posted negative: the
 * `receivable`, what is left of a `loan`, and the interest on it that is `accrued`; the house's claims are the sum of these accounts, not
 * a second book.
 * An entry belongs to one customer, is in one currency, and concerns at most one security. Two currencies (an exchange)
 * or two securities are two linked entries.
 */
import { assert } from './assert.ts';
import type { Currency, Minor } from './money.ts';

export const CUSTOMER_ACCOUNTS = ['cash', 'margin', 'receivable', 'loan', 'accrued', 'shares', 'shares_lent'] as const;
export const HOUSE_ACCOUNTS = [
  'client_bank',
  'venue_clearing',
  'fees',
  'network_fees',
  'taxes',
  'interest',
  'lending',
  'escrow',
  'exchange_desk',
  'rounding',
  'practice_grants',
  'pool_clearing',
  'venue_shares',
  'pool_units',
] as const;
export const ENTRY_KINDS = [
  'practice_grant',
  'order_fill',
  'position_close',
  'margin_added',
  'receivable_raised',
  'receivable_settled',
  'deposit',
  'withdrawal',
  'exchange_out',
  'exchange_in',
  'subscription_paid',
  'subscription_refunded',
  'placement_paid',
  'rights_paid',
  'rights_charged',
  'rights_proceeds',
  'allotment',
  'block_trade',
  'split',
  'bonus',
  'dividend',
  'loan_paid_out',
  'loan_interest',
  'loan_repaid',
  'pledge_paid_out',
  'pledge_interest',
  'pledge_repaid',
  'day_trading_fee',
  'shares_lent',
  'shares_recalled',
  'borrow_fee',
  'lending_fee',
  'pool_subscribed',
  'pool_invested',
  'pool_redeemed',
  'pool_paid_out',
  'pool_fee',
  'reversal',
] as const;
/** Why cash is reserved; with the number of the record that reserves it, a hold's name. */
export const HOLD_KINDS = [
  'order',
  'withdrawal',
  'subscription',
  'placement',
  'rights',
  'block',
  'day_trading',
  'grab',
  'pool',
] as const;

export type CustomerAccount = (typeof CUSTOMER_ACCOUNTS)[number];
export type HouseAccount = (typeof HOUSE_ACCOUNTS)[number];
export type Account = CustomerAccount | HouseAccount;
export type EntryKind = (typeof ENTRY_KINDS)[number];
export type HoldKind = (typeof HOLD_KINDS)[number];

/** One line of an entry. Shares for `shares`, `shares_lent`, `venue_shares` and `pool_units`, minor units of the entry's currency for the rest. */
export interface Line {
  readonly account: Account;
  readonly amount: bigint;
}

/** A balanced entry, not yet written. Its customer's lines come first; no line is zero. */
export interface Entry {
  readonly kind: EntryKind;
  readonly customerId: bigint;
  readonly currency: Currency;
  /** The one security it concerns; needed by lines in shares. */
  readonly security: string | null;
  /** The record that caused it: an order, a position, a customer. With `kind` and `part` it is unique for ever. */
  readonly reference: bigint;
  /** Number of the execution, of the addition …: an order fills more than once. 0 where there is only one. */
  readonly part: number;
  readonly positionId: bigint | null;
  /** The entry that a reversal undoes, and why. */
  readonly reverses: bigint | null;
  readonly reason: string | null;
  readonly lines: readonly Line[];
}

/** What an entry does to its customer's book. Signs as stored: what is owed is never negative in total. */
export interface Effect {
  readonly cash: Minor;
  readonly margin: Minor;
  readonly receivable: Minor;
  readonly loan: Minor;
  readonly accrued: Minor;
  /** Into escrow, for shares to come. */
  readonly escrow: Minor;
  /** Those that are lent among them. */
  readonly shares: bigint;
  /** Profit paid by the venue, negative for a loss. */
  readonly realised: Minor;
  /** Fees and taxes paid. */
  readonly charges: Minor;
}

/** Money out of nowhere, once for each customer, on a practice system only (rules T1). */
export function practiceGrant(of: { customerId: bigint; amount: Minor; currency?: Currency }): Entry {
  return entry({ kind: 'practice_grant', customerId: of.customerId, reference: of.customerId, currency: of.currency }, [
    ['cash', of.amount],
    ['practice_grants', -of.amount],
  ]);
}

interface Execution {
  readonly customerId: bigint;
  readonly orderId: bigint;
  /** 1, 2, 3 … within the order. */
  readonly execution: number;
  readonly positionId: bigint;
  readonly symbol: string;
  /** Signed movement of the customer's shares: a buy is positive, a sell negative, whatever it opens or closes. */
  readonly shares: bigint;
  /** What this execution adds to the order's charges: brokerage, exchange, regulator. */
  readonly fees: Minor;
  /** GST, transaction and stamp tax. */
  readonly taxes: Minor;
  readonly currency?: Currency;
}

/**
 * A fill of an opening order: collateral leaves cash for margin, charges leave cash, shares come (or are owed). A small
 * partial fill may add nothing to a margin that is rounded over the whole order.
 */
export function orderFill(of: Execution & { margin: Minor }): Entry {
  assert(of.margin >= 0n, 'a fill locks margin');
  return entry({ ...sourceOf(of), kind: 'order_fill' }, [
    ['cash', -(of.margin + of.fees + of.taxes)],
    ['margin', of.margin],
    ...sharesAndCharges(of),
  ]);
}

/** A fill of a closing order: its part of the margin comes back with the profit or less the loss, and less charges. */
export function positionClose(of: Execution & { marginBack: Minor; profit: Minor }): Entry {
  assert(of.marginBack >= 0n, 'a close gives margin back');
  return entry({ ...sourceOf(of), kind: 'position_close' }, [
    ['cash', of.marginBack + of.profit - of.fees - of.taxes],
    ['margin', -of.marginBack],
    ...sharesAndCharges(of),
    ['venue_clearing', -of.profit],
  ]);
}

/**
 * A close that may lose more than its margin (rules §5). What the margin does not cover is raised as a receivable before
 * the close and paid off after it as far as available cash goes: the customer sees three plain entries, and cash is
 * never negative, not even between them.
 */
export function closeWithShortfall(of: Execution & { marginBack: Minor; profit: Minor; available: Minor }): Entry[] {
  const close = positionClose(of);
  const shortfall = of.fees + of.taxes - of.marginBack - of.profit;
  if (shortfall <= 0n) return [close];
  const source = sourceOf(of);
  const paid = of.available < shortfall ? of.available : shortfall;
  const raised = receivableRaised({ ...source, amount: shortfall });
  return paid > 0n ? [raised, close, receivableSettled({ ...source, amount: paid })] : [raised, close];
}

type Debt = Omit<Source, 'kind'> & { readonly amount: Minor };

/** The house advances what a loss took beyond the margin, and the customer owes it. */
export function receivableRaised({ amount, ...source }: Debt): Entry {
  assert(amount > 0n, 'a receivable is positive');
  return entry({ ...source, kind: 'receivable_raised' }, [
    ['cash', amount],
    ['receivable', -amount],
  ]);
}

/** Part of a payment from what became free, by a hold that ended or by what came in. Its reference is its own number. */
export const FREED_DEBT = -6;

/** The customer's cash pays off what is owed. */
export function receivableSettled({ amount, ...source }: Debt): Entry {
  assert(amount > 0n, 'a payment is positive');
  return entry({ ...source, kind: 'receivable_settled' }, [
    ['cash', -amount],
    ['receivable', amount],
  ]);
}

/** `addition` counts the additions to this position: 1, 2, 3 … */
export function marginAdded(of: {
  customerId: bigint;
  positionId: bigint;
  addition: number;
  symbol: string;
  amount: Minor;
  currency?: Currency;
}): Entry {
  assert(of.amount > 0n, 'added margin is positive');
  return entry(
    {
      kind: 'margin_added',
      customerId: of.customerId,
      currency: of.currency,
      security: of.symbol,
      reference: of.positionId,
      part: of.addition,
      positionId: of.positionId,
    },
    [
      ['cash', -of.amount],
      ['margin', of.amount],
    ],
  );
}

export interface Transfer {
  readonly customerId: bigint;
  readonly amount: Minor;
  readonly currency?: Currency;
}

/** Money sums to zero, and so do shares; there is something in it; the customer's lines come first; none is zero. */
export function isBalanced(lines: readonly Line[]): boolean {
  let money = 0n;
  let shares = 0n;
  let seenHouse = false;
  for (const { account, amount } of lines) {
    if (amount === 0n || (seenHouse && isCustomerAccount(account))) return false;
    seenHouse ||= !isCustomerAccount(account);
    if (isShareAccount(account)) shares += amount;
    else money += amount;
  }
  return lines.length > 0 && isCustomerAccount(lines[0]!.account) && money === 0n && shares === 0n;
}

export function effectOf(lines: readonly Line[]): Effect {
  const sum = (...accounts: readonly Account[]) =>
    lines.reduce((total, line) => (accounts.includes(line.account) ? total + line.amount : total), 0n);
  return {
    cash: sum('cash'),
    margin: sum('margin'),
    receivable: -sum('receivable'),
    loan: -sum('loan'),
    accrued: -sum('accrued'),
    escrow: sum('escrow'),
    shares: sum('shares', 'shares_lent'),
    realised: -sum('venue_clearing'),
    charges: sum('fees', 'taxes'),
  };
}

export function isCustomerAccount(account: Account): account is CustomerAccount {
  return (CUSTOMER_ACCOUNTS as readonly Account[]).includes(account);
}

export function isShareAccount(account: Account): boolean {
  return account === 'shares' || account === 'shares_lent' || account === 'venue_shares' || account === 'pool_units';
}

interface Source {
  readonly kind: EntryKind;
  readonly customerId: bigint;
  readonly currency?: Currency | undefined;
  readonly security?: string | null;
  readonly reference: bigint;
  readonly part?: number;
  readonly positionId?: bigint | null;
}

function sourceOf(of: Execution): Omit<Source, 'kind'> {
  return {
    customerId: of.customerId,
    currency: of.currency,
    security: of.symbol,
    reference: of.orderId,
    part: of.execution,
    positionId: of.positionId,
  };
}

function sharesAndCharges(of: Execution): [Account, bigint][] {
  assert(of.shares !== 0n, 'an execution moves shares');
  assert(of.fees >= 0n && of.taxes >= 0n, 'charges are not negative');
  return [
    ['shares', of.shares],
    ['fees', of.fees],
    ['taxes', of.taxes],
    ['venue_shares', -of.shares],
  ];
}

/** The one maker of entries: drops lines of zero and refuses, as a bug, what does not balance. */
export function entry(source: Source, amounts: readonly (readonly [Account, bigint])[]): Entry {
  const lines = amounts.filter(([, amount]) => amount !== 0n).map(([account, amount]) => ({ account, amount }));
  assert(isBalanced(lines), `an entry ${source.kind} balances`);
  const { kind, customerId, currency = 'INR', security = null, reference, part = 0, positionId = null } = source;
  assert(security !== null || !lines.some((line) => isShareAccount(line.account)), 'shares are of a security');
  return { kind, customerId, currency, security, reference, part, positionId, reverses: null, reason: null, lines };
}
