/** The list of instruments, its search index, and the full profile of one (spec §3 Stock). */
import { createHash } from 'node:crypto';
import { formatDecimal } from '@bahi/core/money.ts';
import { lockTermsOf } from '@bahi/core/position.ts';
import { tickOf } from '@bahi/core/price.ts';
import type { Parameters } from '@bahi/core/parameters.ts';
import { buildSearchIndex, searchIndex, suggestFrom, type SearchIndex } from '@bahi/core/search.ts';
import { addDays, businessDateOf, midnightOf } from '@bahi/core/calendar.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getInstrument, listInstruments } from '@bahi/contract/market/calls.ts';
import type { Bar, CorporateAction, MarketFeed, MarketInstrument } from '@bahi/contract/venue.ts';
import type { Clock } from '../platform/clock.ts';
import { calendarOf, type MarketSession } from './sessions.ts';
import type { PremiumSpan } from './fund-store.ts';

export type InstrumentList = OutputOf<typeof listInstruments>;
type Row = InstrumentList['rows'][number];
type Profile = OutputOf<typeof getInstrument>;

export interface InstrumentCatalogue {
  /** `version` changes whenever a row does. */
  list(): InstrumentList;
  search(text: string): Row[];
}

/** States change: the list is made anew at most once a second. */
const FRESH_MS = 1000;

export function createInstrumentCatalogue({ feed, clock }: { feed: MarketFeed; clock: Clock }): InstrumentCatalogue {
  let made: { at: number; list: InstrumentList; index: SearchIndex<Row> } | null = null;

  function current(): NonNullable<typeof made> {
    const now = clock.now();
    if (made !== null && now - made.at < FRESH_MS && now >= made.at) return made;
    const rows = feed.instruments().map((instrument) => rowOf(feed, instrument));
    const version = createHash('sha256').update(JSON.stringify(rows)).digest('base64url').slice(0, 16);
    if (made?.list.version === version) made = { ...made, at: now };
    else made = { at: now, list: { version, rows }, index: buildSearchIndex(rows) };
    return made;
  }

  return {
    list: () => current().list,
    search: (text) => {
      const found = searchIndex(current().index, text);
      return found.length > 0 ? found : suggestFrom(current().index, text);
    },
  };
}

function rowOf(feed: MarketFeed, instrument: MarketInstrument): Row {
  const { symbol, name, kind, sector, priceScale, lotSize, isTradable, source, calendarId, forex, status } = instrument;
  const state = status?.state ?? feed.quote(symbol)?.state ?? 'suspended';
  return {
    symbol,
    name,
    kind,
    sector,
    priceScale,
    lotSize,
    state,
    isTradable,
    source,
    calendar: calendarId,
    forex: forex === null ? null : { base: forex.base, quote: forex.quote, unit: forex.unit },
  };
}

/** `days` are the daily bars adjusted forward, so that a split does not make a 52-week high. */
export function profileOf(
  feed: MarketFeed,
  instrument: MarketInstrument,
  {
    days,
    now,
    premium,
    session,
    parameters,
  }: {
    days: readonly Bar[];
    now: number;
    premium: PremiumSpan | null;
    session: MarketSession;
    parameters: Parameters;
  },
): Profile {
  const scale = instrument.priceScale;
  const quote = feed.quote(instrument.symbol);
  const price = (value: number | null | undefined) =>
    value === null || value === undefined ? null : formatDecimal(value, scale);
  const last = quote?.last ?? null;
  const base = last ?? quote?.previousClose ?? 0;
  const calendar = calendarOf(instrument);
  // An imported instrument's year ends with its newest day.
  const asOf = instrument.source === 'practice' ? now : (quote?.at ?? now);
  const yearAgo = midnightOf(calendar, addDays(businessDateOf(calendar, asOf), -364));
  const year = days.filter((bar) => bar[0] >= yearAgo);
  const { sharesOutstanding, foreignOwnershipBps } = instrument;
  return {
    ...rowOf(feed, instrument),
    profile: instrument.profile,
    foundedYear: instrument.foundedYear,
    headquarters: instrument.headquarters,
    sharesOutstanding,
    marketValue:
      last === null || sharesOutstanding === null
        ? null
        : formatDecimal(BigInt(last) * BigInt(sharesOutstanding), scale),
    foreignOwnership: foreignOwnershipBps === null ? null : formatDecimal(foreignOwnershipBps, 2),
    high52Weeks: formatDecimal(Math.max(base, ...year.map((bar) => bar[2])), scale),
    low52Weeks: formatDecimal(Math.min(base, ...year.map((bar) => bar[3])), scale),
    bandRate: instrument.bandRate,
    upper: price(quote?.upper),
    lower: price(quote?.lower),
    tick: instrument.isTradable ? formatDecimal(tickOf(base), scale) : null,
    ...lockTermsOf(instrument, parameters),
    corporateActions: instrument.corporateActions.map((action) => ({
      exDate: action.exDate,
      kind: action.kind,
      detail: detailOf(action, scale),
    })),
    memberCount: instrument.members.length,
    status: instrument.status === null ? null : { ...instrument.status },
    fund: fundOf(instrument, quote?.value ?? base, premium),
    session,
  };
}

/** Its terms, and what they make of the value of a unit. */
function fundOf(instrument: MarketInstrument, price: number, premium: PremiumSpan | null): Profile['fund'] {
  const { fund, priceScale, divisor, cash } = instrument;
  if (fund === null) return null;
  const value = price * divisor;
  const cashBps = value > 0 ? Math.round((cash / value) * 10_000) : fund.cashBps;
  return {
    category: fund.category,
    expense: formatDecimal(fund.expenseBps, 2),
    units: fund.units,
    assets: formatDecimal(BigInt(price) * BigInt(fund.units), priceScale),
    cash: formatDecimal(cashBps, 2),
    basketDate: fund.basketDate,
    premium: premium === null ? null : { ...premium, low: percentOf(premium.low), high: percentOf(premium.high) },
  };
}

function percentOf(millionths: number): string {
  return formatDecimal(Math.round(millionths / 100), 2);
}

function detailOf({ kind, numerator, denominator, cash }: CorporateAction, scale: number): string {
  return kind === 'dividend' ? formatDecimal(cash, scale) : `${numerator}:${denominator}`;
}
