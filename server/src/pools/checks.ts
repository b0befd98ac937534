/** Whether a pool takes somebody in now (desks §0), the same for the page, the terms and the request; and what a service of pools stands on. */
import { refusal, type Refusal } from '@bahi/contract/errors.ts';
import type { Calendar } from '@bahi/core/calendar.ts';
import { formatMoney, parseMoney, type Minor } from '@bahi/core/money.ts';
import { dealsAt, STOP_PERCENT, type ValuationMoment } from '@bahi/core/pool.ts';
import { RISK_CLOSED_FROM } from '@bahi/core/pool-record.ts';
import { addBusinessDays } from '@bahi/core/calendar.ts';
import type { accountRefusal } from '../loans/service.ts';
import type { Reader } from '../platform/database.ts';
import { selectLapsing } from '../rights/service.ts';
import { figuresIn, recordsOf, type Records } from './figures.ts';
import type { PoolRow, PoolView } from './rows.ts';

export interface PoolsDeps {
  readonly calendar: Calendar;
  readonly verifiedName: Parameters<typeof accountRefusal>[0]['verifiedName'];
  readonly isUnderReview: Parameters<typeof accountRefusal>[0]['isUnderReview'];
  readonly nameOf: (symbol: string) => string;
}

/** A pool with what its state follows from. */
export interface KnownPool {
  readonly pool: PoolRow;
  readonly records: Records;
  readonly isHalted: boolean;
  /** Stocks of whose rights it is not settled yet what they bring. */
  readonly lapsing: readonly string[];
}

export async function knownPools(reader: Reader, rows: readonly PoolRow[]): Promise<KnownPool[]> {
  const records = await recordsOf(reader, rows);
  const { rows: halts } = await reader.query<{ id: bigint }>(
    'select pool_id as id from pools.halt where ended_at is null and pool_id = any ($1::bigint[])',
    [rows.map(({ id }) => id)],
  );
  const halted = new Set(halts.map(({ id }) => id));
  const lapsing = await selectLapsing(
    reader,
    rows.map(({ customerId }) => customerId),
  );
  return rows.map((pool) => ({
    pool,
    records: records.get(pool.id)!,
    isHalted: halted.has(pool.id),
    lapsing: lapsing.get(pool.customerId) ?? [],
  }));
}

/** For a request of now; null: it has ended, or would deal after its end. */
export function dealOf(calendar: Calendar, pool: PoolRow, now: number): ValuationMoment | null {
  return pool.endedAt === null ? dealsAt(calendar, { at: now, cutoffMs: pool.cutoffMs }) : null;
}

export function lockOf(calendar: Calendar, { lockDays }: PoolRow, deal: ValuationMoment): string {
  return addBusinessDays(calendar, deal.date, lockDays);
}

/** In this order, the first holds. */
export function poolRefusal(
  calendar: Calendar,
  { pool, records, isHalted, lapsing }: KnownPool,
  now: number,
): Refusal | null {
  const deal = dealOf(calendar, pool, now);
  if (deal === null || deal.date > pool.endsOn) return refusal('pools.ended', {});
  if (pool.offShelfAt !== null) return refusal('pools.off_shelf', {});
  if (isHalted) return refusal('pools.halted', {});
  const risk = figuresIn(records)?.risk ?? 0;
  if (risk >= RISK_CLOSED_FROM) return refusal('pools.risk_too_high', { risk });
  if (deal.date > pool.deadline) return refusal('pools.deadline_passed', { deadline: pool.deadline });
  if (lapsing.length > 0) return refusal('pools.rights_open', { symbol: lapsing.join(', ') });
  return null;
}

const REASONS = {
  'pools.ended': ['ended', 'end'],
  'pools.off_shelf': ['closed_to_new', 'off_shelf'],
  'pools.halted': ['halted', 'halted'],
  'pools.risk_too_high': ['closed_to_new', 'risk'],
  'pools.deadline_passed': ['closed_to_new', 'deadline'],
  'pools.rights_open': ['closed_to_new', 'rights_open'],
} as const;

/** As its page names what bars it; a pool that still pays out at its end is not called ended before. */
export function stateOf(calendar: Calendar, known: KnownPool, now: number): Pick<PoolView, 'state' | 'stateReason'> {
  const code = poolRefusal(calendar, known, now)?.code as keyof typeof REASONS | undefined;
  if (code === undefined) return { state: 'open', stateReason: null };
  const [state, stateReason] = REASONS[code];
  return { state: state === 'ended' && known.pool.endedAt === null ? 'closed_to_new' : state, stateReason };
}

export interface Asked {
  readonly amount: string;
  readonly stopPercent: number;
  readonly hasWaiting: boolean;
  readonly available: Minor;
}

/** Quantity, then what waits, then the money; after the pool itself. */
export function requestRefusal(pool: PoolRow, { amount: text, ...asked }: Asked): Refusal | null {
  const amount = parseMoney(text);
  if (amount === null) return refusal('pools.amount_unreadable', {});
  if (amount < pool.minimum) return refusal('pools.below_minimum', { minimum: formatMoney(pool.minimum) });
  const { minimum, maximum } = STOP_PERCENT;
  if (asked.stopPercent < minimum || asked.stopPercent > maximum)
    return refusal('pools.stop_invalid', { minimum, maximum });
  if (asked.hasWaiting) return refusal('pools.pending', {});
  if (amount > asked.available) {
    const short = formatMoney(amount - asked.available);
    return refusal('pools.insufficient', { available: formatMoney(asked.available), short });
  }
  return null;
}
