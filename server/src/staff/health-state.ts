/** How the house is, for everybody who works there: books, record of staff, jobs, boards, database, halt (rules §10). */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getHealth } from '@bahi/contract/staff/health.ts';
import type { MarketFeed, MarketInstrument } from '@bahi/contract/venue.ts';
import { calendars, currentOrNextSession } from '@bahi/core/calendar.ts';
import { currentHalt } from '../halt/service.ts';
import type { LedgerJobs } from '../ledger/jobs.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/database.ts';
import type { JobsState } from '../platform/jobs.ts';
import type { Storage } from '../platform/storage.ts';
import { changeView, selectProposed } from './change-store.ts';
import { createRecordWatch } from './record-watch.ts';

type Health = OutputOf<typeof getHealth>;

export interface HealthDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly feed: Pick<MarketFeed, 'instruments' | 'quote'>;
  readonly ledger: Pick<LedgerJobs, 'lastAudit' | 'lastWholeAudit' | 'invariants'>;
  readonly orders: { parked(): readonly string[] };
  readonly storage: Pick<Storage, 'state'>;
  /** Null: this process runs none. */
  readonly jobs: () => Promise<JobsState> | null;
}

/** Something trades on every open board within this. */
const FRESH_MS = 30_000;

export function createHealth(deps: HealthDeps): () => Promise<Health> {
  const { db, clock, feed, ledger, orders, storage } = deps;
  const record = createRecordWatch(deps);

  return async () => {
    const now = clock.now();
    const startedAt = performance.now();
    const [halt, sizeBytes] = await db.read(async (tx) => [await haltView(tx), await sizeOf(tx)] as const);
    const latencyMs = Math.round(performance.now() - startedAt);
    const jobs = await deps.jobs();
    return {
      at: now,
      halt,
      audit: await auditView(ledger),
      record: record(),
      parkedOrders: [...orders.parked()],
      jobs: {
        waiting: jobs?.waiting ?? null,
        oldestDueAt: jobs?.oldestDueAt ?? null,
        failing: [...(jobs?.failing ?? [])],
      },
      boards: boardsOf(feed, now),
      database: { latencyMs, sizeBytes, ...(await storage.state()) },
    };
  };
}

async function haltView(tx: Tx): Promise<Health['halt']> {
  const halt = await currentHalt(tx);
  if (halt === null) return null;
  const restart = (await selectProposed(tx, 'restart')).find(({ subject }) => subject === halt.id.toString());
  return {
    by: halt.name,
    at: Number(halt.at),
    reason: halt.reason,
    restart: restart === undefined ? null : changeView(restart),
  };
}

async function sizeOf(tx: Tx): Promise<number> {
  const { rows } = await tx.query<{ size: bigint }>('select pg_database_size(current_database()) as size');
  return Number(rows[0]!.size);
}

async function auditView({ lastAudit, lastWholeAudit, invariants }: HealthDeps['ledger']): Promise<Health['audit']> {
  const last = lastAudit();
  const whole = await lastWholeAudit();
  return {
    at: last?.at ?? null,
    isClean: last?.isClean ?? null,
    whole: whole === null ? null : { at: whole.at, isClean: whole.isClean },
    invariants: invariants.map(({ name, meaning, isWholeOnly = false }) => ({
      name,
      meaning,
      isWholeOnly,
      broken: Math.max(last?.broken.get(name) ?? 0, whole?.broken.get(name) ?? 0),
    })),
  };
}

const BOARDS: Readonly<Record<Health['boards'][number]['board'], MarketInstrument['kind']>> = {
  equities: 'equity',
  forex: 'forex',
  digital: 'digital',
};

function boardsOf(feed: HealthDeps['feed'], now: number): Health['boards'] {
  return Object.entries(BOARDS).flatMap(([name, kind]) => {
    const listed = feed.instruments().filter((one) => one.kind === kind && one.source === 'practice');
    const [first] = listed;
    if (first === undefined) return [];
    const { open, close } = currentOrNextSession(calendars[first.calendarId], now);
    const isOpen = now >= open && now < close;
    const newest = Math.max(...listed.map(({ symbol }) => feed.quote(symbol)?.at ?? -Infinity));
    const quoteAgeMs = newest === -Infinity ? null : Math.max(0, now - newest);
    const isFresh = !isOpen || (quoteAgeMs !== null && quoteAgeMs <= FRESH_MS);
    return [{ board: name as keyof typeof BOARDS, isOpen, quoteAgeMs, isFresh }];
  });
}
