/** Surveillance of who trades with whom: two accounts with each other, and one party in the book of a currency and at the desk for it. */
import type { CandleBar } from './candles.ts';
import {
  extentOf,
  groupBy,
  other,
  percentOf,
  quantityOf,
  type DeskExchange,
  type Execution,
  type Facts,
  type FindingOf,
} from './surveillance.ts';
import { MINUTE_MS } from './time.ts';

/** Of what each of the two traded: a market maker meets many, and so does whoever meets a market maker. */
const PAIR_PART = 50;
/** Two who do not know each other may meet in a thin book once or twice. */
const PAIR_TRADES = 5;
/** INR 10,000, in paise: who only wants to trade does not leave so much to one other account. */
const PAIR_HANDED = 10_000_00;

/** Two accounts whose trades are mostly with each other: again and again, or at prices that hand money from the one to the other. */
export function tradesBetweenTwo({ executions, minutes, dateOf }: Facts): FindingOf<'pair'>[] {
  const trades = [...groupBy(executions, ({ symbol, tradeSeq }) => `${symbol} ${tradeSeq}`).values()].filter(isOfTwo);
  const pairs = groupBy(trades, (trade) => `${trade[0].symbol}:${extentOf(trade).accounts.join(':')}`);
  const traded = groupBy(executions, ({ symbol, customer }) => `${symbol} ${customer}`);
  const findings: FindingOf<'pair'>[] = [];
  for (const [pair, between] of pairs) {
    const { symbol } = between[0]![0];
    const extent = extentOf(between.flat());
    const quantity = quantityOf(between.map(([part]) => part));
    const most = Math.max(...extent.accounts.map((account) => quantityOf(traded.get(`${symbol} ${account}`)!)));
    const part = percentOf(quantity, most);
    const gains = between.map((trade) => gainOf(trade, extent.accounts[0]!, minutes.get(symbol) ?? []));
    const handed = Math.round(Math.abs(gains.reduce((sum, gain) => sum + gain, 0)));
    if (part < PAIR_PART || (between.length < PAIR_TRADES && handed < PAIR_HANDED)) continue;
    const figures = { trades: between.length, quantity, part, handed };
    findings.push({ pattern: 'pair', key: `pair:${dateOf(extent.until)}:${pair}`, symbol, ...extent, figures });
  }
  return findings;
}

type Trade = [Execution, Execution];

function isOfTwo(parts: Execution[]): parts is Trade {
  return parts.length === 2 && parts[0]!.customer !== parts[1]!.customer && parts[0]!.side !== parts[1]!.side;
}

/** What an account gained in a trade against the last minute that had ended before it. */
function gainOf([one, two]: Trade, account: bigint, minutes: readonly CandleBar[]): number {
  const { side, price, quantity, at } = one.customer === account ? one : two;
  const market = minutes.findLast(([start]) => start + MINUTE_MS <= at)?.[4] ?? price;
  return (side === 'buy' ? market - price : price - market) * quantity;
}

/** As long as the mark price, by which the desk goes, remembers (decision 0043). */
const DESK_MS = 5 * MINUTE_MS;
/** Of the book's volume in that time: less moves no mark price. */
const DESK_PART = 10;

/** A party that took from the book of a pair to the one side, and then asked the desk for the other. */
export function deskAfterOrders({ exchanges, executions, minutes, partyOf }: Facts): FindingOf<'desk'>[] {
  const takers = groupBy(
    executions.filter(({ isTaker }) => isTaker),
    ({ symbol }) => symbol,
  );
  return exchanges.flatMap((exchange) => {
    const { id, symbol, customer, at } = exchange;
    const taken = (takers.get(symbol) ?? []).filter(
      (execution) => isBefore(exchange, execution) && partyOf(execution.customer) === partyOf(customer),
    );
    if (taken.length === 0) return [];
    const volume = (minutes.get(symbol) ?? [])
      .filter(([start]) => start + MINUTE_MS > at - DESK_MS && start < at)
      .reduce((sum, bar) => sum + bar[5], 0);
    const quantity = quantityOf(taken);
    const part = percentOf(quantity, volume);
    if (part < DESK_PART) return [];
    const { orders, from, until } = extentOf(taken);
    const { accounts } = extentOf([...taken, { customer, order: 0n, at }]);
    const figures = { quantity, part, seconds: Math.round((at - until) / 1000) };
    return [{ pattern: 'desk', key: `desk:${id}:${symbol}`, symbol, accounts, orders, from, until: at, figures }];
  });
}

function isBefore({ side, at }: DeskExchange, execution: Execution): boolean {
  return execution.side === other(side) && execution.at <= at && execution.at > at - DESK_MS;
}
