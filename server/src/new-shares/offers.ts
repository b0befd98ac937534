/** Offers as everybody reads them: by segment, one, and the calendar of their dates. */
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import type { calendarDay, getCalendar, listOffers } from '@bahi/contract/new-shares/calls.ts';
import type { MarketFeed } from '@bahi/contract/venue.ts';
import { addDays, dayOf, isDate, localDateOf, midnightOf, type Calendar } from '@bahi/core/calendar.ts';
import type * as z from 'zod/mini';
import type { Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import { storedId } from '../platform/stored-id.ts';
import { createAppliedCount } from './applied-count.ts';
import { selectNotes, selectOffer, selectOfferPage, selectOffersBetween } from './offer-store.ts';
import { deadlineOf, type OfferRow, type OfferView } from './rows.ts';
import { offerView } from './views.ts';

export interface OffersDeps {
  readonly calendar: Calendar;
  readonly feed: Pick<MarketFeed, 'quote'>;
}

type CalendarDay = z.output<typeof calendarDay>;

const CALENDAR_DAYS_MAX = 92;
const countApplied = createAppliedCount();
const NOTHING = { applications: 0, appliedLots: 0n };

export async function offersPage(
  deps: OffersDeps,
  tx: Tx,
  {
    input: { segment, page, pageSize },
    now,
  }: { readonly input: ParsedInputOf<typeof listOffers>; readonly now: number },
): Promise<OutputOf<typeof listOffers>> {
  const { rows, total } = await selectOfferPage(tx, { segment, now, limit: pageSize, offset: (page - 1) * pageSize });
  return { rows: await offerViews(deps, tx, rows, now), total, page, pageSize };
}

export async function offerOf(deps: OffersDeps, tx: Tx, id: string, now: number): Promise<OfferView> {
  const offer = (await selectOffer(tx, storedId(id))) ?? refuse('new_shares.unknown', {});
  const [view] = await offerViews(deps, tx, [offer], now);
  return view!;
}

export async function calendarOf(
  { calendar }: Pick<OffersDeps, 'calendar'>,
  tx: Tx,
  { from: fromDate, to: toDate }: ParsedInputOf<typeof getCalendar>,
): Promise<OutputOf<typeof getCalendar>> {
  const days = isDate(fromDate) && isDate(toDate) ? dayOf(toDate) - dayOf(fromDate) : -1;
  if (days < 0 || days >= CALENDAR_DAYS_MAX) refuse('new_shares.range_invalid', { days: CALENDAR_DAYS_MAX });
  const from = midnightOf(calendar, fromDate);
  const until = midnightOf(calendar, addDays(toDate, 1)) - 1;
  const offers = await selectOffersBetween(tx, { from, until, fromDate, toDate });
  return offers
    .flatMap((offer) => daysOf(calendar, offer))
    .filter(({ date }) => date >= fromDate && date <= toDate)
    .toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
}

async function offerViews(
  { feed }: OffersDeps,
  tx: Tx,
  offers: readonly OfferRow[],
  now: number,
): Promise<OfferView[]> {
  const ids = offers.map(({ id }) => id);
  const unfrozen = offers.filter(({ frozenAt }) => frozenAt === null).map(({ id }) => id);
  const [appliedOf, notes] = await Promise.all([countApplied(tx, unfrozen, now), selectNotes(tx, ids)]);
  const notesOf = Map.groupBy(notes, ({ offerId }) => offerId);
  return offers.map((offer) => {
    const { id, symbol, frozenAt, listedAt, applications, appliedLots } = offer;
    const frozen = { applications: applications ?? 0, appliedLots: appliedLots ?? 0n };
    const applied = frozenAt === null ? (appliedOf.get(id) ?? NOTHING) : frozen;
    const last = listedAt === null ? null : (feed.quote(symbol)?.last ?? null);
    const marketPrice = last === null ? null : BigInt(last);
    return offerView(offer, { now, applied, notes: notesOf.get(id) ?? [], marketPrice });
  });
}

function daysOf(calendar: Calendar, offer: OfferRow): CalendarDay[] {
  const { id, symbol, name, opensAt, closesAt, drawAt, settledAt, allotmentDate, listingDate } = offer;
  const payBy = deadlineOf(offer, Number(settledAt));
  const dateOf = (at: bigint | number): string => localDateOf(calendar, Number(at));
  const dates: readonly (readonly [CalendarDay['what'], string | null])[] = [
    ['opens', dateOf(opensAt)],
    ['closes', dateOf(closesAt)],
    ['draw', dateOf(drawAt)],
    ['pay_by', payBy === null ? null : dateOf(payBy)],
    ['allotment', allotmentDate],
    ['listing', listingDate],
  ];
  return dates.flatMap(([what, date]) => (date === null ? [] : [{ date, offer: id.toString(), symbol, name, what }]));
}
