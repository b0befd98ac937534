/**
 * The mark price of each recorded date at its close, for what accounts were worth (decision 0122). Of a date that was recorded without it
 * the closing price, which is the same on a tick (decision 0050); of dates before the market's first start that of its computed past.
 */
import { addDays, businessDateOf } from '@bahi/core/calendar.ts';
import type { MarketFeed } from '@bahi/contract/venue.ts';
import type { ClosingMark } from '@bahi/core/worth-history.ts';
import type { Reader } from '../platform/database.ts';
import { calendarOf } from './sessions.ts';

/** A security, and the dates on which its closing marks are asked for. */
export interface MarkSpan {
  readonly symbol: string;
  readonly from: string;
  readonly through: string;
}

/** Nothing trades on a few dates in a row at most. */
const DAYS_WITHOUT_TRADES = 10;

/** Of each: those of its span, with the last one before it where the first date has none. Ascending. */
export async function closingMarks(
  reader: Reader,
  feed: Pick<MarketFeed, 'dailyBars' | 'instrument'>,
  spans: readonly MarkSpan[],
): Promise<ReadonlyMap<string, readonly ClosingMark[]>> {
  const marks = new Map(await recordedMarks(reader, spans));
  await Promise.all(
    spans.map(async ({ symbol, from, through }) => {
      const recorded = marks.get(symbol) ?? [];
      const first = recorded[0]?.[0] ?? addDays(through, 1);
      const instrument = feed.instrument(symbol);
      if (first <= from || instrument === undefined) return;
      const bars = await feed.dailyBars(symbol, addDays(from, -DAYS_WITHOUT_TRADES), first);
      const computed = bars.map((bar): ClosingMark => [businessDateOf(calendarOf(instrument), bar[0]), BigInt(bar[4])]);
      marks.set(symbol, [...computed, ...recorded]);
    }),
  );
  return marks;
}

async function recordedMarks(
  reader: Reader,
  spans: readonly MarkSpan[],
): Promise<readonly (readonly [string, readonly ClosingMark[]])[]> {
  // As one text a symbol: rows of the driver would cost as much as all the rest of a history.
  const { rows } = await reader.query<{ symbol: string; marks: string }>({
    name: 'market.closing_marks',
    text: `select s.symbol, b.marks from unnest($1::text[], $2::date[], $3::date[]) as s (symbol, first, last)
      cross join lateral (
        select coalesce(max(e.business_date), s.first) as first from market.daily_bar e where e.symbol = s.symbol and e.business_date <= s.first
      ) f
      cross join lateral (
        select string_agg(d.business_date::text || coalesce(d.mark, d.close), ',' order by d.business_date) as marks
        from market.daily_bar d
        where d.symbol = s.symbol and d.business_date <= s.last and d.business_date >= f.first
      ) b where b.marks is not null`,
    values: (['symbol', 'from', 'through'] as const).map((field) => spans.map((span) => span[field])),
  });
  return rows.map(({ symbol, marks }) => [symbol, marks.split(',').map(markOf)]);
}

const DATE_LENGTH = '2026-11-28'.length;

function markOf(text: string): ClosingMark {
  return [text.slice(0, DATE_LENGTH), BigInt(text.slice(DATE_LENGTH))];
}
