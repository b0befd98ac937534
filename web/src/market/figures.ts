/** Figures made of a quote: amplitude, the measure of a ranking, whether a price stands at a limit. Pure, exact. */
import { formatCompact, formatQuantity } from '@bahi/core/format.ts';
import { divideHalfUp, formatDecimal, parseDecimal } from '@bahi/core/money.ts';
import type { Instrument } from '../data/instruments.ts';
import type { RankingKey } from './lists/market-view.ts';

type Units = Parameters<typeof formatCompact>[1];

interface Quote {
  readonly last: string | null;
  readonly previousClose: string | null;
  readonly high: string | null;
  readonly low: string | null;
  readonly volume: number;
  readonly turnover: string;
  readonly upper: string | null;
  readonly lower: string | null;
}

const SCALE = 8;

/** The session's range in percent of the previous close, "3.25"; null when something of it is unknown. */
export function amplitudeOf({
  high,
  low,
  previousClose,
}: Pick<Quote, 'high' | 'low' | 'previousClose'>): string | null {
  const [top, bottom, base] = [exact(high), exact(low), exact(previousClose)];
  if (top === null || bottom === null || base === null || base === 0n) return null;
  return formatDecimal(divideHalfUp((top - bottom) * 10_000n, base), 2);
}

/** What stands beside the code in a ranking; gainers and losers show their measure in the row already. */
export function measureText(by: RankingKey, quote: Quote | undefined, units: Units): string | null {
  if (quote === undefined) return null;
  switch (by) {
    case 'gainers':
    case 'losers':
      return null;
    case 'turnover':
      return formatCompact(quote.turnover, units);
    case 'volume':
      return compactShares(quote.volume, units);
    case 'amplitude': {
      const amplitude = amplitudeOf(quote);
      return amplitude === null ? null : `${amplitude}%`;
    }
  }
}

/** Shares in short; below a thousand they are counted out, without decimals. */
export function compactShares(shares: number, units: Units): string {
  const whole = Math.round(shares);
  return whole < 1000 ? formatQuantity(whole) : formatCompact(whole, units);
}

/** Whether the last price stands at today's limit. */
export function limitOf({ last, upper, lower }: Pick<Quote, 'last' | 'upper' | 'lower'>): 'upper' | 'lower' | null {
  const price = exact(last);
  if (price === null) return null;
  if (upper !== null && price === parseDecimal(upper, SCALE)) return 'upper';
  return lower !== null && price === parseDecimal(lower, SCALE) ? 'lower' : null;
}

type State = Instrument['state'];

/** Not trading for more than a while: its session says nothing, and no order could be taken. */
export function isStopped(state: State): state is 'suspended' | 'off_shelf' {
  return state === 'suspended' || state === 'off_shelf';
}

/** How wide each level's bar is, in percent of the largest quantity on either side. */
export function depthShares(quantities: readonly number[], largest: number): number[] {
  return quantities.map((quantity) => (largest === 0 ? 0 : Math.max(2, Math.round((quantity / largest) * 100))));
}

/** Best ask less best bid; null when a side is empty, or when they cross while one of them is older. */
export function spreadOf(bid: string | undefined, ask: string | undefined): string | null {
  const [low, high] = [exact(bid), exact(ask)];
  if (low === null || high === null || high <= low) return null;
  return formatDecimal(high - low, SCALE).replace(/(\.[0-9]{2}[0-9]*?)0+$/, '$1');
}

/** A position's profit at a price: the difference to the average, the other way round for a short. Null when unknown. */
export function liveProfit(
  position: { readonly direction: 'long' | 'short'; readonly quantity: number; readonly contractAmount: string },
  last: string | null,
): string | null {
  const price = exact(last);
  const contract = parseDecimal(position.contractAmount, SCALE);
  if (price === null || contract === null) return null;
  const difference = price * BigInt(position.quantity) - contract;
  return formatDecimal(
    divideHalfUp(position.direction === 'long' ? difference : -difference, 10n ** BigInt(SCALE - 2)),
    2,
  );
}

function exact(text: string | null | undefined): bigint | null {
  return text === null || text === undefined ? null : parseDecimal(text, SCALE);
}
