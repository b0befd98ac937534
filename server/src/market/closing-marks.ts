/**
 * The mark price of each recorded date at its close, for what accounts were worth (decision 0122). Of a date that was recorded without it
 * the closing price, which is the same on a tick (decision 0050).
 */
import type { ClosingMark } from '@bahi/core/worth-history.ts';
import type { Reader } from '../platform/database.ts';

/** A security, and the dates on which its closing marks are asked for. */
export interface MarkSpan {
  readonly symbol: string;
  readonly from: string;
  readonly through: string;
}

/** Of each: those of its span, with the last one before it where the first date has none. Ascending. */
export async function closingMarks(
  reader: Reader,
  spans: readonly MarkSpan[],
): Promise<ReadonlyMap<string, readonly ClosingMark[]>> {
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
  return new Map(rows.map(({ symbol, marks }) => [symbol, marks.split(',').map(markOf)]));
}

const DATE_LENGTH = '2026-11-28'.length;

function markOf(text: string): ClosingMark {
  return [text.slice(0, DATE_LENGTH), BigInt(text.slice(DATE_LENGTH))];
}
