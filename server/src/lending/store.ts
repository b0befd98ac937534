/** The tables of fees (0204_borrow_fees.sql), and what positions stood at at the end of a date. */
import { sharesSince } from '../ledger/read-shares.ts';
import { int8Array, plainArray, textArray } from '../platform/arrays.ts';
import type { Reader, Tx } from '../platform/database.ts';

/** Shares of which something is lent or short now: from when on the fees of each are to be reckoned, unless that is known. */
export async function noteShares(tx: Tx, today: string): Promise<void> {
  await tx.query('insert into lending.start (first_date) values ($1) on conflict do nothing', [today]);
  await tx.query(
    `insert into lending.share (symbol, through)
     select p.symbol, greatest(min((timestamp '1970-01-01' + (p.opened_at + 19800000) * interval '1 millisecond')::date), s.first_date) - 1
     from orders.position p cross join lending.start s
     where p.direction = 'short' and p.closed_at is null group by p.symbol, s.first_date
     on conflict do nothing`,
  );
}

/** Fees that were received for shares of these positions, by position. */
export async function earnedOf(reader: Reader, positionIds: readonly bigint[]): Promise<ReadonlyMap<bigint, bigint>> {
  const { rows } = await reader.query<{ id: bigint; earned: bigint }>(
    `select position_id as id, sum(amount)::bigint as earned from lending.part
     where position_id = any ($1::bigint[]) and is_lender and entry_id is not null group by 1`,
    [int8Array(positionIds)],
  );
  return new Map(rows.map(({ id, earned }) => [id, earned]));
}

/** What the last date cost that was charged, by share. */
export async function lastFees(
  reader: Reader,
  symbols: readonly string[],
): Promise<ReadonlyMap<string, Pick<Day, 'date' | 'fees' | 'paid'>>> {
  const { rows } = await reader.query<Pick<Day, 'symbol' | 'date' | 'fees' | 'paid'>>(
    `select d.* from unnest($1::text[]) as s (symbol)
     cross join lateral (select symbol, date, fees, paid from lending.day where symbol = s.symbol order by date desc limit 1) d`,
    [textArray(symbols)],
  );
  return new Map(rows.map(({ symbol, ...day }) => [symbol, day]));
}

/** Those whose fees are not fixed up to a date. */
export async function sharesBehind(reader: Reader, date: string): Promise<{ symbol: string; through: string }[]> {
  const { rows } = await reader.query<{ symbol: string; through: string }>(
    'select symbol, through from lending.share where through < $1 order by through, symbol',
    [date],
  );
  return rows;
}

/** Of a date. */
export interface OfDate {
  readonly customerId: bigint;
  readonly positionId: bigint;
  readonly symbol: string;
  /** At its end; negative of a short position. */
  readonly shares: number;
  /** On its average, rounded down: what was lent for a part of it counts for that part. */
  readonly lent: number;
}

/**
 * Positions of these shares that were short at the end of a date or lent something within it, the oldest first: what they have now, less what came
 * since. What came since is looked up once for all of them, by its business date, which is never before its date in India by more than one.
 */
export async function positionsOf(
  tx: Tx,
  {
    symbols,
    date,
    begin,
    end,
  }: { readonly symbols: readonly string[]; readonly date: string; readonly begin: number; readonly end: number },
): Promise<OfDate[]> {
  const { rows } = await tx.query<{
    customerId: bigint;
    positionId: bigint;
    symbol: string;
    shares: bigint;
    lent: bigint;
  }>({
    name: 'lending.positions_of',
    text: `with later as materialized (
        ${sharesSince({ symbols: '$1::text[]', since: '$2::date - 1', begin: '$3::bigint', end: '$4::bigint' })}
      ), found as (
        select customer_id, id from later
        union select customer_id, id from orders.position where symbol = any ($1::text[]) and direction = 'short' and closed_at is null
        union select customer_id, id from orders.position where symbol = any ($1::text[]) and lent > 0
      )
      select * from (
        select p.customer_id as "customerId", p.id as "positionId", p.symbol,
          div((p.lent - coalesce(l.lent, 0)) * ($4::bigint - $3::bigint) - coalesce(l.lent_ms, 0), $4::bigint - $3::bigint)::bigint as lent,
          (case p.direction when 'long' then p.quantity else -p.quantity end - coalesce(l.shares, 0))::bigint as shares
        from found f join orders.position p using (customer_id, id) left join later l using (customer_id, id)
      ) s where shares < 0 or lent > 0 order by "positionId"`,
    values: [textArray(symbols), date, begin, end],
  });
  return rows.map(({ shares, lent, ...of }) => ({ ...of, shares: Number(shares), lent: Number(lent) }));
}

