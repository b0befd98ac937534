/** All SQL about VIP levels. The totals are those of `vip.totals_on` (0181_vip_levels.sql). */
import type { VipLevel, VipLimits } from '@bahi/core/vip.ts';
import { plainArray } from '../platform/arrays.ts';
import type { Reader, Tx } from '../platform/database.ts';

export interface StandingRow {
  readonly customerId: bigint;
  readonly date: string;
  readonly total: bigint;
  readonly averageTotal: bigint;
  readonly isVerified: boolean;
  readonly signIns: number;
  readonly accountDays: number;
  readonly reached: VipLevel;
  readonly level: VipLevel;
  readonly fallsOn: string | null;
}

/** The last business date that was worked out; null: none was. */
export async function selectLastDate(reader: Reader): Promise<string | null> {
  const { rows } = await reader.query<{ date: string | null }>('select max(business_date) as date from vip.session');
  return rows[0]!.date;
}

/** False: somebody else worked this date out. */
export async function insertSession(
  tx: Tx,
  of: { readonly date: string; readonly at: number; readonly endsAt: number; readonly limits: VipLimits },
): Promise<boolean> {
  const { vipAverageLevel2, vipAverageLevel3, vipSignIns, vipAccountDays, vipFallDays } = of.limits;
  const { rowCount } = await tx.query(
    `insert into vip.session (business_date, at, ends_at, average2, average3, sign_ins, account_days, fall_days)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
    [of.date, of.at, of.endsAt, vipAverageLevel2, vipAverageLevel3, vipSignIns, vipAccountDays, vipFallDays],
  );
  return rowCount === 1;
}

export interface Candidate {
  readonly customerId: bigint;
  readonly isVerified: boolean;
  readonly accountDays: number;
  readonly level: VipLevel;
  readonly fallsOn: string | null;
}

/** Who was verified when a date ended, and who has a level; in the order of their numbers, some at a time. */
export async function selectCandidates(
  tx: Tx,
  { endsAt, after, limit }: { readonly endsAt: number; readonly after: bigint; readonly limit: number },
): Promise<Candidate[]> {
  const { rows } = await tx.query<Candidate>(
    `select c.id as "customerId", v.is_verified as "isVerified", coalesce(s.level, 0) as level, s.falls_on as "fallsOn",
       greatest(0, floor(($1::bigint - extract(epoch from c.created_at) * 1000) / 86400000))::int as "accountDays"
     from identity.customer c
     cross join lateral (select exists (
       select from verification.person p join verification.submission m on m.id = p.case_id
       where p.customer_id = c.id and p.state = 'verified' and m.decided_at < $1) as is_verified) v
     left join lateral (
       select level, falls_on from vip.standing where customer_id = c.id order by business_date desc limit 1
     ) s on true
     where c.id > $2 and c.created_at < to_timestamp($1 / 1000.0) and (v.is_verified or s.level > 0)
     order by c.id limit $3`,
    [endsAt, after, limit],
  );
  return rows;
}

/** Of those who have a book. */
export async function selectTotals(
  tx: Tx,
  customerIds: readonly bigint[],
  date: string,
): Promise<ReadonlyMap<bigint, bigint>> {
  const { rows } = await tx.query<{ customerId: bigint; total: bigint }>(
    `select customer_id as "customerId", total::bigint as total from vip.totals_on($1, $2::bigint[])`,
    [date, plainArray(customerIds)],
  );
  return new Map(rows.map(({ customerId, total }) => [customerId, total]));
}

/** The sum of each customer's last totals, so many dates at most. */
export async function selectEarlier(
  tx: Tx,
  customerIds: readonly bigint[],
  dates: number,
): Promise<ReadonlyMap<bigint, bigint>> {
  const { rows } = await tx.query<{ customerId: bigint; sum: bigint }>(
    `select c.id as "customerId", coalesce(sum(s.total), 0)::bigint as sum from unnest($1::bigint[]) as c (id)
     cross join lateral (
       select total from vip.standing where customer_id = c.id order by business_date desc limit $2
     ) s group by c.id`,
    [plainArray(customerIds), dates],
  );
  return new Map(rows.map(({ customerId, sum }) => [customerId, sum]));
}

export async function insertStandings(tx: Tx, rows: readonly StandingRow[]): Promise<void> {
  const column = (of: (row: StandingRow) => bigint | number | string | boolean | null) => plainArray(rows.map(of));
  await tx.query(
    `insert into vip.standing (customer_id, business_date, total, average_total, is_verified, sign_ins, account_days, reached, level, falls_on)
     select * from unnest($1::bigint[], $2::date[], $3::bigint[], $4::bigint[], $5::boolean[], $6::smallint[], $7::int[],
       $8::smallint[], $9::smallint[], $10::date[])`,
    [
      column((row) => row.customerId),
      column((row) => row.date),
      column((row) => row.total),
      column((row) => row.averageTotal),
      column((row) => row.isVerified),
      column((row) => row.signIns),
      column((row) => row.accountDays),
      column((row) => row.reached),
      column((row) => row.level),
      column((row) => row.fallsOn),
    ],
  );
}

const COLUMNS = `s.customer_id as "customerId", s.business_date as date, s.total, s.average_total as "averageTotal",
  s.is_verified as "isVerified", s.sign_ins as "signIns", s.account_days as "accountDays", s.reached, s.level, s.falls_on as "fallsOn"`;

/** The newest of each; none: nothing was worked out for that customer yet. */
export async function selectStandings(
  reader: Reader,
  customerIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, StandingRow>> {
  const { rows } = await reader.query<StandingRow>({
    name: 'vip.standings',
    text: `select ${COLUMNS} from unnest($1::bigint[]) as c (id) cross join lateral (
        select * from vip.standing where customer_id = c.id order by business_date desc limit 1) s`,
    values: [plainArray(customerIds)],
  });
  return new Map(rows.map((row) => [row.customerId, row]));
}

export async function selectOpenedAt(reader: Reader, customerId: bigint): Promise<number> {
  const { rows } = await reader.query<{ at: bigint }>(
    'select floor(extract(epoch from created_at) * 1000)::bigint as at from identity.customer where id = $1',
    [customerId],
  );
  return Number(rows[0]!.at);
}
