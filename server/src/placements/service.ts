/**
 * Placements as the customer sees them and asks for shares (spec §5, rules §8): the amount of a request is held at once and stays so
 * until somebody decides. What concerns a request is decided under the lock of its customer's book, then of its offer's row.
 */
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import { refusal } from '@bahi/contract/errors.ts';
import type * as contract from '@bahi/contract/placements/calls.ts';
import { storyOf, type Story } from '@bahi/contract/stories.ts';
import { businessDateOf, type Calendar } from '@bahi/core/calendar.ts';
import { formatMoney, type Minor } from '@bahi/core/money.ts';
import { lockedUntil } from '@bahi/core/position.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import type { HouseHalt } from '../halt/service.ts';
import { lockCustomer } from '../identity/service.ts';
import { availableOf, placeHold, releaseHold } from '../ledger/books.ts';
import { lockBooks, writeBooks } from '../ledger/post.ts';
import { readBalance } from '../ledger/read.ts';
import { writeMessages } from '../messages/service.ts';
import { eligibilityRefusal, type EligibilityDeps } from '../orders/service.ts';
import type { Tx } from '../platform/database.ts';
import { refuse, refuseIf } from '../platform/refuse.ts';
import { storedId } from '../platform/stored-id.ts';
import { requestRefusal } from './decision.ts';
import { goneExAt } from './ex-dates.ts';
import { offers, selectAskedLots } from './offer-store.ts';
import { amountOf, remainingLots, type OfferRow, type OfferView, type RequestRow, type RequestView } from './rows.ts';
import { requests } from './store.ts';
import { offerView, requestView } from './views.ts';

export { caseOf, cases } from './cases.ts';
export { decidePlacement } from './decisions.ts';
export { addPlacementNote, publishPlacement, withdrawPlacement } from './publication.ts';
export type { PlacementTerms } from './publication.ts';

export interface PlacementsDeps extends EligibilityDeps {
  readonly calendar: Calendar;
  /** While the house is halted nobody asks for shares. */
  readonly halt: Pick<HouseHalt, 'since' | 'lockedSince'>;
  /** Of one share, in paise; null while there is none. */
  readonly marketPrice: (symbol: string) => Minor | null;
}

const CLOSED = refusal('placements.channel_closed', {});

interface By {
  readonly customerId: bigint;
  readonly now: number;
}

/** By which session, whose fund password may have been given; a practice install's own accounts have none. */
interface BySession extends By {
  readonly sessionId: bigint | null;
}

export async function offersPage(
  deps: PlacementsDeps,
  tx: Tx,
  { input, now }: { readonly input: ParsedInputOf<typeof contract.listPlacements>; readonly now: number },
): Promise<OutputOf<typeof contract.listPlacements>> {
  const { page, pageSize } = input;
  const { rows, total } = await offers.page(tx, { now, limit: pageSize, offset: (page - 1) * pageSize });
  return { rows: await offerViews(deps, tx, rows, now), total, page, pageSize };
}

export async function offerOf(
  deps: Pick<PlacementsDeps, 'marketPrice'>,
  tx: Tx,
  id: string,
  now: number,
): Promise<OfferView> {
  const offer = (await offers.select(tx, storedId(id))) ?? refuse('placements.unknown', {});
  return (await offerViews(deps, tx, [offer], now))[0]!;
}

export async function termsOf(
  deps: PlacementsDeps,
  tx: Tx,
  { customerId, now, input }: By & { readonly input: ParsedInputOf<typeof contract.getPlacementTerms> },
): Promise<OutputOf<typeof contract.getPlacementTerms>> {
  const offer = (await offers.select(tx, storedId(input.offer))) ?? refuse('placements.unknown', {});
  const pending = await requests.selectOne(tx, { customerId, offerId: offer.id, status: 'pending' });
  const { cash, held } = await readBalance(tx, customerId);
  const available = cash - held;
  const asked = input.lots ?? offer.minimumLots;
  const isHalted = deps.halt.since() !== null;
  const barred = await eligibilityRefusal(deps, tx, { customerId, now, isPreview: true, isHalted, closed: CLOSED });
  const goneEx = await goneExAt(deps, tx, offer, now);
  const refused = barred ?? requestRefusal(offer, asked, { now, goneEx, hasPending: pending !== null, available });
  // Figures stay within the offer, so that a screen can show them beside the refusal.
  const lots = Math.min(Math.max(asked, 1), offer.maximumLots);
  const amount = amountOf(offer, lots);
  const most = Math.min(offer.maximumLots, remainingLots(offer));
  const affordable = available / amountOf(offer, 1);
  return {
    lots,
    shares: lots * offer.lotSize,
    amount: formatMoney(amount),
    charges: formatMoney(0n),
    held: formatMoney(amount),
    available: formatMoney(available),
    affordableLots: affordable > BigInt(most) ? most : Number(affordable),
    promisedBy: promisedBy(offer, now),
    lockedUntil: lockedUntil(deps.calendar, { lockDays: offer.lockDays, lockMinutes: 0 }, now),
    pending: pending?.id.toString() ?? null,
    refusal: refused,
  };
}

