/**
 * Positions that begin by an allotment: shares of an offering for money that was paid into escrow (rules §8). There is no order and
 * no fill; from then on it is a position like any other, long, without leverage, with its lock.
 */
import { assert } from '@bahi/core/assert.ts';
import { NO_CHARGES } from '@bahi/core/charges.ts';
import { businessDateOf, type Calendar } from '@bahi/core/calendar.ts';
import { allotment } from '@bahi/core/ledger-offerings.ts';
import { formatMoney, type Minor } from '@bahi/core/money.ts';
import { lockedUntil } from '@bahi/core/position.ts';
import { postEntry, type Books } from '../ledger/books.ts';
import type { Tx } from '../platform/database.ts';
import { insertWithoutOrder, nextPositionIds } from './allotment-store.ts';
import { insertPositionEvents } from './store.ts';

/** One allotment of many at one moment. */
export interface Allotted {
  readonly customerId: bigint;
  /** What was applied with: an entry of an allotment is unique by it. */
  readonly reference: bigint;
  readonly symbol: string;
  readonly quantity: number;
  /** What was paid for all of the shares. */
  readonly cost: Minor;
  readonly lockDays: number;
}

/**
 * Posts the entries and makes the positions, in the order given; the caller has locked the books, writes them afterwards in the same
 * transaction and lays `positions.changed` on it. Answers the numbers of the positions.
 */
export async function allotPositions(
  { calendar }: { readonly calendar: Calendar },
  tx: Tx,
  { books, allotted, now }: { readonly books: Books; readonly allotted: readonly Allotted[]; readonly now: number },
): Promise<bigint[]> {
  const ids = await nextPositionIds(tx, allotted.length);
  const positions = allotted.map(({ customerId, reference, symbol, quantity, cost, lockDays }, index) => {
    assert(quantity > 0 && cost > 0n, `allotment ${reference} gives shares for money`);
    const id = ids[index]!;
    postEntry(
      books,
      allotment({ customerId, reference, positionId: id, symbol, shares: BigInt(quantity), amount: cost }),
    );
    const until = lockedUntil(calendar, { lockDays, lockMinutes: 0 }, now);
    const lock = { lockDays, lockedUntil: until, openedAt: now };
    return { id, customerId, symbol, quantity, cost, charges: NO_CHARGES, origin: 'allotment' as const, ...lock };
  });
  await insertWithoutOrder(tx, positions);
  const date = businessDateOf(calendar, now);
  const events = positions.map(({ id, quantity, cost }) => {
    const params = { quantity, amount: formatMoney(cost), date };
    return { positionId: id, at: now, step: 'allotted' as const, params };
  });
  await insertPositionEvents(tx, events);
  return ids;
}
