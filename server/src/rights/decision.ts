/**
 * Whether rights are taken up as asked (rules §8). Pure: the service hands in what it read under its locks. The first reason that stands
 * in the way is the one that is told.
 */
import { refusal, type Refusal } from '@bahi/contract/errors.ts';
import { formatMoney, type Minor } from '@bahi/core/money.ts';
import { ceilingOf } from './pricing.ts';
import type { EntitlementRow, IssueRow } from './rows.ts';

/** As on the wire: any integers. */
export interface Asked {
  readonly shares: number;
  readonly extra: number;
}

export interface Facts {
  readonly now: number;
  readonly own: EntitlementRow | null;
  readonly available: Minor;
  /** Until when the own rights are taken up: later than published while they wait. */
  readonly payEnd: number;
}

export function takeUpRefusal(issue: IssueRow, asked: Asked, facts: Facts): Refusal | null {
  const { now, own, available } = facts;
  const refused = windowRefusal(issue, facts);
  if (refused !== null) return refused;
  if (own === null || own.shares === 0n) return refusal('rights.not_entitled', { record: issue.recordDate });
  const needed = amountOf(issue, asked.shares) + heldFor(issue, asked.extra);
  return sharesRefusal(issue, own, { ...asked, now }) ?? fundsRefusal(needed, available);
}

/** Of new shares. */
export function amountOf({ price }: Pick<IssueRow, 'price'>, shares: number | bigint): Minor {
  return price * BigInt(shares);
}

/** For extra shares, while it is not known what they cost: the most that they can. */
export function heldFor(issue: IssueRow, extra: number | bigint): Minor {
  return (ceilingOf(issue) ?? 0n) * BigInt(extra);
}

/** Entitled shares and the extra ones that were given, once it is known what these cost. */
export function costOf(
  issue: IssueRow,
  { taken, extraAllotted }: Pick<EntitlementRow, 'taken' | 'extraAllotted'>,
): Minor {
  return amountOf(issue, taken) + extraCostOf(issue, extraAllotted ?? 0n);
}

export function extraCostOf({ price, extraPrice }: IssueRow, shares: bigint): Minor {
  return (extraPrice ?? price) * shares;
}

/**
 * How many extra shares may still be asked for: what all the others could leave, and no more than one is entitled to: without that
 * bound it would pay a holder of a few shares to press the price at which all of it is sold. None after the published deadline.
 */
export function extraMaximum({ offeredShares, payBy }: IssueRow, own: EntitlementRow | null, now: number): number {
  if (own === null || own.shares === 0n || offeredShares === null || now >= Number(payBy)) return 0;
  const left = offeredShares - own.shares;
  return Number((left < own.shares ? left : own.shares) - own.extraAsked);
}

/** Whether rights are taken up at this moment, to the millisecond; until holdings are written down none are. */
function windowRefusal(issue: IssueRow, { now, own, payEnd }: Facts): Refusal | null {
  const opensAt = Number(issue.opensAt);
  if (issue.withdrawnAt !== null) return refusal('rights.closed', { closed: Number(issue.withdrawnAt) });
  const isShared = own === null ? issue.sharedAt !== null : own.lapsed !== null;
  if (now >= payEnd || isShared) return refusal('rights.closed', { closed: payEnd });
  return now < opensAt || issue.recordedAt === null ? refusal('rights.not_open', { opens: opensAt }) : null;
}

function sharesRefusal(issue: IssueRow, own: EntitlementRow, { shares, extra, now }: Asked & Pick<Facts, 'now'>) {
  if (shares < 0 || extra < 0 || shares + extra < 1) return refusal('rights.shares_invalid', {});
  const left = Number(own.shares - own.taken);
  if (shares > left) return refusal('rights.above_entitlement', { left });
  if (extra === 0) return null;
  if (shares < left) return refusal('rights.extra_before_all', { left: left - shares });
  const maximum = extraMaximum(issue, own, now);
  return extra > maximum ? refusal('rights.extra_above_maximum', { maximum }) : null;
}

function fundsRefusal(needed: Minor, available: Minor): Refusal | null {
  if (available >= needed) return null;
  return refusal('rights.insufficient', {
    needed: formatMoney(needed),
    available: formatMoney(available),
    short: formatMoney(needed - available),
  });
}
