/**
 * A strategy over history (rules §9): what the same rules, targets and orders would have brought. It stands on a pool's page before its own
 * record is long enough, marked as simulated. It is made worse than what it knows: decided by the closes of one session it trades at those of
 * the next, pays every charge, and half a spread on top.
 */
import { chargesOn, totalCharges, type ChargeSchedule } from './charges.ts';
import type { Minor } from './money.ts';
import { bookValue, poolFee } from './pool.ts';
import { affordable, sessionOrders, type PoolOrder } from './pool-orders.ts';
import type { RecordedClose } from './pool-record.ts';
import { dayOf } from './calendar.ts';
import { isDue, targetsOf, WHOLE_BPS, type Strategy } from './strategies/strategies.ts';
import { MONTH, universeOf, YEAR, type Stock, type Target } from './strategies/stock.ts';

/** What a purchase is dearer and a sale cheaper than the close. */
const SPREAD_BPS = 10;

export interface SimulationInput {
  readonly strategy: Strategy;
  /** Business dates, oldest first. */
  readonly dates: readonly string[];
  /** Each up to the last date; one that was listed later has fewer closes. */
  readonly stocks: readonly Stock[];
  readonly capital: Minor;
  readonly feeBpsAYear: number;
  readonly lotSize: number;
  readonly schedule: ChargeSchedule;
}

/** What the whole was worth when each session closed, from the first one for which a rule has its year of closes. */
export function simulatedRecord(input: SimulationInput): RecordedClose[] {
  return [...simulatedCloses(input)];
}

/** The same, a session at a time: whoever has others to serve goes on between two. */
export function* simulatedCloses(input: SimulationInput): Generator<RecordedClose, void, void> {
  const { strategy, dates, stocks, capital } = input;
  const held = new Map<string, number>();
  let cash = capital;
  let targets: readonly Target[] = [];
  for (let day = YEAR + 1; day < dates.length; day += 1) {
    const date = dates[day]!;
    const before = dates.length - day;
    if (isDue(strategy, { date, previous: day === YEAR + 1 ? null : dates[day - 1]! }))
      targets = targetsOf(strategy, upTo(universeOf(stocks, before), before));
    const wanted = new Set([...held.keys(), ...targets.map(({ symbol }) => symbol)]);
    const concerned = stocks.filter(({ symbol }) => wanted.has(symbol));
    const marks = new Map(concerned.map(({ symbol, closes }) => [symbol, closes.at(-before)!]));
    const worth = () => bookValue({ cash, dividends: 0n, positions: positionsOf(held, marks) });
    cash -= poolFee({
      worth: worth(),
      cash,
      bpsAYear: input.feeBpsAYear,
      days: dayOf(date) - dayOf(dates[day - 1]!),
    });
    const tradable = concerned.map((stock) => {
      const { symbol, closes } = stock;
      return {
        symbol,
        mark: closes.at(-before - 1)!,
        held: held.get(symbol) ?? 0,
        volume: averageVolume(stock, before),
      };
    });
    const orders = sessionOrders({ targets, investable: worth(), stocks: tradable, lotSize: input.lotSize });
    const moneyOf = (order: PoolOrder) => tradeOf(order, marks.get(order.symbol)!, input.schedule);
    for (const order of orders.filter(({ side }) => side === 'sell')) {
      cash += moneyOf(order);
      changeHolding(held, order.symbol, -order.shares);
    }
    const costOf = (symbol: string, shares: number) => -moneyOf({ symbol, shares, side: 'buy' });
    const purchases = orders.filter(({ side }) => side === 'buy');
    for (const order of affordable(purchases, { cash, lotSize: input.lotSize, costOf })) {
      cash += moneyOf(order);
      changeHolding(held, order.symbol, order.shares);
    }
    yield { date, price: worth() };
  }
}

/** What cash gets: less for a purchase, more for a sale. */
function tradeOf({ side, shares }: PoolOrder, mark: number, schedule: ChargeSchedule): Minor {
  const turnover = BigInt(mark) * BigInt(shares);
  const spread = (turnover * BigInt(SPREAD_BPS) + BigInt(WHOLE_BPS) - 1n) / BigInt(WHOLE_BPS);
  const lost = spread + totalCharges(chargesOn(schedule, side, turnover));
  return side === 'buy' ? -turnover - lost : turnover - lost;
}

/** As they stood so many sessions before the last one; the rules look back a year and no further. */
function upTo(stocks: readonly Stock[], sessionsBefore: number): Stock[] {
  return stocks.flatMap((stock) => {
    const end = stock.closes.length - sessionsBefore;
    if (end <= 0) return [];
    const from = Math.max(0, end - YEAR - 1);
    return [{ ...stock, closes: stock.closes.slice(from, end), volumes: stock.volumes.slice(from, end) }];
  });
}

function averageVolume({ volumes }: Stock, sessionsBefore: number): number {
  const end = volumes.length - sessionsBefore;
  const last = volumes.slice(Math.max(0, end - MONTH), end);
  return Math.floor(last.reduce((sum, volume) => sum + volume, 0) / last.length);
}

function changeHolding(held: Map<string, number>, symbol: string, by: number): void {
  const left = (held.get(symbol) ?? 0) + by;
  if (left === 0) held.delete(symbol);
  else held.set(symbol, left);
}

function positionsOf(held: ReadonlyMap<string, number>, marks: ReadonlyMap<string, number>) {
  return [...held].map(([symbol, shares]) => ({ symbol, shares, mark: marks.get(symbol)! }));
}
