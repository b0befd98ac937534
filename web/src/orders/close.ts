/** What is chosen for closing a position, and what is sent. Pure. */
import type { InputOf } from '@bahi/contract/endpoint.ts';
import type { Refusal } from '@bahi/contract/errors.ts';
import type { closePosition } from '@bahi/contract/orders/positions.ts';
import { LOT_SIZE } from './amounts.ts';
import type { Position } from './outcome.ts';
import { limitProblem, readPrice } from './ticket.ts';

export interface Close {
  readonly type: 'market' | 'limit';
  readonly timeInForce: 'session' | 'gtc';
  readonly how: 'all' | 'part';
  readonly lots: number;
  readonly limitPrice: string;
}

/** Ready to press: everything, at market. */
export const newClose: Close = { type: 'market', timeInForce: 'session', how: 'all', lots: 1, limitPrice: '' };

/** Whole lots that can be closed; shares short of a lot go only with the whole. */
export function wholeLots({ quantity }: Pick<Position, 'quantity'>): number {
  return Math.floor(quantity / LOT_SIZE);
}

export function readClose(close: Close, band: { lower: string | null; upper: string | null }): Refusal | null {
  return close.type === 'limit' ? limitProblem(readPrice(close.limitPrice), band) : null;
}

/** Closing every lot of a position leaves the lots out, so that its odd shares go too. */
export function closeTerms(
  position: Pick<Position, 'id' | 'quantity'>,
  { type, timeInForce, how, lots, limitPrice }: Close,
): InputOf<typeof closePosition> {
  const isWhole = how === 'all' || lots * LOT_SIZE >= position.quantity;
  const price = readPrice(limitPrice);
  return {
    position: position.id,
    type,
    ...(isWhole ? {} : { lots }),
    ...(type === 'limit' && price !== null ? { limitPrice: price } : {}),
    timeInForce: type === 'limit' ? timeInForce : 'session',
  };
}
