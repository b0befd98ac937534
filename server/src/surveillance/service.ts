/**
 * Market surveillance by the clock: what customers traded, took away and exchanged since the mark, with the half hour before it, since a
 * pattern takes as long. The mark is written with the findings, so that a stop in between tells nothing twice and leaves nothing out.
 */
import { businessDateOf, calendars, currentOrNextSession, type Calendar } from '@bahi/core/calendar.ts';
import type { CandleBar } from '@bahi/core/candles.ts';
import { closesMarked, ordersShown, pricesPushed } from '@bahi/core/surveillance-prices.ts';
import { deskAfterOrders, tradesBetweenTwo } from '@bahi/core/surveillance-trades.ts';
import { LOOKBACK_MS, partiesOf, type Facts, type Finding, type Visit } from '@bahi/core/surveillance.ts';
import type { MarketFeed } from '@bahi/contract/venue.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import type { Clock } from '../platform/clock.ts';
import { SETTLED_MS } from '../orders/service.ts';
import type { Conclude, Database } from '../platform/database.ts';
import type { Task } from '../platform/jobs.ts';
import { subscriberOf } from '../platform/network.ts';
import {
  insertFinding,
  moveMarkBack,
  selectDeeds,
  selectMark,
  updateMark,
  type SeenAt,
  type Stretch,
} from './store.ts';

export { findingsPage } from './store.ts';

export interface SurveillanceDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly calendar: Calendar;
  readonly feed: Pick<MarketFeed, 'instrument'>;
  /** Minutes that start at `from` or later, from the tables. */
  readonly recorded: (
    symbols: readonly string[],
    from: number,
  ) => Promise<readonly { readonly symbol: string; readonly minutes: readonly CandleBar[] }[]>;
}

/** After a time without a server: so much at once. */
const STEP_MS = LOOKBACK_MS;
const DETECTORS: readonly ((facts: Facts) => readonly Finding[])[] = [
  tradesBetweenTwo,
  ordersShown,
  pricesPushed,
  closesMarked,
  deskAfterOrders,
];

export function createSurveillanceTasks(deps: SurveillanceDeps): Task[] {
  return [{ name: 'surveillance', cron: '*/5 * * * *', run: () => look(deps) }];
}

async function look(deps: SurveillanceDeps): Promise<void> {
  const { db, clock } = deps;
  const last = Math.floor((clock.now() - SETTLED_MS) / MINUTE_MS) * MINUTE_MS;
  let mark = await selectMark(db);
  for (;;) {
    const through = mark ?? last - STEP_MS;
    if (through >= last) return;
    const until = Math.min(through + STEP_MS, last);
    const facts = await factsOf(deps, { from: through - LOOKBACK_MS, until });
    const findings = DETECTORS.flatMap((detect) => detect(facts));
    const isMoved = await db.transaction(async (tx) => {
      for (const finding of findings)
        await insertFinding(tx, { finding, isLinked: isLinked(finding, facts), now: clock.now() });
      return updateMark(tx, { from: mark, through: until });
    });
    mark = isMoved ? until : await selectMark(db);
  }
}

/** What is settled late is looked at from its own time on: the mark goes back with the settlement. */
export const lookAgain: Conclude = async (tx, laid) => {
  const late = laid.flatMap((one) => (one.topic === 'orders.settled_late' ? [one.fact.at] : []));
  if (late.length > 0) await moveMarkBack(tx, Math.floor(Math.min(...late) / MINUTE_MS) * MINUTE_MS);
};

function isLinked({ accounts }: Finding, { partyOf }: Facts): boolean {
  return accounts.length > 1 && new Set(accounts.map(partyOf)).size === 1;
}

async function factsOf({ db, calendar, feed, recorded }: SurveillanceDeps, stretch: Stretch): Promise<Facts> {
  const { from, until } = stretch;
  const { sessions, ...deeds } = await db.read((tx) => selectDeeds(tx, stretch));
  const symbols = [...new Set(deeds.executions.map(({ symbol }) => symbol))];
  // What is usual is that of the time before.
  const minutes = symbols.length === 0 ? [] : await recorded(symbols, from - LOOKBACK_MS);
  const ended = (bar: CandleBar) => bar[0] + MINUTE_MS <= until;
  const closes = symbols.flatMap((symbol): [string, number][] => {
    const instrument = feed.instrument(symbol);
    const { close } = currentOrNextSession(
      instrument === undefined ? calendar : calendars[instrument.calendarId],
      from,
    );
    return close <= until ? [[symbol, close]] : [];
  });
  return {
    ...deeds,
    dateOf: (at) => businessDateOf(calendar, at),
    minutes: new Map(minutes.map(({ symbol, minutes: bars }) => [symbol, bars.filter(ended)])),
    closes: new Map(closes),
    partyOf: partiesOf(sessions.filter(({ ip }) => !HERE.test(ip)).map(visitOf)),
  };
}

/** Who comes from this machine comes by a proxy of it, and may be anybody. */
const HERE = /^(127\.|::1$|::ffff:127\.)/;

function visitOf({ customer, ip, device }: SeenAt): Visit {
  return { customer, place: `${subscriberOf(ip)} ${device}` };
}
