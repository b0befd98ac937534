/**
 * Instruments under notice (screens marketQuestion), from what the market says of them now: suspended, delisted, halted, in
 * a narrow band, or with a corporate action of the last 30 days or to come.
 */
import { addDays, businessDateOf, localDateOf, type Calendar } from '@bahi/core/calendar.ts';
import { formatDecimal } from '@bahi/core/money.ts';
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import type { listNotices } from '@bahi/contract/notices/calls.ts';
import type { CorporateAction, MarketFeed, MarketInstrument } from '@bahi/contract/venue.ts';
import type { Clock } from '../platform/clock.ts';

type Page = OutputOf<typeof listNotices>;
type Notice = Page['rows'][number];

export interface NoticesOptions {
  readonly feed: MarketFeed;
  readonly clock: Clock;
  readonly calendar: Calendar;
  /** When the market's history ends, UTC ms: bands stand since that history began. */
  readonly genesis: number;
}

export interface Notices {
  page(query: ParsedInputOf<typeof listNotices>): Promise<Page>;
}

const ACTION_DAYS = 30;
/** Percent and below. */
const NARROW_BAND = 5;
const FRESH_MS = 1000;

export function createNotices(options: NoticesOptions): Notices {
  let made: { at: number; notices: readonly Notice[] } | null = null;

  let historyStart: Promise<string> | null = null;

  async function current(): Promise<readonly Notice[]> {
    historyStart ??= historyStartOf(options);
    const bandsSince = await historyStart;
    const now = options.clock.now();
    if (made === null || now - made.at >= FRESH_MS || now < made.at)
      made = { at: now, notices: noticesNow(options, { now, bandsSince }) };
    return made.notices;
  }

  return {
    async page({ kind, page, pageSize }) {
      const all = (await current()).filter((notice) => kind === undefined || notice.kind === kind);
      return { rows: all.slice((page - 1) * pageSize, page * pageSize), total: all.length, page, pageSize };
    },
  };
}

/** The first date of history: all instruments of the practice market are as old. */
async function historyStartOf({ feed, calendar, genesis }: NoticesOptions): Promise<string> {
  const ends = businessDateOf(calendar, genesis);
  const oldest = feed.instruments().find(({ kind, status }) => kind === 'equity' && status === null);
  const [first] = oldest === undefined ? [] : await feed.dailyBars(oldest.symbol, '1900-01-01', ends);
  return first === undefined ? ends : localDateOf(calendar, first[0]);
}

/** What does not trade, then what happens to shares, then what only has a narrow band. */
const RANKS: Record<Notice['kind'], number> = {
  suspended: 0,
  halted: 0,
  off_shelf: 0,
  split: 1,
  bonus: 1,
  dividend: 1,
  narrow_band: 2,
};

/** Of one rank the newest first; on one date by code. */
function noticesNow(
  { feed, calendar }: NoticesOptions,
  { now, bandsSince }: { now: number; bandsSince: string },
): Notice[] {
  const today = businessDateOf(calendar, now);
  return feed
    .instruments()
    .filter(({ source }) => source === 'practice')
    .flatMap((instrument) => [
      ...standingOf(feed, instrument, today),
      ...bandOf(instrument, bandsSince),
      ...actionsOf(instrument, addDays(today, -ACTION_DAYS)),
    ])
    .toSorted(
      (a, b) =>
        RANKS[a.kind] - RANKS[b.kind] ||
        compare(b.date, a.date) ||
        compare(a.symbol, b.symbol) ||
        compare(a.kind, b.kind),
    );
}

/** While the whole market is halted, only the index that halted it stands here. */
function standingOf(feed: MarketFeed, { symbol, kind: instrument, status }: MarketInstrument, today: string): Notice[] {
  if (status !== null) {
    return [{ symbol, instrument, kind: status.state, date: status.since, reason: status.reason, detail: null }];
  }
  const halt = feed.halt();
  const isHalted = halt === null ? feed.quote(symbol)?.state === 'halted' : halt.symbol === symbol;
  return isHalted ? [{ symbol, instrument, kind: 'halted', date: today, reason: null, detail: null }] : [];
}

function bandOf({ symbol, kind: instrument, status, bandRate }: MarketInstrument, date: string): Notice[] {
  if (instrument !== 'equity' || bandRate === null || bandRate > NARROW_BAND || status !== null) return [];
  return [{ symbol, instrument, kind: 'narrow_band', date, reason: null, detail: String(bandRate) }];
}

function actionsOf(
  { symbol, kind: instrument, corporateActions, priceScale }: MarketInstrument,
  from: string,
): Notice[] {
  return corporateActions
    .filter(({ exDate }) => exDate >= from)
    .map((action) => ({
      symbol,
      instrument,
      kind: action.kind,
      date: action.exDate,
      reason: null,
      detail: detailOf(action, priceScale),
    }));
}

function detailOf({ kind, numerator, denominator, cash }: CorporateAction, scale: number): string {
  return kind === 'dividend' ? formatDecimal(cash, scale) : `${numerator}:${denominator}`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
