/**
 * Requests for grab offers, many in one transaction: lock the customers' books, then the offers, decide each request in the order of its
 * arrival, settle all that is allotted with the block seller, commit. So the quota is exact whatever the load: who has the offer's row
 * knows what is left, and the answer is given once the allotment is durable.
 */
import { refusal, type Refusal } from '@bahi/contract/errors.ts';
import { storyOf } from '@bahi/contract/stories.ts';
import { businessDateOf, type Calendar } from '@bahi/core/calendar.ts';
import { formatMoney, type Minor } from '@bahi/core/money.ts';
import type { HouseHalt } from '../halt/service.ts';
import { availableOf, type Books } from '../ledger/books.ts';
import { lockBooks, writeBooks } from '../ledger/post.ts';
import { writeMessages, type NewMessage } from '../messages/service.ts';
import {
  blockSchedule,
  eligibilityAmong,
  settleBlockTrades,
  type EligibilityDeps,
  type Orderer,
  type Request,
} from '../orders/service.ts';
import { createBatch, type Batch } from '../platform/batch.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/database.ts';
import type { Metrics } from '../platform/metrics.ts';
import { vipRefusals } from '../vip/service.ts';
import { decideGrab, type Allotment, type Facts } from './decision.ts';
import type { OfferRow, RequestRow, RequestView } from './rows.ts';
import * as store from './store.ts';
import { requestView } from './views.ts';

export interface GrabDeps extends EligibilityDeps {
  readonly calendar: Calendar;
  readonly clock: Clock;
  /** While the house is halted nothing is allotted. */
  readonly halt: Pick<HouseHalt, 'since' | 'lockedSince'>;
  /** The mark price of one share, in paise; null while there is none. */
  readonly marketPrice: (symbol: string) => Minor | null;
  /** False: its mark price is an old one, at which nothing is sold. */
  readonly isListed: (symbol: string) => boolean;
}

export interface GrabCommand extends Request, Orderer {
  readonly offerId: bigint;
  /** As on the wire: any integer. */
  readonly lots: number;
  /** When the call came. */
  readonly now: number;
}

export type GrabAnswer = { readonly request: RequestView } | { readonly refusal: Refusal };

export interface GrabBatchDeps extends GrabDeps {
  readonly db: Database;
  readonly metrics: Pick<Metrics, 'observeBatch'>;
}

export function createGrabBatch(deps: GrabBatchDeps): Batch<GrabCommand, GrabAnswer> {
  return createBatch({
    db: deps.db,
    name: 'grab',
    run: (tx, commands) => grabMany(deps, tx, commands),
    onBatch: deps.metrics.observeBatch,
  });
}

/** Answers in the order of the commands. A repetition gets the request of its first call; a refusal is not kept. */
export async function grabMany(deps: GrabDeps, tx: Tx, commands: readonly GrabCommand[]): Promise<GrabAnswer[]> {
  const now = deps.clock.now();
  const grabbing = await lockGrabbing(deps, tx, commands, now);
  const decided = commands.map((command) => decide(grabbing, command));
  const made = [...grabbing.made.values()];
  const rows = await settle(deps, tx, { books: grabbing.books, made, mark: grabbing.mark, now });
  const rowOf = new Map(made.map((one, index) => [one, rows[index]!]));
  return decided.map((one): GrabAnswer => {
    if ('refusal' in one) return { refusal: one.refusal };
    const row = 'known' in one ? one.known : rowOf.get(one)!;
    return { request: requestView(row, grabbing.offers.get(row.offerId)!) };
  });
}

/** By which a price is judged; null: there is none now. */
export function markOf({ isListed, marketPrice }: Pick<GrabDeps, 'isListed' | 'marketPrice'>, symbol: string) {
  return isListed(symbol) ? marketPrice(symbol) : null;
}

interface Grabbing extends Pick<Facts, 'schedule'> {
  readonly books: Books;
  /** With what is taken by the commands before. */
  readonly offers: Map<bigint, OfferRow>;
  /** Why the account may take nothing, whatever it asks. */
  readonly barred: (command: GrabCommand) => Refusal | null;
  readonly levelRefusal: (customerId: bigint, needed: number) => Refusal | null;
  readonly mark: (symbol: string) => Minor | null;
  /** By key of the call. */
  readonly known: Map<string, RequestRow>;
  /** Of the commands before, by key. */
  readonly made: Map<string, Made>;
  /** By customer and offer. */
  readonly own: Set<string>;
  /** What the commands before spend, by customer. */
  readonly spent: Map<bigint, Minor>;
  readonly now: number;
}

/** They travel together and run in this order: what is read after the locks stands until the commit. */
async function lockGrabbing(deps: GrabDeps, tx: Tx, commands: readonly GrabCommand[], now: number): Promise<Grabbing> {
  const customerIds = [...new Set(commands.map(({ customerId }) => customerId))];
  const asked = [...new Set(commands.map(({ offerId }) => offerId))];
  const [haltedSince, books, locked, eligibility, levelRefusal, known] = await Promise.all([
    deps.halt.lockedSince(tx),
    lockBooks(tx, { customerIds }),
    store.lockOffers(tx, asked),
    eligibilityAmong(deps, tx, commands, { now, isPreview: false }),
    vipRefusals(deps, tx, customerIds, now),
    store.selectKnown(tx, commands),
  ]);
  const others = known.map(({ offerId }) => offerId).filter((id) => !asked.includes(id));
  const more = others.length === 0 ? [] : await store.offers.selectMany(tx, others);
  const marks = new Map(locked.map(({ symbol }) => [symbol, markOf(deps, symbol)]));
  return {
    books,
    offers: new Map([...locked, ...more].map((offer) => [offer.id, offer])),
    barred: (command) => eligibility(command) ?? (haltedSince === null ? null : refusal('grab.channel_closed', {})),
    levelRefusal,
    mark: (symbol) => marks.get(symbol) ?? null,
    schedule: blockSchedule(deps.calendar, now),
    known: new Map(known.map((row) => [callKey(row), row])),
    made: new Map(),
    own: new Set(known.map(ownKey)),
    spent: new Map(),
    now,
  };
}

