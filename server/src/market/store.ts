/** All SQL about the market: its genesis, recorded minutes and recorded dates. Prices are integers at the price scale. */
import type { Bar } from '@bahi/contract/venue.ts';
import type { Database, Tx } from '../platform/database.ts';

export interface Genesis {
  readonly seed: string;
  /** UTC milliseconds, a whole minute. */
  readonly at: number;
}

/** Written once for ever: the first start decides. */
export async function keepGenesis(tx: Tx, { seed, at }: Genesis): Promise<Genesis> {
  await tx.query('insert into market.genesis (seed, started_at) values ($1, $2) on conflict do nothing', [
    seed,
    new Date(at),
  ]);
  const { rows } = await tx.query<{ seed: string; started_at: Date }>('select seed, started_at from market.genesis');
  return { seed: rows[0]!.seed, at: rows[0]!.started_at.getTime() };
}

export interface MinuteRow {
  readonly symbol: string;
  readonly bar: Bar;
}

/**
 * The same minute again changes nothing. But for `cutMinute`, the one in which this process began: what the process before
 * had written of it is the other part of it.
 */
export async function upsertMinutes(tx: Tx, rows: readonly MinuteRow[], cutMinute: number): Promise<void> {
  await tx.query({
    name: 'market_upsert_minutes',
    text: `insert into market.minute_bar as bar (symbol, start, open, high, low, close, volume)
      select * from unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[])
      on conflict (symbol, start) do update set
        high = greatest(bar.high, excluded.high), low = least(bar.low, excluded.low), close = excluded.close,
        volume = case when bar.start = $8 then bar.volume + excluded.volume else greatest(bar.volume, excluded.volume) end`,
    values: [
      rows.map((row) => row.symbol),
      ...[0, 1, 2, 3, 4, 5].map((field) => rows.map((row) => row.bar[field])),
      cutMinute,
    ],
  });
}

export interface DailyRow {
  readonly symbol: string;
  readonly date: string;
  readonly previousClose: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number;
  readonly turnover: number;
}

const DAILY_FIELDS = ['symbol', 'date', 'previousClose', 'open', 'high', 'low', 'close', 'volume', 'turnover'] as const;

export async function upsertDays(tx: Tx, rows: readonly DailyRow[]): Promise<void> {
  await tx.query({
    name: 'market_upsert_days',
    text: `insert into market.daily_bar as bar
        (symbol, business_date, previous_close, open, high, low, close, volume, turnover)
      select * from unnest($1::text[], $2::date[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[],
        $8::bigint[], $9::bigint[])
      on conflict (symbol, business_date) do update set
        high = greatest(bar.high, excluded.high), low = least(bar.low, excluded.low), close = excluded.close,
        volume = greatest(bar.volume, excluded.volume), turnover = greatest(bar.turnover, excluded.turnover)`,
    values: DAILY_FIELDS.map((field) => rows.map((row) => row[field])),
  });
}

interface BarColumns {
  readonly start: bigint;
  readonly open: bigint;
  readonly high: bigint;
  readonly low: bigint;
  readonly close: bigint;
  readonly volume: bigint;
}

/** Minutes of [from, to), oldest first, for several symbols at once. Symbols without any are missing. */
export async function selectMinutes(
  db: Pick<Database, 'query'>,
  symbols: readonly string[],
  { from, to }: { from: number; to: number },
): Promise<Map<string, Bar[]>> {
  const { rows } = await db.query<BarColumns & { symbol: string }>({
    name: 'market_select_minutes',
    text: `select symbol, start, open, high, low, close, volume from market.minute_bar
      where symbol = any ($1::text[]) and start >= $2 and start < $3 order by symbol, start`,
    values: [symbols, from, to],
  });
  const bySymbol = new Map<string, Bar[]>();
  for (const row of rows) {
    const bars = bySymbol.get(row.symbol);
    if (bars === undefined) bySymbol.set(row.symbol, [toBar(row)]);
    else bars.push(toBar(row));
  }
  return bySymbol;
}

/** A symbol's recorded dates, oldest first. */
export async function selectDays(
  db: Pick<Database, 'query'>,
  symbol: string,
): Promise<{ date: string; bar: Omit<BarColumns, 'start'> }[]> {
  const { rows } = await db.query<BarColumns & { date: string }>({
    name: 'market_select_days',
    text: `select business_date as date, open, high, low, close, volume from market.daily_bar
      where symbol = $1 order by business_date`,
    values: [symbol],
  });
  return rows.map(({ date, ...bar }) => ({ date, bar }));
}

/** Every date on which anything was recorded. */
export async function selectRecordedDates(db: Pick<Database, 'query'>): Promise<string[]> {
  const { rows } = await db.query<{ date: string }>(
    'select distinct business_date as date from market.daily_bar order by date',
  );
  return rows.map((row) => row.date);
}

/** The newest recorded date of each symbol. */
export async function selectNewestDays(tx: Tx): Promise<DailyRow[]> {
  const { rows } = await tx.query<Record<(typeof DAILY_FIELDS)[number], string | bigint>>(
    `select distinct on (symbol) symbol, business_date as date, previous_close as "previousClose", open, high, low, close,
       volume, turnover
     from market.daily_bar order by symbol, business_date desc`,
  );
  return rows.map((row) => ({
    symbol: String(row.symbol),
    date: String(row.date),
    previousClose: Number(row.previousClose),
    open: Number(row.open),
    high: Number(row.high),
    low: Number(row.low),
    close: Number(row.close),
    volume: Number(row.volume),
    turnover: Number(row.turnover),
  }));
}

function toBar({ start, open, high, low, close, volume }: BarColumns): Bar {
  return [Number(start), Number(open), Number(high), Number(low), Number(close), Number(volume)];
}
