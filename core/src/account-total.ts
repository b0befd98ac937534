/**
 * What an account is worth: everything at its market value in INR (rules §2). One sum of parts, for every screen that shows a total: each
 * part is one thing in plain words, and they add up to it exactly. What is bought with leverage counts whole, and what the broker paid of
 * it is a part of its own; of a short sale what it brought is kept with its margin, and the shares that are owed count against it.
 */
import { turnoverOf, type Direction } from './position.ts';
import type { Minor } from './money.ts';
import { TOTAL_PARTS, type TotalPart } from './total-parts.ts';

export interface HeldShares {
  /** Null: allotted and not listed yet; they count at what was paid for them. */
  readonly kind: 'equity' | 'fund' | 'digital' | 'forex' | 'index' | null;
  /** The mark; null while there is none. */
  readonly price: number | null;
  readonly direction: Direction;
  readonly quantity: number;
  /** Of them, whichever account they stand on. */
  readonly lent: number;
  readonly pledged: number;
  readonly cost: Minor;
  readonly margin: Minor;
  /** Dividends and rights that are no part of the price any more; a short owes them: negative. */
  readonly dividendsDue: Minor;
}

export interface AccountFacts {
  /** Of the rupee book; `held` is a part of the cash. */
  readonly book: Readonly<Record<'cash' | 'held' | 'escrow' | 'receivable' | 'loan' | 'accrued', Minor>>;
  /** Cash of other currencies less what is owed in them, in paise; null while a rate is missing. */
  readonly foreign: Minor | null;
  /** Units of copied pools at the last valuation of each. */
  readonly units: Minor;
  /** Of positions that are closed already. */
  readonly dividendsOfClosed: Minor;
  readonly shares: readonly HeldShares[];
}

export interface AccountTotal {
  /** Null while a price is missing: a sum with a hole in it is no sum. */
  readonly total: Minor | null;
  /** Without those that are nothing. */
  readonly parts: readonly { readonly part: TotalPart; readonly amount: Minor | null }[];
}

const KIND_PART = { equity: 'shares', fund: 'funds', digital: 'digital', forex: 'forex', index: 'funds' } as const;

export function accountTotal({ book, foreign, units, dividendsOfClosed, shares }: AccountFacts): AccountTotal {
  const amounts = new Map<TotalPart, Minor | null>();
  const add = (part: TotalPart, amount: Minor | null) => {
    const before = amounts.get(part);
    amounts.set(part, before === null || amount === null ? null : (before ?? 0n) + amount);
  };
  add('cash', book.cash - book.held);
  add('held', book.held);
  add('foreign', foreign);
  add('escrow', book.escrow);
  add('units', units);
  add('dividends', dividendsOfClosed);
  for (const held of shares) addShares(add, held);
  add('receivable', -book.receivable);
  add('loan', -book.loan);
  add('interest', -book.accrued);
  const parts = TOTAL_PARTS.filter((part) => amounts.has(part) && amounts.get(part) !== 0n).map((part) => ({
    part,
    amount: amounts.get(part)!,
  }));
  const total = parts.reduce<Minor | null>(
    (sum, { amount }) => (sum === null || amount === null ? null : sum + amount),
    0n,
  );
  return { total, parts };
}

function addShares(add: (part: TotalPart, amount: Minor | null) => void, held: HeldShares): void {
  const { kind, price, direction, quantity, lent, pledged, cost, margin, dividendsDue } = held;
  const valueOf = (count: number) => (price === null ? null : turnoverOf(price, count));
  add('dividends', dividendsDue);
  if (direction === 'short') {
    const owed = valueOf(quantity);
    add('short_kept', margin + cost);
    add('short_owed', owed === null ? null : -owed);
    return;
  }
  add('leverage', margin - cost);
  if (kind === null) return add('unlisted', cost);
  if (lent > 0) add('lent', valueOf(lent));
  if (pledged > 0) add('pledged', valueOf(pledged));
  add(KIND_PART[kind], valueOf(quantity - lent - pledged));
}
