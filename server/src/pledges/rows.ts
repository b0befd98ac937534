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
  /** Blocked now. */
  readonly pledged: number;
  /** Owed of it, with the interest that is posted (decision 0085). */
  readonly principal: Minor;
  readonly interest: Minor;
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
  /** As of a loan (decision 0078). */
  readonly waitsUntil: bigint | null;
  readonly waitsSince: bigint | null;
  readonly countsFrom: bigint | null;
  readonly warnedAt: bigint | null;
  readonly noticedAt: bigint | null;
  readonly endedAt: bigint | null;
  readonly decidedBy: bigint | null;
  readonly decidedName: string | null;
}

/** One that is lent. */
export interface OpenPledge extends PledgeRow {
  readonly dueDate: string;
  readonly interestThrough: string;
  readonly overdueAt: bigint;
  readonly countsFrom: bigint;
}

/** A forced sale with what it rests on. */
export interface SaleRow {
  readonly id: bigint;
  readonly pledgeId: bigint;
  /** The key of its order. */
  readonly request: string;
  readonly noticedAt: bigint;
  readonly askedAt: bigint;
  readonly mark: Minor;
  readonly value: Minor;
  readonly owed: Minor;
  readonly lots: number;
  readonly soldShares: number;
}

export function isOpen(row: PledgeRow): row is OpenPledge {
  return row.status === 'lending';
}
