/** Copy trading as its tables keep it. */
import type { getPool } from '@bahi/contract/pools/calls.ts';
import type { poolHolding, poolHoldingDetail } from '@bahi/contract/pools/holding-shapes.ts';
import type { pool, poolDetail } from '@bahi/contract/pools/pool-shapes.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { Minor } from '@bahi/core/money.ts';
import type { ValuedPosition } from '@bahi/core/pool-valuation.ts';
import type { Strategy } from '@bahi/core/strategies/strategies.ts';
import type * as z from 'zod/mini';

export type PoolView = z.output<typeof pool>;
export type PoolDetail = z.output<typeof poolDetail>;
export type HoldingView = z.output<typeof poolHolding>;
export type HoldingDetail = z.output<typeof poolHoldingDetail>;
export type RecordView = NonNullable<OutputOf<typeof getPool>['records']['own']>;
export type EndReason = NonNullable<HoldingView['reason']>;

export interface PoolRow {
  readonly id: bigint;
  readonly customerId: bigint;
  /** Of its units: `FUND-3`. */
  readonly symbol: string;
  readonly strategy: Strategy;
  readonly minimum: Minor;
  readonly feeBps: number;
  readonly cutoffMs: number;
  readonly lockDays: number;
  /** Dates of the market's zone. */
  readonly startedOn: string;
  readonly endsOn: string;
  readonly deadline: string;
  readonly closedOn: string;
  /** As the last valuation left it; null: there was none. */
  readonly value: Minor | null;
  readonly units: bigint;
  readonly followers: number;
  readonly valuations: number;
  readonly hash: string;
  readonly createdAt: bigint;
  readonly offShelfAt: bigint | null;
  readonly offShelfBy: string | null;
  readonly offShelfReason: string | null;
  readonly endedAt: bigint | null;
}

export interface HoldingRow {
  readonly id: bigint;
  readonly poolId: bigint;
  readonly customerId: bigint;
  readonly invested: Minor;
  readonly stopPercent: number;
  /** The one before, and when it was changed; null: never. */
  readonly stopWas: number | null;
  readonly stopAt: bigint | null;
  readonly lockedUntil: string;
  readonly askedAt: bigint;
  readonly dealsAt: bigint;
  readonly units: bigint;
  readonly paidOut: Minor;
  readonly status: 'waiting' | 'in_progress' | 'ended' | 'returned' | 'taken_back';
  readonly reason: EndReason | null;
  readonly startedAt: bigint | null;
  readonly endedAt: bigint | null;
}

export interface RedemptionRow {
  readonly id: bigint;
  readonly holdingId: bigint;
  readonly poolId: bigint;
  readonly customerId: bigint;
  readonly reason: 'asked' | 'stop' | 'end';
  readonly units: bigint;
  readonly settled: bigint;
  readonly askedAt: bigint;
  readonly dealsAt: bigint;
  readonly status: 'pending' | 'done' | 'taken_back';
  readonly endedAt: bigint | null;
  readonly waitsFor: readonly string[];
}

export interface ValuationRow {
  readonly number: number;
  readonly momentAt: bigint;
  readonly at: bigint;
  readonly date: string;
  readonly moment: 'session' | 'close';
  readonly seq: number;
  readonly head: string;
  readonly cash: Minor;
  readonly dividends: Minor;
  readonly positions: readonly ValuedPosition[];
  readonly fee: Minor;
  readonly value: Minor;
  readonly units: bigint;
  readonly unitsAfter: bigint;
  readonly previous: string;
  readonly hash: string;
}

export interface FlowRow {
  readonly number: number;
  readonly requestId: bigint;
  readonly holdingId: bigint;
  readonly what: 'subscribed' | 'redeemed';
  readonly money: Minor;
  readonly units: bigint;
}
