/**
 * When a rule of a position is due (rules §5), and the price that it goes by. The monitor asks to find what may be due, the
 * transaction that acts asks again under the lock of the book: margin may have come first, or the stop gone.
 */
import { closeOutLots, isEquityAtOrBelow, isWatched } from '@bahi/core/position.ts';
import type { MarketFeed } from '@bahi/contract/venue.ts';
import type { Origin, PositionRow } from './rows.ts';

export type Rule = Extract<Origin, 'stop_loss' | 'take_profit' | 'close_out'>;

/** What stops, takes, warnings and close-outs go by; null while there is none. */
export function rulePrice(feed: MarketFeed, symbol: string): number | null {
  return feed.quote(symbol)?.mark ?? null;
}

/** Close-out first, then the stop, then the take. */
export function dueRule(position: PositionRow, price: number | null, closeOutPercent: number): Rule | null {
  if (price === null) return null;
  if (isWatched(position) && isEquityAtOrBelow(position, price, closeOutPercent)) return 'close_out';
  const sign = position.direction === 'long' ? 1 : -1;
  if (position.stopLoss !== null && (price - position.stopLoss) * sign <= 0) return 'stop_loss';
  if (position.takeProfit !== null && (price - position.takeProfit) * sign >= 0) return 'take_profit';
  return null;
}

/** How many lots a close-out sells at once: the monitor asks for the next part once this one has found whom it found. */
export function closeOutPart(feed: MarketFeed, position: PositionRow, price: number | null): number | null {
  const [mark, instrument] = [feed.mark(position.symbol), feed.instrument(position.symbol)];
  if (price === null || mark === undefined || instrument === undefined) return null;
  return closeOutLots(position, { price, notional: mark.notional, lotSize: instrument.lotSize });
}

export function isWarningDue(position: PositionRow, price: number, warningPercent: number): boolean {
  const isOpen = position.status !== 'closed' && !position.isWarned;
  return isOpen && isWatched(position) && isEquityAtOrBelow(position, price, warningPercent);
}
