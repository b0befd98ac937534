/**
 * How an instrument closed on a business date, once that stands for ever: a recorded date is closed by the next one of its
 * instrument (0012_bars_only_grow.sql). Draws of new shares are made with it (rules §8).
 */
import type { MarketFeed } from '@bahi/contract/venue.ts';
import { addDays, businessDateOf, type Calendar } from '@bahi/core/calendar.ts';
import { formatDecimal } from '@bahi/core/money.ts';
import { PRICE_SCALE } from '@bahi/core/price.ts';
import type { Tx } from '../platform/database.ts';

export interface Closing {
  readonly symbol: string;
  readonly date: string;
  readonly priceScale: number;
}

export interface ClosingLevelsDeps {
  readonly feed: Pick<MarketFeed, 'dailyBars' | 'instrument'>;
  readonly calendar: Calendar;
  /** Sessions before it are those of history. */
  readonly genesis: number;
}

/** As draws ask for levels, of whatever date. */
export function createClosingLevels({ feed, calendar, genesis }: ClosingLevelsDeps) {
  return (tx: Tx, symbol: string, date: string): Promise<string | null> => {
    const of = { symbol, date, priceScale: feed.instrument(symbol)?.priceScale ?? PRICE_SCALE };
    return date < businessDateOf(calendar, genesis) ? pastLevel(feed, of) : closingLevel(tx, of);
  };
}

/** A plain decimal; null while the date may still grow, or where nothing of it was recorded. */
export async function closingLevel(
  reader: Pick<Tx, 'query'>,
  { symbol, date, priceScale }: Closing,
): Promise<string | null> {
  const { rows } = await reader.query<{ close: bigint }>(
    `select d.close from market.daily_bar d where d.symbol = $1 and d.business_date = $2::date
       and exists (select from market.daily_bar n where n.symbol = d.symbol and n.business_date > d.business_date)`,
    [symbol, date],
  );
  return rows[0] === undefined ? null : formatDecimal(rows[0].close, priceScale);
}

/** Of a session that closed before the market's first start: as its history has it, of which nothing is recorded. */
export async function pastLevel(
  feed: Pick<MarketFeed, 'dailyBars'>,
  { symbol, date, priceScale }: Closing,
): Promise<string | null> {
  const [bar] = await feed.dailyBars(symbol, date, addDays(date, 1));
  return bar === undefined ? null : formatDecimal(bar[4], priceScale);
}