export async function requestPlacement(
  deps: PlacementsDeps,
  tx: Tx,
  {
    customerId,
    sessionId,
    now,
    input,
  }: BySession & { readonly input: ParsedInputOf<typeof contract.requestPlacement> },
): Promise<RequestView> {
  const isHalted = (await deps.halt.lockedSince(tx)) !== null;
  const offerId = storedId(input.offer);
  const books = await lockBooks(tx, { customerIds: [customerId] });
  await lockCustomer(tx, customerId);
  const offer = (await offers.lock(tx, offerId, 'share')) ?? refuse('placements.unknown', {});
  const by = { customerId, sessionId, now, isPreview: false };
  refuseIf(await eligibilityRefusal(deps, tx, { ...by, isHalted, closed: CLOSED }));
  const hasPending = (await requests.selectOne(tx, { customerId, offerId, status: 'pending' })) !== null;
  const { lots } = input;
  const goneEx = await goneExAt(deps, tx, offer, now);
  refuseIf(requestRefusal(offer, lots, { now, goneEx, hasPending, available: availableOf(books, customerId) }));

  const amount = amountOf(offer, lots);
  const promised = promisedBy(offer, now);
  const row = await requests.insert(tx, { offerId, customerId, lots, amount, createdAt: now, promisedBy: promised });
  placeHold(books, { kind: 'placement', reference: row.id, customerId, amount });
  await writeBooks(tx, books, { at: now, businessDate: businessDateOf(deps.calendar, now) });
  const params = { name: offer.name, lots, amount: formatMoney(amount), promised };
  return made(tx, { row, offer, now, story: storyOf('placements.requested', params) });
}

/** Also while the account is frozen or the house halted: it only takes a word back. */
export async function cancelPlacement(
  deps: PlacementsDeps,
  tx: Tx,
  { customerId, now, input }: By & { readonly input: ParsedInputOf<typeof contract.cancelPlacement> },
): Promise<RequestView> {
  const { id } = await ownRequest(tx, customerId, input.request);
  const hold = { kind: 'placement', reference: id } as const;
  const books = await lockBooks(tx, { customerIds: [customerId], holds: [hold] });
  const row = await ownRequest(tx, customerId, input.request);
  if (row.status !== 'pending') refuse('placements.not_pending', { status: row.status });
  const amount = formatMoney(releaseHold(books, hold));
  await writeBooks(tx, books, { at: now, businessDate: businessDateOf(deps.calendar, now) });
  const cancelled = await requests.update(tx, id, { status: 'cancelled', decidedAt: now });
  const offer = (await offers.select(tx, row.offerId))!;
  const story = storyOf('placements.cancelled', { name: offer.name, amount });
  return made(tx, { row: cancelled, offer, now, story });
}

export async function requestsPage(
  tx: Tx,
  customerId: bigint,
  { offer, ...paging }: ParsedInputOf<typeof contract.listPlacementRequests>,
): Promise<OutputOf<typeof contract.listPlacementRequests>> {
  const offerId = offer === undefined ? undefined : storedId(offer);
  const found = await requests.page(tx, { customerId, offerId }, paging);
  const { rows } = found;
  const named = await offers.selectMany(tx, [...new Set(rows.map((row) => row.offerId))]);
  const byId = new Map(named.map((each) => [each.id, each]));
  return { ...found, rows: rows.map((row) => requestView(row, byId.get(row.offerId)!)) };
}

export async function requestOf(tx: Tx, customerId: bigint, id: string): Promise<RequestView> {
  const row = await ownRequest(tx, customerId, id);
  return requestView(row, (await offers.select(tx, row.offerId))!);
}

async function ownRequest(tx: Tx, customerId: bigint, id: string): Promise<RequestRow> {
  return (await requests.selectOwn(tx, customerId, id)) ?? refuse('placements.request_unknown', {});
}

async function offerViews(
  { marketPrice }: Pick<PlacementsDeps, 'marketPrice'>,
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

/** A request that comes shortly before the close is still decided by the offer's last moment. */
function promisedBy({ promiseMinutes, decidedBy }: OfferRow, now: number): number {
  return Math.min(now + promiseMinutes * MINUTE_MS, Number(decidedBy));
}

interface Shown {
  readonly row: RequestRow;
  readonly offer: OfferRow;
  readonly now: number;
  readonly story: Story;
}

async function made(tx: Tx, { row, offer, now, story }: Shown): Promise<RequestView> {
  const { customerId } = row;
  const about = { type: 'placement' as const, id: row.id.toString() };
  tx.after('funds.changed', { customerId });
  await writeMessages(tx, [{ customerId, kind: 'money', at: now, story, about }]);
  return requestView(row, offer);
}
