/** Gives posted entries their places in the customers' chains, and hashes each line onto the one before (rules §2). */
import { hash as digest } from 'node:crypto';
import { canonicalPostings, type PlacedEntry } from '@bahi/core/ledger.ts';
import { bookOf, type Balance, type Books } from './books.ts';

export interface Moment {
  /** UTC milliseconds. */
  readonly at: number;
  /** The calendar's business date of that moment, YYYY-MM-DD. */
  readonly businessDate: string;
}

export interface ChainHead {
  seq: number;
  head: Buffer;
  date: string;
}

export interface PlacedEntries {
  readonly placed: readonly PlacedEntry[];
  /** Of each entry, one for each of the customer's lines. */
  readonly hashes: readonly (readonly Buffer[])[];
  /** Where each chain stands afterwards. */
  readonly heads: ReadonlyMap<bigint, ChainHead>;
}

export function placeEntries(books: Books, ids: readonly bigint[], { at, businessDate }: Moment): PlacedEntries {
  const heads = new Map<bigint, ChainHead>();
  const hashes: Buffer[][] = [];
  const placed = books.posted.map(({ entry }, index) => {
    const chain = heads.get(entry.customerId) ?? startOf(books, entry.customerId);
    heads.set(entry.customerId, chain);
    // Two transactions over the same customer may read the clock in one order and get the lock in the other.
    if (chain.date < businessDate) chain.date = businessDate;
    const place: PlacedEntry = { ...entry, id: ids[index]!, firstSeq: chain.seq + 1, businessDate: chain.date, at };
    const links = canonicalPostings(place).map((text) => (chain.head = linkHash(chain.head, text)));
    chain.seq += links.length;
    hashes.push(links);
    return place;
  });
  return { placed, hashes, heads };
}

/** SHA-256 of the previous hash followed by the canonical text. */
export function linkHash(previous: Uint8Array, text: string): Buffer {
  return digest('sha256', Buffer.concat([previous, Buffer.from(text, 'utf8')]), 'buffer');
}

/** Where a locked book's chain stands before anything is posted. */
export function headOf({ chainSeq, chainHead, lastDate }: Balance): ChainHead {
  return { seq: chainSeq, head: chainHead, date: lastDate };
}

function startOf(books: Books, customerId: bigint): ChainHead {
  return headOf(bookOf(books, customerId));
}
