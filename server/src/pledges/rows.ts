/** Pledges as their table keeps them. */
import type { pledge, pledgeDetail, pledgeReason, staffPledge } from '@bahi/contract/pledges/calls.ts';
import type { Minor } from '@bahi/core/money.ts';
import type * as z from 'zod/mini';

export type PledgeView = z.output<typeof pledge>;
export type StaffPledgeView = z.output<typeof staffPledge>;
export type PledgeDetail = z.output<typeof pledgeDetail>;
export type Reason = z.output<typeof pledgeReason>;

export interface PledgeRow {
  readonly id: bigint;
  readonly customerId: bigint;
  readonly positionId: bigint;
  readonly symbol: string;
  readonly amount: Minor;
  readonly lots: number;
  readonly shares: number;
  /** Of its position now, while it is under review or open. */
  readonly pledged: number;
  readonly mark: Minor;
  readonly paidMark: Minor | null;
  readonly termDays: number;
  readonly ratePercent: number;
  readonly warningPercent: number;
  readonly salePercent: number;
  readonly noticeHours: number;
  readonly status: PledgeView['state'];
  readonly outcome: PledgeView['outcome'];
  readonly reason: Reason | null;
  readonly note: string | null;
  readonly entryId: bigint | null;
  /** Dates of the market's zone: the last one by whose end it is repaid in time, and the last one whose interest is posted. */
  readonly dueDate: string | null;
  readonly interestThrough: string | null;
  readonly repayments: number;
  readonly soldShares: number;
  readonly soldAmount: Minor;
  /** UTC milliseconds. */
  readonly createdAt: bigint;
  readonly promisedBy: bigint;
  readonly claimedAt: bigint | null;
  readonly decidedAt: bigint | null;
  readonly overdueAt: bigint | null;
  readonly remindedAt: bigint | null;
  readonly overdueToldAt: bigint | null;
  readonly warnedAt: bigint | null;
  readonly noticedAt: bigint | null;
  readonly saleAskedAt: bigint | null;
  readonly endedAt: bigint | null;
  readonly decidedBy: bigint | null;
  readonly decidedName: string | null;
}

/** One that is lent. */
export interface OpenPledge extends PledgeRow {
  readonly dueDate: string;
  readonly interestThrough: string;
  readonly overdueAt: bigint;
}

export function isOpen(row: PledgeRow): row is OpenPledge {
  return row.status === 'lending';
}
