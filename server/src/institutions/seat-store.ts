/** All SQL about seats. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getSeatCase } from '@bahi/contract/institutions/staff-calls.ts';
import type { Tx } from '../platform/database.ts';
import { requestTable } from '../platform/requests/table.ts';

type View = OutputOf<typeof getSeatCase>['seat'];

export interface SeatRow {
  readonly id: bigint;
  readonly customerId: bigint;
  readonly institutionId: bigint;
  readonly position: string;
  readonly status: View['state'];
  readonly reason: View['reason'];
  readonly note: string | null;
  /** UTC milliseconds, as are the other moments. */
  readonly createdAt: bigint;
  readonly promisedBy: bigint;
  readonly claimedAt: bigint | null;
  readonly decidedAt: bigint | null;
  readonly decidedBy: bigint | null;
  readonly decidedName: string | null;
  readonly endedAt: bigint | null;
  readonly endedBy: bigint | null;
  readonly endedName: string | null;
  readonly endNote: string | null;
}

const COLUMNS = `id, customer_id as "customerId", institution_id as "institutionId", position, status, reason, note, created_at as "createdAt",
  promised_by as "promisedBy", claimed_at as "claimedAt", decided_at as "decidedAt", decided_by as "decidedBy", decided_name as "decidedName",
  ended_at as "endedAt", ended_by as "endedBy", ended_name as "endedName", end_note as "endNote"`;

export const seats = requestTable<SeatRow>('institutions.seat', COLUMNS);

export async function selectNewest(tx: Tx, customerId: bigint): Promise<SeatRow | null> {
  const { rows } = await seats.page(tx, { customerId }, { page: 1, pageSize: 1 });
  return rows[0] ?? null;
}

/** Whose request waits or stands. */
export async function selectHolder(
  tx: Tx,
  institutionId: bigint,
): Promise<Pick<SeatRow, 'customerId' | 'status'> | null> {
  const { rows } = await tx.query<SeatRow>(
    `select ${COLUMNS} from institutions.seat where institution_id = $1 and status in ('pending', 'approved')`,
    [institutionId],
  );
  return rows[0] ?? null;
}

/** Of a customer that it is approved counts more than that one waits. */
export async function selectStanding(tx: Tx, customerId: bigint): Promise<Pick<SeatRow, 'status'> | null> {
  const { rows } = await tx.query<SeatRow>(
    `select ${COLUMNS} from institutions.seat where customer_id = $1 and status in ('pending', 'approved')`,
    [customerId],
  );
  return rows[0] ?? null;
}

export async function selectInstitutionOf(tx: Tx, customerId: bigint): Promise<bigint | null> {
  const { rows } = await tx.query<{ id: bigint }>(
    `select i.id from identity.customer c join identity.institution i on i.id = c.institution_id
     where c.id = $1 and not i.is_house and i.ended_at is null`,
    [customerId],
  );
  return rows[0]?.id ?? null;
}

const EARLIER_MAX = 20;

export async function selectEarlier(
  tx: Tx,
  { id, customerId, institutionId }: SeatRow,
): Promise<(SeatRow & { account: string })[]> {
  const { rows } = await tx.query<SeatRow & { account: string }>(
    `select s.*, c.account from (select ${COLUMNS} from institutions.seat
       where (customer_id = $2 or institution_id = $3) and id <> $1 order by id desc limit ${EARLIER_MAX}) as s
     join identity.customer c on c.id = s."customerId" order by s.id desc`,
    [id, customerId, institutionId],
  );
  return rows;
}

export async function selectRegistration(
  tx: Tx,
  customerId: bigint,
): Promise<{ createdAt: Date; registeredWith: string | null }> {
  const { rows } = await tx.query<{ createdAt: Date; registeredWith: string | null }>(
    'select created_at as "createdAt", registered_with as "registeredWith" from identity.customer where id = $1',
    [customerId],
  );
  return rows[0]!;
}
