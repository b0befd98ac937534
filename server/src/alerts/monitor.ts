/**
 * Watches the market for every active alert, connected customer or not. Quotes tell at once; the minutes that ended tell what came and went between
 * two quotes; after a start and after a date's end what was recorded tells the rest. Each is looked at with what counted before
 * the alert was set left out (values.ts).
 */
import type { Bar, MarketFeed } from '@bahi/contract/venue.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import type { Clock, Stop } from '../platform/clock.ts';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { Database } from '../platform/database.ts';
import type { Firing } from './firing.ts';
import { selectActive, selectActiveOf, selectSeenUntil, upsertSeenUntil } from './store.ts';
import { figuresDate, isBeyond, type Reached, type Waiting } from './values.ts';
import type { WaitingAlerts } from './waiting.ts';

/** What is recorded of a symbol: ended minutes, and the figures of dates. */
export interface RecordedSymbol {
  readonly symbol: string;
  readonly minutes: readonly Bar[];
  readonly days: readonly {
    readonly date: string;
    readonly previousClose: number;
    readonly volume: number;
    readonly close: number;
  }[];
}

export type ReadRecorded = (symbols: readonly string[], from: number) => Promise<readonly RecordedSymbol[]>;

export interface Monitor {
  /** Looks at what happened since the last look of the process before, then at the market as it is. */
  start(): Promise<void>;
  /** Reads the active alerts again: some may have been set without our knowing. */
  reload(): Promise<void>;
  /** What waits for this symbol was moved: as the tables have it, from now on. */
  refresh(symbol: string): Promise<void>;
  /** Now, and from now on. */
  watch(alert: Waiting): void;
  /** Resolves when what was asked for so far has been looked at. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

export interface MonitorOptions {
  readonly db: Pick<Database, 'query'>;
  readonly feed: Pick<MarketFeed, 'instrument' | 'quote' | 'onQuotes' | 'onBars' | 'minuteBars' | 'trades'>;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
  readonly metrics: Pick<Metrics, 'setAlertsActive'>;
  readonly alerts: WaitingAlerts;
  readonly firing: Firing;
  readonly recorded: ReadRecorded;
  /** While a corporate action is applied its levels are moved: nothing of it is looked at. */
  readonly isHeldUp?: ((symbol: string, now: number) => boolean) | undefined;
}

/** The recorder has written a minute by then. */
const RECORDING_MS = 3 * MINUTE_MS;
/** Looked at twice rather than not at all. */
const OVERLAP_MS = 30 * MINUTE_MS;
const TAPE_MAX = 100;

export function createMonitor(options: MonitorOptions): Monitor {
  const { db, feed, clock, log, metrics, alerts, firing } = options;
  const stops: Stop[] = [];
  const ownFrom = Math.floor(clock.now() / MINUTE_MS) * MINUTE_MS;
  let work: Promise<unknown> = Promise.resolve();
  // Minutes that ended before the alerts were read are looked at after it.
  let early: { symbol: string; bar: Bar }[] | null = [];
  stops.push(feed.onBars((bars) => (early === null ? lookAtMinutes(bars) : void early.push(...bars))));

  const isHeldUp = (symbol: string) => options.isHeldUp?.(symbol, clock.now()) ?? false;

  function lookAtQuotes(symbols: readonly string[]): void {
    for (const symbol of symbols) if (!isHeldUp(symbol)) firing.push(alerts.dueNow(symbol));
    if (alerts.takeRoll())
      stops.push(clock.after(RECORDING_MS, () => inTurn(() => lookBack(clock.now() - OVERLAP_MS))));
  }

  function lookAtMinutes(bars: readonly { symbol: string; bar: Bar }[]): void {
    for (const { symbol, bar } of bars) {
      // The extremes of the date tell it once its levels are moved.
      if (isHeldUp(symbol)) continue;
      const { due, unsure } = alerts.dueIn(symbol, bar, null);
      firing.push(due);
      if (unsure.length > 0) inTurn(() => askTape(symbol, unsure));
    }
  }

  /** In the minute an alert was set only the tape tells what came before it and what after. */
  async function askTape(symbol: string, unsure: readonly Waiting[]): Promise<void> {
    const trades = await feed.trades(symbol, TAPE_MAX);
    const previousClose = feed.quote(symbol)?.previousClose ?? 0;
    for (const alert of unsure) {
      const later = trades.filter((trade) => trade.at > alert.createdAt);
      const trade = later.findLast(({ price }) => isBeyond(alert, price, previousClose));
      if (trade === undefined || !alerts.claim(alert)) continue;
      const reached: Reached = { price: trade.price, volume: null, previousClose };
      firing.push([{ alert, reached }]);
    }
  }

  async function lookBack(from: number): Promise<void> {
    const symbols = alerts.symbols();
    if (symbols.length === 0) return;
    for (const { symbol, minutes, days } of await options.recorded(symbols, from)) {
      const previousCloses = new Map(days.map((day) => [day.date, day.previousClose]));
      const calendarId = feed.instrument(symbol)?.calendarId ?? 'practice';
      for (const bar of minutes)
        firing.push(alerts.dueIn(symbol, bar, previousCloses.get(figuresDate(calendarId, bar[0])) ?? null).due);
      for (const day of days) firing.push(alerts.dueOn(symbol, day));
    }
  }

  /** What this process has seen and the recorder may not have written yet. */
  async function lookAtOwn(): Promise<void> {
    for (const symbol of alerts.symbols()) {
      for (const bar of await feed.minuteBars(symbol, ownFrom, clock.now() + 1))
        firing.push(alerts.dueIn(symbol, bar, null).due);
    }
  }

  async function load(): Promise<void> {
    alerts.add(await selectActive(db));
    metrics.setAlertsActive(alerts.size);
    lookAtQuotes(alerts.symbols());
  }

  /** What was due is written, so that a later start need not look at it again. */
  async function remember(): Promise<void> {
    const now = clock.now();
    if (firing.isIdle()) await upsertSeenUntil(db, now);
    metrics.setAlertsActive(alerts.size);
  }

  function inTurn(task: () => Promise<void>): void {
    work = work.then(task).catch((error: unknown) => log.warn({ err: error }, 'alerts: a look at the market failed'));
  }

  return {
    async start() {
      const now = clock.now();
      const seenUntil = (await selectSeenUntil(db)) ?? now;
      alerts.add(await selectActive(db));
      stops.push(feed.onQuotes(lookAtQuotes));
      await lookBack(Math.min(seenUntil, now) - OVERLAP_MS);
      await lookAtOwn();
      const bars = early ?? [];
      early = null;
      lookAtMinutes(bars);
      await load();
      stops.push(clock.every(MINUTE_MS, () => inTurn(remember)));
    },
    reload: async () => inTurn(load),
    refresh: async (symbol) =>
      inTurn(async () => {
        alerts.replace(symbol, await selectActiveOf(db, symbol));
        lookAtQuotes([symbol]);
      }),
    watch(alert) {
      alerts.add([alert]);
      lookAtQuotes([alert.symbol]);
    },
    settled: async () => {
      await work;
      await firing.settled();
    },
    async stop() {
      for (const stop of stops.splice(0)) stop();
      await work;
      await firing.stop();
      if (early === null)
        await remember().catch((error: unknown) => log.warn({ err: error }, 'alerts: last look not kept'));
    },
  };
}
