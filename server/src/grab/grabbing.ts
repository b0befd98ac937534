/**
 * Requests for grab offers, many in one transaction: lock the customers' books, then the offers, decide each request in the order of its
 * arrival, settle all that is allotted with the block seller, hold what a draw is to be paid with, commit. So the quota is exact whatever the
 * load: who has the offer's row knows what is left, and the answer is given once it is durable.
 */
import { refusal, type Refusal } from '@bahi/contract/errors.ts';
import { storyOf, type Story } from '@bahi/contract/stories.ts';
import type { BlockMarket } from '@bahi/core/block-trade.ts';
import { businessDateOf, type Calendar } from '@bahi/core/calendar.ts';
import type { ChargeSchedule } from '@bahi/core/charges.ts';
import { formatMoney, type Minor } from '@bahi/core/money.ts';
import { lockExDateSince } from '../corporate-actions/service.ts';
import type { HouseHalt } from '../halt/service.ts';
import { availableOf, placeHold, type Books } from '../ledger/books.ts';
import { lockBooks, writeBooks } from '../ledger/post.ts';
import { writeMessages, type NewMessage } from '../messages/service.ts';
import {
  blockSchedule,
  eligibilityAmong,
  settleBlockTrades,
  shortsAmong,
  type EligibilityDeps,
  type Orderer,
} from '../orders/service.ts';
import { createBatch, type Batch } from '../platform/batch.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/database.ts';
import type { Metrics } from '../platform/metrics.ts';
import { vipRefusals } from '../vip/service.ts';
import { callKey, decideInTurn, ownKey, personKey, type Asked, type Made, type Turn } from './deciding.ts';
import { isDrawn, type OfferRow, type RequestRow, type RequestView } from './rows.ts';
import * as store from './store.ts';
import { requestView } from './views.ts';

export interface GrabDeps extends EligibilityDeps {
  readonly calendar: Calendar;
  readonly clock: Clock;
  /** While the house is halted nothing is asked for, allotted or drawn. */
  readonly halt: Pick<HouseHalt, 'since' | 'lockedSince'>;
  /** The mark price of one share, in paise; null while there is none. */
  readonly marketPrice: (symbol: string) => Minor | null;
  /** The mark price beside the best prices of the book; null while there is no mark price. */
  readonly marketOf: (symbol: string) => BlockMarket | null;
  /** False: its mark price is an old one, at which nothing is sold. */
  readonly isListed: (symbol: string) => boolean;
}

export type GrabCommand = Asked & Orderer;

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
  const decided = commands.map((command) => decideInTurn(grabbing, command));
  const made = [...grabbing.made.values()];
  const rows = await settle(deps, tx, { ...grabbing, made, now });
  const rowOf = new Map(made.map((one, index) => [one, rows[index]!]));
  return decided.map((one): GrabAnswer => {
    if ('refusal' in one) return { refusal: one.refusal };
    const row = 'known' in one ? one.known : rowOf.get(one)!;
    return { request: requestView(row, grabbing.offers.get(row.offerId)!) };
  });
}

/** By which a price is judged; null: there is nothing now. */
export function judgedBy({ isListed, marketOf }: Pick<GrabDeps, 'isListed' | 'marketOf'>, symbol: string) {
  return isListed(symbol) ? marketOf(symbol) : null;
}

/** Of the moment at which it is paid, as far as it is known. */
export function scheduleOf(calendar: Calendar, { drawAt }: OfferRow, now: number): ChargeSchedule {
  return blockSchedule(calendar, Math.max(now, Number(drawAt ?? 0n)));
}

interface Grabbing extends Turn<GrabCommand> {
  readonly books: Books;
  /** For the requests that are made. */
  readonly ids: readonly bigint[];
}

/** They travel together and run in this order: what is read after the locks stands until the commit. */
async function lockGrabbing(deps: GrabDeps, tx: Tx, commands: readonly GrabCommand[], now: number): Promise<Grabbing> {
  const customerIds = [...new Set(commands.map(({ customerId }) => customerId))];
  const asked = [...new Set(commands.map(({ offerId }) => offerId))];
  // The offers late: whoever waits for them waits for the least. Persons after them: whoever came before in any process has committed.
  const [haltedSince, books, eligibility, levelRefusal, known, ids, locked, persons] = await Promise.all([
    deps.halt.lockedSince(tx),
    lockBooks(tx, { customerIds }),
    eligibilityAmong(deps, tx, commands, { now, isPreview: false }),
    vipRefusals(deps, tx, customerIds, now),
    store.selectKnown(tx, commands),
    store.nextIds(tx, commands.length),
    store.lockOffers(tx, asked),
    store.selectPersons(tx, commands),
  ]);
  const others = known.map(({ offerId }) => offerId).filter((id) => !asked.includes(id));
  const more = others.length === 0 ? [] : await store.offers.selectMany(tx, others);
  const markets = new Map(locked.map(({ symbol }) => [symbol, judgedBy(deps, symbol)]));
  const symbolOf = new Map(locked.map(({ id, symbol }) => [id, symbol]));
  const wanted = commands.flatMap(({ customerId, offerId }) => {
    const symbol = symbolOf.get(offerId);
    return symbol === undefined ? [] : [{ customerId, symbol }];
  });
  const [isShort, ...goneEx] = await Promise.all([
    shortsAmong(tx, wanted),
    ...locked.map((offer) => lockGoneEx(deps, tx, offer, now)),
  ]);
  const personOf = new Map(persons.map((one) => [ownKey(one), one.person]));
  const goneExAt = new Map(locked.map(({ id }, index) => [id, goneEx[index]!]));
  return {
    books,
    offers: new Map([...locked, ...more].map((offer) => [offer.id, offer])),
    barred: (command) => eligibility(command) ?? (haltedSince === null ? null : refusal('grab.channel_closed', {})),
    levelRefusal,
    market: (symbol) => markets.get(symbol) ?? null,
    isShort: (customerId, symbol) => isShort({ customerId, symbol }),
    goneEx: (offerId) => goneExAt.get(offerId) ?? null,
    schedule: (offer) => scheduleOf(deps.calendar, offer, now),
    available: (customerId) => availableOf(books, customerId),
    ids,
    known: new Map(known.map((row) => [callKey(row), row])),
    made: new Map(),
    own: new Set(known.filter(({ status }) => status !== 'cancelled').map(ownKey)),
    person: (of) => personOf.get(ownKey(of)) ?? null,
    persons: new Set(persons.flatMap((one) => (one.hasAsked ? [personKey(one.offerId, one.person)] : []))),
    spent: new Map(),
  };
}

