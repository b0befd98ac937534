/** What an offer of new shares has to say before it can be published (rules §8). */
import { sectors } from '@bahi/contract/market/sectors.ts';
import { bidderCap, CAP_PERCENT } from '@bahi/core/auction.ts';
import { businessDateOf, calendars, localDateOf, sessionOn } from '@bahi/core/calendar.ts';
import { PAY_HOURS_MIN } from '@bahi/core/waiting-deadline.ts';
import { HOUR_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { TICKETS_OF_ONE_MAX } from '../draws/service.ts';
import {
  after,
  done,
  fieldsOf,
  fittingLots,
  LOTS_MAX,
  WINDOW_MIN_MS,
  type Checked,
  type CheckFacts,
  type Fields,
  type ProductValues,
} from '../products/service.ts';
import type { NewOffer } from './rows.ts';
import { drawsItselfAt } from './staff-reads.ts';

export interface OfferFacts extends CheckFacts {
  /** Symbols of an offer that is not called off. */
  readonly isOffered: (symbol: string) => boolean;
}

export function checkNewShares(values: ProductValues, facts: OfferFacts): Checked<NewOffer> {
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
  const offered = lots ?? LOTS_MAX;
  const most = isAuction ? bidderCap({ lots: offered, capPercent: CAP_PERCENT }) : offered;
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

/** Of a company that is not listed yet. */
function newSymbol(is: Fields, { instrument, isOffered }: OfferFacts): string | null {
  const symbol = is.text('symbol', 2, 10);
  if (symbol === null) return null;
  if (!/^[A-Z]{2,10}$/.test(symbol)) return is.say('symbol', 'products.value_invalid');
  return instrument(symbol) === undefined && !isOffered(symbol)
    ? symbol
    : is.say('symbol', 'products.symbol_taken', { symbol });
}

/**
 * The public value of a draw: how an index closes at a session's end. That end is after the list is closed, so that nobody can
 * know the value while applying, and the draw is not before it.
 */
function levelOf(
  is: Fields,
  { instrument }: OfferFacts,
  closesAt: number | null,
): { index: string; date: string; knownAt: number } | null {
  const index = is.text('publicIndex', 1, 20);
  const date = is.date('publicDate');
  if (index === null || date === null) return null;
  const found = instrument(index);
  if (found?.kind !== 'index') return is.say('publicIndex', 'market.symbol_unknown', { symbol: index });
  const session = sessionOn(calendars[found.calendarId], date);
  if (session === null) return is.say('publicDate', 'products.no_session', { date });
  if (closesAt !== null && session.close < closesAt)
    return is.say('publicDate', 'products.level_known_before', { known: session.close });
  return { index, date, knownAt: session.close };
}
