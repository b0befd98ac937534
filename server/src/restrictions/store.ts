/** All SQL about the cases of restrictions; appeals have appeal-store.ts, what is in force is read by state.ts. */
import type { Tx } from '../platform/database.ts';
import type { RestrictionKind, RestrictionReason } from './state.ts';

export interface Person {
  readonly id: bigint;
  readonly name: string;
}

export interface RestrictionRow {
  readonly id: bigint;
  readonly customerId: bigint;
  readonly kind: RestrictionKind;
  readonly reason: RestrictionReason;
  readonly message: string;
  readonly isOwn: boolean;
  readonly authorId: bigint | null;
  readonly authorName: string | null;
  /** Moments are UTC milliseconds. */
  readonly since: bigint;
  readonly askedUntil: bigint | null;
  readonly until: bigint | null;
  readonly needsSecond: boolean;
  readonly approvedBy: bigint | null;
  readonly approvedName: string | null;
  readonly isCurrent: boolean;
  readonly liftedAt: bigint | null;
  readonly liftedName: string | null;
  readonly liftReason: string | null;
}

const COLUMNS = `id, customer_id as "customerId", kind, reason, message, is_own as "isOwn", author_id as "authorId",
  author_name as "authorName", since, asked_until as "askedUntil", until, needs_second as "needsSecond",
  approved_by as "approvedBy", approved_name as "approvedName", is_current as "isCurrent", lifted_at as "liftedAt",
  lifted_name as "liftedName", lift_reason as "liftReason"`;

export async function selectRestriction(tx: Tx, id: bigint): Promise<RestrictionRow | null> {
  const { rows } = await tx.query<RestrictionRow>(`select ${COLUMNS} from restrictions.restriction where id = $1`, [
    id,
  ]);
  return rows[0] ?? null;
}

/** Newest first. */
export async function selectRestrictions(tx: Tx, customerId: bigint, limit: number): Promise<RestrictionRow[]> {
  const { rows } = await tx.query<RestrictionRow>(
    `select ${COLUMNS} from restrictions.restriction where customer_id = $1 order by id desc limit $2`,
    [customerId, limit],
  );
  return rows;
}

/** The current one of its kind, whether or not its end has come. */
export async function selectCurrent(
  tx: Tx,
  { customerId, kind, isOwn }: { customerId: bigint; kind: RestrictionKind; isOwn: boolean },
): Promise<RestrictionRow | null> {
  const { rows } = await tx.query<RestrictionRow>(
    `select ${COLUMNS} from restrictions.restriction where customer_id = $1 and kind = $2 and is_own = $3 and is_current`,
    [customerId, kind, isOwn],
  );
  return rows[0] ?? null;
}

/** For how long this person alone has restricted the customer since `after`, in milliseconds: of any kind, what overlaps once. */
export async function sumAlone(
  tx: Tx,
  { customerId, authorId, after, now }: { customerId: bigint; authorId: bigint; after: number; now: number },
): Promise<number> {
  const { rows } = await tx.query<{ sum: bigint }>(
    `select coalesce(sum(upper(span) - lower(span)), 0)::bigint as sum from (
       select unnest(range_agg(int8range(greatest(since, $3), least(lifted_at, until, $4)))) as span
       from restrictions.restriction
       where customer_id = $1 and author_id = $2 and approved_by is null
         and least(lifted_at, until, $4) > greatest(since, $3)
     ) as alone`,
    [customerId, authorId, after, now],
  );
  return Number(rows[0]!.sum);
}

export interface NewRestriction {
  readonly customerId: bigint;
  readonly kind: RestrictionKind;
  readonly reason: RestrictionReason;
  readonly message: string;
  /** Null: the customer. */
  readonly author: Person | null;
  readonly askedUntil: number | null;
  readonly until: number | null;
  readonly needsSecond: boolean;
  readonly now: number;
}

export async function insertRestriction(tx: Tx, row: NewRestriction): Promise<RestrictionRow> {
  const { rows } = await tx.query<RestrictionRow>(
    `insert into restrictions.restriction (customer_id, kind, reason, message, is_own, author_id, author_name, since,
       asked_until, until, needs_second) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning ${COLUMNS}`,
    [
      row.customerId,
      row.kind,
      row.reason,
      row.message,
      row.author === null,
      row.author?.id ?? null,
      row.author?.name ?? null,
      row.now,
      row.askedUntil,
      row.until,
      row.needsSecond,
    ],
  );
  return rows[0]!;
}

/** Another of the kind takes its place: it had ended by itself. */
export async function updateReplaced(tx: Tx, id: bigint): Promise<void> {
  await tx.query('update restrictions.restriction set is_current = false where id = $1', [id]);
}

export async function updateApproved(tx: Tx, id: bigint, { by, now }: { by: Person; now: number }): Promise<void> {
  await tx.query(
    `update restrictions.restriction set until = asked_until, approved_by = $2, approved_name = $3, approved_at = $4
     where id = $1`,
    [id, by.id, by.name, now],
  );
}

export async function updateLifted(
  tx: Tx,
  id: bigint,
  { by, reason, now }: { by: Person | null; reason: string; now: number },
): Promise<void> {
  await tx.query(
    `update restrictions.restriction set is_current = false, lifted_at = $2, lifted_by = $3, lifted_name = $4,
       lift_reason = $5 where id = $1`,
    [id, now, by?.id ?? null, by?.name ?? null, reason],
  );
}
