/**
 * Whether rights are taken up as asked (rules §8). Pure: the service hands in what it read under its locks. The first reason that stands
 * in the way is the one that is told.
 */
import { refusal, type Refusal } from '@bahi/contract/errors.ts';
import { formatMoney, type Minor } from '@bahi/core/money.ts';
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
}

export function takeUpRefusal(issue: IssueRow, asked: Asked, { now, own, available }: Facts): Refusal | null {
  const refused = windowRefusal(issue, now);
  if (refused !== null) return refused;
  if (own === null || own.shares === 0n) return refusal('rights.not_entitled', { record: issue.recordDate });
  return sharesRefusal(issue, own, asked) ?? fundsRefusal(amountOf(issue, asked.shares + asked.extra), available);
}

/** Of new shares. */
export function amountOf({ price }: Pick<IssueRow, 'price'>, shares: number | bigint): Minor {
  return price * BigInt(shares);
}

/**
 * How many extra shares may still be asked for: what all the others could leave, and no more than one is entitled to. What others
 * leave is worth more than it costs, and without that bound a holding of a few shares could get all of it.
 */
export function extraMaximum({ offeredShares }: IssueRow, own: EntitlementRow | null): number {
  if (own === null || own.shares === 0n || offeredShares === null) return 0;
  const left = offeredShares - own.shares;
  return Number((left < own.shares ? left : own.shares) - own.extraAsked);
}

/** Whether rights are taken up at this moment, to the millisecond; until holdings are written down none are. */
function windowRefusal(issue: IssueRow, now: number): Refusal | null {
  const [opensAt, payBy] = [Number(issue.opensAt), Number(issue.payBy)];
  if (issue.withdrawnAt !== null) return refusal('rights.closed', { closed: Number(issue.withdrawnAt) });
  if (now >= payBy || issue.sharedAt !== null) return refusal('rights.closed', { closed: payBy });
  return now < opensAt || issue.recordedAt === null ? refusal('rights.not_open', { opens: opensAt }) : null;
}

function sharesRefusal(issue: IssueRow, own: EntitlementRow, { shares, extra }: Asked): Refusal | null {
  if (shares < 0 || extra < 0 || shares + extra < 1) return refusal('rights.shares_invalid', {});
  const left = Number(own.shares - own.taken);
  if (shares > left) return refusal('rights.above_entitlement', { left });
  if (extra === 0) return null;
  if (shares < left) return refusal('rights.extra_before_all', { left: left - shares });
  const maximum = extraMaximum(issue, own);
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
