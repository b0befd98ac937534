/**
 * Block trades as the customer sees them and asks for shares (desks §3): amount and charges of a request are held at once and stay so until somebody
 * decides or the window ends. What concerns a request is decided under the lock of its customer's book, then of its offer's row.
 */
import type * as contract from '@bahi/contract/block-trades/calls.ts';
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import { refusal } from '@bahi/contract/errors.ts';
import { storyOf, type Story } from '@bahi/contract/stories.ts';
import { affordableBlockLots } from '@bahi/core/block-trade.ts';
import { businessDateOf, type Calendar } from '@bahi/core/calendar.ts';
import { totalCharges } from '@bahi/core/charges.ts';
import { formatMoney, type Minor } from '@bahi/core/money.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import type { HouseHalt } from '../halt/service.ts';
import { lockCustomer } from '../identity/service.ts';
import { availableOf, placeHold, releaseHold } from '../ledger/books.ts';
import { lockBooks, writeBooks } from '../ledger/post.ts';
import { readBalance } from '../ledger/read.ts';
import { writeMessages } from '../messages/service.ts';
import {
  blockLockedUntil,
  blockSchedule,
  eligibilityRefusal,
  shortsAmong,
  type EligibilityDeps,
} from '../orders/service.ts';
import type { Tx } from '../platform/database.ts';
import { refuse, refuseIf } from '../platform/refuse.ts';
import { storedId } from '../platform/stored-id.ts';
import { costOf, requestRefusal } from './decision.ts';
import { goneExAt } from './ex-dates.ts';
import { offers, selectAskedLots } from './offer-store.ts';
import { remainingLots, type OfferRow, type OfferView, type RequestRow, type RequestView } from './rows.ts';
import { requests, selectBoughtLots } from './store.ts';
import { offerView, requestView } from './views.ts';

export { decideBlock } from './decisions.ts';
export { progress } from './jobs.ts';
export { selectRunningBlocks as runningBlocks } from './offer-store.ts';
export { addBlockNote, publishBlock, withdrawBlock, type BlockTerms } from './publication.ts';

export interface BlockTradesDeps extends EligibilityDeps {
  readonly calendar: Calendar;
  /** While the house is halted nobody asks for shares. */
  readonly halt: Pick<HouseHalt, 'since' | 'lockedSince'>;
  /** The mark price of one share, in paise; null while there is none. */
  readonly marketPrice: (symbol: string) => Minor | null;
}

const PAUSED = refusal('block_trades.paused', {});

interface By {
  readonly customerId: bigint;
  readonly now: number;
}

/** By which session, whose fund password may have been given; a practice install's own accounts have none. */
interface BySession extends By {
  readonly sessionId?: bigint;
}

export async function offersPage(
  deps: BlockTradesDeps,
  tx: Tx,
  { input, now }: { readonly input: ParsedInputOf<typeof contract.listBlocks>; readonly now: number },
): Promise<OutputOf<typeof contract.listBlocks>> {
  const { page, pageSize } = input;
  const { rows, total } = await offers.page(tx, { now, limit: pageSize, offset: (page - 1) * pageSize });
  return { rows: await offerViews(deps, tx, rows, now), total, page, pageSize };
}

export async function offerOf(
  deps: Pick<BlockTradesDeps, 'marketPrice'>,
  tx: Tx,
  id: string,
  now: number,
): Promise<OfferView> {
  return (await offerViews(deps, tx, [await knownOffer(tx, id)], now))[0]!;
}

export async function termsOf(
  deps: BlockTradesDeps,
  tx: Tx,
  { customerId, now, input }: By & { readonly input: ParsedInputOf<typeof contract.getBlockTerms> },
): Promise<OutputOf<typeof contract.getBlockTerms>> {
  const { calendar } = deps;
  const offer = await knownOffer(tx, input.offer);
  const { lotSize, price, lockDays } = offer;
  const pending = await requests.selectOne(tx, { customerId, offerId: offer.id, status: 'pending' });
  const boughtLots = await selectBoughtLots(tx, customerId, offer.id);
  const { cash, held } = await readBalance(tx, customerId);
  const available = cash - held;
  const asked = input.lots ?? offer.minimumLots;
  const schedule = blockSchedule(calendar, now);
  const isHalted = deps.halt.since() !== null;
  const barred = await eligibilityRefusal(deps, tx, { customerId, now, isPreview: true, isHalted, closed: PAUSED });
  const goneEx = await goneExAt(deps, tx, offer, now);
  const of = { customerId, symbol: offer.symbol };
  const isShort = (await shortsAmong(tx, [of]))(of);
  const facts = { now, goneEx, isShort, hasPending: pending !== null, boughtLots, available, schedule };
  // Figures stay within the offer, so that a screen can show them beside the refusal.
  const lots = Math.min(Math.max(Math.trunc(asked), 1), offer.maximumLots);
  const { amount, charges, total } = costOf(offer, lots, schedule);
  const most = Math.min(offer.maximumLots - boughtLots, remainingLots(offer));
  return {
    lots,
    shares: lots * lotSize,
    amount: formatMoney(amount),
    charges: formatMoney(totalCharges(charges)),
    held: formatMoney(total),
    available: formatMoney(available),
    affordableLots: affordableBlockLots(schedule, { price, lotSize, available, most }),
    promisedBy: promisedBy(offer, now),
    lockedUntil: blockLockedUntil(deps, lockDays, now),
    pending: pending?.id.toString() ?? null,
    refusal: barred ?? requestRefusal(offer, asked, facts),
  };
}

