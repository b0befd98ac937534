/**
 * When practice offers come and on which terms: a new one opens each working day, in turn one whose amount is blocked, one that is
 * paid after winning, and an auction, each open for three working days and some hours. So at every hour there is one of each to apply for, one that opens within
 * a day, one whose winners pay, and one just listed. A pure function of the calendar and the date.
 */
import { addBusinessDays, addDays, isWorkingDay, midnightOf, sessionOn, type Calendar } from '@bahi/core/calendar.ts';
import { createRng, hashText } from '@bahi/core/rng.ts';
import { HOUR_MS } from '@bahi/core/time.ts';
import type { NewOffer } from '../new-shares/service.ts';
import { companyOf, relatedCompanyOf } from './offer-companies.ts';

export type OfferKind = 'block' | 'pay_after' | 'auction';

export interface PlannedOffer {
  /** Counts working days. */
  readonly number: number;
  readonly kind: OfferKind;
  /** Not of the timetable: made where a time without a server left a gap (offer-gaps.ts). */
  readonly isMadeUp: boolean;
  /** How many lots are applied for, for each one offered, about. */
  readonly demand: number;
  readonly terms: NewOffer;
}

const KINDS: readonly OfferKind[] = ['block', 'pay_after', 'auction'];
/** Numbers count from here. */
const FIRST_DATE = '2026-01-01';
const INDEX = 'BAHIFIFTY';
const SPONSORS = ['Sarovar Capital', 'Meridian Oak Securities', 'Lantern & Rao', 'Kestrel Bridge Advisers'] as const;
/** Working days from an opening to its close, from there to the deadline of payments, and from a settled offer to its shares. */
const OPEN_DAYS = 3;
const PAY_DAYS = 4;
/** Of what is made up for: until the timetable brings the next one. */
const MADE_UP_PAY_DAYS = 6;
/** Working days from the publication to the opening. */
export const PUBLISHED_DAYS = 2;
/** A customer who has not decided before does so now. */
const LAST_HOURS = 24;

/** When the practice customer applies for what is paid after winning, unless that was done by hand: so that something is to be paid. */
export function customerAppliesAt({ terms }: PlannedOffer): number {
  return Number(terms.closesAt) - LAST_HOURS * HOUR_MS;
}

/** Whoever is to have something to pay has to win: of ten lots one does where no more than half of what is asked for is refused. */
const PAID_DEMAND = { least: 1.2, more: 0.3 };
const OTHER_DEMAND = { least: 1.5, more: 2.5 };

/** Offers that open from one date to another, both included. */
export function offersOpening(calendar: Calendar, from: string, to: string): PlannedOffer[] {
  return openings(calendar, from, to).map(({ date, number }) =>
    offerOn(calendar, date, number, KINDS[number % KINDS.length]!),
  );
}

/** What may be made up for, as if it had opened on these dates: one that is listed at once, one whose winners pay. Each by its own company. */
export function madeUpOpening(calendar: Calendar, from: string, to: string): PlannedOffer[] {
  return openings(calendar, from, to).flatMap(({ date, number }) =>
    (['block', 'pay_after'] as const).map((kind) => madeUpOn(calendar, date, number, kind)),
  );
}

function openings(calendar: Calendar, from: string, to: string): { readonly date: string; readonly number: number }[] {
  let number = 0;
  const found: { readonly date: string; readonly number: number }[] = [];
  for (let date = FIRST_DATE; date <= to; date = addDays(date, 1)) {
    if (!isWorkingDay(calendar, date)) continue;
    if (date >= from) found.push({ date, number });
    number += 1;
  }
  return found;
}

/** Nobody is short of money for it, and nothing is paid with the application. */
function madeUpOn(calendar: Calendar, date: string, number: number, kind: 'block' | 'pay_after'): PlannedOffer {
  const planned = offerOn(calendar, date, number, kind, MADE_UP_PAY_DAYS);
  const company = relatedCompanyOf(number, kind);
  const terms = { ...planned.terms, ...company, fundsThreshold: 0n, prepaidPercent: 0, lockDays: 0 };
  return { ...planned, isMadeUp: true, terms };
}

function offerOn(
  calendar: Calendar,
  date: string,
  number: number,
  kind: OfferKind,
  payDays: number = PAY_DAYS,
): PlannedOffer {
  const round = Math.floor(number / KINDS.length);
  const rng = createRng(hashText('practice offers'), number);
  const company = companyOf(number);
  const day = (count: number): string => addBusinessDays(calendar, date, count);
  const at = (on: string, hour: number): number => midnightOf(calendar, on) + hour * HOUR_MS;
  const closeDate = day(OPEN_DAYS);
  const closesAt = at(closeDate, 16);
  // The first session that ends after the close: nobody who applies knows how.
  const publicDate = sessionOn(calendar, closeDate)!.close > closesAt ? closeDate : day(OPEN_DAYS + 1);
  const settleDate = kind === 'pay_after' ? day(OPEN_DAYS + payDays) : day(OPEN_DAYS + 1);
  const allotmentDate = addBusinessDays(calendar, settleDate, 1);
  const listingDate = addBusinessDays(calendar, allotmentDate, 1);
  const price = BigInt((60 + rng.below(240)) * 100);
  const isAuction = kind === 'auction';
  const lots = isAuction ? 200 : 120 + 20 * rng.below(5);
  const terms: NewOffer = {
    symbol: company.symbol,
    name: company.name,
    sector: company.sector,
    market: 'Practice Exchange',
    sponsor: SPONSORS[number % SPONSORS.length]!,
    prospectus: company.prospectus,
    allocation: isAuction ? (round % 2 === 0 ? 'auction_bid' : 'auction_uniform') : 'draw',
    funding: kind === 'pay_after' ? 'pay_after' : 'block',
    tickets: kind === 'block' && round % 2 === 1 ? 'application' : 'lot',
    price,
    provisionalPrice: ((price * 95n) / 10_000n) * 100n,
    actualPrice: isAuction ? null : price,
    fundsThreshold: round % 3 === 2 ? 20_000_00n : 0n,
    lots,
    lotSize: 100,
    minimumLots: 1,
    maximumLots: isAuction ? 20 : 10,
    applicationsMaximum: 1,
    prepaidPercent: kind === 'pay_after' && round % 2 === 1 ? 10 : 0,
    lockDays: kind === 'block' && round % 3 === 1 ? 1 : 0,
    publishedAt: BigInt(at(day(-PUBLISHED_DAYS), 10)),
    opensAt: BigInt(at(date, 10)),
    closesAt: BigInt(closesAt),
    drawAt: BigInt(sessionOn(calendar, publicDate)!.close + HOUR_MS / 6),
    payBy: kind === 'pay_after' ? BigInt(at(settleDate, 16)) : null,
    allotmentDate,
    listingDate,
    issueDate: allotmentDate,
    publicIndex: INDEX,
    publicDate,
  };
  const { least, more } = kind === 'pay_after' ? PAID_DEMAND : OTHER_DEMAND;
  return { number, kind, isMadeUp: false, demand: least + more * rng.float(), terms };
}
