/** What was typed of a trade's size, as shares at a price. Pure. */
import { parseDecimal, type Minor } from '@bahi/core/money.ts';
import { LOTS_MAX } from '@bahi/core/order-decision.ts';
import { turnoverOf } from '@bahi/core/position.ts';

export interface Size {
  /** Decimal text, "" while empty. */
  readonly price: string;
  readonly unit: 'lots' | 'amount';
  readonly lots: number;
  readonly amount: string;
}

export type Sized =
  | { readonly problem: null; readonly price: number; readonly quantity: number; readonly amount: Minor }
  | { readonly problem: 'price' | 'missing' }
  | { readonly problem: 'amount'; readonly lotAmount: Minor };

/** Dearer than anything here, and exact as a number whatever it is multiplied with. */
const PRICE_MAX = 10_000_000_00n;

export function sizeOf({ price: text, unit, lots, amount }: Size, lotSize: number): Sized {
  const exact = parseDecimal(text, 2);
  if (exact === null || exact <= 0n || exact > PRICE_MAX) return { problem: 'price' };
  const price = Number(exact);
  if (unit === 'lots') return sized(price, lots * lotSize);
  const wanted = parseDecimal(amount, 2);
  if (wanted === null) return { problem: 'missing' };
  const lotAmount = turnoverOf(price, lotSize);
  const bought = wanted / lotAmount;
  if (bought === 0n) return { problem: 'amount', lotAmount };
  return sized(price, Number(bought > BigInt(LOTS_MAX) ? BigInt(LOTS_MAX) : bought) * lotSize);
}

function sized(price: number, quantity: number): Sized {
  return { problem: null, price, quantity, amount: turnoverOf(price, quantity) };
}
