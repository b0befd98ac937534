/**
 * The books of the funds: each stands beside the basket it is worth (computed-levels.ts), in the engine of its members, so that makers know at
 * every moment what those are worth. The members do not hear of it: their tape is the same with and without funds.
 */
import type { OnExecution } from '@bahi/core/order-book.ts';
import { valueOf, type Computed, type Fund, type PriceOf } from '../computed.ts';
import type { Board } from '../listed.ts';
import type { SecretStreams } from '../streams.ts';
import { quoteAnew, type AgentsWorld } from './agents.ts';
import type { LiveComputed } from './computed-levels.ts';
import { rollMark } from './mark-price.ts';
import { fundStart, type ComputedStart } from './start-state.ts';
import { createStock, isListed, rollDay, type Stock } from './stock.ts';

/** A basket of which more than this share does not trade has no value to quote around. */
const UNKNOWN_MAX = 0.2;

/** What makers hold a unit worth now, a logarithm. */
function basketWorthOf({ computed, basket }: LiveComputed, stocks: readonly Stock[], world: AgentsWorld): number {
  const priceOf: PriceOf = (at) => worthOf(stocks[at]!, world);
  return Math.log(valueOf(computed.members, basket!, priceOf) / (computed as { divisor: number }).divisor);
}

/**
 * With what the market has done since its makers last looked. Not beyond its limits of the day: what it is wanted for beyond them is gone by the
 * next date (stock.ts, calmDown), and would be the gain of whoever bought the fund in between.
 */
function worthOf({ mind, listed, figures, band, state }: Stock, { factors }: AgentsWorld): number {
  if (state === 'suspended' || state === 'off_shelf') return figures.last ?? figures.previousClose;
  const fair =
    mind.fair +
    listed.marketBeta * (factors.market - mind.marketSeen) +
    listed.sectorBeta * (factors.bySector[listed.sectorIndex]! - mind.sectorSeen);
  return Math.max(band.lower, Math.min(band.upper, Math.exp(fair)));
}

function canBeValued({ computed, basket }: LiveComputed, stocks: readonly Stock[]): boolean {
  const priceOf: PriceOf = (at) => stocks[at]!.figures.last ?? stocks[at]!.figures.previousClose;
  const unknown = computed.members.map((at, place) =>
    isListed(stocks[at]!) ? 0 : basket!.units[place]! * priceOf(at),
  );
  return unknown.reduce((sum, value) => sum + value, 0) <= UNKNOWN_MAX * valueOf(computed.members, basket!, priceOf);
}

/** Makers look once a second beside their turns: a basket that has moved by a part of their spread is quoted anew before anybody can take it. */
export function followBasket(stock: Stock, world: AgentsWorld, now: number): boolean {
  if (stock.state !== 'trading') return false;
  const { mind, listed } = stock;
  const isFar = Math.abs(stock.basketWorth!() + mind.premium - mind.fair) > listed.halfSpread / 2;
  if (isFar) quoteAnew(stock, world, now);
  return isFar;
}

export function isFund(computed: Computed): computed is Fund {
  return computed.kind === 'fund';
}

interface FundBooksInput {
  readonly streams: SecretStreams;
  readonly board: Board;
  readonly live: readonly LiveComputed[];
  readonly stocks: readonly Stock[];
  readonly starts: readonly ComputedStart[];
  readonly world: AgentsWorld;
  /** The number of the first: beside the stocks, whose numbers stay theirs, behind all that may ever be listed. */
  readonly firstFund: number;
  readonly now: number;
  readonly executed: (stock: Stock, ...execution: Parameters<OnExecution>) => void;
  readonly suspend: (stock: Stock) => void;
  readonly resume: (stock: Stock) => void;
}

export function createFundBooks(input: FundBooksInput) {
  const { streams, board, live, stocks, starts, world, firstFund, now, executed } = input;
  const unvalued = new Set<Stock>();
  /** By their place among what is computed. */
  const byPlace = new Map<number, Stock>();
  live.forEach((basket, which) => {
    const { computed, figures } = basket;
    if (!isFund(computed)) return;
    const onExecution: OnExecution = (...execution) => executed(stock, ...execution);
    const from = fundStart(starts[which]!, figures);
    const at = { now, sessionMs: world.sessionMs };
    const worth = () => basketWorthOf(basket, stocks, world);
    const stock: Stock = createStock(streams, firstFund + which, computed.listed, from, at, onExecution, worth);
    byPlace.set(which, stock);
    if (canBeValued(basket, stocks)) return;
    unvalued.add(stock);
    stock.state = 'suspended';
  });

  return {
    byPlace: byPlace as ReadonlyMap<number, Stock>,
    /** A member has news: whoever holds it is worth something else at once. */
    hear(member: Stock, at: number, changed: (fund: Stock, at: number) => void): void {
      for (const [which, fund] of byPlace) {
        if (!board.computed[which]!.members.includes(member.at)) continue;
        quoteAnew(fund, world, at);
        changed(fund, at);
      }
    },
    roll(at: number, changed: (fund: Stock, at: number) => void): void {
      for (const fund of byPlace.values()) {
        rollDay(fund);
        rollMark(fund.mark, { actions: [], fall: 0, tradeShares: fund.tradeShares }, at);
        changed(fund, at);
      }
    },
    /** Of anything that has a book, by staff; the funds that hold it may follow. */
    setState(stock: Stock | undefined, state: 'trading' | 'suspended'): void {
      if (stock === undefined || stock.state === 'off_shelf' || stock.state === state) return;
      if (state === 'trading' && stock.state !== 'suspended') return;
      unvalued.delete(stock);
      if (state === 'suspended') input.suspend(stock);
      else input.resume(stock);
      review();
    },
  };

  /** What cannot be valued is not quoted, and trades again when it can be. */
  function review(): void {
    for (const [which, fund] of byPlace) {
      const isValued = canBeValued(live[which]!, stocks);
      if (!isValued && isListed(fund)) {
        unvalued.add(fund);
        input.suspend(fund);
      } else if (isValued && unvalued.delete(fund)) input.resume(fund);
    }
  }
}
