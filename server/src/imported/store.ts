/** All SQL about imported instruments and their days. */
import type { Database, Tx } from '../platform/database.ts';
import type { BhavRow } from './bhavcopy.ts';

/** Everybody who reads the tables listens to it. */
export const IMPORTED_CHANNEL = 'bahi_imported';

export async function announceImport(tx: Tx): Promise<void> {
  await tx.query('select pg_notify($1, $2)', [IMPORTED_CHANNEL, '']);
}

/** One import at a time, so that what is compared is what is replaced. */
export async function lockImports(tx: Tx): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtext('imported'))`);
}

/** Name and ISIN follow the newest file. */
export async function upsertInstruments(tx: Tx, rows: readonly BhavRow[]): Promise<void> {
  await tx.query(
    `insert into imported.instrument as known (symbol, name, isin, last_date)
     select distinct on (symbol) symbol, name, isin, date
     from unnest($1::text[], $2::text[], $3::text[], $4::date[]) as read (symbol, name, isin, date)
     order by symbol, date desc
     on conflict (symbol) do update set name = excluded.name, isin = coalesce(excluded.isin, known.isin),
       last_date = excluded.last_date
     where excluded.last_date >= known.last_date
       and (known.name, known.isin, known.last_date)
         is distinct from (excluded.name, coalesce(excluded.isin, known.isin), excluded.last_date)`,
    [
      rows.map((row) => row.symbol),
      rows.map((row) => row.name),
      rows.map((row) => row.isin),
      rows.map((row) => row.date),
    ],
  );
}

export const FIGURES = ['open', 'high', 'low', 'close', 'previousClose', 'volume', 'turnover'] as const;
export type Figures = Readonly<Record<(typeof FIGURES)[number] | 'series' | 'symbol' | 'date', string | bigint>>;

const FIGURE_COLUMNS = 'open, high, low, close, previous_close, volume, turnover';

/** The days known of these rows, by "symbol date". */
export async function selectKnown(tx: Tx, rows: readonly BhavRow[]): Promise<Map<string, Figures>> {
  const { rows: known } = await tx.query<Figures>(
    `select symbol, business_date as date, series, open, high, low, close, previous_close as "previousClose", volume, turnover
     from imported.daily_bar join unnest($1::text[], $2::date[]) as read (symbol, date)
       using (symbol) where business_date = read.date`,
    [rows.map((row) => row.symbol), rows.map((row) => row.date)],
  );
  return new Map(known.map((row) => [`${String(row.symbol)} ${String(row.date)}`, row]));
}

export async function insertDays(tx: Tx, rows: readonly BhavRow[]): Promise<void> {
  await tx.query(
    `insert into imported.daily_bar (symbol, business_date, series, ${FIGURE_COLUMNS})
     select * from unnest($1::text[], $2::date[], $3::text[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[],
       $8::bigint[], $9::bigint[], $10::bigint[])`,
    columnsOf(rows),
  );
}

/** Keeps what the days were, and puts the new figures in their place. */
export async function correctDays(tx: Tx, rows: readonly BhavRow[], file: string): Promise<void> {
  await tx.query(
    `insert into imported.correction (symbol, business_date, series, ${FIGURE_COLUMNS}, file)
     select bar.symbol, business_date, series, ${FIGURE_COLUMNS}, $3
     from imported.daily_bar as bar join unnest($1::text[], $2::date[]) as read (symbol, date)
       on bar.symbol = read.symbol and bar.business_date = read.date`,
    [rows.map((row) => row.symbol), rows.map((row) => row.date), file],
  );
  await tx.query(
    `delete from imported.daily_bar as bar using unnest($1::text[], $2::date[]) as read (symbol, date)
     where bar.symbol = read.symbol and bar.business_date = read.date`,
    [rows.map((row) => row.symbol), rows.map((row) => row.date)],
  );
  await insertDays(tx, rows);
}

function columnsOf(rows: readonly BhavRow[]): unknown[][] {
  const fields = ['symbol', 'date', 'series', ...FIGURES] as const;
  return fields.map((field) => rows.map((row) => row[field]));
}

export interface NewestRow {
  readonly symbol: string;
  readonly name: string;
  readonly isin: string | null;
  readonly date: string;
  readonly series: string;
  readonly open: bigint;
  readonly high: bigint;
  readonly low: bigint;
  readonly close: bigint;
  readonly previousClose: bigint;
  readonly volume: bigint;
  readonly turnover: bigint;
  readonly revision: bigint;
}

/** Every instrument with its newest day, by code. */
export async function selectNewest(db: Pick<Database, 'query'>): Promise<NewestRow[]> {
  const { rows } = await db.query<NewestRow>(
    `select symbol, name, isin, business_date as date, series, open, high, low, close, previous_close as "previousClose",
       volume, turnover, revision
     from imported.instrument join imported.daily_bar using (symbol)
     where business_date = last_date order by symbol`,
  );
  return rows;
}

export interface DayRow {
  readonly date: string;
  readonly open: bigint;
  readonly high: bigint;
  readonly low: bigint;
  readonly close: bigint;
  readonly volume: bigint;
}

/** Days of [from, to), oldest first. */
export async function selectDays(
  db: Pick<Database, 'query'>,
  symbol: string,
  { from, to }: { from: string; to: string },
): Promise<DayRow[]> {
  const { rows } = await db.query<DayRow>({
    name: 'imported_select_days',
    text: `select business_date as date, open, high, low, close, volume from imported.daily_bar
      where symbol = $1 and business_date >= $2 and business_date < $3 order by business_date`,
    values: [symbol, from, to],
  });
  return rows;
}
