/**
 * Applying for new shares, many in one transaction: keep the lists from being frozen, lock the customers' books, decide each
 * application in the order of arrival, write all of it, commit. An application is on the list with its money held, or it is refused.
 */
import { refusal, type Refusal } from '@bahi/contract/errors.ts';
import { storyOf } from '@bahi/contract/stories.ts';
import { businessDateOf } from '@bahi/core/calendar.ts';
import { subscriptionPaid } from '@bahi/core/ledger-offerings.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { availableOf, placeHold, postEntry, type Books } from '../ledger/books.ts';
import { lockBooks, writeBooks } from '../ledger/post.ts';
import { writeMessages, type NewMessage } from '../messages/service.ts';
import { eligibilityAmong, type Orderer, type Request } from '../orders/service.ts';
import { createBatch, type Batch } from '../platform/batch.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/database.ts';
import type { Metrics } from '../platform/metrics.ts';
import { refuse } from '../platform/refuse.ts';
import { decideApplication, type Application, type Asked } from './decision.ts';
import { selectOffers } from './offer-store.ts';
import type { OfferRow, SubscriptionRow, SubscriptionView } from './rows.ts';
import type { NewSharesDeps } from './deps.ts';
import * as store from './store.ts';
import { createTicketCount, ticketsOf, type TicketCount } from './tickets.ts';
import { subscriptionView } from './views.ts';

export interface ApplyDeps extends NewSharesDeps {
  readonly clock: Clock;
  /** Left out: the lists are counted anew. */
  readonly tickets?: TicketCount;
}

export interface ApplyCommand extends Request, Orderer, Asked {
  readonly offerId: bigint;
  /** When the call came. */
  readonly now: number;
}

export type ApplyAnswer = { readonly subscription: SubscriptionView } | { readonly refusal: Refusal };

export interface ApplyBatchDeps extends ApplyDeps {
  readonly db: Database;
  readonly metrics: Metrics;
}

export function createApplyBatch(deps: ApplyBatchDeps): Batch<ApplyCommand, ApplyAnswer> {
  const { db, metrics } = deps;
  const tickets = createTicketCount();
  return createBatch({
    db,
    name: 'apply',
    // One more than orders have: an application writes more, and two leave the machine idle while both wait for the disk.
    inFlightMax: 3,
    run: (tx, commands) => applyMany({ ...deps, tickets }, tx, commands),
    onBatch: metrics.observeBatch,
  });
}

/** The database takes one person's applications through one account; which came first is decided there, and hardly ever asked. */
export function refuseSecondAccount(error: unknown): never {
  if ((error as { readonly constraint?: unknown }).constraint === 'one_account_a_person')
    return refuse('new_shares.person_applied', {});
  throw error;
}

/** Answers in the order of the commands. A repetition gets the application of its first call as it is now; a refusal is not kept. */
export async function applyMany(deps: ApplyDeps, tx: Tx, commands: readonly ApplyCommand[]): Promise<ApplyAnswer[]> {
  const now = deps.clock.now();
  const tickets = deps.tickets ?? createTicketCount();
  const applying = await lockApplying({ ...deps, tickets }, tx, commands, now);
  const decided = commands.map((command) => decide(applying, command));
  const made = decided.flatMap((one) => ('application' in one ? [one] : []));
  for (const { offer, row } of made) tickets.took(offer, row.lots);
  const rows = made.map(({ row }) => row);
  const moment = { at: now, businessDate: businessDateOf(deps.calendar, now) };
  const isPosting = applying.books.posted.length > 0;
  const inserted = store.insertSubscriptions(tx, rows);
  // Entries take their numbers first: what fails must not leave a half of the writing on its way.
  if (isPosting) await inserted;
  const written = writeBooks(tx, applying.books, moment);
  const placed = isPosting ? await written : [];
  const paying = rows.filter(({ paid }) => paid > 0n);
  const paid = paying.map(
    (row, index) =>
      ({ subscriptionId: row.id, part: 1, kind: 'paid', amount: row.paid, entryId: placed[index]!.id }) as const,
  );
  if (isPosting) await store.insertMovements(tx, paid, now);
  for (const { customerId } of rows) tx.after('funds.changed', { customerId });
  // What nobody has to wait for travels together, messages last.
  const told = made.map((one) => messageOf(one, now));
  await Promise.all([writeMessages(tx, told), inserted, written]);
  const known = decided.flatMap((one) => ('known' in one ? [one.known.id] : []));
  const movements = [...paid.map((one) => ({ ...one, at: BigInt(now) })), ...(await store.selectMovements(tx, known))];
  const movementsOf = Map.groupBy(movements, ({ subscriptionId }) => subscriptionId);
  return decided.map((one, index): ApplyAnswer => {
    if ('refusal' in one) return { refusal: one.refusal };
    const row = 'known' in one ? one.known : one.row;
    const context = {
      now: commands[index]!.now,
      calendar: deps.calendar,
      movements: movementsOf.get(row.id) ?? [],
    };
    return { subscription: subscriptionView(row, applying.offers.get(row.offerId)!, context) };
  });
}

interface Applying {
  readonly books: Books;
  readonly offers: ReadonlyMap<bigint, OfferRow>;
  /** Why the account may not apply for anything, whatever it asks. */
  readonly barred: (command: ApplyCommand) => Refusal | null;
  /** Tickets that each list may still take, by offer. */
  readonly room: Map<bigint, number>;
  /** By key of the call. */
  readonly known: Map<string, SubscriptionRow>;
  /** By customer and offer. */
  readonly live: Map<string, SubscriptionRow[]>;
  readonly ids: { readonly id: bigint; readonly holdId: bigint }[];
}