/** Locked: who holds at the record date is written down once the transaction that sells has ended. */
export function lockGoneEx({ calendar, clock }: GrabDeps, tx: Tx, { symbol, publishedAt }: OfferRow, now: number) {
  const since = Number(publishedAt);
  return lockExDateSince(calendar, tx, { symbol, since, now: () => Math.max(now, clock.now()) });
}

interface Settling {
  readonly books: Books;
  readonly made: readonly Made<GrabCommand>[];
  readonly offers: ReadonlyMap<bigint, OfferRow>;
  readonly market: (symbol: string) => BlockMarket | null;
  readonly ids: readonly bigint[];
  readonly now: number;
}

/** Answers the rows, in the order in which they were made. */
async function settle(
  deps: GrabDeps,
  tx: Tx,
  { books, made, offers, market, ids, now }: Settling,
): Promise<RequestRow[]> {
  if (made.length === 0) return [];
  const numbered = made.map((one, index) => ({ ...one, id: ids[index]! }));
  const [drawn, first] = [
    numbered.filter(({ offer }) => isDrawn(offer)),
    numbered.filter(({ offer }) => !isDrawn(offer)),
  ];
  const trades = first.map(({ command, offer, taken, id }) => ({
    origin: 'grab' as const,
    customerId: command.customerId,
    reference: id,
    symbol: offer.symbol,
    quantity: taken.lots * offer.lotSize,
    price: offer.price,
    mark: market(offer.symbol)!.mark,
    lockDays: offer.lockDays,
    hold: null,
  }));
  const settled = await settleBlockTrades(deps, tx, { books, trades, now });
  const tradeOf = new Map(first.map(({ id }, index) => [id, settled[index]!]));
  for (const { command, taken, id } of drawn) {
    const { customerId } = command;
    placeHold(books, { kind: 'grab', reference: id, customerId, amount: taken.total });
    tx.after('funds.changed', { customerId });
  }
  const rows = numbered.map(({ command, taken, place, id }): RequestRow => {
    const { customerId, offerId, request, body, lots } = command;
    const at = BigInt(now);
    const asked = { id, offerId, customerId, request, body, lots, reason: null, createdAt: at };
    const trade = tradeOf.get(id);
    const nothing = { allottedLots: null, place: null, paid: null, positionId: null, decidedAt: null };
    if (trade === undefined) return { ...asked, ...nothing, status: 'pending', total: taken.total };
    const { positionId, paid } = trade;
    return {
      ...asked,
      status: 'allotted',
      total: 0n,
      allottedLots: taken.lots,
      place,
      paid,
      positionId,
      decidedAt: at,
    };
  });
  const touched = new Set(made.map(({ offer }) => offer.id));
  // What nobody has to wait for travels together, messages last.
  await Promise.all([
    writeBooks(tx, books, { at: now, businessDate: businessDateOf(deps.calendar, now) }),
    store.insertRequests(
      tx,
      rows.map((row, index) => ({ ...row, person: numbered[index]!.person })),
    ),
    store.updateTaken(
      tx,
      [...touched].map((id) => offers.get(id)!),
    ),
  ]);
  const told = numbered.map((one, index) => messageOf(one, rows[index]!));
  await writeMessages(tx, told);
  return rows;
}

function messageOf({ offer, command, place }: Made<GrabCommand>, row: RequestRow): NewMessage {
  const { id, positionId, createdAt } = row;
  const told = { customerId: command.customerId, at: Number(createdAt) };
  if (positionId === null) {
    const about = { type: 'grab_request', id: id.toString() } as const;
    return { ...told, kind: 'money', story: requested(offer, row), about };
  }
  const params = { name: offer.name, shares: row.allottedLots! * offer.lotSize, paid: formatMoney(row.paid!), place };
  const story =
    row.allottedLots === row.lots
      ? storyOf('grab.allotted', params)
      : storyOf('grab.allotted_part', { ...params, asked: row.lots * offer.lotSize });
  return { ...told, kind: 'decision', story, about: { type: 'position', id: positionId.toString() } };
}

function requested({ name, closesAt, drawAt }: OfferRow, { lots, total }: RequestRow): Story {
  const times = { closes: Number(closesAt), drawn: Number(drawAt) };
  return storyOf('grab.requested', { name, lots, amount: formatMoney(total), ...times });
}
