/**
 * Payments that wait for a restriction of staff (core/src/waiting-deadline.ts): at the deadline they are written down instead of forfeited, and
 * whenever their end moves, because the restriction was lifted or confirmed, it is written anew; the customer is told each time. Staff read
 * it in the case file. What counts is the rule itself, under the lock of the book: the row says what was told.
 */
import { storyOf } from '@bahi/contract/stories.ts';
import type { Calendar } from '@bahi/core/calendar.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { waitingDeadline } from '@bahi/core/waiting-deadline.ts';
import { lockBooks } from '../ledger/post.ts';
import { writeMessages } from '../messages/service.ts';
import type { Database, Reader, Tx } from '../platform/database.ts';
import { BAR_PAYING, barredByStaff } from '../restrictions/service.ts';
import { subscriptionOf } from './money.ts';
import { selectOffer } from './offer-store.ts';
import { dueOf, type OfferRow, type SubscriptionRow } from './rows.ts';
import { selectPayWaits, selectStill, updatePayWaits } from './store.ts';

interface WaitsDeps {
  readonly calendar: Calendar;
}

interface Won {
  readonly row: SubscriptionRow;
  readonly offer: OfferRow;
}

/** Until when each of these wins can be paid, by its number. */
export async function payEnds(
  { calendar }: WaitsDeps,
  reader: Reader,
  wins: readonly Won[],
): Promise<ReadonlyMap<bigint, number>> {
  const customerIds = [...new Set(wins.map(({ row }) => row.customerId))];
  const barred = await barredByStaff(reader, customerIds, BAR_PAYING);
  return new Map(
    wins.map(({ row, offer }) => [
      row.id,
      waitingDeadline(calendar, dueOf(offer, row), barred.get(row.customerId) ?? []),
    ]),
  );
}

interface Waiting {
  readonly offer: OfferRow;
  /** Read under the locks of their books. */
  readonly rows: readonly SubscriptionRow[];
  readonly now: number;
}

/** Of wins that are due, those that wait on. */
export async function waitOn(
  deps: WaitsDeps,
  tx: Tx,
  { dueBy, ...waiting }: Waiting & { readonly dueBy: number },
): Promise<ReadonlySet<bigint>> {
  const ends = await tellMoved(deps, tx, waiting);
  return new Set(ends.entries().flatMap(([id, end]) => (end > dueBy ? [id] : [])));
}

const BATCH_MAX = 500;

/** Of an offer: the ends that have moved since they were told. */
export async function moveWaits(
  { db, calendar }: WaitsDeps & { readonly db: Database },
  { offerId, now }: { readonly offerId: bigint; readonly now: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await selectPayWaits(tx, offerId, BATCH_MAX);
    await lockBooks(tx, { customerIds: found.map(({ customerId }) => customerId) });
    const rows = await selectStill(
      tx,
      found.map(({ id }) => id),
      'awaiting_payment',
    );
    await tellMoved({ calendar }, tx, { offer: (await selectOffer(tx, offerId))!, rows, now });
  });
}

/** Answers all ends, and tells of those that are no longer as they were told, or as the offer published them. */
async function tellMoved(deps: WaitsDeps, tx: Tx, { offer, rows, now }: Waiting): Promise<ReadonlyMap<bigint, number>> {
  const ends = await payEnds(
    deps,
    tx,
    rows.map((row) => ({ row, offer })),
  );
  const moved = rows.filter((row) => ends.get(row.id) !== Number(row.payWaitsUntil ?? dueOf(offer, row).deadline));
  await updatePayWaits(
    tx,
    moved.map(({ id }) => ({ id, until: ends.get(id)! })),
    now,
  );
  await writeMessages(
    tx,
    moved.map((row) => {
      const { deadline: published } = dueOf(offer, row);
      const amount = formatMoney(subscriptionOf(row).money.due);
      const by = ends.get(row.id)!;
      return {
        customerId: row.customerId,
        kind: 'money' as const,
        at: now,
        story: storyOf('new_shares.payment_waits', { name: offer.name, lots: row.wonLots!, amount, published, by }),
        about: { type: 'subscription' as const, id: row.id.toString() },
      };
    }),
  );
  return ends;
}
