/**
 * The life of an offer of new shares and of an application for it (spec §4, rules §8), each as one table, and the money that each
 * step of an application moves in both funding modes:
 * - `block`: the whole amount is held at the application; what is won is captured into escrow at the draw, the rest released.
 * - `pay_after`: nothing is held, a part may be prepaid; who wins pays what is due by the deadline or forfeits, and gets back what
 *   was prepaid. A win never makes a debt.
 * Money in escrow is the customer's until the allotment spends it on shares.
 */
import { assert, assertNever } from './assert.ts';
import { divideUp, type Minor } from './money.ts';
import { payTimeMin } from './waiting-deadline.ts';

/** `drawn`: the result is fixed, by draw or auction, and the settlement runs. `settled`: everybody got shares, money back, or a deadline. */
export type OfferState = 'draft' | 'upcoming' | 'open' | 'closed' | 'drawn' | 'settled' | 'listed' | 'withdrawn';

/** What may be done with an offer; `change` is of its terms, which the opening commits to. */
export type OfferAct = 'publish' | 'change' | 'apply' | 'draw' | 'settle' | 'list' | 'withdraw';

/** UTC milliseconds. Only what was done is written down; the rest the clock says. */
export interface OfferMoments {
  readonly publishedAt: number | null;
  readonly opensAt: number;
  /** The first moment at which no application is taken. */
  readonly closesAt: number;
  /** When the public value of the draw is known. */
  readonly drawAt: number;
  readonly withdrawnAt: number | null;
  readonly drawnAt: number | null;
  readonly settledAt: number | null;
  readonly listedAt: number | null;
}

const OFFER_ACTS: Record<OfferState, readonly OfferAct[]> = {
  draft: ['change', 'publish', 'withdraw'],
  upcoming: ['change', 'withdraw'],
  open: ['apply', 'withdraw'],
  closed: ['draw', 'withdraw'],
  drawn: ['settle'],
  settled: ['list'],
  listed: [],
  withdrawn: [],
};

export function offerStateAt(of: OfferMoments, now: number): OfferState {
  if (of.withdrawnAt !== null) return 'withdrawn';
  if (of.listedAt !== null) return 'listed';
  if (of.settledAt !== null) return 'settled';
  if (of.drawnAt !== null) return 'drawn';
  if (of.publishedAt === null) return 'draft';
  if (now < of.opensAt) return 'upcoming';
  return now < of.closesAt ? 'open' : 'closed';
}

/**
 * From `drawAt` on the result is decided, though nobody may have looked yet: whoever could still withdraw the offer could choose
 * among results (rules T2). So a draw is not before that moment, and a published offer's withdrawal not after it.
 */
export function canOfferAt(of: OfferMoments, act: OfferAct, now: number): boolean {
  if (act === 'draw' && now < of.drawAt) return false;
  if (act === 'withdraw' && of.publishedAt !== null && now >= of.drawAt) return false;
  return OFFER_ACTS[offerStateAt(of, now)].includes(act);
}

export type FundingMode = 'block' | 'pay_after';

/** Spec §4. A refund is no state of its own: with `not_won` and `forfeited` the money is back already. */
export type SubscriptionStatus =
  | 'applied'
  | 'cancelled'
  | 'not_won'
  | 'awaiting_payment'
  | 'payment_failed'
  | 'paid'
  | 'forfeited'
  | 'allotted'
  | 'listed';

const BECOMES: Record<FundingMode, Record<SubscriptionStatus, readonly SubscriptionStatus[]>> = {
  block: {
    applied: ['applied', 'cancelled', 'not_won', 'paid'],
    cancelled: [],
    not_won: [],
    awaiting_payment: [],
    payment_failed: [],
    paid: ['allotted'],
    forfeited: [],
    allotted: ['listed'],
    listed: [],
  },
  pay_after: {
    applied: ['applied', 'cancelled', 'not_won', 'awaiting_payment', 'paid'],
    cancelled: [],
    not_won: [],
    awaiting_payment: ['payment_failed', 'paid', 'forfeited'],
    payment_failed: ['payment_failed', 'paid', 'forfeited'],
    paid: ['allotted'],
    forfeited: [],
    allotted: ['listed'],
    listed: [],
  },
};

export function canBecome(funding: FundingMode, from: SubscriptionStatus, to: SubscriptionStatus): boolean {
  return BECOMES[funding][from].includes(to);
}

export interface PayTerms {
  /** UTC milliseconds. */
  readonly drawAt: number;
  /** As published. */
  readonly payBy: number;
}

/** The deadline that counts for a win that was told at `decidedAt`: never before the published one. */
export function payDeadline({ drawAt, payBy }: PayTerms, decidedAt: number): number {
  return Math.max(payBy, decidedAt + payTimeMin({ from: drawAt, deadline: payBy }));
}

/** Of a won application, exactly one at any moment: it can be paid until the deadline, and is forfeited from it on. */
export function paymentAt(status: SubscriptionStatus, deadline: number, now: number): 'payable' | 'forfeit' | null {
  if (status !== 'awaiting_payment' && status !== 'payment_failed') return null;
  return now < deadline ? 'payable' : 'forfeit';
}

export interface FundingTerms {
  readonly funding: FundingMode;
  /** Of the amount, with the application, where winners pay afterwards; 0 where the amount is blocked. */
  readonly prepaidPercent: number;
}

/** Where an application's money is. Everything ever taken is held + escrow + spent + returned. */
export interface SubscriptionMoney {
  readonly held: Minor;
  readonly escrow: Minor;
  /** On shares that were credited. */
  readonly spent: Minor;
  /** Released, or refunded. */
  readonly returned: Minor;
  /** Still to pay. */
  readonly due: Minor;
}

