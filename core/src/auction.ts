/**
 * The auction of new shares (rules §8): sealed bids at or above a floor, each held in full; the highest prices win until the
 * lots are used up, nobody more than the cap of the offered lots; a winner pays the own bid, or all pay the lowest winning one.
 */
import { assert } from './assert.ts';
import type { Minor } from './money.ts';

/** Of the offered lots, what one bidder may get (rules §8). */
export const CAP_PERCENT = 10;

export interface AuctionTerms {
  /** Offered. */
  readonly lots: number;
  readonly lotSize: number;
  /** The least price of a share, in paise. */
  readonly floor: number;
  /** Of the offered lots, what one bidder may get at most, over all own bids. */
  readonly capPercent: number;
  readonly pricing: 'bid' | 'uniform';
}

export interface Bid {
  /** Ids are given in the order of arrival. */
  readonly id: bigint;
  readonly bidder: string;
  /** Of a share, in paise. */
  readonly price: number;
  readonly lots: number;
  /** When it came, or was last changed. */
  readonly at: number;
}

export interface BidResult {
  readonly id: bigint;
  /** 0: lost. */
  readonly lots: number;
  /** Of a share; null for a loser. */
  readonly price: number | null;
  /** held = paid + released. */
  readonly held: Minor;
  readonly paid: Minor;
  readonly released: Minor;
}

export interface AuctionResult {
  /** In the order in which bids were served: price, then time, then id. */
  readonly bids: readonly BidResult[];
  readonly lots: number;
  /** The lowest winning price: what everybody pays by `uniform`. Null when nobody won. */
  readonly lowestPrice: number | null;
}

/** Lots one bidder may get and bid for: never less than one. */
export function bidderCap({ lots, capPercent }: Pick<AuctionTerms, 'lots' | 'capPercent'>): number {
  return Math.max(1, Math.floor((lots * capPercent) / 100));
}

/** What a bid holds: all of it, so that no winner can owe anything. */
export function amountOfBid({ lotSize }: Pick<AuctionTerms, 'lotSize'>, bid: Pick<Bid, 'price' | 'lots'>): Minor {
  return BigInt(bid.price) * BigInt(bid.lots) * BigInt(lotSize);
}

/**
 * Of equal prices the earlier bid is served first, and of one moment the lower id. A bid below the floor wins nothing.
 * Allotted are min(offered, sum over bidders of the lesser of cap and own bids).
 */
export function clearAuction(terms: AuctionTerms, bids: readonly Bid[]): AuctionResult {
  assert(terms.lots > 0 && terms.lotSize > 0 && terms.floor > 0, 'an auction offers lots above a floor');
  const cap = bidderCap(terms);
  const given = new Map<string, number>();
  let left = terms.lots;
  let lowestPrice: number | null = null;
  const served = bids.toSorted(compareBids).map((bid) => {
    assert(Number.isSafeInteger(bid.lots) && bid.lots > 0, 'a bid is for whole lots');
    const own = given.get(bid.bidder) ?? 0;
    const lots = bid.price < terms.floor ? 0 : Math.min(bid.lots, left, cap - own);
    given.set(bid.bidder, own + lots);
    left -= lots;
    if (lots > 0) lowestPrice = bid.price;
    return { bid, lots };
  });
  return {
    bids: served.map(({ bid, lots }) => resultOf(terms, bid, lots, lowestPrice)),
    lots: terms.lots - left,
    lowestPrice,
  };
}

function compareBids(left: Bid, right: Bid): number {
  if (left.price !== right.price) return right.price - left.price;
  if (left.at !== right.at) return left.at - right.at;
  return left.id < right.id ? -1 : Number(left.id > right.id);
}

function resultOf(terms: AuctionTerms, bid: Bid, lots: number, lowestPrice: number | null): BidResult {
  const held = amountOfBid(terms, bid);
  if (lots === 0 || lowestPrice === null) return { id: bid.id, lots: 0, price: null, held, paid: 0n, released: held };
  const price = terms.pricing === 'uniform' ? lowestPrice : bid.price;
  const paid = amountOfBid(terms, { price, lots });
  return { id: bid.id, lots, price, held, paid, released: held - paid };
}
