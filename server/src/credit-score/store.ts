/** All SQL about the events of credit scores. */
import { CREDIT_CODES, CREDIT_POINTS, type CreditCode } from '@bahi/core/credit-score.ts';
import type { Reader, Tx } from '../platform/database.ts';
import { dueEvents, repaidInTime } from './due.ts';

export interface EventRow {
  readonly id: bigint;
  readonly at: bigint;
  readonly code: CreditCode;
  readonly points: number;
  readonly reference: bigint;
  /** Of all events up to this one. */
  readonly sum: bigint;
}

const INSERT = (
  of: (customer: string) => string,
) => `insert into credit.event (customer_id, at, written_at, reference, part, points, code)
  select d.customer_id, d.at, $1::bigint, d.reference, d.part, p.points, d.code
  from (${dueEvents(of)}) d
  join unnest($2::text[], $3::smallint[]) as p (code, points) on p.code = d.code
  where d.at <= $1::bigint and not exists (
    select from credit.event e where e.code = d.code and e.reference = d.reference and e.part = d.part)
  order by d.at, d.code, d.reference, d.part
  on conflict on constraint event_once do nothing`;

const POINTS = CREDIT_CODES.map((code) => CREDIT_POINTS[code]);

/** Of everybody. */
export async function insertDue(tx: Tx, now: number): Promise<void> {
  await tx.query({ name: 'credit.insert_due', text: INSERT(() => 'true'), values: [now, CREDIT_CODES, POINTS] });
}

export async function insertDueOf(tx: Tx, customerId: bigint, now: number): Promise<void> {
  const text = INSERT((customer) => `${customer} = $4::bigint`);
  await tx.query({ name: 'credit.insert_due_of', text, values: [now, CREDIT_CODES, POINTS, customerId] });
}

/** Never back. */
export async function updateThrough(tx: Tx, through: number): Promise<void> {
  await tx.query('update credit.progress set through = greatest(through, $1)', [through]);
}

export interface Points {
  readonly points: number;
  /** The numbers of the events that are counted. */
  readonly events: readonly bigint[];
}

export async function selectPoints(reader: Reader, customerId: bigint): Promise<Points> {
  const { rows } = await reader.query<Points & { readonly points: bigint }>({
    name: 'credit.select_points',
    text: `select coalesce(sum(points), 0) as points, coalesce(array_agg(id order by id), '{}') as events
      from credit.event where customer_id = $1`,
    values: [customerId],
  });
  const { points, events } = rows[0]!;
  return { points: Number(points), events };
}

/** When what was repaid by its date had been repaid. */
export async function selectRepaidInTime(reader: Reader, customerId: bigint): Promise<number[]> {
  const { rows } = await reader.query<{ endedAt: bigint }>({
    name: 'credit.select_repaid_in_time',
    text: `select ended_at as "endedAt" from (${repaidInTime((customer) => `${customer} = $1::bigint`)}) r`,
    values: [customerId],
  });
  return rows.map(({ endedAt }) => Number(endedAt));
}

export async function selectEvents(
  reader: Reader,
  customerId: bigint,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: EventRow[]; total: number }> {
  const [page, count] = await Promise.all([
    reader.query<EventRow>(
      `select id, at, code, points, reference, sum(points) over (order by at, id) as sum from credit.event
       where customer_id = $1 order by at desc, id desc limit $2 offset $3`,
      [customerId, limit, offset],
    ),
    reader.query<{ total: bigint }>('select count(*) as total from credit.event where customer_id = $1', [customerId]),
  ]);
  return { rows: page.rows, total: Number(count.rows[0]!.total) };
}
