/** All SQL about appeals. */
import type { Tx } from '../platform/database.ts';
import { requestTable } from '../platform/requests/table.ts';

export interface AppealRow {
  readonly id: bigint;
  readonly restrictionId: bigint;
  readonly customerId: bigint;
  readonly text: string;
  readonly createdAt: bigint;
  readonly promisedBy: bigint;
  readonly state: 'pending' | 'upheld' | 'rejected' | 'ended';
  readonly answer: string | null;
  readonly decidedBy: bigint | null;
  readonly decidedName: string | null;
  readonly decidedAt: bigint | null;
}

const COLUMNS = `id, restriction_id as "restrictionId", customer_id as "customerId", text, created_at as "createdAt",
  promised_by as "promisedBy", state, answer, decided_by as "decidedBy", decided_name as "decidedName", decided_at as "decidedAt"`;

export const requests = requestTable<AppealRow>('restrictions.appeal', COLUMNS);
export const { select: selectAppeal } = requests;

/** The newest of each restriction. */
export async function selectNewestAppeals(
  tx: Tx,
  restrictionIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, AppealRow>> {
  const { rows } = await tx.query<AppealRow>(
    `select distinct on (restriction_id) ${COLUMNS} from restrictions.appeal where restriction_id = any ($1)
     order by restriction_id, id desc`,
    [restrictionIds],
  );
  return new Map(rows.map((row) => [row.restrictionId, row]));
}

/** Those of a restriction that is over: nobody needs to answer them. */
export async function updateEnded(tx: Tx, restrictionId: bigint, now: number): Promise<void> {
  await tx.query(
    `update restrictions.appeal set state = 'ended', decided_at = $2 where restriction_id = $1 and state = 'pending'`,
    [restrictionId, now],
  );
}

/** Those of restrictions that ended by themselves. Whoever answers one at this moment is not waited for. */
export async function updateOverdue(tx: Tx, now: number): Promise<void> {
  await tx.query(
    `update restrictions.appeal a set state = 'ended', decided_at = over.until
     from (
       select d.id, r.until from restrictions.appeal d join restrictions.restriction r on r.id = d.restriction_id
       where d.state = 'pending' and r.until <= $1 for update of d skip locked
     ) as over where a.id = over.id`,
    [now],
  );
}
