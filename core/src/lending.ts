/**
 * What short positions borrow, and who lends it (desks §7): every short of a company's shares is of shares that somebody lends, so there are
 * never more of them than customers have in the pool and the house publishes. What has no shares, as a currency, is borrowed from nobody.
 */
import { formatMoney, type Minor } from './money.ts';
import type { Parameters } from './parameters.ts';
import { freeLots, type Direction } from './position.ts';

export interface Borrowable {
  /** False: the operator lets nobody borrow more for the time being. */
  readonly isOpen: boolean;
  /** Shares in the pool and what the house lends at most, and what of them no short position and no order for one has. */
  readonly quota: number;
  readonly left: number;
}

/** A published part of the shares outstanding, in whole lots; null: there is nothing to borrow. */
export function houseQuota(
  { sharesOutstanding, lotSize }: { readonly sharesOutstanding: number | null; readonly lotSize: number },
  { lendingHouseQuotaBps }: Pick<Parameters, 'lendingHouseQuotaBps'>,
): number | null {
  if (sharesOutstanding === null) return null;
  return Number((BigInt(sharesOutstanding) * BigInt(lendingHouseQuotaBps)) / (10_000n * BigInt(lotSize))) * lotSize;
}

/** What a share's pool stands at. */
export interface Pool {
  /** Shares that customers lend, and of those what they asked back and wait for. */
  readonly lent: number;
  readonly recalled: number;
  /** Shares of open short positions, and those still to fill of orders for one. */
  readonly borrowed: number;
}

export const EMPTY_POOL: Pool = { lent: 0, recalled: 0, borrowed: 0 };

/** What is waited for is lent anew to nobody. More may be borrowed than there is: of a quota that was lowered, or of shares that were sold. */
export function borrowable(
  houseQuota: number,
  { lent, recalled, borrowed }: Pool,
  { isLendingOpen }: Pick<Parameters, 'isLendingOpen'>,
): Borrowable {
  const quota = houseQuota + lent - recalled;
  return { isOpen: isLendingOpen, quota, left: Math.max(0, quota - borrowed) };
}

/** What can leave the pool at once: nobody borrows it. */
export function freeOf({ lent, borrowed }: Pool): number {
  return Math.max(0, lent - borrowed);
}

/** Of lent shares those that are on loan, as the pool is in proportion: a share that rounding leaves over is nobody's here. */
export function onLoanOf(shares: number, { lent, borrowed }: Pool): number {
  return lent === 0 ? 0 : Number((BigInt(shares) * BigInt(Math.min(lent, borrowed))) / BigInt(lent));
}

/** What is back at once of lent shares that are asked back: what others wait for already is theirs first. */
export function backAtOnce(shares: number, pool: Pool): number {
  return Math.min(shares, Math.max(0, freeOf(pool) - pool.recalled));
}

interface RejectionParams {
  'lending.closed': Record<never, never>;
  'lending.not_eligible': Record<never, never>;
  'lending.position_busy': Record<never, never>;
  'lending.position_locked': { until: number };
  'lending.no_free_lots': Record<never, never>;
  'lending.lots_invalid': { maximum: number };
  'lending.price_unavailable': { symbol: string };
  'lending.below_minimum': { minimum: string };
  'lending.nothing_lent': Record<never, never>;
  'lending.recall_lots_invalid': { maximum: number };
}

export type LendingRejection = {
  readonly [C in keyof RejectionParams]: { readonly code: C; readonly params: Readonly<RejectionParams[C]> };
}[keyof RejectionParams];

export interface Lendable {
  readonly symbol: string;
  readonly status: 'holding' | 'closing' | 'closed';
  readonly direction: Direction;
  readonly leverage: number;
  readonly origin: string;
  readonly lockedUntil: number | null;
  readonly quantity: number;
  readonly lent?: number;
  readonly pledged?: number;
}

export interface LendFacts {
  readonly now: number;
  readonly lots: number;
  readonly lotSize: number;
  /** False: there are no shares of it that anybody could borrow. */
  readonly isBorrowed: boolean;
  /** The mark price in paise, null while there is none that counts. */
  readonly mark: Minor | null;
}

/** The first thing that stands in the way of lending so many lots (desks §0): the channel, the shares, their number, the price, the amount. */
export function lendRejection(
  position: Lendable,
  { now, lots, lotSize, isBorrowed, mark }: LendFacts,
  { isLendingOpen, lendingMinimum }: Pick<Parameters, 'isLendingOpen' | 'lendingMinimum'>,
): LendingRejection | null {
  const { symbol, status, direction, leverage, origin, lockedUntil } = position;
  if (!isLendingOpen) return reject('lending.closed', {});
  if (!isBorrowed || direction !== 'long' || leverage !== 1 || origin === 'day' || status === 'closed')
    return reject('lending.not_eligible', {});
  if (status === 'closing') return reject('lending.position_busy', {});
  if (lockedUntil !== null && lockedUntil > now) return reject('lending.position_locked', { until: lockedUntil });
  const maximum = freeLots(position, lotSize);
  if (maximum === 0) return reject('lending.no_free_lots', {});
  if (!Number.isSafeInteger(lots) || lots < 1 || lots > maximum) return reject('lending.lots_invalid', { maximum });
  if (mark === null) return reject('lending.price_unavailable', { symbol });
  if (mark * BigInt(lots * lotSize) < lendingMinimum)
    return reject('lending.below_minimum', { minimum: formatMoney(lendingMinimum) });
  return null;
}

export type Recall = { readonly shares: number } | { readonly rejection: LendingRejection };

/** `lots`: null for all. What is asked back already is not asked back again. A split may leave shares that are no whole lot: they come with the last one. */
export function recallOf(
  { lent, recalled }: { readonly lent: number; readonly recalled: number },
  { lots, lotSize }: { readonly lots: number | null; readonly lotSize: number },
): Recall {
  const open = lent - recalled;
  if (open === 0) return { rejection: reject('lending.nothing_lent', {}) };
  const maximum = Math.ceil(open / lotSize);
  if (lots === null || lots === maximum) return { shares: open };
  if (!Number.isSafeInteger(lots) || lots < 1 || lots > maximum)
    return { rejection: reject('lending.recall_lots_invalid', { maximum }) };
  return { shares: lots * lotSize };
}

function reject<C extends keyof RejectionParams>(code: C, params: RejectionParams[C]): LendingRejection {
  return { code, params } as unknown as LendingRejection;
}
