/** All SQL about verification. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getVerification } from '@bahi/contract/verification/calls.ts';
import { plainArray } from '../platform/arrays.ts';
import type { Tx } from '../platform/database.ts';
import { requestTable, type Staff } from '../platform/requests/table.ts';

type View = OutputOf<typeof getVerification>;
export type State = View['state'];
export type Field = View['fields'][number]['field'];
export type Reason = NonNullable<View['fields'][number]['reason']>;
export type IdType = NonNullable<View['idType']>;

export interface FieldReason {
  readonly field: Field;
  readonly reason: Reason;
}

export interface Submission {
  readonly id: bigint;
  readonly customerId: bigint;
  readonly attempt: number;
  readonly idType: IdType;
  readonly sealed: Buffer;
  readonly front: bigint;
  readonly back: bigint;
  readonly accepted: readonly Field[];
  readonly submittedAt: bigint;
  readonly state: 'waiting' | 'approved' | 'rejected';
  readonly firstApprovedBy: bigint | null;
  readonly decidedByName: string | null;
  readonly decidedAt: bigint | null;
  readonly reasons: readonly FieldReason[] | null;
}

const COLUMNS = `submission.id, submission.customer_id as "customerId", attempt, id_type as "idType", sealed, front, back,
  accepted, submitted_at as "submittedAt", submission.state, first_approved_by as "firstApprovedBy",
  decided_by_name as "decidedByName", decided_at as "decidedAt", reasons`;

export const requests = requestTable<Submission>('verification.submission', COLUMNS);

export async function selectState(tx: Tx, customerId: bigint): Promise<State> {
  const { rows } = await tx.query<{ state: State }>({
    name: 'verification_state',
    text: 'select state from verification.person where customer_id = $1',
    values: [customerId],
  });
  return rows[0]?.state ?? 'not_verified';
}

/** Those of them who are verified. */
export async function selectVerified(tx: Tx, customerIds: readonly bigint[]): Promise<bigint[]> {
  const { rows } = await tx.query<{ id: bigint }>({
    name: 'verification_verified',
    text: `select customer_id as id from verification.person where customer_id = any ($1::bigint[]) and state = 'verified'`,
    values: [plainArray(customerIds)],
  });
  return rows.map(({ id }) => id);
}

/** What a customer's state rests on. */
export async function selectCurrent(tx: Tx, customerId: bigint): Promise<Submission | null> {
  const { rows } = await tx.query<Submission>(
    `select ${COLUMNS} from verification.person join verification.submission on submission.id = case_id
    where person.customer_id = $1`,
    [customerId],
  );
  return rows[0] ?? null;
}

/** What the verified ones of these customers rest on. */
export async function selectApproved(tx: Tx, customerIds: readonly bigint[]): Promise<Submission[]> {
  const { rows } = await tx.query<Submission>({
    name: 'verification_approved',
    text: `select ${COLUMNS} from verification.person join verification.submission on submission.id = case_id
      where person.customer_id = any ($1) and person.state = 'verified'`,
    values: [customerIds],
  });
  return rows;
}

export async function lockPerson(tx: Tx, customerId: bigint): Promise<State> {
  await tx.query('insert into verification.person (customer_id) values ($1) on conflict do nothing', [customerId]);
  const { rows } = await tx.query<{ state: State }>(
    'select state from verification.person where customer_id = $1 for update',
    [customerId],
  );
  return rows[0]!.state;
}

export async function updateState(tx: Tx, customerId: bigint, state: State, caseId: bigint): Promise<void> {
  await tx.query('update verification.person set state = $2, case_id = $3, name_index = null where customer_id = $1', [
    customerId,
    state,
    caseId,
  ]);
}

/** By which the verified name is found (names.ts). */
export async function updateNameIndex(tx: Tx, customerId: bigint, index: Buffer): Promise<void> {
  await tx.query(`update verification.person set name_index = $2 where customer_id = $1 and state = 'verified'`, [
    customerId,
    index,
  ]);
}

/** What verified customers without an index rest on, by customer. */
export async function selectUnindexed(tx: Tx, after: bigint, limit: number): Promise<Submission[]> {
  const { rows } = await tx.query<Submission>(
    `select ${COLUMNS} from verification.person join verification.submission on submission.id = case_id
     where person.state = 'verified' and name_index is null and person.customer_id > $1
     order by person.customer_id limit $2`,
    [after, limit],
  );
  return rows;
}

/** Newest first. */
export async function selectDecided(tx: Tx, customerId: bigint): Promise<Submission[]> {
  const { rows } = await tx.query<Submission>(
    `select ${COLUMNS} from verification.submission
    where customer_id = $1 and state <> 'waiting' order by attempt desc limit 50`,
    [customerId],
  );
  return rows;
}

export interface Decision {
  readonly staff: Staff;
  readonly note: string | null;
  readonly now: number;
}

export async function updateDecided(
  tx: Tx,
  id: bigint,
  { staff, note, now, reasons }: Decision & { readonly reasons: readonly FieldReason[] | null },
): Promise<void> {
  await tx.query(
    `update verification.submission set state = $2, decided_by = $3, decided_by_name = $4, decided_at = $5, reasons = $6,
      note = $7 where id = $1`,
    [
      id,
      reasons === null ? 'approved' : 'rejected',
      staff.id,
      staff.name,
      now,
      reasons === null ? null : JSON.stringify(reasons),
      note,
    ],
  );
}

/** False: it is another customer's. */
export async function takeNumber(
  tx: Tx,
  { kind, index, customerId }: { kind: IdType; index: Buffer; customerId: bigint },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into verification.number (kind, blind_index, customer_id) values ($1, $2, $3) on conflict do nothing`,
    [kind, index, customerId],
  );
  if (rowCount === 1) return true;
  const { rows } = await tx.query<{ customer_id: bigint }>(
    'select customer_id from verification.number where kind = $1 and blind_index = $2',
    [kind, index],
  );
  return rows[0]?.customer_id === customerId;
}

export async function releaseNumber(tx: Tx, customerId: bigint, kind: IdType): Promise<void> {
  await tx.query('delete from verification.number where customer_id = $1 and kind = $2', [customerId, kind]);
}

export async function insertReveal(
  tx: Tx,
  { caseId, staff, now }: { caseId: bigint; staff: Staff; now: number },
): Promise<void> {
  await tx.query('insert into verification.reveal (case_id, staff_id, staff_name, at) values ($1, $2, $3, $4)', [
    caseId,
    staff.id,
    staff.name,
    now,
  ]);
}
