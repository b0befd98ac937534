/** All SQL about the market: its genesis, recorded minutes and recorded dates. Prices are integers at the price scale. */
import type { Bar } from '@bahi/contract/venue.ts';
import type { Database, Reader, Tx } from '../platform/database.ts';
import { numberOrNull } from '../platform/stored-number.ts';

export interface Genesis {
  readonly seed: string;
  /** UTC milliseconds, a whole minute. */
  readonly at: number;
}

/** Of a market that is older than decision 0044: what follows from another seed since. */
export interface Renewal {
  readonly seed: string;
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

export async function selectRenewal(tx: Tx): Promise<Renewal | undefined> {
  const { rows } = await tx.query<{ seed: string; renewed_at: Date }>('select seed, renewed_at from market.renewal');
  return rows[0] === undefined ? undefined : { seed: rows[0].seed, at: rows[0].renewed_at.getTime() };
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

/** With the mark of each; null where the quote is of another date by now. */
export async function upsertDays(
  tx: Tx,
  rows: readonly (DailyRow & { readonly mark: number | null })[],
): Promise<void> {
  await tx.query({
    name: 'market_upsert_days',
    text: `insert into market.daily_bar as bar
        (symbol, business_date, previous_close, open, high, low, close, volume, turnover, mark)
      select * from unnest($1::text[], $2::date[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[],
        $8::bigint[], $9::bigint[], $10::bigint[])
      on conflict (symbol, business_date) do update set
        high = greatest(bar.high, excluded.high), low = least(bar.low, excluded.low), close = excluded.close,
        volume = greatest(bar.volume, excluded.volume), turnover = greatest(bar.turnover, excluded.turnover),
        mark = excluded.mark`,
    values: [...DAILY_FIELDS, 'mark' as const].map((field) => rows.map((row) => row[field])),
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

export interface KeptSession {
  readonly symbol: string;
  /** As bar-codec.ts writes them. */
  readonly bars: Buffer;
  /** By how much its prices are finer than the instrument's are by now. */
  readonly factor: number;
}

/** The compressed sessions of these dates, in the order in which their parts were written. */
export async function selectSessionBars(
  db: Pick<Database, 'query'>,
  symbols: readonly string[],
  { firstDate, lastDate }: { firstDate: string; lastDate: string },
): Promise<KeptSession[]> {
  const { rows } = await db.query<KeptSession>({
    name: 'market_select_session_bars',
    text: `select symbol, bars, price_factor as factor from market.session_bars
      where symbol = any ($1::text[]) and business_date between $2 and $3 order by symbol, business_date, part`,
    values: [symbols, firstDate, lastDate],
  });
  return rows;
}

/** Every symbol with minute rows, and the oldest of them. The index is jumped through, not read. */
export async function selectOldestMinutes(db: Pick<Database, 'query'>): Promise<{ symbol: string; start: number }[]> {
  const { rows } = await db.query<{ symbol: string; start: bigint }>(
    `with recursive oldest as (
       (select symbol, start from market.minute_bar order by symbol, start limit 1)
       union all
       select following.* from oldest, lateral (
         select symbol, start from market.minute_bar where symbol > oldest.symbol order by symbol, start limit 1
       ) as following
     )
     select symbol, start from oldest`,
  );
  return rows.map(({ symbol, start }) => ({ symbol, start: Number(start) }));
}

/** The first minute of a symbol at or after `from` that is a row. */
export async function selectNextMinute(
  db: Pick<Database, 'query'>,
  symbol: string,
  from: number,
): Promise<number | null> {
  const { rows } = await db.query<{ start: bigint | null }>({
    name: 'market_select_next_minute',
    text: 'select min(start) as start from market.minute_bar where symbol = $1 and start >= $2',
    values: [symbol, from],
  });
  const start = rows[0]?.start ?? null;
  return numberOrNull(start);
}

export interface SessionToKeep {
  readonly symbol: string;
  readonly date: string;
  readonly from: number;
  readonly to: number;
  readonly digest: Buffer;
  readonly bars: Buffer;
}

/** How many minute rows became one compressed one; 0 when there were none. */
export async function keepSession(db: Pick<Database, 'query'>, session: SessionToKeep): Promise<number> {
  const { symbol, date, from, to, digest, bars } = session;
  const { rows } = await db.query<{ count: number }>({
    name: 'market_keep_session',
    text: 'select market.keep_session($1, $2, $3, $4, $5, $6) as count',
    values: [symbol, date, from, to, digest, bars],
  });
  return rows[0]!.count;
}

/** A stretch in which a server wrote minutes down, UTC ms. */
export interface RecordedSpan {
  readonly from: number;
  readonly through: number;
}

export async function selectRecording(db: Pick<Database, 'query'>): Promise<RecordedSpan[]> {
  const { rows } = await db.query<{ from: bigint; through: bigint }>(
    'select started_at as from, through from market.recording order by started_at',
  );
  return rows.map(({ from, through }) => ({ from: Number(from), through: Number(through) }));
}

export async function upsertRecording(tx: Reader, { from, through }: RecordedSpan): Promise<void> {
  await tx.query({
    name: 'market_upsert_recording',
    text: `insert into market.recording as recorded (started_at, through) values ($1, $2)
      on conflict (started_at) do update set through = greatest(recorded.through, excluded.through)`,
    values: [from, through],
  });
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

export interface RecordedDay {
  readonly date: string;
  readonly previousClose: number;
  readonly close: number;
  readonly volume: number;
}

/** The recorded dates from one on, oldest first. Symbols without any are missing. */
export async function selectDaysSince(
  db: Pick<Database, 'query'>,
  symbols: readonly string[],
  firstDate: string,
): Promise<Map<string, RecordedDay[]>> {
  const { rows } = await db.query<{ symbol: string; date: string; previous: bigint; close: bigint; volume: bigint }>(
    `select symbol, business_date as date, previous_close as previous, close, volume from market.daily_bar
     where symbol = any ($1::text[]) and business_date >= $2 order by symbol, business_date`,
    [symbols, firstDate],
  );
  const days = Map.groupBy(rows, (row) => row.symbol);
  return new Map(
    [...days].map(([symbol, each]) => [
      symbol,
      each.map(({ date, previous, close, volume }) => ({
        date,
        previousClose: Number(previous),
        close: Number(close),
        volume: Number(volume),
      })),
    ]),
  );
}

/** Every date on which anything was recorded. */
export async function selectRecordedDates(db: Pick<Database, 'query'>): Promise<string[]> {
  const { rows } = await db.query<{ date: string }>(
    'select distinct business_date as date from market.daily_bar order by date',
  );
  return rows.map((row) => row.date);
}

export interface MarkRow {
  readonly symbol: string;
  /** The business date that began with `opening`. */
  readonly date: string;
  readonly price: number;
  readonly opening: number;
}

export async function upsertMarks(tx: Tx, rows: readonly MarkRow[]): Promise<void> {
  await tx.query({
    name: 'market_upsert_marks',
    text: `insert into market.mark (symbol, business_date, price, opening)
      select * from unnest($1::text[], $2::date[], $3::bigint[], $4::bigint[])
      on conflict (symbol) do update set
        business_date = excluded.business_date, price = excluded.price, opening = excluded.opening`,
    values: (['symbol', 'date', 'price', 'opening'] as const).map((field) => rows.map((row) => row[field])),
  });
}

/** The newest recorded date of each symbol, with the mark price that it stood at; null: none was kept. */
export type NewestDay = DailyRow & { readonly mark: number | null; readonly openingMark: number | null };

export async function selectNewestDays(tx: Tx): Promise<NewestDay[]> {
  const { rows } = await tx.query<
    Record<(typeof DAILY_FIELDS)[number], string | bigint> & { mark: bigint | null; openingMark: bigint | null }
  >(
    `select distinct on (d.symbol) d.symbol, d.business_date as date, previous_close as "previousClose", open, high, low, close,
       volume, turnover, m.price as mark, m.opening as "openingMark"
     from market.daily_bar d left join market.mark m on m.symbol = d.symbol and m.business_date = d.business_date
     order by d.symbol, d.business_date desc`,
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
    mark: numberOrNull(row.mark),
    openingMark: numberOrNull(row.openingMark),
  }));
}

/** The last recorded close of a symbol up to a business date. */
export async function selectCloseUpTo(
  db: Pick<Database, 'query'>,
  symbol: string,
  date: string,
): Promise<number | null> {
  const { rows } = await db.query<{ close: bigint }>(
    `select close from market.daily_bar where symbol = $1 and business_date <= $2 order by business_date desc limit 1`,
    [symbol, date],
  );
  return rows[0] === undefined ? null : Number(rows[0].close);
}

function toBar({ start, open, high, low, close, volume }: BarColumns): Bar {
  return [Number(start), Number(open), Number(high), Number(low), Number(close), Number(volume)];
}
