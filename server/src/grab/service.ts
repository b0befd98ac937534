/** Grab offers as customers read them, and a request that is taken back. Asking is grabbing.ts, the draw drawing.ts. */
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import { refusal } from '@bahi/contract/errors.ts';
import type * as contract from '@bahi/contract/grab/calls.ts';
import { storyOf } from '@bahi/contract/stories.ts';
import { affordableBlockLots } from '@bahi/core/block-trade.ts';
import { businessDateOf } from '@bahi/core/calendar.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { releaseHold } from '../ledger/books.ts';
import { lockBooks, writeBooks } from '../ledger/post.ts';
import { readBalance } from '../ledger/read.ts';
import { writeMessages } from '../messages/service.ts';
import { blockLockedUntil, eligibilityRefusal, shortsAmong } from '../orders/service.ts';
import type { Tx } from '../platform/database.ts';
import { refuse, refuseIf } from '../platform/refuse.ts';
import { storedId } from '../platform/stored-id.ts';
import { vipRefusals } from '../vip/service.ts';
import { costOf, decideGrab, windowRefusal } from './decision.ts';
import { holdOf } from './drawing.ts';
import { goneExAt } from './publication.ts';
import { judgedBy, scheduleOf, type GrabDeps } from './grabbing.ts';
import { isDrawn, type OfferRow, type OfferView, type RequestView } from './rows.ts';
import { offers, requests, selectPersons, selectStanding, updateTaken } from './store.ts';
import { offerView, requestView } from './views.ts';

export { largeCompanies } from './large.ts';
export { drawAfter, NOT_DRAWN } from './product-checks.ts';
export { grabMany } from './grabbing.ts';
export { progress } from './jobs.ts';
export { addGrabNote, publishGrab, withdrawGrab, type GrabTerms } from './publication.ts';
export { selectRunning as runningOffers } from './store.ts';

type ReadDeps = Omit<GrabDeps, 'clock'>;

export async function offersPage(
  deps: Pick<ReadDeps, 'marketPrice'>,
  tx: Tx,
  { input, now }: { readonly input: ParsedInputOf<typeof contract.listGrabOffers>; readonly now: number },
): Promise<OutputOf<typeof contract.listGrabOffers>> {
  const { page, pageSize } = input;
  const { rows, total } = await offers.page(tx, { now, limit: pageSize, offset: (page - 1) * pageSize });
  return { rows: await offerViews(deps, tx, rows, now), total, page, pageSize };
}

export async function offerViews(
  { marketPrice }: Pick<ReadDeps, 'marketPrice'>,
  tx: Tx,
  rows: readonly OfferRow[],
  now: number,
): Promise<OfferView[]> {
  const notes = await offers.selectNotes(
    tx,
    rows.map(({ id }) => id),
  );
  const notesOf = Map.groupBy(notes, ({ of }) => of);
  return rows.map((offer) =>
    offerView(offer, { now, notes: notesOf.get(offer.id) ?? [], marketPrice: marketPrice(offer.symbol) }),
  );
}

