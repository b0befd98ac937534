/**
 * The quotes that are open. They live for seconds, so memory is where they are: one that a restart took is unknown, and the customer
 * asks again. Each customer has a few at a time; the oldest goes.
 */
import { randomBytes } from 'node:crypto';
import { MINUTE_MS } from '@bahi/core/time.ts';

export interface Quoted {
  readonly id: bigint;
  readonly customerId: bigint;
  /** The last millisecond at which it holds. */
  readonly validUntil: number;
}

export interface Quotes<Quote extends Quoted> {
  keep(quote: Omit<Quote, 'id'>): Quote;
  find(customerId: bigint, id: bigint): Quote | null;
}

/** Of a customer: a form asks again with each key. */
const QUOTES_MAX = 20;
/** How long one that has expired is still known as such. */
const REMEMBERED_MS = MINUTE_MS;
const SWEEP_EVERY = 1_000;

export function createQuotes<Quote extends Quoted>(): Quotes<Quote> {
  const byCustomer = new Map<bigint, Quote[]>();
  let kept = 0;
  return {
    keep(quote) {
      // 62 bits: the journal's numbers are 63, and no two processes ever make the same.
      const id = (randomBytes(8).readBigUInt64BE() >> 2n) + 1n;
      const made = { ...quote, id } as Quote;
      const own = byCustomer.get(made.customerId) ?? [];
      byCustomer.set(made.customerId, [...own, made].slice(-QUOTES_MAX));
      kept += 1;
      if (kept % SWEEP_EVERY === 0) sweep(byCustomer, made.validUntil);
      return made;
    },
    find: (customerId, id) => byCustomer.get(customerId)?.find((quote) => quote.id === id) ?? null,
  };
}

function sweep<Quote extends Quoted>(byCustomer: Map<bigint, Quote[]>, latest: number): void {
  for (const [customerId, quotes] of byCustomer) {
    const left = quotes.filter(({ validUntil }) => validUntil + REMEMBERED_MS > latest);
    if (left.length === 0) byCustomer.delete(customerId);
    else byCustomer.set(customerId, left);
  }
}
