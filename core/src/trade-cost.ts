/**
 * What one trade costs by itself, and at which price ending it gives back all of it: the charges of an order that is filled at one price (rules §5),
 * and where the trade is under a day-trading mandate the fee of a mandate that is used for nothing else.
 */
import { chargesOn, totalCharges, type Charges, type ChargeSchedule, type Side } from './charges.ts';
import { dayFee, type DayFeeTerms } from './day-trading.ts';
import type { Minor } from './money.ts';
import { turnoverOf } from './position.ts';
import { nextTick, previousTick } from './price.ts';

export interface Trade {
  readonly schedule: ChargeSchedule;
  readonly side: Side;
  /** In the minor unit, as prices of what trades are. */
  readonly price: number;
  /** Shares or units, at least one. */
  readonly quantity: number;
  /** Null: no day trade. */
  readonly dayFee: DayFeeTerms | null;
}

export interface TradeCost {
  readonly contractAmount: Minor;
  readonly charges: Charges;
  readonly dayFee: Minor;
  /** Charges and fee of this trade; those of ending it are beside it. */
  readonly total: Minor;
  /** The first valid price at which ending the trade leaves no loss; null: a sale whose costs no price gives back. */
  readonly breakEven: number | null;
}

export function tradeCost(trade: Trade): TradeCost {
  const { schedule, side, price, quantity } = trade;
  const contractAmount = turnoverOf(price, quantity);
  const charges = chargesOn(schedule, side, contractAmount);
  const fee = trade.dayFee === null ? 0n : dayFee(trade.dayFee, contractAmount);
  const total = totalCharges(charges) + fee;
  return { contractAmount, charges, dayFee: fee, total, breakEven: breakEvenOf(trade, total) };
}

/** What is left when the trade is ended at a price: of both sides all charges are off it. */
export function leftAt({ schedule, side, price, quantity }: Trade, end: number, total: Minor): Minor {
  const turnover = turnoverOf(end, quantity);
  const gain = side === 'buy' ? turnover - turnoverOf(price, quantity) : turnoverOf(price, quantity) - turnover;
  return gain - total - totalCharges(chargesOn(schedule, side === 'buy' ? 'sell' : 'buy', turnover));
}

/** Tick by tick: costs are a small part of the price, and rounding may make the next paisa cost more than it brings. */
function breakEvenOf(trade: Trade, total: Minor): number | null {
  let end = trade.price;
  while (end > 0 && leftAt(trade, end, total) < 0n) end = trade.side === 'buy' ? nextTick(end) : previousTick(end);
  return end > 0 ? end : null;
}
