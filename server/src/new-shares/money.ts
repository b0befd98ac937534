/**
 * A step of many applications at one moment, as core/src/offering.ts decides each: what is held ends, what is paid and refunded is
 * posted, what is allotted becomes a position, and every application keeps the entries of its money. One statement a table,
 * however many; the caller has locked the books and read the applications under these locks.
 */
import { assert, assertNever } from '@bahi/core/assert.ts';
import { businessDateOf, type Calendar } from '@bahi/core/calendar.ts';
import { subscriptionPaid, subscriptionRefunded } from '@bahi/core/ledger-offerings.ts';
import type { Minor } from '@bahi/core/money.ts';
import { upfrontOf, type FundingTerms, type Step, type Subscription } from '@bahi/core/offering.ts';
import { captureHold, postEntry, releaseHold, type Books } from '../ledger/books.ts';
import { writeBooks } from '../ledger/post.ts';
import { allotPositions } from '../orders/service.ts';
import type { Tx } from '../platform/database.ts';
import type { OfferRow, SubscriptionRow } from './rows.ts';
import { insertMovements, updateAdvanced, type MovementRow } from './store.ts';

export interface Advance {
  readonly row: SubscriptionRow;
  readonly step: Step;
  /** Of a decision that won; left out: as it was. */
  readonly wonLots?: number;
}

interface Advancing {
  readonly books: Books;
  readonly offer: OfferRow;
  readonly advances: readonly Advance[];
  readonly now: number;
}

type Posted = Omit<MovementRow, 'at' | 'entryId'>;

/** Answers the applications as they are now, in the order given. */
export async function advance(
  deps: { readonly calendar: Calendar },
  tx: Tx,
  { books, offer, advances, now }: Advancing,
): Promise<SubscriptionRow[]> {
  const posted: Posted[] = [];
  const after = advances.map((one) => move(books, posted, { ...one, now }));
  const positions = await allot(deps, tx, { books, posted, offer, advances, now });
  const rows = after.map((row): SubscriptionRow => {
    const positionId = positions.get(row.id);
    return positionId === undefined ? row : { ...row, positionId, movements: row.movements + 1 };
  });
  const placed = await writeBooks(tx, books, { at: now, businessDate: businessDateOf(deps.calendar, now) });
  assert(placed.length === posted.length, 'every movement is an entry');
  await updateAdvanced(tx, rows);
  await insertMovements(
    tx,
    posted.map((movement, index) => ({ ...movement, entryId: placed[index]!.id })),
    now,
  );
  return rows;
}

/** An application as core's rules see it. */
export function subscriptionOf(row: SubscriptionRow): Subscription {
  const escrow = row.paid - row.refunded;
  const isSpent = row.status === 'allotted';
  return {
    status: row.status,
    amount: row.amount,
    cost: row.cost ?? 0n,
    money: {
      held: row.holdId === null ? 0n : row.amount,
      escrow: isSpent ? 0n : escrow,
      spent: isSpent ? escrow : 0n,
      returned: row.refunded,
      due: row.status === 'awaiting_payment' ? row.cost! - escrow : 0n,
    },
  };
}

/** Paid, and what of it came back by its end or the result: without what changes before the deadline moved to and fro. */
export function paidOf(row: SubscriptionRow, terms: FundingTerms): { paid: Minor; refunded: Minor } {
  const { prepaid } = upfrontOf(terms, row.amount);
  const refunded = refundOf(row, prepaid);
  return { paid: row.paid - (row.refunded - refunded), refunded };
}

function refundOf({ status, cost }: SubscriptionRow, prepaid: Minor): Minor {
  switch (status) {
    case 'applied':
      return 0n;
    case 'cancelled':
    case 'not_won':
    case 'forfeited':
      return prepaid;
    case 'awaiting_payment':
    case 'paid':
    case 'allotted':
      return prepaid > cost! ? prepaid - cost! : 0n;
    default:
      return assertNever(status);
  }
}

function move(
  books: Books,
  posted: Posted[],
  { row, step: { subscription, movement }, wonLots, now }: Advance & { readonly now: number },
): SubscriptionRow {
  const { id: subscriptionId, customerId } = row;
  let part = row.movements;
  if (row.holdId !== null) {
    const hold = { kind: 'subscription', reference: row.holdId } as const;
    if (movement.captured > 0n) captureHold(books, hold, movement.captured);
    assert(releaseHold(books, hold) === movement.released, `the hold of application ${subscriptionId} ends`);
  }
  const paid = movement.captured + movement.paid;
  if (paid > 0n) {
    part += 1;
    postEntry(books, subscriptionPaid({ customerId, subscriptionId, part, amount: paid }));
    posted.push({ subscriptionId, part, kind: 'paid', amount: paid });
  }
  if (movement.refunded > 0n) {
    part += 1;
    postEntry(books, subscriptionRefunded({ customerId, subscriptionId, part, amount: movement.refunded }));
    posted.push({ subscriptionId, part, kind: 'refunded', amount: movement.refunded });
  }
  const status = subscription.status as SubscriptionRow['status'];
  const since = (of: SubscriptionRow['status'], before: bigint | null): bigint | null =>
    status === of && row.status !== of ? BigInt(now) : before;
  return {
    ...row,
    status,
    holdId: null,
    paid: row.paid + paid,
    refunded: row.refunded + movement.refunded,
    movements: part,
    wonLots: wonLots ?? row.wonLots,
    cost: subscription.cost > 0n ? subscription.cost : null,
    cancelledAt: since('cancelled', row.cancelledAt),
    decidedAt: row.status === 'applied' && status !== 'cancelled' ? BigInt(now) : row.decidedAt,
    paidAt: since('paid', row.paidAt),
    forfeitedAt: since('forfeited', row.forfeitedAt),
    allottedAt: since('allotted', row.allottedAt),
  };
}

/** What is spent becomes positions, numbered by application. Their entries are posted after all others. */
async function allot(
  deps: { readonly calendar: Calendar },
  tx: Tx,
  { books, posted, offer, advances, now }: Advancing & { readonly posted: Posted[] },
): Promise<ReadonlyMap<bigint, bigint>> {
  const spending = advances.filter(({ step }) => step.movement.spent > 0n);
  if (spending.length === 0) return new Map();
  const { symbol, lotSize, lockDays } = offer;
  const allotted = spending.map(({ row, step }) => {
    const quantity = row.wonLots! * lotSize;
    return { customerId: row.customerId, reference: row.id, symbol, quantity, cost: step.movement.spent, lockDays };
  });
  const ids = await allotPositions(deps, tx, { books, allotted, now });
  for (const { row, step } of spending)
    posted.push({ subscriptionId: row.id, part: row.movements + 1, kind: 'allotted', amount: step.movement.spent });
  return new Map(spending.map(({ row }, index) => [row.id, ids[index]!]));
}
