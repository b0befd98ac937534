/**
 * The first page of the console: the queues in figures against the promises, the decisions of today, and what is broken. What
 * every signed-in browser asks for each few seconds is read once for all.
 */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getOverview } from '@bahi/contract/staff/queues.ts';
import { localDateOf, midnightOf, type Calendar } from '@bahi/core/calendar.ts';
import type { Parameters } from '@bahi/core/parameters.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import type { HouseHalt } from '../halt/service.ts';
import type { LedgerJobs } from '../ledger/jobs.ts';
import type { CaseFigures } from '../platform/case-figures.ts';
import type { Database } from '../platform/database.ts';
import type { Queues } from '../platform/queue.ts';
import type { Proofs } from '../proofs/service.ts';

type Overview = OutputOf<typeof getOverview>;

export interface OverviewDeps {
  readonly db: Database;
  readonly queues: Queues;
  readonly calendar: Calendar;
  readonly parametersAt: (now: number) => Parameters;
  readonly lastAudit: LedgerJobs['lastAudit'];
  readonly lastWholeAudit: LedgerJobs['lastWholeAudit'];
  readonly proofs: Pick<Proofs, 'status'>;
  readonly halt: Pick<HouseHalt, 'since'>;
}

const KEPT_MS = 2_000;

export function createStaffOverview(deps: OverviewDeps): (now: number) => Promise<Overview> {
  let kept: { readonly overview: Promise<Overview>; readonly at: number } | null = null;
  return (now) => {
    if (kept === null || now - kept.at >= KEPT_MS || now < kept.at) {
      const overview = read(deps, now);
      kept = { overview, at: now };
      overview.catch(() => (kept = null));
    }
    return kept.overview;
  };
}

async function read(
  { db, queues, calendar, parametersAt, lastAudit, lastWholeAudit, proofs, halt }: OverviewDeps,
  now: number,
): Promise<Overview> {
  const parameters = parametersAt(now);
  const from = midnightOf(calendar, localDateOf(calendar, now));
  const { totals } = await proofs.status();
  const whole = await lastWholeAudit();
  const found = await db.read((tx) =>
    Promise.all(
      Object.values(queues).map(async ({ name: queue, figures: figuresOf, promise }) => {
        const promiseMinutes = promise === null ? null : parameters[promise];
        return {
          queue,
          promiseMinutes,
          figures: await figuresOf(tx, { now, from, promiseMs: (promiseMinutes ?? 0) * MINUTE_MS }),
        };
      }),
    ),
  );
  return {
    queues: found.map(({ queue, promiseMinutes, figures }) => ({ queue, promiseMinutes, ...waitingOf(figures, now) })),
    decidedToday: found.map(({ queue, figures: { approved, rejected, byReason } }) => ({
      queue,
      approved,
      rejected,
      byReason: [...byReason],
    })),
    ledgerDifferences: totals
      .filter(({ difference }) => Number(difference) !== 0)
      .map(({ currency, difference: amount }) => ({ currency, amount })),
    auditBroken: [...new Set([...(lastAudit()?.broken.keys() ?? []), ...(whole?.broken.keys() ?? [])])],
    isHalted: halt.since() !== null,
    at: now,
  };
}

function waitingOf({ waiting, oldestAt, p50At, p90At, late }: CaseFigures, now: number) {
  return { waiting, oldestAt, p50Minutes: minutesSince(p50At, now), p90Minutes: minutesSince(p90At, now), late };
}

function minutesSince(at: number | null, now: number): number | null {
  return at === null ? null : Math.max(0, Math.floor((now - at) / MINUTE_MS));
}
