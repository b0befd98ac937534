/** Surveillance of prices: orders that stand to be seen, a price that is pushed and comes back, and the last minutes of a session. */
import type { CandleBar } from './candles.ts';
import type { Side } from './charges.ts';
import {
  extentOf,
  groupBy,
  other,
  percentOf,
  quantityOf,
  type Cancelled,
  type Execution,
  type Facts,
  type FindingOf,
} from './surveillance.ts';
import { MINUTE_MS } from './time.ts';

/** What stands for longer could have been traded with. */
const SHOWN_MS_MAX = 10 * MINUTE_MS;
/** Taken away so soon after the other side was filled. */
const CANCELLED_MS_MAX = MINUTE_MS;
/** Per cent of an order: what traded more was there to trade. */
const FILLED_MAX = 10;
/** Times what was filled on the other side: a market maker stands with about the same on both. */
const SHOWN_TIMES = 5;
/** Minutes of the symbol's usual volume: fewer are seen by nobody. */
const SHOWN_MINUTES = 2;
/** Once is a change of mind. */
const ROUNDS_MIN = 2;

/** A party that stands with much on one side, is filled on the other, and takes away what stood: more than once. */
export function ordersShown({ cancelled, executions, minutes, partyOf, dateOf }: Facts): FindingOf<'spoofing'>[] {
  const placeOf = (one: Pick<Execution, 'customer' | 'symbol'>, side: Side) =>
    `${one.symbol}:${side}:${partyOf(one.customer)}`;
  const shown = cancelled.filter(
    ({ placedAt, at, filled, quantity }) => at - placedAt <= SHOWN_MS_MAX && percentOf(filled, quantity) <= FILLED_MAX,
  );
  const fillsOf = groupBy(executions, (fill) => placeOf(fill, other(fill.side)));
  return [...groupBy(shown, (order) => placeOf(order, order.side))].flatMap(([place, orders]) => {
    const { symbol } = orders[0]!;
    const rounds = roundsOf(orders, fillsOf.get(place) ?? []);
    const enough = SHOWN_MINUTES * usualOf(minutes.get(symbol) ?? [], (bar) => bar[5]);
    const seen = rounds.filter(({ away, quantity }) => away >= SHOWN_TIMES * quantity && away >= enough);
    if (seen.length < ROUNDS_MIN) return [];
    const figures = {
      rounds: seen.length,
      cancelled: seen.reduce((sum, { away }) => sum + away, 0),
      quantity: quantityOf(seen),
    };
    const extent = extentOf(seen.flatMap(({ deeds }) => deeds));
    return [{ pattern: 'spoofing', key: `spoofing:${dateOf(extent.until)}:${place}`, symbol, ...extent, figures }];
  });
}

/** What was taken away after each order that was filled on the other side. */
function roundsOf(orders: readonly Cancelled[], fills: readonly Execution[]) {
  const after = groupBy(orders, ({ placedAt, at }) => {
    const last = fills.findLast((fill) => fill.at >= placedAt && fill.at <= at);
    return last !== undefined && at - last.at <= CANCELLED_MS_MAX ? last.order : null;
  });
  return [...after].flatMap(([order, away]) => {
    if (order === null) return [];
    const filled = fills.filter((fill) => fill.order === order);
    const stood = away.reduce((sum, { quantity, filled: of }) => sum + quantity - of, 0);
    return [{ away: stood, quantity: quantityOf(filled), deeds: [...away, ...filled] }];
  });
}

const PUSH_MINUTES = 3;
/** By when a push has come back, and who pushed is out again. */
const BACK_MS = 15 * MINUTE_MS;
/** Of the market's volume: fewer than one in three decides no price. */
const PUSH_PART = 30;
/** Accounts that act together; more are the market. */
const ACCOUNTS_MAX = 20;
/** Times the usual range of a minute: at twice, one large trade of one day trader does. */
const MOVED_TIMES = 3;
/** Per cent of the move, and of what was taken. */
const BACK_PART = 50;

/** Few accounts that take a large part of some minutes to one side while the price moves; then it comes back, and they are out again. */
export function pricesPushed({ executions, minutes, dateOf }: Facts): FindingOf<'push'>[] {
  return [...groupBy(executions, ({ symbol }) => symbol)].flatMap(([symbol, all]) =>
    (['buy', 'sell'] as const).flatMap((side) => {
      const bars = minutes.get(symbol) ?? [];
      const found = startsOf(all, side).flatMap((start) => pushAt(start, { side, all, bars }));
      // The strongest of those that overlap.
      const push = found.toSorted((a, b) => b.figures.part - a.figures.part)[0];
      if (push === undefined) return [];
      const key = `push:${dateOf(push.until)}:${symbol}:${side}:${push.accounts[0]}`;
      return [{ pattern: 'push', key, symbol, ...push }];
    }),
  );
}

interface Traded {
  readonly side: Side;
  /** Of one symbol. */
  readonly all: readonly Execution[];
  readonly bars: readonly CandleBar[];
}