export async function requestBlock(
  deps: BlockTradesDeps,
  tx: Tx,
  { customerId, sessionId, now, input }: BySession & { readonly input: ParsedInputOf<typeof contract.requestBlock> },
): Promise<RequestView> {
  const isHalted = (await deps.halt.lockedSince(tx)) !== null;
  const books = await lockBooks(tx, { customerIds: [customerId] });
  await lockCustomer(tx, customerId);
  const by = { customerId, sessionId, now, isPreview: sessionId === undefined };
  refuseIf(await eligibilityRefusal(deps, tx, { ...by, isHalted, closed: PAUSED }));
  const offerId = storedId(input.offer);
  const offer = (await offers.lock(tx, offerId, 'share')) ?? refuse('block_trades.unknown', {});
  const hasPending = (await requests.selectOne(tx, { customerId, offerId, status: 'pending' })) !== null;
  const boughtLots = await selectBoughtLots(tx, customerId, offerId);
  const { lots } = input;
  const schedule = blockSchedule(deps.calendar, now);
  const goneEx = await goneExAt(deps, tx, offer, now);
  const of = { customerId, symbol: offer.symbol };
  const isShort = (await shortsAmong(tx, [of]))(of);
  const available = availableOf(books, customerId);
  const facts = { now, goneEx, isShort, hasPending, boughtLots, available, schedule };
  refuseIf(requestRefusal(offer, lots, facts));

  const { amount, total } = costOf(offer, lots, schedule);
  const promised = promisedBy(offer, now);
  const asked = { offerId, customerId, lots, amount, total, createdAt: now, promisedBy: promised };
  const row = await requests.insert(tx, asked);
  placeHold(books, { kind: 'block', reference: row.id, customerId, amount: total });
  await writeBooks(tx, books, { at: now, businessDate: businessDateOf(deps.calendar, now) });
  const params = { name: offer.name, lots, amount: formatMoney(total), promised };
  return made(tx, { row, offer, now, story: storyOf('block_trades.requested', params) });
}

/** Also while the account is frozen or the house halted: it only takes a word back. */
export async function cancelBlock(
  deps: BlockTradesDeps,
  tx: Tx,
  { customerId, now, input }: By & { readonly input: ParsedInputOf<typeof contract.cancelBlock> },
): Promise<RequestView> {
  const { id } = await ownRequest(tx, customerId, input.id);
  const hold = { kind: 'block', reference: id } as const;
  const books = await lockBooks(tx, { customerIds: [customerId], holds: [hold] });
  const row = await ownRequest(tx, customerId, input.id);
  if (row.status !== 'pending') refuse('block_trades.not_pending', {});
  const amount = formatMoney(releaseHold(books, hold));
  await writeBooks(tx, books, { at: now, businessDate: businessDateOf(deps.calendar, now) });
  const cancelled = await requests.update(tx, id, { status: 'cancelled', decidedAt: now });
  const offer = (await offers.select(tx, row.offerId))!;
  const story = storyOf('block_trades.cancelled', { name: offer.name, amount });
  return made(tx, { row: cancelled, offer, now, story });
}

export async function requestsPage(
  tx: Tx,
  customerId: bigint,
  { offer, ...paging }: ParsedInputOf<typeof contract.listBlockRequests>,
): Promise<OutputOf<typeof contract.listBlockRequests>> {
  const offerId = offer === undefined ? undefined : storedId(offer);
  const found = await requests.page(tx, { customerId, offerId }, paging);
  const named = await offers.selectMany(tx, [...new Set(found.rows.map((row) => row.offerId))]);
  const byId = new Map(named.map((each) => [each.id, each]));
  return { ...found, rows: found.rows.map((row) => requestView(row, byId.get(row.offerId)!)) };
}

export async function requestOf(tx: Tx, customerId: bigint, id: string): Promise<RequestView> {
  const row = await ownRequest(tx, customerId, id);
  return requestView(row, (await offers.select(tx, row.offerId))!);
}

export async function offerViews(
  { marketPrice }: Pick<BlockTradesDeps, 'marketPrice'>,
  tx: Tx,
  rows: readonly OfferRow[],
  now: number,
): Promise<OfferView[]> {
  const ids = rows.map(({ id }) => id);
  const [asked, notes] = await Promise.all([selectAskedLots(tx, ids), offers.selectNotes(tx, ids)]);
  const notesOf = Map.groupBy(notes, ({ of }) => of);
  return rows.map((offer) =>
    offerView(offer, {
      now,
      askedLots: asked.get(offer.id) ?? 0,
      notes: notesOf.get(offer.id) ?? [],
      marketPrice: marketPrice(offer.symbol),
    }),
  );
}

async function knownOffer(tx: Tx, id: string): Promise<OfferRow> {
  return (await offers.select(tx, storedId(id))) ?? refuse('block_trades.unknown', {});
}

async function ownRequest(tx: Tx, customerId: bigint, id: string): Promise<RequestRow> {
  return (await requests.selectOwn(tx, customerId, id)) ?? refuse('block_trades.request_unknown', {});
}

/** A request that comes shortly before the end of the window is decided by then, or expires. */
function promisedBy({ promiseMinutes, closesAt }: OfferRow, now: number): number {
  return Math.min(now + promiseMinutes * MINUTE_MS, Number(closesAt));
}

interface Shown {
  readonly row: RequestRow;
  readonly offer: OfferRow;
  readonly now: number;
  readonly story: Story;
}

async function made(tx: Tx, { row, offer, now, story }: Shown): Promise<RequestView> {
  const { customerId } = row;
  const about = { type: 'block_trade' as const, id: row.id.toString() };
  tx.after('funds.changed', { customerId });
  await writeMessages(tx, [{ customerId, kind: 'money', at: now, story, about }]);
  return requestView(row, offer);
}
