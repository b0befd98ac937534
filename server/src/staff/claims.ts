/**
 * Claims (rules §10): whoever reviews a case has it for five minutes, so that nobody else decides it meanwhile. A decision holds
 * the claim's row until its commit: whoever would take the case over waits, and then finds it decided.
 */
import { claimMs } from '@bahi/contract/staff/queues.ts';
import type { Tx } from '../platform/database.ts';
import type { QueueName } from '../platform/queue.ts';
import { refuse } from '../platform/refuse.ts';

export interface Claim {
  readonly caseId: bigint;
  readonly memberId: bigint;
  readonly name: string;
  readonly until: number;
}

interface OfCase {
  readonly queue: QueueName;
  readonly caseId: bigint;
}

/** Also for five more minutes of the own one. */
export async function takeClaim(
  tx: Tx,
  { queue, caseId, staffId, now }: OfCase & { readonly staffId: bigint; readonly now: number },
): Promise<void> {
  const { rowCount } = await tx.query(
    `insert into staff.claim as held (queue, case_id, member_id, until) values ($1, $2, $3, $4)
     on conflict (queue, case_id) do update set member_id = excluded.member_id, until = excluded.until
     where held.member_id = excluded.member_id or held.until <= $5`,
    [queue, caseId, staffId, new Date(now + claimMs), new Date(now)],
  );
  if (rowCount === 0) await refuseClaimed(tx, { queue, caseId, now });
}

export async function releaseClaim(tx: Tx, { queue, caseId }: OfCase, staffId: bigint): Promise<void> {
  await tx.query('delete from staff.claim where queue = $1 and case_id = $2 and member_id = $3', [
    queue,
    caseId,
    staffId,
  ]);
}

/** The claim is this person's, and stays so until the transaction ends. */
export async function requireClaim(
  tx: Tx,
  { queue, caseId, staffId, now }: OfCase & { readonly staffId: bigint; readonly now: number },
): Promise<void> {
  const { rows } = await tx.query<{ member_id: bigint; until: Date }>(
    'select member_id, until from staff.claim where queue = $1 and case_id = $2 for update',
    [queue, caseId],
  );
  const [held] = rows;
  if (held === undefined || held.until.getTime() <= now) refuse('staff.not_claimed', {});
  if (held.member_id !== staffId) await refuseClaimed(tx, { queue, caseId, now });
}

/** Claims that last, of these cases or of this person. */
export async function claimsOf(
  tx: Tx,
  queue: QueueName,
  which: { readonly caseIds?: readonly bigint[]; readonly staffId?: bigint; readonly now: number },
): Promise<Map<bigint, Claim>> {
  const { rows } = await tx.query<{ case_id: bigint; member_id: bigint; name: string; until: Date }>(
    `select claim.case_id, claim.member_id, m.name, claim.until from staff.claim join staff.member m on m.id = claim.member_id
     where claim.queue = $1 and claim.until > $2 and ($3::bigint[] is null or claim.case_id = any($3))
       and ($4::bigint is null or claim.member_id = $4)`,
    [queue, new Date(which.now), which.caseIds ?? null, which.staffId ?? null],
  );
  return new Map(
    rows.map((row) => [
      row.case_id,
      { caseId: row.case_id, memberId: row.member_id, name: row.name, until: row.until.getTime() },
    ]),
  );
}

async function refuseClaimed(tx: Tx, { queue, caseId, now }: OfCase & { readonly now: number }): Promise<never> {
  const claim = (await claimsOf(tx, queue, { caseIds: [caseId], now })).get(caseId);
  return refuse('staff.case_claimed', { by: claim?.name ?? '', until: claim?.until ?? now });
}
