/** Credit loans as their table keeps them. */
import type { loan, loanDetail, loanReason, staffLoan } from '@bahi/contract/loans/calls.ts';
import type { Minor } from '@bahi/core/money.ts';
import type * as z from 'zod/mini';

export type LoanView = z.output<typeof loan>;
export type StaffLoanView = z.output<typeof staffLoan>;
export type LoanDetail = z.output<typeof loanDetail>;
export type Reason = z.output<typeof loanReason>;

export interface LoanRow {
  readonly id: bigint;
  readonly customerId: bigint;
  readonly amount: Minor;
  /** Owed of it, with the interest that is posted (decision 0085). */
  readonly principal: Minor;
  readonly interest: Minor;
  readonly termDays: number;
  readonly ratePercent: number;
  readonly score: number;
  readonly status: LoanView['state'];
  readonly reason: Reason | null;
  readonly note: string | null;
  readonly entryId: bigint | null;
  /** Dates of the market's zone: the last one by whose end it is repaid in time, and the last one whose interest is posted. */
  readonly dueDate: string | null;
  readonly interestThrough: string | null;
  readonly repayments: number;
  /** UTC milliseconds. */
  readonly createdAt: bigint;
  readonly promisedBy: bigint;
  readonly claimedAt: bigint | null;
  readonly decidedAt: bigint | null;
  readonly overdueAt: bigint | null;
  readonly remindedAt: bigint | null;
  /** From then on it is overdue. */
  readonly overdueToldAt: bigint | null;
  /** Of a due date that waits for a restriction of staff, as the customer was told last; null: it never did. */
  readonly waitsUntil: bigint | null;
  readonly waitsSince: bigint | null;
  /** The first moment at which repaying all of it counts for the score; 0: any. */
  readonly countsFrom: bigint | null;
  /** Whose sum the score is. */
  readonly scoreEvents: readonly bigint[];
  readonly endedAt: bigint | null;
  readonly decidedBy: bigint | null;
  readonly decidedName: string | null;
}

/** One that is in progress. */
export interface OpenLoan extends LoanRow {
  readonly dueDate: string;
  readonly interestThrough: string;
  readonly overdueAt: bigint;
  readonly countsFrom: bigint;
}

/** What its interest is reckoned by. */
export type Charging = Pick<
  OpenLoan,
  'id' | 'customerId' | 'principal' | 'interest' | 'ratePercent' | 'interestThrough'
>;

export function isOpen(row: LoanRow): row is OpenLoan {
  return row.status === 'in_progress';
}
