/** All SQL about funds: the premium that was recorded by date, and the auditor's list of them. */
import type { Database, Tx } from '../platform/database.ts';

/** Millionths of the basket's value; below zero: a discount. */
export interface PremiumRow {
  readonly symbol: string;
  readonly date: string;
  readonly premium: number;
}

export async function upsertPremiums(tx: Tx, rows: readonly PremiumRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.query({
    name: 'market_upsert_premiums',
    text: `insert into market.premium as p (symbol, business_date, low, high, last)
      select symbol, day, premium, premium, premium from unnest($1::text[], $2::date[], $3::int[]) as given (symbol, day, premium)
      on conflict (symbol, business_date) do update set
        low = least(p.low, excluded.low), high = greatest(p.high, excluded.high), last = excluded.last`,
    values: (['symbol', 'date', 'premium'] as const).map((field) => rows.map((row) => row[field])),
  });
}

export interface PremiumSpan {
  readonly from: string;
  readonly sessions: number;
  readonly low: number;
  readonly high: number;
}

/** Over the newest sessions that were recorded; null: none was. */
export async function selectPremiumSpan(
  db: Pick<Database, 'query'>,
  symbol: string,
  sessions: number,
): Promise<PremiumSpan | null> {
  const { rows } = await db.query<PremiumSpan>({
    name: 'market_select_premium_span',
    text: `select min(business_date) as "from", count(*)::int as sessions, min(low) as low, max(high) as high
      from (select * from market.premium where symbol = $1 order by business_date desc limit $2) newest having count(*) > 0`,
    values: [symbol, sessions],
  });
  return rows[0] ?? null;
}

/** The auditor's list: their charges are others than those of shares. */
export async function insertFunds(db: Pick<Database, 'query'>, symbols: readonly string[]): Promise<void> {
  await db.query('insert into market.fund select unnest($1::text[]) on conflict do nothing', [symbols]);
}
