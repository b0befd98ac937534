/**
 * Applications for new shares as the customer sees, changes and takes them back (spec §5, rules §8). Everything that concerns an
 * application is decided under the lock of its customer's book, with the offer's list kept from being frozen meanwhile: an
 * application is on the list with its money held, or it is refused.
 */
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import { refusal } from '@bahi/contract/errors.ts';
import type * as contract from '@bahi/contract/new-shares/calls.ts';
import { storyOf } from '@bahi/contract/stories.ts';
import { businessDateOf } from '@bahi/core/calendar.ts';
import { subscriptionPaid, subscriptionRefunded } from '@bahi/core/ledger-offerings.ts';
import { formatMoney, parseMoney, type Minor } from '@bahi/core/money.ts';
import { change } from '@bahi/core/offering.ts';
import { lockCustomer } from '../identity/service.ts';
import { availableOf, placeHold, postEntry, releaseHold, type Books } from '../ledger/books.ts';
import { loadHolds, lockBooks, writeBooks } from '../ledger/post.ts';
import { readBalance } from '../ledger/read.ts';
import { writeMessages } from '../messages/service.ts';
import { eligibilityRefusal, type Orderer } from '../orders/service.ts';
import type { Tx } from '../platform/database.ts';
import { refuse, refuseIf, refuseWith } from '../platform/refuse.ts';
import { storedId } from '../platform/stored-id.ts';
import type { NewSharesDeps } from './deps.ts';
import { applicationOf, decideApplication, windowRefusal, type Application, type Asked } from './decision.ts';
import { subscriptionOf } from './money.ts';
import { selectOffer, selectOffers } from './offer-store.ts';
import type { OfferRow, SubscriptionRow, SubscriptionView } from './rows.ts';
import * as store from './store.ts';
import { createTicketCount, ticketsOf } from './tickets.ts';
import { payEnds } from './pay-waits.ts';
import { subscriptionView } from './views.ts';

export { applyMany, createApplyBatch, type ApplyCommand } from './applying.ts';
export { closeOffer, publishOffer, revealDraw } from './draw.ts';
export { createNewSharesTasks, type JobsDeps } from './jobs.ts';
export { deadlineOf, type NewOffer, type OfferRow } from './rows.ts';
export { listDue, listedOffers, listingOf, offersNamed } from './listing.ts';
export { payWon } from './payment.ts';
export { allotBatch, forfeitBatch, settleBatch } from './settlement.ts';
export { selectWaiting } from './store.ts';
export { withdrawOffer } from './calling-off.ts';
export { resultsPage, selectDraws, selectPublished, settlementOf, wonIn } from './staff-reads.ts';
export type { NewSharesDeps } from './deps.ts';
export { insertNote } from './offer-store.ts';
export { calendarOf, offerOf, offersPage, type OffersDeps } from './offers.ts';

/** Each is an entry of the books, and every view of the application shows all of them. */
const PAID_CHANGES_MAX = 1_000;

const CLOSED = refusal('new_shares.channel_closed', {});

interface By extends Orderer {
  readonly now: number;
}

export async function termsOf(
  deps: NewSharesDeps,
  tx: Tx,
  { customerId, now, input }: By & { readonly input: ParsedInputOf<typeof contract.getApplicationTerms> },
): Promise<OutputOf<typeof contract.getApplicationTerms>> {
  const offer = (await selectOffer(tx, storedId(input.offer))) ?? refuse('new_shares.unknown', {});
  const live = await store.selectLive(tx, [{ customerId, offerId: offer.id }]);
  const changed =
    input.subscription === undefined ? null : live.find((row) => row.id.toString() === input.subscription);
  if (changed === undefined) refuse('new_shares.subscription_unknown', {});
  const { cash, held } = await readBalance(tx, customerId);
  const available = cash - held + reservedBy(changed);
  const asked = { lots: input.lots ?? changed?.lots ?? offer.minimumLots, bid: input.bid ?? bidText(offer, changed) };
  const facts = { now, others: live.length - (changed === null ? 0 : 1), room: Infinity, available };
  const isHalted = deps.halt.since() !== null;
  const barred = await eligibilityRefusal(deps, tx, { customerId, now, isPreview: true, isHalted, closed: CLOSED });
  const decision = decideApplication(offer, asked, facts);
  const refused = barred ?? ('refusal' in decision ? decision.refusal : null);
  const { lots, amount, held: toHold, prepaid } = shownApplication(offer, asked);
  return {
    lots,
    amount: formatMoney(amount),
    charges: formatMoney(0n),
    held: formatMoney(toHold),
    prepaid: formatMoney(prepaid),
    available: formatMoney(available),
    used: live.length,
    refusal: refused,
  };
}

