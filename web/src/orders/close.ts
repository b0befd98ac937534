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

/** Whole lots that can be closed; shares short of a lot go only with the whole, pledged ones not at all. */
export function wholeLots({ quantity, pledged }: Pick<Position, 'quantity' | 'pledged'>): number {
  return Math.floor((quantity - pledged) / LOT_SIZE);
}

/** There are shares, and a pledge keeps every lot of them. */
export function isAllPledged(position: Pick<Position, 'quantity' | 'pledged'>): boolean {
  return position.pledged > 0 && wholeLots(position) === 0;
}

export function readClose(close: Close, band: { lower: string | null; upper: string | null }): Refusal | null {
  return close.type === 'limit' ? limitProblem(readPrice(close.limitPrice), band) : null;
}

/** Closing every lot of a position leaves the lots out, so that its odd shares go too; of one that is pledged in part all lots are told. */
export function closeTerms(
  position: Pick<Position, 'id' | 'quantity' | 'pledged'>,
  { type, timeInForce, how, lots, limitPrice }: Close,
): InputOf<typeof closePosition> {
  const isWhole = position.pledged === 0 && (how === 'all' || lots * LOT_SIZE >= position.quantity);
  const price = readPrice(limitPrice);
  return {
    position: position.id,
    type,
    ...(isWhole ? {} : { lots: Math.min(lots, Math.max(1, wholeLots(position))) }),
    ...(type === 'limit' && price !== null ? { limitPrice: price } : {}),
    timeInForce: type === 'limit' ? timeInForce : 'session',
  };
}