/** Minutes in which something was taken. */
function startsOf(all: readonly Execution[], side: Side): number[] {
  const taken = all.filter((execution) => execution.isTaker && execution.side === side);
  return [...new Set(taken.map(({ at }) => Math.floor(at / MINUTE_MS) * MINUTE_MS))];
}

function pushAt(start: number, { side, all, bars }: Traded): Omit<FindingOf<'push'>, 'pattern' | 'key' | 'symbol'>[] {
  const end = start + PUSH_MINUTES * MINUTE_MS;
  const during = bars.filter((bar) => bar[0] >= start && bar[0] < end);
  const before = bars.findLast((bar) => bar[0] < start)?.[4] ?? during[0]?.[1];
  if (before === undefined || during.length === 0) return [];
  const sign = side === 'buy' ? 1 : -1;
  const moved = Math.max(...during.map((bar) => sign * ((side === 'buy' ? bar[2] : bar[3]) - before)));
  if (moved < MOVED_TIMES * usualRange(bars, during)) return [];
  const after = bars.filter((bar) => bar[0] >= start && bar[0] < end + BACK_MS);
  const peak = during.findIndex((bar) => sign * ((side === 'buy' ? bar[2] : bar[3]) - before) === moved);
  const back = percentOf(moved - Math.min(...after.slice(peak).map((bar) => sign * (bar[4] - before))), moved);
  if (back < BACK_PART) return [];
  const volume = during.reduce((sum, bar) => sum + bar[5], 0);
  const outOf = groupBy(
    all.filter(({ at, side: own }) => own !== side && at >= start && at < end + BACK_MS),
    ({ customer }) => customer,
  );
  const few = fewestWith(
    takenIn(all, { side, start, end }).filter((own) => {
      const out = (outOf.get(own[0]!.customer) ?? []).filter(({ at }) => at >= own[0]!.at);
      return percentOf(quantityOf(out), quantityOf(own)) >= BACK_PART;
    }),
    volume,
  );
  if (few === null) return [];
  const figures = { ...few.figures, moved: bpsOf(moved, before), back };
  return [{ ...extentOf(few.deeds), figures }];
}

const CLOSE_MINUTES = 5;

/** Few accounts that take a large part of a session's last minutes to the side to which its last price moves. */
export function closesMarked({ executions, minutes, closes }: Facts): FindingOf<'close'>[] {
  const bySymbol = groupBy(executions, ({ symbol }) => symbol);
  return [...closes].flatMap(([symbol, end]) => {
    const start = end - CLOSE_MINUTES * MINUTE_MS;
    const bars = (minutes.get(symbol) ?? []).filter((bar) => bar[0] < end);
    const during = bars.filter((bar) => bar[0] >= start);
    const before = bars.findLast((bar) => bar[0] < start)?.[4];
    if (before === undefined || during.length === 0) return [];
    const moved = during.at(-1)![4] - before;
    if (Math.abs(moved) < MOVED_TIMES * usualRange(bars, during)) return [];
    const side = moved > 0 ? 'buy' : 'sell';
    const few = fewestWith(
      takenIn(bySymbol.get(symbol) ?? [], { side, start, end }),
      during.reduce((sum, bar) => sum + bar[5], 0),
    );
    if (few === null) return [];
    const figures = { ...few.figures, moved: bpsOf(Math.abs(moved), before) };
    return [{ pattern: 'close', key: `close:${end}:${symbol}`, symbol, ...extentOf(few.deeds), figures }];
  });
}

interface Stretch {
  readonly side: Side;
  readonly start: number;
  readonly end: number;
}

/** By account, those that took most first. */
function takenIn(all: readonly Execution[], { side, start, end }: Stretch): Execution[][] {
  const taken = all.filter(
    (execution) => execution.isTaker && execution.side === side && execution.at >= start && execution.at < end,
  );
  return [...groupBy(taken, ({ customer }) => customer).values()].toSorted((a, b) => quantityOf(b) - quantityOf(a));
}

/** As many as may act together, where they have the part that decides a price; null: they do not. */
function fewestWith(byAccount: readonly (readonly Execution[])[], volume: number) {
  const deeds = byAccount.slice(0, ACCOUNTS_MAX).flat();
  const quantity = quantityOf(deeds);
  const part = percentOf(quantity, volume);
  return part < PUSH_PART ? null : { deeds, figures: { quantity, part } };
}

/** Minutes: of fewer nobody knows what is usual. */
const USUAL_MIN = 5;

function usualRange(bars: readonly CandleBar[], without: readonly CandleBar[]): number {
  const left = bars.filter((bar) => bar[0] < without[0]![0]);
  if (left.length < USUAL_MIN) return Infinity;
  // A price that never moves is moved by any tick.
  const range = usualOf(left, (bar) => bar[2] - bar[3]);
  return Math.max(1, range);
}

/** The median: minutes that were bent count as any other. */
function usualOf(bars: readonly CandleBar[], of: (bar: CandleBar) => number): number {
  const values = bars.map(of).toSorted((a, b) => a - b);
  return values[Math.floor(values.length / 2)] ?? Infinity;
}

function bpsOf(part: number, whole: number): number {
  return Math.round((part / whole) * 10_000);
}