/** Those of them of which this date is the next one to fix; nobody else fixes it meanwhile. */
export async function lockShares(tx: Tx, symbols: readonly string[], date: string): Promise<string[]> {
  const { rows } = await tx.query<{ symbol: string }>(
    `select symbol from lending.share where symbol = any ($1::text[]) and through = $2::date - 1 order by symbol for update`,
    [textArray(symbols), date],
  );
  return rows.map(({ symbol }) => symbol);
}

export interface Day {
  readonly symbol: string;
  readonly date: string;
  readonly lent: number;
  readonly borrowed: number;
  readonly onLoan: number;
  readonly houseQuota: number;
  readonly mark: bigint;
  readonly fees: bigint;
  readonly paid: bigint;
  readonly rateBps: number;
  readonly rateMinimumBps: number;
  readonly rateMaximumBps: number;
  readonly lenderPercent: number;
}

export interface Part {
  readonly customerId: bigint;
  readonly positionId: bigint;
  readonly isLender: boolean;
  readonly shares: number;
  readonly onLoan: number;
  readonly amount: bigint;
}

export async function insertDay(tx: Tx, day: Day, parts: readonly Part[]): Promise<void> {
  const { symbol, date } = day;
  await tx.query(
    `insert into lending.day (symbol, date, lent, borrowed, on_loan, house_quota, mark, fees, paid, rate_bps, rate_minimum_bps,
       rate_maximum_bps, lender_percent, is_by_time) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, true)`,
    [
      symbol,
      date,
      day.lent,
      day.borrowed,
      day.onLoan,
      day.houseQuota,
      day.mark,
      day.fees,
      day.paid,
      day.rateBps,
      day.rateMinimumBps,
      day.rateMaximumBps,
      day.lenderPercent,
    ],
  );
  await tx.query(
    `insert into lending.part (symbol, date, customer_id, position_id, is_lender, shares, on_loan, amount)
     select $1, $2, * from unnest($3::bigint[], $4::bigint[], $5::boolean[], $6::bigint[], $7::bigint[], $8::bigint[])`,
    [
      symbol,
      date,
      int8Array(parts.map((part) => part.customerId)),
      int8Array(parts.map((part) => part.positionId)),
      plainArray(parts.map((part) => part.isLender)),
      plainArray(parts.map((part) => part.shares)),
      plainArray(parts.map((part) => part.onLoan)),
      int8Array(parts.map((part) => part.amount)),
    ],
  );
}

export async function updateThrough(tx: Tx, symbols: readonly string[], date: string): Promise<void> {
  await tx.query('update lending.share set through = $2 where symbol = any ($1::text[])', [textArray(symbols), date]);
}

export interface Unposted {
  readonly customerId: bigint;
  readonly positionId: bigint;
  readonly date: string;
  readonly symbol: string;
  readonly isLender: boolean;
  readonly amount: bigint;
}

const PART = 'customer_id as "customerId", position_id as "positionId", date, symbol, is_lender as "isLender", amount';

/** Fixed and not posted, by date: some. */
export async function unposted(
  reader: Reader,
  after: Pick<Unposted, 'date' | 'positionId'>,
  limit: number,
): Promise<Unposted[]> {
  const { rows } = await reader.query<Unposted>(
    `select ${PART} from lending.part where entry_id is null and amount > 0 and (date, position_id) > ($1::date, $2)
     order by date, position_id limit $3`,
    [after.date, after.positionId, limit],
  );
  return rows;
}

/** Those of them that nobody posted meanwhile; the caller has locked the books. */
export async function stillUnposted(tx: Tx, parts: readonly Unposted[]): Promise<Unposted[]> {
  const { rows } = await tx.query<Unposted>(
    `select ${PART} from lending.part join unnest($1::bigint[], $2::date[]) as k (position_id, date) using (position_id, date)
     where entry_id is null and amount > 0 order by date, position_id`,
    [int8Array(parts.map(({ positionId }) => positionId)), textArray(parts.map(({ date }) => date))],
  );
  return rows;
}

export async function markPosted(
  tx: Tx,
  posted: readonly (Pick<Unposted, 'positionId' | 'date'> & { readonly entryId: bigint })[],
): Promise<void> {
  await tx.query(
    `update lending.part p set entry_id = k.entry_id from unnest($1::bigint[], $2::date[], $3::bigint[]) as k (position_id, date, entry_id)
     where p.position_id = k.position_id and p.date = k.date`,
    [
      int8Array(posted.map(({ positionId }) => positionId)),
      textArray(posted.map(({ date }) => date)),
      int8Array(posted.map(({ entryId }) => entryId)),
    ],
  );
}
