/**
 * Pledges (desks §7): cash against shares that stay the customer's. What may be lent on them, when what is owed is too much of their value, and
 * how many are sold then. Values go by the mark price; interest, due dates and repayments are a loan's (loan.ts). Prices are paise a share.
 */
import { formatMoney, type Minor } from './money.ts';
import type { Parameters } from './parameters.ts';
import type { PositionStatus } from './position-decision.ts';
import { freeLots, type Direction } from './position.ts';

interface RejectionParams {
  'pledges.amount_unreadable': Record<never, never>;
  'pledges.no_free_lots': Record<never, never>;
  'pledges.lots_invalid': { maximum: number };
  'pledges.not_eligible': Record<never, never>;
  'pledges.position_busy': Record<never, never>;
  'pledges.position_locked': { until: number };
  'pledges.position_protected': Record<never, never>;
  'pledges.price_unavailable': { symbol: string };
  'pledges.below_minimum': { minimum: string };
  'pledges.above_limit': { limit: string };
  'pledges.term_unknown': { terms: string };
  'pledges.pending': Record<never, never>;
}

export type PledgeRejection = {
  readonly [C in keyof RejectionParams]: { readonly code: C; readonly params: Readonly<RejectionParams[C]> };
}[keyof RejectionParams];

type Limits = Pick<Parameters, 'pledgeMinimum' | 'pledgePercent' | 'pledgeTermDays'>;

export interface Pledgeable {
  readonly symbol: string;
  readonly status: PositionStatus;
  readonly direction: Direction;
  readonly leverage: number;
  readonly origin: string;
  readonly lockedUntil: number | null;
  readonly stopLoss: number | null;
  readonly takeProfit: number | null;
  readonly quantity: number;
  readonly pledged?: number;
  readonly lent?: number;
}

export interface PledgeFacts {
  readonly now: number;
  /** Null: it was no amount of money. */
  readonly amount: Minor | null;
  readonly lots: number;
  readonly lotSize: number;
  /** False: it is neither shares nor units of a fund. */
  readonly isEligible: boolean;
  readonly termDays: number;
  /** The mark price, null while there is none that counts. */
  readonly mark: Minor | null;
  readonly hasPending: boolean;
}

/** The first thing that stands in the way (desks §0): the shares, their number, the price, the amount, the term, one request at a time. */
export function pledgeRejection(position: Pledgeable, facts: PledgeFacts, limits: Limits): PledgeRejection | null {
  const { amount, lots, lotSize, termDays, mark } = facts;
  const unfit = positionRejection(position, facts);
  if (unfit !== null) return unfit;
  const maximum = freeLots(position, lotSize);
  if (maximum === 0) return reject('pledges.no_free_lots', {});
  if (!Number.isSafeInteger(lots) || lots < 1 || lots > maximum) return reject('pledges.lots_invalid', { maximum });
  if (mark === null) return reject('pledges.price_unavailable', { symbol: position.symbol });
  if (amount === null) return reject('pledges.amount_unreadable', {});
  if (amount < limits.pledgeMinimum)
    return reject('pledges.below_minimum', { minimum: formatMoney(limits.pledgeMinimum) });
  const above = limitRejection({ amount, mark, shares: lots * lotSize, percent: limits.pledgePercent });
  if (above !== null) return above;
  if (!limits.pledgeTermDays.includes(termDays))
    return reject('pledges.term_unknown', { terms: limits.pledgeTermDays.join(', ') });
  return facts.hasPending ? PENDING : null;
}

/** One request at a time; what is owed on loans and other pledges bars none (decision 0085). */
export const PENDING: PledgeRejection = { code: 'pledges.pending', params: {} };

/** Asked again at the mark price of the approval. */
export function limitRejection(of: {
  readonly amount: Minor;
  readonly mark: Minor;
  readonly shares: number;
  readonly percent: number;
}): PledgeRejection | null {
  const limit = pledgeLimit(of);
  return of.amount > limit ? reject('pledges.above_limit', { limit: formatMoney(limit) }) : null;
}

export function isPledgeable({ direction, leverage, origin }: Pledgeable): boolean {
  return direction === 'long' && leverage === 1 && origin !== 'day';
}

function positionRejection(
  position: Pledgeable,
  { now, isEligible }: Pick<PledgeFacts, 'now' | 'isEligible'>,
): PledgeRejection | null {
  const { status, lockedUntil, stopLoss, takeProfit } = position;
  if (!isEligible || !isPledgeable(position)) return reject('pledges.not_eligible', {});
  if (status !== 'holding') return reject('pledges.position_busy', {});
  if (lockedUntil !== null && now < lockedUntil) return reject('pledges.position_locked', { until: lockedUntil });
  return stopLoss !== null || takeProfit !== null ? reject('pledges.position_protected', {}) : null;
}

export function valueOf(mark: Minor, shares: number): Minor {
  return mark * BigInt(shares);
}

/** Whole paise, rounded down: never more than the part. */
export function pledgeLimit({
  mark,
  shares,
  percent,
}: {
  readonly mark: Minor;
  readonly shares: number;
  readonly percent: number;
}): Minor {
  return (valueOf(mark, shares) * BigInt(percent)) / 100n;
}

/** Whether so much of the value is owed, or more. */
export function isAtOrAbove(owed: Minor, value: Minor, percent: number): boolean {
  return owed * 100n >= value * BigInt(percent);
}

/** In basis points, rounded down; null: nothing is owed, or the value is unknown. */
export function owedBps(owed: Minor, value: Minor | null): number | null {
  return value === null || value === 0n || owed === 0n ? null : Number((owed * 10_000n) / value);
}

/** The least of whole lots after whose sale at this price less than the warning level is owed of the rest; all, where none is enough. What a bonus left beside whole lots goes as the last one. */
export function lotsToSell(of: {
  readonly owed: Minor;
  readonly mark: Minor;
  readonly shares: number;
  readonly lotSize: number;
  readonly warningPercent: number;
}): number {
  const { owed, mark, shares, lotSize, warningPercent } = of;
  const all = Math.ceil(shares / lotSize);
  const percent = BigInt(warningPercent);
  const short = owed * 100n - valueOf(mark, shares) * percent;
  if (short < 0n) return 0;
  const each = mark * BigInt(lotSize) * (100n - percent);
  return Math.min(all, Number(short / each) + 1);
}

function reject<C extends keyof RejectionParams>(code: C, params: RejectionParams[C]): PledgeRejection {
  return { code, params } as unknown as PledgeRejection;
}
