/**
 * Works the levels out, once for each business date whose books are closed, also for those that ended while no server ran: a date is one
 * transaction, and its row in `vip.session` is what makes it once. What the rules are is core's (vip.ts).
 */
import { storyOf, type Story } from '@bahi/contract/stories.ts';
import { addBusinessDays, endOfBusinessDate, type Calendar } from '@bahi/core/calendar.ts';
import type { Parameters } from '@bahi/core/parameters.ts';
import {
  nextStanding,
  reachedLevel,
  VIP_AVERAGE_DAYS,
  type VipChange,
  type VipLevel,
  type VipLimits,
} from '@bahi/core/vip.ts';
import { DAY_MS } from '@bahi/core/time.ts';
import { lastClosedDate } from '../ledger/business-dates.ts';
import { writeMessages, type NewMessage } from '../messages/service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/database.ts';
import type { Task } from '../platform/jobs.ts';
import { signInsUpTo } from '../sign-in/service.ts';
import * as store from './store.ts';

export interface LevelsDeps {
  readonly db: Database;
  readonly clock: Pick<Clock, 'now'>;
  readonly calendar: Calendar;
  readonly parametersAt: (now: number) => Parameters;
  /** Nothing of the market that is over is still to be written. */
  readonly market: { flush(): Promise<void> };
  /** Customers at a time; left out: 5,000. */
  readonly chunk?: number;
}

const CHUNK = 5_000;

export function createVipTasks(deps: LevelsDeps): Task[] {
  return [{ name: 'vip_levels', cron: '1,11,21,31,41,51 * * * *', run: () => workOutLevels(deps) }];
}

/** Every date that is due. The first time: so many as an average looks back. */
export async function workOutLevels({ market, ...deps }: LevelsDeps): Promise<void> {
  const closed = await deps.db.read(lastClosedDate);
  if (closed === null) return;
  await market.flush();
  await workOutTo(deps, closed);
}

/** All of it up to a date that is over. */
export async function workOutTo(deps: Omit<LevelsDeps, 'market'>, closed: string): Promise<void> {
  const { db, calendar } = deps;
  const last = (await store.selectLastDate(db)) ?? addBusinessDays(calendar, closed, -VIP_AVERAGE_DAYS);
  for (let date = last; date < closed;) {
    date = addBusinessDays(calendar, date, 1);
    await workOutDate(deps, date);
  }
}

async function workOutDate(deps: Omit<LevelsDeps, 'market'>, date: string): Promise<void> {
  const { db, clock, calendar, parametersAt, chunk = CHUNK } = deps;
  const endsAt = endOfBusinessDate(calendar, date);
  const limits = parametersAt(endsAt - 1);
  await db.transaction(async (tx) => {
    const at = clock.now();
    if (!(await store.insertSession(tx, { date, at, endsAt, limits }))) return;
    const told: NewMessage[] = [];
    for (let after = 0n; ;) {
      const candidates = await store.selectCandidates(tx, { endsAt, after, limit: chunk });
      if (candidates.length === 0) break;
      after = candidates.at(-1)!.customerId;
      told.push(...(await workOutSome(tx, candidates, { date, at, limits, isLongAgo: at - endsAt > 2 * DAY_MS })));
    }
    await writeMessages(tx, told);
  });
}

interface OfDate {
  readonly date: string;
  readonly at: number;
  readonly limits: VipLimits;
  readonly isLongAgo: boolean;
}

/** Answers what there is to tell. */
async function workOutSome(
  tx: Tx,
  candidates: readonly store.Candidate[],
  { date, at, limits, isLongAgo }: OfDate,
): Promise<NewMessage[]> {
  const ids = candidates.map(({ customerId }) => customerId);
  const [totals, earlier, signIns] = await Promise.all([
    store.selectTotals(tx, ids, date),
    store.selectEarlier(tx, ids, VIP_AVERAGE_DAYS - 1),
    signInsUpTo(tx, ids, date),
  ]);
  const told: NewMessage[] = [];
  const rows = candidates.map(({ customerId, isVerified, accountDays, ...before }): store.StandingRow => {
    const total = totals.get(customerId) ?? 0n;
    const averageTotal = (total + (earlier.get(customerId) ?? 0n)) / BigInt(VIP_AVERAGE_DAYS);
    const facts = { isVerified, accountDays, averageTotal, signIns: signIns.get(customerId) ?? 0 };
    const reached = reachedLevel(facts, limits);
    const { change, ...next } = nextStanding(before, { date, reached, fallDays: limits.vipFallDays });
    // A rise of long ago is on the screen; who is told of one has just reached it.
    if (change !== null && !(change === 'risen' && isLongAgo)) {
      const story = storyOfChange(change, { ...next, before: before.level, reached });
      told.push({ customerId, kind: 'notice', at, story, about: null });
    }
    return { ...facts, ...next, customerId, date, total, reached };
  });
  await store.insertStandings(tx, rows);
  return told;
}

interface Changed {
  readonly level: VipLevel;
  readonly before: VipLevel;
  readonly reached: VipLevel;
  readonly fallsOn: string | null;
}

function storyOfChange(change: VipChange, { level, before, reached, fallsOn }: Changed): Story {
  switch (change) {
    case 'risen':
      return storyOf('vip.risen', { level });
    case 'kept':
      return storyOf('vip.kept', { level });
    case 'falling':
      return storyOf('vip.falling', { level, to: reached, date: fallsOn! });
    case 'fallen':
      return storyOf('vip.fallen', { level, from: before });
  }
}