export interface Subscription {
  readonly status: SubscriptionStatus;
  /** Of all lots applied for; and of what was won, 0 until then: never above it. */
  readonly amount: Minor;
  readonly cost: Minor;
  readonly money: SubscriptionMoney;
}

/** What a step does, in this order; each an entry or a hold of the ledger, none negative. */
export interface Movement {
  /** A hold that ends: into escrow, and back. */
  readonly captured: Minor;
  readonly released: Minor;
  /** A hold that is made. */
  readonly held: Minor;
  /** Cash into escrow; escrow into cash; escrow into the position's margin. */
  readonly paid: Minor;
  readonly refunded: Minor;
  readonly spent: Minor;
}

export interface Step {
  readonly subscription: Subscription;
  readonly movement: Movement;
}

/** What an application holds or prepays: all of it in either way leaves what is available. */
export function upfrontOf({ funding, prepaidPercent }: FundingTerms, amount: Minor): { held: Minor; prepaid: Minor } {
  if (funding === 'block') return { held: amount, prepaid: 0n };
  return { held: 0n, prepaid: divideUp(amount * BigInt(prepaidPercent), 100n) };
}

export function apply(terms: FundingTerms, amount: Minor): Step {
  assert(amount > 0n, 'an application is for something');
  const { held, prepaid } = upfrontOf(terms, amount);
  const money = { ...NO_MONEY, held, escrow: prepaid };
  return {
    subscription: { status: 'applied', amount, cost: 0n, money },
    movement: { ...NOTHING, held, paid: prepaid },
  };
}

/** Another amount, until the deadline: a hold is replaced, a prepayment goes up or down to the new one. */
export function change(terms: FundingTerms, before: Subscription, amount: Minor): Step {
  assert(before.status === 'applied' && amount > 0n, 'an application that is open is changed');
  const { held, prepaid } = upfrontOf(terms, amount);
  const { money } = before;
  const paid = greatest(prepaid - money.escrow, 0n);
  const refunded = greatest(money.escrow - prepaid, 0n);
  const returned = money.returned + money.held + refunded;
  return {
    subscription: { ...before, amount, money: { ...money, held, escrow: prepaid, returned } },
    movement: { ...NOTHING, released: money.held, held, paid, refunded },
  };
}

/**
 * The result of draw or auction: `cost` of what was won, 0 for nothing. Blocked money pays at once; else what was prepaid counts, and
 * what is above the cost comes back.
 */
export function decide({ funding }: FundingTerms, before: Subscription, cost: Minor): Step {
  assert(cost >= 0n && cost <= before.amount, 'nobody wins more than applied for');
  if (cost === 0n) return giveBack(funding, before, 'not_won');
  const { held, escrow } = before.money;
  const kept = least(held + escrow, cost);
  const captured = least(held, kept);
  const movement = { ...NOTHING, captured, released: held - captured, refunded: escrow - (kept - captured) };
  const due = cost - kept;
  const status = due > 0n ? 'awaiting_payment' : 'paid';
  assertBecomes(funding, before, status);
  const returned = before.money.returned + movement.released + movement.refunded;
  const money = { held: 0n, escrow: kept, spent: 0n, returned, due };
  return { subscription: { ...before, status, cost, money }, movement };
}

/** The steps after the decision, and the customer's own taking back before it. */
export function proceed(
  { funding }: FundingTerms,
  before: Subscription,
  to: Exclude<SubscriptionStatus, 'applied' | 'not_won' | 'awaiting_payment'>,
): Step {
  const { money } = before;
  switch (to) {
    case 'cancelled':
    case 'forfeited':
      return giveBack(funding, before, to);
    case 'paid': {
      assert(money.due > 0n, 'what is due is paid');
      const paid = money.due;
      const after = { ...money, escrow: money.escrow + paid, due: 0n };
      return stepTo(funding, before, { status: to, money: after, movement: { ...NOTHING, paid } });
    }
    case 'allotted': {
      const spent = money.escrow;
      const after = { ...money, escrow: 0n, spent };
      return stepTo(funding, before, { status: to, money: after, movement: { ...NOTHING, spent } });
    }
    case 'payment_failed':
    case 'listed':
      return stepTo(funding, before, { status: to, money, movement: NOTHING });
    default:
      return assertNever(to);
  }
}

const NOTHING: Movement = { captured: 0n, released: 0n, held: 0n, paid: 0n, refunded: 0n, spent: 0n };
const NO_MONEY: SubscriptionMoney = { held: 0n, escrow: 0n, spent: 0n, returned: 0n, due: 0n };

/** All that is held and all that is in escrow. */
function giveBack(funding: FundingMode, before: Subscription, status: SubscriptionStatus): Step {
  const { held, escrow, returned } = before.money;
  return stepTo(funding, before, {
    status,
    money: { ...NO_MONEY, returned: returned + held + escrow },
    movement: { ...NOTHING, released: held, refunded: escrow },
  });
}

function stepTo(
  funding: FundingMode,
  before: Subscription,
  { status, money, movement }: Pick<Subscription, 'status' | 'money'> & { movement: Movement },
): Step {
  assertBecomes(funding, before, status);
  return { subscription: { ...before, status, money }, movement };
}

function assertBecomes(funding: FundingMode, { status }: Subscription, to: SubscriptionStatus): void {
  assert(canBecome(funding, status, to), `an application that is ${status} cannot become ${to}`);
}

function least(a: Minor, b: Minor): Minor {
  return a < b ? a : b;
}

function greatest(a: Minor, b: Minor): Minor {
  return a > b ? a : b;
}