interface Made {
  readonly command: GrabCommand;
  readonly offer: OfferRow;
  readonly allotment: Allotment;
  readonly place: number;
}

type Decided = { readonly refusal: Refusal } | { readonly known: RequestRow } | Made;

/** What is taken is gone for the commands that follow. */
function decide(grabbing: Grabbing, command: GrabCommand): Decided {
  const { customerId, offerId, lots, body } = command;
  const known = grabbing.known.get(callKey(command));
  const made = grabbing.made.get(callKey(command));
  const former = known ?? made?.command;
  if (former !== undefined && former.body !== body) return { refusal: refusal('request.idempotency_key_reused', {}) };
  if (known !== undefined) return { known };
  if (made !== undefined) return made;
  const refused = grabbing.barred(command);
  if (refused !== null) return { refusal: refused };
  const offer = grabbing.offers.get(offerId);
  if (offer === undefined) return { refusal: refusal('grab.unknown', {}) };
  const spent = grabbing.spent.get(customerId) ?? 0n;
  const decision = decideGrab(offer, lots, {
    now: command.now,
    levelRefusal: grabbing.levelRefusal(customerId, offer.level),
    mark: grabbing.mark(offer.symbol),
    hasRequest: grabbing.own.has(ownKey(command)),
    available: availableOf(grabbing.books, customerId) - spent,
    schedule: grabbing.schedule,
  });
  if ('refusal' in decision) return decision;

  const { allotment } = decision;
  const place = offer.requests + 1;
  grabbing.offers.set(offerId, { ...offer, allottedLots: offer.allottedLots + allotment.lots, requests: place });
  grabbing.own.add(ownKey(command));
  grabbing.spent.set(customerId, spent + allotment.total);
  const taken = { command, offer, allotment, place };
  grabbing.made.set(callKey(command), taken);
  return taken;
}

interface Settling {
  readonly books: Books;
  readonly made: readonly Made[];
  readonly mark: (symbol: string) => Minor | null;
  readonly now: number;
}

/** Answers the rows, in the order in which they were made. */
async function settle(deps: GrabDeps, tx: Tx, { books, made, mark, now }: Settling): Promise<RequestRow[]> {
  if (made.length === 0) return [];
  const ids = await store.nextIds(tx, made.length);
  const trades = made.map(({ command, offer, allotment }, index) => ({
    origin: 'grab' as const,
    customerId: command.customerId,
    reference: ids[index]!,
    symbol: offer.symbol,
    quantity: allotment.lots * offer.lotSize,
    price: offer.price,
    mark: mark(offer.symbol)!,
    lockDays: offer.lockDays,
    hold: null,
  }));
  const settled = await settleBlockTrades(deps, tx, { books, trades, now });
  const rows = made.map(({ command, allotment, place }, index): RequestRow => {
    const { customerId, offerId, request, body, lots } = command;
    const { positionId, paid } = settled[index]!;
    const asked = { offerId, customerId, request, body, lots, createdAt: BigInt(now) };
    return { id: ids[index]!, ...asked, allottedLots: allotment.lots, place, paid, positionId };
  });
  await writeBooks(tx, books, { at: now, businessDate: businessDateOf(deps.calendar, now) });
  await Promise.all([
    store.insertRequests(tx, rows),
    store.updateTaken(tx, takenBy(made)),
    writeMessages(
      tx,
      made.map((one, index) => messageOf(one, rows[index]!)),
    ),
  ]);
  return rows;
}

/** What each offer stands at after the last of them. */
function takenBy(made: readonly Made[]) {
  const last = new Map<bigint, { id: bigint; allottedLots: number; requests: number }>();
  for (const { offer, allotment, place } of made)
    last.set(offer.id, { id: offer.id, allottedLots: offer.allottedLots + allotment.lots, requests: place });
  return [...last.values()];
}

function messageOf(
  { offer, allotment, place, command }: Made,
  { paid, positionId, createdAt }: RequestRow,
): NewMessage {
  const shares = allotment.lots * offer.lotSize;
  const params = { name: offer.name, shares, paid: formatMoney(paid), place };
  const story =
    allotment.lots === command.lots
      ? storyOf('grab.allotted', params)
      : storyOf('grab.allotted_part', { ...params, asked: command.lots * offer.lotSize });
  const about = { type: 'position', id: positionId.toString() } as const;
  return { customerId: command.customerId, kind: 'decision', at: Number(createdAt), story, about };
}

function callKey({ customerId, request }: Pick<RequestRow, 'customerId' | 'request'>): string {
  return `${customerId} ${request}`;
}

function ownKey({ customerId, offerId }: Pick<RequestRow, 'customerId' | 'offerId'>): string {
  return `${customerId} ${offerId}`;
}
