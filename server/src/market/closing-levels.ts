/**
 * How an instrument closed on a business date, once that stands for ever: a recorded date is closed by the next one of its
 * instrument (0012_bars_only_grow.sql). Draws of new shares are made with it (rules §8), and ask whether the session was recorded whole
 * (decision 0045).
 */
import type { MarketFeed } from '@bahi/contract/venue.ts';
import { addDays, businessDateOf, type Calendar } from '@bahi/core/calendar.ts';
import type { SkippedWhy } from '@bahi/core/draw-words.ts';
import type { DrawSession } from '@bahi/core/lottery-form.ts';
import { formatDecimal } from '@bahi/core/money.ts';
import { PRICE_SCALE } from '@bahi/core/price.ts';
import type { Reader, Tx } from '../platform/database.ts';

export interface Closing {
  readonly symbol: string;
  readonly date: string;
  readonly priceScale: number;
  /** Between these moments it must have been recorded whole; left out: what was recorded last is the level. */
  readonly whole?: Pick<DrawSession, 'open' | 'close'> | undefined;
}

/** A plain decimal, or why there is none and never will be. */
export type ClosingLevel = { readonly level: string } | { readonly missed: SkippedWhy };

export interface ClosingLevelsDeps {
  readonly feed: Pick<MarketFeed, 'dailyBars' | 'instrument'>;
  readonly calendar: Calendar;
  /** Sessions before it are those of history. */
  readonly genesis: number;
}

/** As draws ask for levels, of whatever date. */
export function createClosingLevels({ feed, calendar, genesis }: ClosingLevelsDeps) {
  return (tx: Tx, symbol: string, { date, whole }: Pick<Closing, 'date' | 'whole'>): Promise<ClosingLevel | null> => {
    const of = { symbol, date, whole, priceScale: feed.instrument(symbol)?.priceScale ?? PRICE_SCALE };
    return date < businessDateOf(calendar, genesis) ? pastLevel(feed, of) : closingLevel(tx, of);
  };
}

/** Null while the date may still grow. */
export async function closingLevel(
  reader: Reader,
  { symbol, date, priceScale, whole }: Closing,
): Promise<ClosingLevel | null> {
  const { rows } = await reader.query<{ close: bigint | null; missed: SkippedWhy | null }>(
    `select (select close from market.daily_bar where symbol = $1 and business_date = $2::date) as close,
       case when $3::bigint is not null then market.missed_of($3, $4) end as missed
     where exists (select from market.daily_bar where symbol = $1 and business_date > $2::date)`,
    [symbol, date, whole?.open ?? null, whole?.close ?? null],
  );
  if (rows[0] === undefined) return null;
  const { close, missed } = rows[0];
  if (missed !== null) return { missed };
  if (close === null) return whole === undefined ? null : { missed: 'no_session' };
  return { level: formatDecimal(close, priceScale) };
}

/** Of a session that closed before the market's first start: as its history has it, of which nothing is recorded. */
export async function pastLevel(
  feed: Pick<MarketFeed, 'dailyBars'>,
  { symbol, date, priceScale }: Closing,
): Promise<{ readonly level: string } | null> {
  const [bar] = await feed.dailyBars(symbol, date, addDays(date, 1));
  return bar === undefined ? null : { level: formatDecimal(bar[4], priceScale) };
}
