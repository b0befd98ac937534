/** Mandates of day trading as their table keeps them, and what follows from them and the clock. */
import type { dayMandate, dayTrade } from '@bahi/contract/day-trading/calls.ts';
import type { DayFeeTerms } from '@bahi/core/day-trading.ts';
import type { Minor } from '@bahi/core/money.ts';
import type * as z from 'zod/mini';

export type MandateView = z.output<typeof dayMandate>;
export type TradeView = z.output<typeof dayTrade>;
export type Reason = NonNullable<MandateView['reason']>;

export interface MandateRow extends DayFeeTerms {
  readonly id: bigint;
  readonly customerId: bigint;
  readonly amount: Minor;
  readonly margin: Minor;
  /** The most that the fee can be. */
  readonly feeHeld: Minor;
  readonly sessionDate: string;
  /** UTC milliseconds, as all moments. */
  readonly opensAt: bigint;
  readonly squareOffAt: bigint;
  readonly closesAt: bigint;
  readonly createdAt: bigint;
  readonly promisedBy: bigint;
  readonly claimedAt: bigint | null;
  readonly status: 'pending' | 'approved' | 'settled' | 'rejected' | 'cancelled' | 'expired';
  readonly decidedAt: bigint | null;
  readonly decidedBy: bigint | null;
  readonly decidedName: string | null;
  readonly reason: Reason | null;
  readonly note: string | null;
  /** When its square-off began. */
  readonly closingAt: bigint | null;
  readonly settledAt: bigint | null;
  readonly mostUsed: Minor | null;
  readonly gross: Minor | null;
  readonly charges: Minor | null;
  readonly fee: Minor | null;
  readonly entryId: bigint | null;
}

/** What its orders have of it now. */
export interface Usage {
  /** Of its hold, taken over by orders. */
  readonly drawn: Minor;
  /** Contract amounts of open positions, and of orders that work, at their worst price. */
  readonly open: Minor;
  readonly working: Minor;
}

export const UNUSED: Usage = { drawn: 0n, open: 0n, working: 0n };

export function holdOf({ id }: Pick<MandateRow, 'id'>): { readonly kind: 'day_trading'; readonly reference: bigint } {
  return { kind: 'day_trading', reference: id };
}

export function isOpen({ status }: Pick<MandateRow, 'status'>): boolean {
  return status === 'pending' || status === 'approved';
}

export function stateOf({ status, opensAt, squareOffAt }: MandateRow, now: number): MandateView['state'] {
  if (status !== 'approved') return status;
  if (now < Number(opensAt)) return 'ready';
  return now < Number(squareOffAt) ? 'running' : 'closing';
}