/** The same application asked for again changes nothing and says nothing. */
export async function editApplication(
  deps: NewSharesDeps,
  tx: Tx,
  { customerId, sessionId, now, input }: By & { readonly input: { readonly subscription: string } & Asked },
): Promise<SubscriptionView> {
  const isHalted = (await deps.halt.lockedSince(tx)) !== null;
  const { books, offer, row: before } = await lockOwn(tx, { customerId, id: storedId(input.subscription), now });
  const by = { customerId, sessionId, now, isPreview: false };
  refuseIf(await eligibilityRefusal(deps, tx, { ...by, isHalted, closed: CLOSED }));
  const live = await store.selectLive(tx, [{ customerId, offerId: offer.id }]);
  const available = availableOf(books, customerId) + reservedBy(before);
  const room = (await createTicketCount().room(tx, offer, now)) + ticketsOf(offer, before.lots);
  const application = taken(decideApplication(offer, input, { now, others: live.length - 1, room, available }));
  const { lots, bid, amount, held } = application;
  if (lots === before.lots && bid === before.bid) return viewOf(deps, tx, { row: before, offer, now });

  const { movement } = change(offer, subscriptionOf(before), amount);
  const movements = before.movements + (movement.paid === movement.refunded ? 0 : 1);
  if (movements > PAID_CHANGES_MAX) refuse('new_shares.changes_too_many', { maximum: PAID_CHANGES_MAX });
  const row = await store.updateChanged(tx, {
    id: before.id,
    lots,
    bid,
    amount,
    movements,
    now,
    paid: before.paid + movement.paid,
    refunded: before.refunded + movement.refunded,
    isHeld: movement.held > 0n,
  });
  if (before.holdId !== null) releaseHold(books, { kind: 'subscription', reference: before.holdId });
  if (row.holdId !== null) placeHold(books, { kind: 'subscription', reference: row.holdId, customerId, amount: held });
  const paid = movement.paid - movement.refunded;
  await settleMoney(deps, tx, { books, row, paid, part: movements, now });
  const params = { name: offer.name, lots, amount: formatMoney(amount), closes: Number(offer.closesAt) };
  return made(deps, tx, { row, offer, now, story: storyOf('new_shares.changed', params) });
}

/** Until the deadline; also while the account is frozen or the house halted: it only takes a word back. */
export async function cancelApplication(
  deps: NewSharesDeps,
  tx: Tx,
  { customerId, now, input }: By & { readonly input: ParsedInputOf<typeof contract.cancelApplication> },
): Promise<SubscriptionView> {
  const { books, offer, row: before } = await lockOwn(tx, { customerId, id: storedId(input.subscription), now });
  refuseIf(windowRefusal(offer, now));
  const back = before.paid - before.refunded;
  if (before.holdId !== null) releaseHold(books, { kind: 'subscription', reference: before.holdId });
  const row = await store.updateCancelled(tx, before.id, now);
  await settleMoney(deps, tx, { books, row, paid: -back, part: row.movements, now });
  const amount = formatMoney(reservedBy(before));
  return made(deps, tx, { row, offer, now, story: storyOf('new_shares.cancelled', { name: offer.name, amount }) });
}

export async function subscriptionsPage(
  deps: Pick<NewSharesDeps, 'calendar'>,
  tx: Tx,
  { customerId, now, input }: By & { readonly input: ParsedInputOf<typeof contract.listSubscriptions> },
): Promise<OutputOf<typeof contract.listSubscriptions>> {
  const { segment, page, pageSize } = input;
  const { rows, total } = await store.selectPage(tx, {
    customerId,
    segment,
    limit: pageSize,
    offset: (page - 1) * pageSize,
    offerId: input.offer === undefined ? null : storedId(input.offer),
  });
  const offers = new Map((await selectOffers(tx, [...new Set(rows.map((row) => row.offerId))])).map((o) => [o.id, o]));
  const ids = rows.map(({ id }) => id);
  const movementsOf = Map.groupBy(await store.selectMovements(tx, ids), ({ subscriptionId }) => subscriptionId);
  const ends = await payEndsOf(deps, tx, rows, offers);
  const views = rows.map((row) =>
    subscriptionView(row, offers.get(row.offerId)!, {
      payEnd: ends.get(row.id),
      now,
      calendar: deps.calendar,
      movements: movementsOf.get(row.id) ?? [],
    }),
  );
  return { rows: views, total, page, pageSize };
}

export async function ownSubscription(
  deps: Pick<NewSharesDeps, 'calendar'>,
  tx: Tx,
  { customerId, now, id }: By & { readonly id: string },
): Promise<SubscriptionView> {
  const row = await selectOwn(tx, customerId, storedId(id));
  return viewOf(deps, tx, { row, offer: (await selectOffer(tx, row.offerId))!, now });
}

interface Locked {
  readonly books: Books;
  readonly offer: OfferRow;
}

/** In this order: the list, the book, the customer's row. What is read afterwards stands until the commit. */
async function lock(tx: Tx, { customerId, offerId, now }: store.Own & { readonly now: number }): Promise<Locked> {
  await store.lockOffersShared(tx, [offerId], now);
  const books = await lockBooks(tx, { customerIds: [customerId] });
  await lockCustomer(tx, customerId);
  const offer = (await selectOffer(tx, offerId)) ?? refuse('new_shares.unknown', {});
  return { books, offer };
}

