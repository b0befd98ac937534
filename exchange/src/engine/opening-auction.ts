/**
 * The call auction by which newly listed shares open: buyers and sellers leave their limits, and all of them trade at the one price at which
 * most shares change hands; among several, the one that leaves least over, then the one nearest to the reference.
 */
import { tickAtOrAbove, tickAtOrBelow, type Band } from '@bahi/core/price.ts';
import type { Rng } from '@bahi/core/rng.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { addPrice, type Stock } from './stock.ts';

export interface AuctionOrder {
  readonly side: 'buy' | 'sell';
  readonly price: number;
  readonly quantity: number;
}

export interface Opening {
  readonly price: number;
  /** 0: nobody meets anybody, and the price is the reference. */
  readonly quantity: number;
}

/** How long orders are collected. */
const AUCTION_MS = 5 * MINUTE_MS;

/** Orders of each side, and how far their limits lie around what they think it is worth. */
const ORDERS = 90;
const OPINIONS = 0.05;
/** How far the crowd as a whole may think above or below the reference, as a deviation. */
const MOOD = 0.04;

/** Nothing trades while orders are collected; answers until when that is. */
export function startAuction(stock: Stock, now: number): number {
  stock.state = 'halted';
  stock.auctionUntil = now + AUCTION_MS;
  return stock.auctionUntil;
}

/** All that meet trade at one price, which is what the agents think it is worth from then on. */
export function endAuction(stock: Stock, now: number): Opening {
  const { rng, band, figures, mind, tape, tradeShares } = stock;
  const reference = figures.previousClose;
  const opening = openingOf(auctionOrders(rng, { reference, shares: tradeShares, band }), reference);
  const { price, quantity } = opening;
  stock.auctionUntil = null;
  stock.state = 'trading';
  mind.fair = Math.log(price);
  mind.fairAt = now;
  if (quantity > 0) {
    tape.add(price, quantity, now, 'buy');
    addPrice(figures, price, quantity, now);
  }
  return opening;
}

export function openingOf(orders: readonly AuctionOrder[], reference: number): Opening {
  const prices = [...new Set([reference, ...orders.map(({ price }) => price)])];
  const candidates = prices.map((price) => {
    const demand = sharesOf(orders, (order) => order.side === 'buy' && order.price >= price);
    const supply = sharesOf(orders, (order) => order.side === 'sell' && order.price <= price);
    return { price, quantity: Math.min(demand, supply), left: Math.abs(demand - supply) };
  });
  const [best] = candidates.toSorted(
    (one, other) =>
      other.quantity - one.quantity ||
      one.left - other.left ||
      Math.abs(one.price - reference) - Math.abs(other.price - reference) ||
      one.price - other.price,
  );
  return best!.quantity === 0 ? { price: reference, quantity: 0 } : { price: best!.price, quantity: best!.quantity };
}

/** What the market's participants leave in the auction: each has an opinion around the issue price, inside the band. */
function auctionOrders(
  rng: Rng,
  { reference, shares, band }: { readonly reference: number; readonly shares: number; readonly band: Band },
): AuctionOrder[] {
  // On average the price is the reference: whoever was allotted shares at it has nothing for certain.
  const mood = rng.normal() * MOOD - MOOD ** 2 / 2;
  const inBand = (price: number) => Math.min(band.upper, Math.max(band.lower, price));
  return Array.from({ length: ORDERS * 2 }, (_, at): AuctionOrder => {
    const worth = reference * Math.exp(mood + rng.normal() * OPINIONS);
    const quantity = Math.max(1, Math.round(shares * (1 + 4 * rng.float())));
    return at % 2 === 0
      ? { side: 'buy', price: inBand(tickAtOrBelow(Math.floor(worth))), quantity }
      : { side: 'sell', price: inBand(tickAtOrAbove(Math.ceil(worth))), quantity };
  });
}

function sharesOf(orders: readonly AuctionOrder[], isIn: (order: AuctionOrder) => boolean): number {
  return orders.reduce((sum, order) => sum + (isIn(order) ? order.quantity : 0), 0);
}
