/** How far the nearest close-out is: the smallest move of a price, in percent, that would end a position. Pure. */
import { formatDecimal } from '@bahi/core/money.ts';
import { distanceBasisPoints } from './amounts.ts';
import type { Position } from './outcome.ts';

type Watched = Pick<Position, 'symbol' | 'direction' | 'marketPrice' | 'closeOutPrice'>;

/** Decimal text with two decimals; null when no position can be closed out. A price already past it is 0.00 away. */
export function nearestCloseOut(
  positions: readonly Watched[],
  lastOf: (symbol: string) => string | null,
): string | null {
  const distances = positions.flatMap((position) => {
    const last = lastOf(position.symbol) ?? position.marketPrice;
    const distance = distanceBasisPoints(position.closeOutPrice, last);
    if (distance === null) return [];
    const isPast = Number(last) <= Number(position.closeOutPrice) === (position.direction === 'long');
    return [isPast ? 0 : distance];
  });
  return distances.length === 0 ? null : formatDecimal(Math.min(...distances), 2);
}
