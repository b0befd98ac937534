/** What a reviewer sees of a deposit: its proof, other uses of the same picture, and what the customer paid in before. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getDepositCase } from '@bahi/contract/staff/reviews.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { caseOf, creditedBefore, depositOf, idsOfReferences, type DepositsDeps } from '../deposits/service.ts';
import type { Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import type { StaffPrincipal } from '../platform/staff-http.ts';
import { issueTicket, sameUploads } from '../uploads/service.ts';
import { recordLook, withheldFrom } from './documents.ts';
import { firstApprovalOf, type QueueDeps } from './queues.ts';

/** The proof is shown by a ticket, where it is; the look itself is written down. */
export async function depositCase(
  { queues, verifiedName, channelsAt }: Pick<QueueDeps, 'queues' | 'verifiedName'> & Pick<DepositsDeps, 'channelsAt'>,
  tx: Tx,
  { caseId, staff, now }: { caseId: bigint; staff: StaffPrincipal; now: number },
): Promise<OutputOf<typeof getDepositCase>> {
  const row = (await caseOf(tx, caseId)) ?? refuse('staff.case_unknown', {});
  const { customerId, account } = row;
  const look = { queue: 'deposits', caseId, staff, now } as const;
  const withheld = await withheldFrom(queues, tx, look, row);
  const deposit = await depositOf(tx, customerId, caseId.toString());
  const viewer = { id: staff.staffId, name: staff.name };
  const proof = withheld === null ? await issueTicket(tx, { upload: row.proof, staff: viewer, now }) : null;
  const same = await sameUploads(tx, row.proof);
  const references = same.map(({ usedBy }) => usedBy.replace(/^deposit /, ''));
  const channel = channelsAt(deposit.createdAt).find((one) => one.id === deposit.channel);
  const before = await creditedBefore(tx, row);
  const firstApproval = await firstApprovalOf(tx, 'deposits', row);
  const name = await verifiedName(tx, customerId);
  const sameProof = (await idsOfReferences(tx, references)).map(String);
  await recordLook(tx, look, withheld);
  return {
    deposit,
    customer: { id: customerId.toString(), account, name },
    paidTo: channel === undefined ? null : { name: channel.name, payee: channel.payee },
    proof,
    withheld,
    sameProof,
    depositsBefore: before.count,
    sumBefore: formatMoney(before.sum),
    needsTwo: row.needsTwo,
    firstApproval,
  };
}
