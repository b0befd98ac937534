/** Gives posted entries their places in the customers' chains, and hashes each line onto the one before (rules §2). */
import { hash as digest } from 'node:crypto';
import { canonicalPostings, type PlacedEntry } from '@bahi/core/ledger-chain.ts';
import type { PostedEntry } from './books.ts';

export interface Moment {
  /** UTC milliseconds. */
  readonly at: number;
  /** The calendar's business date of that moment, YYYY-MM-DD. */
  readonly businessDate: string;
}

/** The end of a customer's chain: its last number and hash, and the business date of its last entry. */
export interface ChainHead {
  readonly seq: number;
  readonly hash: Buffer;
  readonly date: string;
}

export interface PlacedEntries {
  readonly placed: readonly PlacedEntry[];
  /** Of each entry, one for each of the customer's lines. */
  readonly hashes: readonly (readonly Buffer[])[];
  /** Where each chain stands afterwards. */
  readonly heads: ReadonlyMap<bigint, ChainHead>;
}

export interface ChainStart extends Moment {
  readonly ids: readonly bigint[];
  /** Where each chain stands before. */
  readonly heads: ReadonlyMap<bigint, ChainHead>;
}

export function placeEntries(posted: readonly PostedEntry[], start: ChainStart): PlacedEntries {
  const heads = new Map(start.heads);
  const hashes: Buffer[][] = [];
  const placed = posted.map(({ entry }, index) => {
    const head = heads.get(entry.customerId)!;
    // Two transactions over the same customer may read the clock in one order and get the lock in the other.
    const businessDate = head.date > start.businessDate ? head.date : start.businessDate;
    const place: PlacedEntry = { ...entry, id: start.ids[index]!, firstSeq: head.seq + 1, businessDate, at: start.at };
    const links: Buffer[] = [];
    for (const text of canonicalPostings(place)) links.push(linkHash(links.at(-1) ?? head.hash, text));
    hashes.push(links);
    heads.set(entry.customerId, { seq: head.seq + links.length, hash: links.at(-1)!, date: businessDate });
    return place;
  });
  return { placed, hashes, heads };
}

/** SHA-256 of the previous hash followed by the canonical text. */
function linkHash(previous: Uint8Array, text: string): Buffer {
  return digest('sha256', Buffer.concat([previous, Buffer.from(text, 'utf8')]), 'buffer');
}
