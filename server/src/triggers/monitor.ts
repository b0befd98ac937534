/**
 * Watches the mark prices of all open trigger orders, connected customer or not, while their instruments trade: what is reached fires, what trails
 * follows, what waits is tried again. The index in memory says when to look; what decides are the rows. A mark that came and went while no
 * server looked fires nothing, as with the stop levels of positions.
 */
import type { MarketFeed } from '@bahi/contract/venue.ts';
import { PRICE_AGE_MS_MAX } from '@bahi/core/order-price.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { firedBy, trailed } from '@bahi/core/trigger.ts';
import type { Clock, Stop } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Log } from '../platform/log.ts';
import { createFiring, type FiringDeps } from './firing.ts';
import { selectOpen, selectTriggers, updateTrails, type Due, type TriggerRow } from './store.ts';

export interface Monitor {
  /** Takes up what a process before left on its way, then looks. */
  start(): Promise<void>;
  /** These were set, changed or ended. */
  refresh(of: { readonly triggerIds: readonly bigint[] }): void;
  /** Resolves when what was seen so far is done. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

export interface MonitorDeps extends Omit<FiringDeps, 'onDone' | 'onUnknown'> {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Pick<Log, 'error'>;
  readonly feed: Pick<MarketFeed, 'quote' | 'onQuotes'>;
  /** Its session runs, and no corporate action holds it up. */
  readonly isTrading: (symbol: string, now: number) => boolean;
  readonly haltedSince: () => number | null;
}

/** A trailing price follows, and what failed is tried again, no sooner than this. */
const PAUSE_MS = 1_000;
/** What waits is tried again after ever longer, up to this. */
const WAIT_MS_MAX = MINUTE_MS;

interface Watch {
  row: TriggerRow;
  isBusy: boolean;
  notBefore: number;
  attempts: number;
}

export function createMonitor(deps: MonitorDeps): Monitor {
  const { db, clock, log, feed } = deps;
  const bySymbol = new Map<string, Map<bigint, Watch>>();
  const symbolOf = new Map<bigint, string>();
  const stops: Stop[] = [];
  /** To be read. */
  const changed = new Set<bigint>();
  let work: Promise<void> = Promise.resolve();

  const firing = createFiring({
    ...deps,
    onDone: (ids, rows) => {
      update(rows);
      for (const watch of watchesOf(ids)) {
        watch.isBusy = false;
        // Other terms than those that were looked at: it is looked at anew.
        if (watch.row.status === 'active') continue;
        watch.attempts += 1;
        watch.notBefore = clock.now() + Math.min(PAUSE_MS * 2 ** watch.attempts, WAIT_MS_MAX);
      }
    },
    onUnknown: (ids) => {
      for (const watch of watchesOf(ids)) watch.notBefore = clock.now() + PAUSE_MS;
      readAgain(ids);
    },
  });

  /** Once a pause is over: the database may be away. Until then they are left alone. */
  function readAgain(ids: readonly bigint[]): void {
    const read = async () => {
      try {
        update(await selectTriggers(db, ids), ids);
      } catch (error) {
        readAgain(ids);
        throw error;
      }
    };
    stops.push(clock.after(PAUSE_MS, () => inTurn(read)));
  }

  function watchesOf(ids: readonly bigint[]): Watch[] {
    return ids.flatMap((id) => bySymbol.get(symbolOf.get(id) ?? '')?.get(id) ?? []);
  }

  /** `freed`: nothing of them is under way any more. */
  function update(rows: readonly TriggerRow[], freed: readonly bigint[] = []): void {
    for (const row of rows) {
      const watches = bySymbol.get(row.symbol) ?? new Map<bigint, Watch>();
      bySymbol.set(row.symbol, watches);
      const watch = watches.get(row.id);
      if (row.endedAt !== null) {
        watches.delete(row.id);
        symbolOf.delete(row.id);
      } else if (watch === undefined) {
        watches.set(row.id, { row, isBusy: false, notBefore: 0, attempts: 0 });
        symbolOf.set(row.id, row.symbol);
      } else watch.row = row;
    }
    for (const watch of watchesOf(freed)) watch.isBusy = false;
  }

  function look(symbols: Iterable<string>): void {
    const now = clock.now();
    if (deps.haltedSince() !== null) return;
    const due: Due[] = [];
    const moved: TriggerRow[] = [];
    for (const symbol of symbols) {
      const watches = bySymbol.get(symbol);
      if (watches === undefined || watches.size === 0 || !deps.isTrading(symbol, now)) continue;
      const quote = feed.quote(symbol);
      // A mark of before the opening fires nothing, as no order goes by so old a price.
      if (quote === undefined || quote.state !== 'trading' || now - quote.at > PRICE_AGE_MS_MAX) continue;
      for (const watch of watches.values()) {
        if (watch.isBusy || now < watch.notBefore) continue;
        const { row } = watch;
        const by = row.status === 'active' && now < row.expiresAt ? firedBy(row, quote.mark) : null;
        const closer = row.status === 'active' && by === null ? trailed(row, quote.mark) : null;
        if (by !== null || row.status !== 'active') {
          watch.isBusy = true;
          due.push({ ...row, fired: by === null ? row.fired : { by, mark: quote.mark, at: now } });
        } else if (closer !== null) {
          watch.isBusy = true;
          moved.push(closer);
        }
      }
    }
    firing.push(due);
    if (moved.length > 0) inTurn(() => trail(moved));
  }

  /** What the customer is shown is what is kept: a price that trails counts from its commit on. */
  async function trail(moved: readonly TriggerRow[]): Promise<void> {
    const ids = moved.map(({ id }) => id);
    for (const watch of watchesOf(ids)) watch.notBefore = clock.now() + PAUSE_MS;
    try {
      update(await updateTrails(db, moved));
    } finally {
      for (const watch of watchesOf(ids)) watch.isBusy = false;
    }
  }

  function inTurn(task: () => Promise<void>): void {
    work = work.then(task).catch((error: unknown) => log.error({ err: error }, 'trigger orders: a look failed'));
  }

  async function readChanged(): Promise<void> {
    const ids = [...changed];
    changed.clear();
    update(await selectTriggers(db, ids));
    look(new Set(ids.flatMap((id) => symbolOf.get(id) ?? [])));
  }

  /** All there are: of a change whose commit nobody heard of, too. */
  async function resync(): Promise<void> {
    const open = await selectOpen(db);
    const known = new Set(open.map(({ id }) => id));
    const gone = [...symbolOf.keys()].filter((id) => !known.has(id));
    update([...open, ...(gone.length === 0 ? [] : await selectTriggers(db, gone))]);
  }

  return {
    async start() {
      await resync();
      // Whatever the hour: their orders may be placed already.
      const left = [...symbolOf.keys()].flatMap((id) => watchesOf([id])).filter(({ row }) => row.status === 'firing');
      for (const watch of left) watch.isBusy = true;
      firing.push(left.map(({ row }) => row));
      stops.push(
        feed.onQuotes(look),
        // A price that rests says nothing more: what became due by other means is found here.
        clock.every(PAUSE_MS, () => look(bySymbol.keys())),
        clock.every(MINUTE_MS, () => inTurn(resync)),
      );
    },
    refresh({ triggerIds }) {
      if (changed.size === 0) inTurn(readChanged);
      for (const id of triggerIds) changed.add(id);
    },
    async settled() {
      await work;
      await firing.settled();
      await work;
    },
    async stop() {
      for (const stop of stops.splice(0)) stop();
      await work;
      await firing.settled();
    },
  };
}
