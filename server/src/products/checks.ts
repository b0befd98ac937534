/**
 * What a draft has to say before it can be published (rules §8), kind by kind: the terms, or field by field what stands in their
 * way at this moment. The same is asked while it is written, when it is proposed, and when a second person approves it.
 */
import { sectors } from '@bahi/contract/market/sectors.ts';
import type { MarketInstrument } from '@bahi/contract/venue.ts';
import {
  addBusinessDays,
  businessDateOf,
  calendars,
  currentOrNextSession,
  dayOf,
  localDateOf,
  sessionOn,
  type Calendar,
} from '@bahi/core/calendar.ts';
import { ACTION_DAYS_APART } from '@bahi/core/corporate-actions.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { PAY_HOURS_MIN } from '@bahi/core/offering.ts';
import { HOUR_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { drawsItselfAt, TICKETS_OF_ONE_MAX, type NewOffer } from '../new-shares/service.ts';
import type { PlacementTerms } from '../placements/service.ts';
import type { RightsIssueTerms } from '../rights/service.ts';
import { fieldsOf, type Fields, type Problem, type ProductField, type ProductValues } from './typed.ts';

export interface CheckFacts {
  readonly now: number;
  readonly calendar: Calendar;
  readonly instrument: (symbol: string) => MarketInstrument | undefined;
  /** Symbols of which something of this kind is published and neither called off nor over. */
  readonly isOffered: (symbol: string) => boolean;
  /** In paise; null while there is none. */
  readonly markPrice: (symbol: string) => number | null;
  /** Of the draft's company: everything that goes ex, or did. */
  readonly exDates: readonly string[];
  /** Of the shares of one open position of the draft's company, with what was closed of it. */
  readonly largestPosition: number;
  /** The date on which the rights of its running issue end; null: it has none. */
  readonly rightsUntil: string | null;
  /** The date by which everything asked for of its running placement is decided; null: it has none. */
  readonly placementUntil: string | null;
}

export type Checked<Terms> =
  | { readonly terms: Terms; readonly problems: readonly [] }
  | { readonly terms: null; readonly problems: readonly Problem[] };

/** Nobody could apply in less. */
const WINDOW_MIN_MS = 10 * MINUTE_MS;
const LOTS_MAX = 10_000_000;
/** Of the lots of an auction, what one bidder may get (rules §8). */
const CAP_PERCENT = 10;
/** In paise: one application, and one request for all of a placement, has its place in the books. */
const AMOUNT_MAX = 10n ** 14n;
/** They become one position. */
const SHARES_MAX = 1_000_000_000;

export function checkNewShares(values: ProductValues, facts: CheckFacts): Checked<NewOffer> {
  const { now, calendar } = facts;
  const is = fieldsOf(values, calendar);
  const symbol = newSymbol(is, facts);
  const name = is.text('name', 2, 80);
  const sector = is.choice('sector', sectors);
  const market = is.text('market', 2, 60);
  const sponsor = is.text('sponsor', 2, 80);
  const prospectus = is.text('prospectus', 20, 4000);
  const allocation = is.choice('allocation', ['draw', 'auction_bid', 'auction_uniform']);
  const isAuction = allocation !== null && allocation !== 'draw';
  // Bids are held in full, one of each bidder.
  const funding = isAuction ? 'block' : is.choice('funding', ['block', 'pay_after']);
  const tickets = isAuction ? 'lot' : is.choice('tickets', ['lot', 'application']);
  const price = is.price('price');
  const provisionalPrice = is.optionalPrice('provisionalPrice') ?? null;
  const actualPrice = is.optionalPrice('actualPrice') ?? null;
  const fundsThreshold = is.money('fundsThreshold', 0n);
  const lots = is.whole('lots', { minimum: 1, maximum: LOTS_MAX });
  const lotSize = is.whole('lotSize', { minimum: 1, maximum: 10_000, otherwise: 100 });
  const minimumLots = is.whole('minimumLots', { minimum: 1, maximum: lots ?? LOTS_MAX, otherwise: 1 });
  const most = isAuction ? Math.max(1, Math.floor(((lots ?? LOTS_MAX) * CAP_PERCENT) / 100)) : (lots ?? LOTS_MAX);
  const maximumLots = is.whole('maximumLots', { minimum: minimumLots ?? 1, maximum: most });
  if (tickets === 'lot' && !isAuction && maximumLots !== null && maximumLots > TICKETS_OF_ONE_MAX)
    is.say('maximumLots', 'products.tickets_too_many', { maximum: TICKETS_OF_ONE_MAX });
  const fitting = fittingLots(price, lotSize);
  if (maximumLots !== null && maximumLots > fitting)
    is.say('maximumLots', 'products.out_of_range', { minimum: '1', maximum: String(fitting) });
  const applicationsMaximum = isAuction
    ? 1
    : is.whole('applicationsMaximum', { minimum: 1, maximum: 10, otherwise: 1 });
  const isAfter = funding === 'pay_after';
  const prepaidPercent = isAfter ? is.whole('prepaidPercent', { minimum: 0, maximum: 100, otherwise: 0 }) : 0;
  const lockDays = is.whole('lockDays', { minimum: 0, maximum: 365, otherwise: 0 });
  const opensAt = is.moment('opensAt', now);
  const closesAt = is.moment('closesAt', after(opensAt, WINDOW_MIN_MS), now);
  const level = isAuction ? null : levelOf(is, facts, closesAt);
  const drawAt = is.moment('drawAt', after(closesAt, MINUTE_MS), level?.knownAt ?? null, now);
  const lastDraw = drawAt === null ? null : drawsItselfAt(calendar, drawAt);
  // Also who wins in a draw that nobody started has the least time to pay.
  const payBy = isAfter ? is.moment('payBy', after(lastDraw, PAY_HOURS_MIN * HOUR_MS), now) : null;
  const decided = payBy ?? drawAt;
  const allotmentDate = is.workingDay('allotmentDate', decided === null ? null : businessDateOf(calendar, decided));
  const listingDate = is.workingDay('listingDate', allotmentDate);
  const issueDate = is.date('issueDate');
  return done(is, () => ({
    symbol: symbol!,
    name: name!,
    sector: sector!,
    market: market!,
    sponsor: sponsor!,
    prospectus: prospectus!,
    allocation: allocation!,
    funding: funding!,
    tickets: tickets!,
    price: price!,
    provisionalPrice,
    actualPrice,
    fundsThreshold: fundsThreshold!,
    lots: lots!,
    lotSize: lotSize!,
    minimumLots: minimumLots!,
    maximumLots: maximumLots!,
    applicationsMaximum: applicationsMaximum!,
    prepaidPercent: prepaidPercent!,
    lockDays: lockDays!,
    publishedAt: BigInt(now),
    opensAt: BigInt(opensAt!),
    closesAt: BigInt(closesAt!),
    drawAt: BigInt(drawAt!),
    payBy: payBy === null ? null : BigInt(payBy),
    allotmentDate: allotmentDate!,
    listingDate: listingDate!,
    issueDate: issueDate!,
    // An auction is decided by its bids alone.
    publicIndex: level?.index ?? '-',
    publicDate: level?.date ?? localDateOf(calendar, drawAt!),
  }));
}

export function checkPlacement(values: ProductValues, facts: CheckFacts): Checked<PlacementTerms> {
  const { now, calendar } = facts;
  const is = fieldsOf(values, calendar);
  const symbol = listedSymbol(is, facts);
  const prospectus = is.text('prospectus', 20, 4000);
  const price = is.price('price');
  const lots = is.whole('lots', { minimum: 1, maximum: LOTS_MAX });
  const lotSize = is.whole('lotSize', { minimum: 1, maximum: 10_000, otherwise: 100 });
  // Of a price that cannot be, nothing else is wrong.
  const ofLot = price === null || lotSize === null ? null : price * BigInt(lotSize);
  const all = ofLot === null ? null : ofLot * BigInt(lots ?? LOTS_MAX);
  const fitting = fittingLots(price, lotSize);
  if ((lots ?? 0) > fitting) is.say('lots', 'products.out_of_range', { minimum: '1', maximum: String(fitting) });
  const minimumAmount = is.money('minimumAmount', ofLot ?? 1n);
  if (minimumAmount !== null && all !== null && (minimumAmount < 1n || minimumAmount > all))
    is.say('minimumAmount', 'products.out_of_range', { minimum: formatMoney(1n), maximum: formatMoney(all) });
  const least = minimumAmount === null || ofLot === null ? 1 : Number((minimumAmount + ofLot - 1n) / ofLot);
  const most = lots ?? LOTS_MAX;
  const maximumLots = is.whole('maximumLots', { minimum: Math.min(least, most), maximum: most, otherwise: most });
  const lockDays = is.whole('lockDays', { minimum: 0, maximum: 365, otherwise: 0 });
  const opensAt = is.moment('opensAt', now);
  const closesAt = is.moment('closesAt', after(opensAt, WINDOW_MIN_MS), now);
  const promiseMinutes = is.whole('promiseMinutes', { minimum: 1, maximum: 10_080, otherwise: 1_440 });
  // The price is for the shares as they are.
  const until = after(closesAt, (promiseMinutes ?? 0) * MINUTE_MS);
  const during = until === null ? undefined : goesExUntil(facts, businessDateOf(calendar, until));
  if (during !== undefined) is.say('closesAt', 'products.action_before_decision', { date: during });
  return done(is, () => ({
    symbol: symbol!,
    prospectus: prospectus!,
    price: price!,
    lots: lots!,
    lotSize: lotSize!,
    minimumAmount: minimumAmount!,
    maximumLots: maximumLots!,
    lockDays: lockDays!,
    promiseMinutes: promiseMinutes!,
    publishedAt: BigInt(now),
    opensAt: BigInt(opensAt!),
    closesAt: BigInt(closesAt!),
  }));
}

export function checkRights(values: ProductValues, facts: CheckFacts): Checked<RightsIssueTerms> {
  const { now, calendar, isOffered } = facts;
  const is = fieldsOf(values, calendar);
  const symbol = listedSymbol(is, facts);
  if (symbol !== null && isOffered(symbol)) is.say('symbol', 'products.symbol_taken', { symbol });
  const prospectus = is.text('prospectus', 20, 4000);
  const ratioNew = is.whole('ratioNew', { minimum: 1, maximum: 1_000 });
  const ratioHeld = is.whole('ratioHeld', { minimum: 1, maximum: 1_000 });
  const price = is.price('price');
  const lockDays = is.whole('lockDays', { minimum: 0, maximum: 365, otherwise: 0 });
  // Whoever holds when its session closes has the rights.
  const today = businessDateOf(calendar, now);
  const isOver = sessionOn(calendar, today)!.close <= now;
  const recordDate = is.workingDay('recordDate', isOver ? addBusinessDays(calendar, today, 1) : today);
  const record = recordDate === null ? null : sessionOn(calendar, recordDate);
  const ex = record === null ? null : currentOrNextSession(calendar, record.close);
  const isNear =
    refuseDuringPlacement(is, 'recordDate', ex?.date ?? null, facts) ||
    refuseNear(is, 'recordDate', ex?.date ?? null, facts.exDates);
  const payBy = is.moment('payBy', after(ex?.open ?? null, HOUR_MS), now);
  // The ratio and the price of a new share are for the shares as they are.
  const until = payBy === null ? null : businessDateOf(calendar, payBy);
  const during = until === null ? undefined : facts.exDates.find((date) => date > today && date <= until);
  if (during !== undefined && !isNear) is.say('payBy', 'products.action_during', { date: during });
  return done(is, () => ({
    symbol: symbol!,
    prospectus: prospectus!,
    ratioNew: ratioNew!,
    ratioHeld: ratioHeld!,
    price: price!,
    lockDays: lockDays!,
    recordDate: recordDate!,
    payBy: BigInt(payBy!),
    publishedAt: BigInt(now),
  }));
}

/** Ex-dates of one company are a week apart: one is settled, and understood, before the next. True: it is refused. */
export function refuseNear(is: Fields, field: ProductField, exDate: string | null, others: readonly string[]): boolean {
  if (exDate === null) return false;
  const near = others.find((other) => Math.abs(dayOf(other) - dayOf(exDate)) < ACTION_DAYS_APART);
  if (near !== undefined) is.say(field, 'products.action_near', { date: near });
  return near !== undefined;
}

/** A placement's price is for the shares before an ex-date. True: it is refused. */
export function refuseDuringPlacement(
  is: Fields,
  field: ProductField,
  exDate: string | null,
  { placementUntil }: CheckFacts,
): boolean {
  if (exDate === null || placementUntil === null || exDate > placementUntil) return false;
  is.say(field, 'products.placement_running', { until: placementUntil });
  return true;
}

/** The ex-date of a session that has not opened yet, up to a date. */
function goesExUntil({ now, calendar, exDates }: CheckFacts, until: string): string | undefined {
  return exDates.find((date) => date <= until && (sessionOn(calendar, date)?.open ?? 0) > now);
}

/** What one application or request may be for, at most. */
function fittingLots(price: bigint | null, lotSize: number | null): number {
  if (price === null || lotSize === null) return LOTS_MAX;
  return Math.min(Number(AMOUNT_MAX / (price * BigInt(lotSize))), Math.floor(SHARES_MAX / lotSize));
}

export function done<Terms>({ problems }: Fields, terms: () => Terms): Checked<Terms> {
  return problems.length === 0 ? { terms: terms(), problems: [] } : { terms: null, problems };
}

function after(moment: number | null, ms: number): number | null {
  return moment === null ? null : moment + ms;
}

/** Of a company that is not listed yet. */
function newSymbol(is: Fields, { instrument, isOffered }: CheckFacts): string | null {
  const symbol = is.text('symbol', 2, 10);
  if (symbol === null) return null;
  if (!/^[A-Z]{2,10}$/.test(symbol)) return is.say('symbol', 'products.value_invalid');
  return instrument(symbol) === undefined && !isOffered(symbol)
    ? symbol
    : is.say('symbol', 'products.symbol_taken', { symbol });
}

/** Of a company of this market that is traded. */
export function listedSymbol(is: Fields, { instrument }: CheckFacts): string | null {
  const symbol = is.text('symbol', 1, 20);
  if (symbol === null) return null;
  const found = instrument(symbol);
  return found !== undefined && found.kind === 'equity' && found.isTradable
    ? symbol
    : is.say('symbol', 'market.symbol_unknown', { symbol });
}

/**
 * The public value of a draw: how an index closes at a session's end. That end is after the list is closed, so that nobody can
 * know the value while applying, and the draw is not before it.
 */
function levelOf(
  is: Fields,
  { instrument }: CheckFacts,
  closesAt: number | null,
): { index: string; date: string; knownAt: number } | null {
  const index = is.text('publicIndex', 1, 20);
  const date = is.date('publicDate');
  if (index === null || date === null) return null;
  const found = instrument(index);
  if (found?.kind !== 'index') return is.say('publicIndex', 'market.symbol_unknown', { symbol: index });
  const session = sessionOn(calendars[found.calendarId], date);
  if (session === null) return is.say('publicDate', 'products.no_session', { date });
  if (closesAt !== null && session.close <= closesAt)
    return is.say('publicDate', 'products.level_known_before', { known: session.close });
  return { index, date, knownAt: session.close };
}