export async function termsOf(
  deps: ReadDeps,
  tx: Tx,
  of: {
    readonly customerId: bigint;
    readonly now: number;
    readonly input: ParsedInputOf<typeof contract.getGrabTerms>;
  },
): Promise<OutputOf<typeof contract.getGrabTerms>> {
  const { customerId, now, input } = of;
  const offer = (await offers.select(tx, storedId(input.offer))) ?? refuse('grab.unknown', {});
  const own = await selectStanding(tx, { customerId, offerId: offer.id });
  const { cash, held } = await readBalance(tx, customerId);
  const available = cash - held;
  const schedule = scheduleOf(deps.calendar, offer, now);
  const closed = refusal('grab.channel_closed', {});
  const asking = { customerId, now, isPreview: true, isHalted: deps.halt.since() !== null, closed };
  const barred = await eligibilityRefusal(deps, tx, asking);
  const levelRefusal = (await vipRefusals(deps, tx, [customerId], now))(customerId, offer.level);
  const market = judgedBy(deps, offer.symbol);
  const asked = input.lots ?? 1;
  const wanted = { customerId, symbol: offer.symbol };
  const isShort = (await shortsAmong(tx, [wanted]))(wanted);
  const goneEx = await goneExAt(deps.calendar, tx, offer, now);
  const [person] = await selectPersons(tx, [{ customerId, offerId: offer.id }]);
  const asker = {
    levelRefusal,
    hasRequest: own !== null,
    hasPersonAsked: person?.hasAsked ?? false,
    isShort,
    available,
  };
  const facts = { now, market, goneEx, schedule, ...asker };
  const decision = decideGrab(offer, asked, facts);
  // Figures stay within the offer, so that a screen can show them beside the refusal.
  const lots = Math.min(Math.max(asked, 1), offer.maximumLots);
  const { amount, charges: _, total } = costOf(offer, lots, schedule);
  const left = isDrawn(offer) ? offer.maximumLots : Math.max(0, offer.lots - offer.allottedLots);
  const most = Math.min(offer.maximumLots, left);
  return {
    lots,
    shares: lots * offer.lotSize,
    amount: formatMoney(amount),
    charges: formatMoney(total - amount),
    total: formatMoney(total),
    available: formatMoney(available),
    affordableLots: affordableBlockLots(schedule, { price: offer.price, lotSize: offer.lotSize, available, most }),
    lockedUntil: blockLockedUntil(deps, offer.lockDays, Math.max(now, Number(offer.drawAt ?? 0n))),
    own: own === null ? null : requestView(own, offer),
    refusal: barred ?? ('refusal' in decision ? decision.refusal : null),
  };
}

/** While requests are taken; also while the account is frozen or the house halted: it only takes a word back. */
export async function cancelGrab(
  { calendar }: Pick<ReadDeps, 'calendar'>,
  tx: Tx,
  of: {
    readonly customerId: bigint;
    readonly now: number;
    readonly input: ParsedInputOf<typeof contract.cancelGrabRequest>;
  },
): Promise<RequestView> {
  const { customerId, now, input } = of;
  const { id, offerId } = (await requests.selectOwn(tx, customerId, input.id)) ?? refuse('grab.request_unknown', {});
  const books = await lockBooks(tx, { customerIds: [customerId], holds: [holdOf(id)] });
  const offer = (await offers.lock(tx, offerId))!;
  const row = (await requests.select(tx, id))!;
  if (row.status !== 'pending') refuse('grab.not_pending', {});
  refuseIf(windowRefusal(offer, { now, goneEx: null }));
  const amount = formatMoney(releaseHold(books, holdOf(id)));
  await writeBooks(tx, books, { at: now, businessDate: businessDateOf(calendar, now) });
  const cancelled = await requests.update(tx, id, { status: 'cancelled', decidedAt: now });
  const left = { requests: offer.requests - 1, askedLots: offer.askedLots - row.lots };
  await updateTaken(tx, [{ ...offer, ...left }]);
  tx.after('funds.changed', { customerId });
  const story = storyOf('grab.cancelled', { name: offer.name, amount });
  const about = { type: 'grab_request', id: id.toString() } as const;
  await writeMessages(tx, [{ customerId, kind: 'money', at: now, story, about }]);
  return requestView(cancelled, offer);
}

export async function requestsPage(
  tx: Tx,
  customerId: bigint,
  paging: ParsedInputOf<typeof contract.listGrabRequests>,
): Promise<OutputOf<typeof contract.listGrabRequests>> {
  const found = await requests.page(tx, { customerId }, paging);
  const { rows } = found;
  const named = await offers.selectMany(tx, [...new Set(rows.map((row) => row.offerId))]);
  const byId = new Map(named.map((each) => [each.id, each]));
  return { ...found, rows: rows.map((row) => requestView(row, byId.get(row.offerId)!)) };
}
