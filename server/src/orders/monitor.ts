/**
 * Watches the mark prices of positions that a rule may close: leveraged and short ones (warning and close-out, rules §5) and those
 * with a stop-loss or take-profit. The index is in memory and follows every commit; a trigger becomes a closing
 * market order whose idempotency key is made of the position and what is left of it.
 */
import { isLocked } from '@bahi/core/position-decision.ts';
import { isWatched } from '@bahi/core/position.ts';
import type { Stop } from '../platform/clock.ts';
import type { OrdersContext } from './context.ts';
import type { PositionRow } from './rows.ts';
import { dueRule, isWarningDue, rulePrice, type Rule } from './rules.ts';

export interface MonitorActions {
  /** Answers whether a closing order was placed. */
  closeByRule(position: PositionRow, rule: Rule, attempt: number): Promise<boolean>;
  warn(position: PositionRow): Promise<void>;
}

export interface Monitor {
  update(positions: readonly PositionRow[]): void;
  /** All there are: what was known before is forgotten. */
  replace(positions: readonly PositionRow[]): void;
  start(): void;
  stop(): void;
}

/** What did not help, or a close-out's next part, is tried no sooner than this; a close that finds nobody, up to ten times as late. */
const PAUSE_MS = 1_000;

interface Watch {
  position: PositionRow;
  isBusy: boolean;
  notBefore: number;
  attempts: number;
  /** Closing orders placed since one found somebody. */
  closes: number;
}

type Deps = Pick<OrdersContext, 'feed' | 'clock' | 'log' | 'day' | 'sessions' | 'halt'>;

export function createMonitor({ feed, clock, log, day, sessions, halt }: Deps, actions: MonitorActions): Monitor {
  const bySymbol = new Map<string, Map<bigint, Watch>>();
  const stops: Stop[] = [];
  let isStarted = false;

  function update(positions: readonly PositionRow[]): void {
    for (const position of positions) {
      const watches = bySymbol.get(position.symbol) ?? new Map<bigint, Watch>();
      const watch = watches.get(position.id);
      if (!needsWatch(position)) {
        watches.delete(position.id);
      } else if (watch === undefined) {
        watches.set(position.id, { position, isBusy: false, notBefore: 0, attempts: 0, closes: 0 });
      } else {
        if (position.quantity < watch.position.quantity) watch.closes = 0;
        watch.position = position;
      }
      bySymbol.set(position.symbol, watches);
    }
  }

  function look(symbols: Iterable<string>): void {
    const now = clock.now();
    for (const symbol of symbols) {
      const watches = bySymbol.get(symbol);
      if (watches === undefined || watches.size === 0 || !sessions.of(symbol, now).isOpen) continue;
      const price = rulePrice(feed, symbol);
      if (price === null) continue;
      for (const watch of watches.values()) if (!watch.isBusy && now >= watch.notBefore) act(watch, price, now);
    }
  }

  function act(watch: Watch, price: number, now: number): void {
    const { position } = watch;
    // No rule places an order while the house takes none; it is looked at again when it does. Warnings go on.
    const isHalted = halt.since() !== null;
    const rule = isHalted ? null : dueRule(position, price, day(now).parameters.marginCloseOutPercent);
    // As it is decided (core/src/position-decision.ts): a lock holds up what was asked for ahead, never the close-out.
    if (rule === 'close_out' || (rule !== null && !isLocked(position, now))) {
      watch.attempts += 1;
      run(watch, async () => {
        if (await actions.closeByRule(position, rule, watch.attempts)) watch.closes += 1;
      });
    } else if (isWarningDue(position, price, day(now).parameters.marginWarningPercent)) {
      run(watch, () => actions.warn(position));
    }
  }

  function run(watch: Watch, action: () => Promise<void>): void {
    watch.isBusy = true;
    action()
      .catch((error: unknown) => log.error({ err: error, position: watch.position.id }, 'a rule of a position failed'))
      .finally(() => {
        watch.isBusy = false;
        watch.notBefore = clock.now() + PAUSE_MS * Math.min(Math.max(watch.closes, 1), 10);
      });
  }

  return {
    update,
    replace(positions) {
      bySymbol.clear();
      update(positions);
    },
    start() {
      if (isStarted) return;
      isStarted = true;
      stops.push(feed.onQuotes(look));
      // A price that rests says nothing more: positions that became due by other means are found here.
      stops.push(clock.every(PAUSE_MS, () => look(bySymbol.keys())));
    },
    stop() {
      for (const stop of stops.splice(0)) stop();
      isStarted = false;
    },
  };
}

function needsWatch(position: PositionRow): boolean {
  if (position.status === 'closed') return false;
  return isWatched(position) || position.stopLoss !== null || position.takeProfit !== null;
}