/** They travel together and run in this order: what is read after the locks stands until the commit. */
async function lockApplying(
  deps: ApplyDeps & { readonly tickets: TicketCount },
  tx: Tx,
  commands: readonly ApplyCommand[],
  now: number,
): Promise<Applying> {
  const customerIds = [...new Set(commands.map(({ customerId }) => customerId))];
  const asked = [...new Set(commands.map(({ offerId }) => offerId))];
  const earliest = Math.min(...commands.map((command) => command.now));
  const [haltedSince, , books, eligibility, offers, live, known, ids] = await Promise.all([
    deps.halt.lockedSince(tx),
    store.lockOffersShared(tx, asked, earliest),
    lockBooks(tx, { customerIds }),
    eligibilityAmong(deps, tx, commands, { now, isPreview: false }),
    selectOffers(tx, asked),
    store.selectLive(tx, commands),
    store.selectByRequest(tx, commands),
    store.nextIds(tx, commands.length),
  ]);
  const others = known.map(({ offerId }) => offerId).filter((id) => !asked.includes(id));
  const room = new Map<bigint, number>();
  for (const offer of offers) room.set(offer.id, await deps.tickets.room(tx, offer, now));
  return {
    books,
    offers: new Map([...offers, ...(await selectOffers(tx, others))].map((offer) => [offer.id, offer])),
    barred(command) {
      const refused = eligibility(command);
      if (refused !== null) return refused;
      return haltedSince === null ? null : refusal('new_shares.channel_closed', {});
    },
    room,
    known: new Map(known.map((row) => [callKey(row), row])),
    live: Map.groupBy(live, ownKey),
    ids,
  };
}

type Decided =
  | { readonly refusal: Refusal }
  | { readonly known: SubscriptionRow }
  | { readonly row: SubscriptionRow; readonly offer: OfferRow; readonly application: Application };

/** What is taken is in the books and on the list for the commands that follow. */
function decide({ books, offers, barred, room, known, live, ids }: Applying, command: ApplyCommand): Decided {
  const { customerId, offerId, body, now } = command;
  const same = known.get(callKey(command));
  if (same !== undefined)
    return same.body === body ? { known: same } : { refusal: refusal('request.idempotency_key_reused', {}) };
  const offer = offers.get(offerId);
  if (offer === undefined) return { refusal: refusal('new_shares.unknown', {}) };
  const refused = barred(command);
  if (refused !== null) return { refusal: refused };
  const own = live.get(ownKey(command)) ?? [];
  const left = room.get(offerId)!;
  const facts = { now, others: own.length, room: left, available: availableOf(books, customerId) };
  const decision = decideApplication(offer, command, facts);
  if ('refusal' in decision) return decision;

  const { application } = decision;
  const row = newSubscription(command, application, { ...ids.shift()!, ordinal: freeOrdinal(own) });
  const { id: subscriptionId, holdId } = row;
  if (holdId !== null)
    placeHold(books, { kind: 'subscription', reference: holdId, customerId, amount: application.held });
  if (row.paid > 0n) postEntry(books, subscriptionPaid({ customerId, subscriptionId, part: 1, amount: row.paid }));
  room.set(offerId, left - ticketsOf(offer, row.lots));
  known.set(callKey(row), row);
  live.set(ownKey(row), [...own, row]);
  return { row, offer, application };
}

/** The lowest number that no live application of the customer has. */
function freeOrdinal(own: readonly SubscriptionRow[]): number {
  const taken = new Set(own.map(({ ordinal }) => ordinal));
  let ordinal = 1;
  while (taken.has(ordinal)) ordinal += 1;
  return ordinal;
}

function newSubscription(
  { customerId, offerId, request, body, now }: ApplyCommand,
  { lots, bid, amount, held, prepaid }: Application,
  numbers: { readonly id: bigint; readonly holdId: bigint; readonly ordinal: number },
): SubscriptionRow {
  return {
    id: numbers.id,
    offerId,
    customerId,
    request,
    body,
    ordinal: numbers.ordinal,
    lots,
    bid,
    amount,
    holdId: held > 0n ? numbers.holdId : null,
    paid: prepaid,
    refunded: 0n,
    cost: null,
    wonLots: null,
    movements: prepaid > 0n ? 1 : 0,
    positionId: null,
    status: 'applied',
    appliedAt: BigInt(now),
    changedAt: null,
    cancelledAt: null,
    decidedAt: null,
    paymentFailedAt: null,
    paidAt: null,
    forfeitedAt: null,
    allottedAt: null,
    payWaitsUntil: null,
  };
}

function messageOf({ row, offer }: Extract<Decided, { application: unknown }>, at: number): NewMessage {
  const { customerId, lots, amount } = row;
  const params = { name: offer.name, lots, amount: formatMoney(amount), closes: Number(offer.closesAt) };
  const about = { type: 'subscription', id: row.id.toString() } as const;
  return { customerId, kind: 'money', at, story: storyOf('new_shares.applied', params), about };
}

function callKey({ customerId, request }: Pick<SubscriptionRow, 'customerId' | 'request'>): string {
  return `${customerId} ${request}`;
}

function ownKey({ customerId, offerId }: store.Own): string {
  return `${customerId} ${offerId}`;
}
