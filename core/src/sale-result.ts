/**
 * What a closing order brought, after all charges (rules §5): what was bought at which price, what it made, what it cost to buy and to sell. Of
 * the charges of opening each close bears the part of its shares, worked out on running totals, so that the closes add up to them exactly.
 */
import { totalCharges } from './charges.ts';
import { divideHalfUp, divideUp, type Minor } from './money.ts';
import type { Direction, PositionState } from './position.ts';

export interface Sale {
  readonly direction: Direction;
  readonly leverage: number;
  /** Of this order. */
  readonly quantity: number;
  readonly turnover: Minor;
  /** Signed, before charges; the charges of this order; what reached the customer's cash. */
  readonly gross: Minor;
  readonly closingCharges: Minor;
  readonly received: Minor;
  /** Of the whole position: opening charges, shares ever opened, and those that earlier orders closed. */
  readonly openingCharges: Minor;
  readonly openedQuantity: number;
  readonly closedBefore: number;
}

export interface SaleResult {
  /** Of a share, half up; short: sold at. */
  readonly openedAt: Minor;
  readonly gross: Minor;
  readonly charges: Minor;
  readonly net: Minor;
  /** In hundredths of a percent of the own money that was in these shares; null: none was. */
  readonly rateBps: bigint | null;
  readonly received: Minor;
}

export function saleResult(sale: Sale): SaleResult {
  const { direction, leverage, quantity, turnover, gross, received } = sale;
  const cost = direction === 'long' ? turnover - gross : turnover + gross;
  const charges = sale.closingCharges + borneBy(sale);
  const net = gross - charges;
  const own = divideUp(cost, BigInt(leverage));
  return {
    openedAt: divideHalfUp(cost, BigInt(quantity)),
    gross,
    charges,
    net,
    rateBps: own <= 0n ? null : divideHalfUp(net * 10_000n, own),
    received,
  };
}

/** Of what is closed, after all charges so far, those of opening shares that are still held as well: what was paid is gone. */
export function netRealised({ realisedProfit, charges }: Pick<PositionState, 'realisedProfit' | 'charges'>): Minor {
  return realisedProfit - totalCharges(charges);
}

function borneBy({ openingCharges, openedQuantity, closedBefore, quantity }: Sale): Minor {
  const until = (shares: number) =>
    (openingCharges * BigInt(Math.min(shares, openedQuantity))) / BigInt(openedQuantity);
  return until(closedBefore + quantity) - until(closedBefore);
}
