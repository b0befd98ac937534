/** The leaves of a checkpoint: a book of one customer and currency, its salt and its hash; and the record of staff. */
import { createHmac, hash } from 'node:crypto';
import { leafHash } from '@bahi/core/merkle.ts';
import { asciiBytes } from '@bahi/core/sha256.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { leafText } from '@bahi/core/statement-form.ts';
import type { BookKey, ChainedBook } from '../ledger/chains.ts';

/** Leaves of a run: what a tree is kept by, and a path is made from. */
export const RUN_LEAVES = 256;

export function sha256(bytes: Uint8Array): Uint8Array {
  return hash('sha256', bytes, 'buffer');
}

/** Another one for each book and checkpoint, and the same one each time it is asked for. */
export function saltOf(key: Buffer, checkpoint: number, { customerId, currency }: BookKey): Buffer {
  return createHmac('sha256', key).update(`bahi-salt-1|${checkpoint}|${customerId}|${currency}`).digest();
}

export function hashOfLeaf(key: Buffer, checkpoint: number, leaf: ChainedBook): Uint8Array {
  return leafHash(sha256, saltOf(key, checkpoint, leaf), Buffer.from(textOfLeaf(leaf), 'ascii'));
}

export function balancesOf({ currency, cash, margin, receivable, loan, accrued }: ChainedBook) {
  return {
    cash: formatMoney(cash, currency),
    margin: formatMoney(margin, currency),
    receivable: formatMoney(receivable, currency),
    loan: formatMoney(loan, currency),
    accrued: formatMoney(accrued, currency),
  };
}

function textOfLeaf(leaf: ChainedBook): string {
  const { customerId, currency, seq, head } = leaf;
  const book = { customer: customerId.toString(), currency };
  return leafText(book, { seq, head: head.toString('hex'), balances: balancesOf(leaf) });
}

/** How far the record of staff goes. */
export interface RecordHead {
  readonly rows: number;
  /** Of the last row, in hex. */
  readonly head: string;
}

/** Its leaf, between the runs of books and the log of draws; it hides nothing, and so has no salt. */
export function recordLeaf({ rows, head }: RecordHead): Uint8Array {
  return leafHash(sha256, new Uint8Array(), asciiBytes(`bahi-record-1|${rows}|${head}`));
}

/** The leaves that a checkpoint added, by SHA-256 over a line of each (audit.ts has the same in SQL); its leaf stands after the record's. */
export function addedText({ customerId, currency, seq }: BookKey & { readonly seq: number }): string {
  return `${customerId} ${currency} ${seq}\n`;
}

export function addedLeaf(added: Buffer): Uint8Array {
  return leafHash(sha256, new Uint8Array(), asciiBytes(`bahi-leaves-1|${added.toString('hex')}`));
}

/** The kept nodes of a tree, each of 32 bytes. */
export function nodesOf(joined: Buffer): Buffer[] {
  return Array.from({ length: joined.length / 32 }, (_, place) => joined.subarray(place * 32, place * 32 + 32));
}