/** An application that can still be changed, with its hold. */
async function lockOwn(
  tx: Tx,
  { customerId, id, now }: { readonly customerId: bigint; readonly id: bigint; readonly now: number },
): Promise<Locked & { readonly row: SubscriptionRow }> {
  const { offerId } = await selectOwn(tx, customerId, id);
  const locked = await lock(tx, { customerId, offerId, now });
  const row = await selectOwn(tx, customerId, id);
  if (row.status !== 'applied') refuse('new_shares.not_applied', { status: row.status });
  if (row.holdId !== null) await loadHolds(tx, locked.books, [{ kind: 'subscription', reference: row.holdId }]);
  return { ...locked, row };
}

async function selectOwn(tx: Tx, customerId: bigint, id: bigint): Promise<SubscriptionRow> {
  const row = await store.selectSubscription(tx, id);
  return row !== null && row.customerId === customerId ? row : refuse('new_shares.subscription_unknown', {});
}

function taken(decision: ReturnType<typeof decideApplication>): Application {
  return 'refusal' in decision ? refuseWith(decision.refusal) : decision.application;
}

/** What an application reserves or has paid. */
function reservedBy(row: SubscriptionRow | null): Minor {
  if (row === null) return 0n;
  return (row.holdId === null ? 0n : row.amount) + row.paid - row.refunded;
}

/** What would be taken of what is asked: a screen shows its figures beside the refusal. */
function shownApplication(offer: OfferRow, { lots, bid }: Asked): Application {
  const within = Math.min(Math.max(lots, 1), offer.maximumLots);
  const price = bid === undefined ? null : parseMoney(bid);
  const isTaken = offer.allocation !== 'draw' && price !== null && price <= offer.price * 100n;
  return applicationOf(offer, within, isTaken ? price : null);
}

function bidText({ allocation, price }: OfferRow, row: SubscriptionRow | null): string | undefined {
  return allocation === 'draw' ? undefined : formatMoney(row?.bid ?? price);
}

interface Settled {
  readonly books: Books;
  readonly row: SubscriptionRow;
  /** Into escrow, or with a minus back from it. */
  readonly paid: Minor;
  /** The number of this movement. */
  readonly part: number;
  readonly now: number;
}

/** Writes the books, with the entry of what was paid or came back. */
async function settleMoney(
  { calendar }: NewSharesDeps,
  tx: Tx,
  { books, row, paid, part, now }: Settled,
): Promise<void> {
  const { id: subscriptionId, customerId } = row;
  const amount = paid < 0n ? -paid : paid;
  if (amount > 0n) {
    const of = { customerId, subscriptionId, part, amount };
    const entry = paid > 0n ? subscriptionPaid(of) : subscriptionRefunded(of);
    postEntry(books, entry);
  }
  const [written] = await writeBooks(tx, books, { at: now, businessDate: businessDateOf(calendar, now) });
  if (written === undefined) return;
  const kind = paid > 0n ? 'paid' : 'refunded';
  await store.insertMovements(tx, [{ subscriptionId, part, kind, amount, entryId: written.id }], now);
}

interface Shown {
  readonly row: SubscriptionRow;
  readonly offer: OfferRow;
  readonly now: number;
}

async function made(
  deps: NewSharesDeps,
  tx: Tx,
  { story, ...shown }: Shown & { readonly story: ReturnType<typeof storyOf> },
): Promise<SubscriptionView> {
  const { customerId } = shown.row;
  const subscription = await viewOf(deps, tx, shown);
  const about = { type: 'subscription', id: subscription.id } as const;
  tx.after('funds.changed', { customerId });
  await writeMessages(tx, [{ customerId, kind: 'money', at: shown.now, story, about }]);
  return subscription;
}

async function viewOf(
  { calendar }: Pick<NewSharesDeps, 'calendar'>,
  tx: Tx,
  { row, offer, now }: Shown,
): Promise<SubscriptionView> {
  const movements = await store.selectMovements(tx, [row.id]);
  const ends = await payEndsOf({ calendar }, tx, [row], new Map([[offer.id, offer]]));
  return subscriptionView(row, offer, { now, calendar, movements, payEnd: ends.get(row.id) });
}

async function payEndsOf(
  deps: Pick<NewSharesDeps, 'calendar'>,
  tx: Tx,
  rows: readonly SubscriptionRow[],
  offers: ReadonlyMap<bigint, OfferRow>,
): Promise<ReadonlyMap<bigint, number>> {
  const unpaid = rows.filter(({ status }) => status === 'awaiting_payment');
  return payEnds(
    deps,
    tx,
    unpaid.map((row) => ({ row, offer: offers.get(row.offerId)! })),
  );
}
