/**
 * A pool that is halted (decision 0091): one member of staff bars its book from trading, at once; two let it in again, by the plan of the next session.
 * Valuations go on, and redemptions as far as its cash goes. The restriction is what the orders go by; the row here says who and why.
 */
import { proposePoolResume, type haltPool } from '@bahi/contract/pools/staff-calls.ts';
import type { ParsedInputOf } from '@bahi/contract/endpoint.ts';
import { allowTrading, barTrading } from '../restrictions/service.ts';
import type { Reader, Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import { storedId } from '../platform/stored-id.ts';
import { propose, rolesOf, writeAudit, type Asked, type ChangeRule, type ChangeView } from '../staff/service.ts';

export interface HaltRow {
  readonly id: bigint;
  readonly poolId: bigint;
  readonly restrictionId: bigint;
  readonly at: bigint;
  readonly name: string;
  readonly reason: string;
}

const COLUMNS = `id, pool_id as "poolId", restriction_id as "restrictionId", at, name, reason`;

/** Those in force. */
export async function selectHalts(reader: Reader): Promise<ReadonlyMap<bigint, HaltRow>> {
  const { rows } = await reader.query<HaltRow>(`select ${COLUMNS} from pools.halt where ended_at is null`);
  return new Map(rows.map((row) => [row.poolId, row]));
}

/** After its commit the book opens nothing any more; what works is taken back. */
export async function halt(
  tx: Tx,
  { input: { pool, reason }, staff, now }: Asked<ParsedInputOf<typeof haltPool>>,
): Promise<void> {
  const { id: poolId, customerId, endedAt } = await lockPool(tx, pool);
  if (endedAt !== null) refuse('pools.ended', {});
  if ((await selectHalts(tx)).has(poolId)) refuse('pools.already_halted', {});
  const author = { id: staff.staffId, name: staff.name };
  const restrictionId = await barTrading(tx, { customerId, author, message: reason, now });
  await tx.query(
    'insert into pools.halt (pool_id, restriction_id, at, member_id, name, reason) values ($1, $2, $3, $4, $5, $6)',
    [poolId, restrictionId, now, staff.staffId, staff.name, reason],
  );
  await writeAudit(tx, {
    staffId: staff.staffId,
    action: 'pool.halt',
    subject: `pool:${poolId}`,
    detail: { reason },
    now,
  });
}

export async function proposeResume(
  tx: Tx,
  { input: { pool, reason }, staff, now }: Asked<ParsedInputOf<typeof proposePoolResume>>,
): Promise<ChangeView> {
  const { id: poolId, symbol } = await lockPool(tx, pool);
  const { at, name, reason: why } = (await selectHalts(tx)).get(poolId) ?? refuse('pools.not_halted', {});
  return propose(tx, {
    kind: 'pool_resume',
    subject: poolId.toString(),
    before: { haltedSince: Number(at), by: name, why },
    after: { symbol, haltedSince: null },
    reason,
    makerId: staff.staffId,
    now,
  });
}

export const resumeRule: ChangeRule = {
  proposers: () => rolesOf(proposePoolResume),
  checkers: () => rolesOf(proposePoolResume),
  isAbout: () => false,
  async apply(tx, { id: changeId, subject, reason }, { staff, now }) {
    const { id: poolId } = await lockPool(tx, subject);
    const { id, restrictionId } = (await selectHalts(tx)).get(poolId) ?? refuse('pools.not_halted', {});
    await allowTrading(tx, { id: restrictionId, by: { id: staff.staffId, name: staff.name }, reason, now });
    await tx.query('update pools.halt set ended_at = $2, change_id = $3 where id = $1', [id, now, changeId]);
  },
};

interface LockedPool {
  readonly id: bigint;
  readonly customerId: bigint;
  readonly symbol: string;
  readonly endedAt: bigint | null;
}

/** One person at a time. */
async function lockPool(tx: Tx, id: string): Promise<LockedPool> {
  await tx.query(`select pg_advisory_xact_lock(hashtext('pools.halt'))`);
  const { rows } = await tx.query<LockedPool>(
    `select id, customer_id as "customerId", symbol, ended_at as "endedAt" from pools.pool where id = $1`,
    [storedId(id)],
  );
  return rows[0] ?? refuse('pools.unknown', {});
}
