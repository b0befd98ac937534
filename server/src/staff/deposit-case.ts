/** What a reviewer sees of a deposit: its proof, other uses of the same picture, and what the customer paid in before. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getDepositCase } from '@bahi/contract/staff/reviews.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { caseOf, creditedBefore, depositOf, idsOfReferences, type DepositsDeps } from '../deposits/service.ts';
import type { Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import type { StaffPrincipal } from '../platform/staff-http.ts';
import { issueTicket, sameUploads } from '../uploads/service.ts';
import { writeAudit } from './audit-log.ts';
import { firstApprovalOf, type Names } from './queues.ts';

/** The proof is shown by a ticket; the look itself is written down. */
export async function depositCase(
  { verifiedName, channelsAt }: Pick<Names, 'verifiedName'> & Pick<DepositsDeps, 'channelsAt'>,
  tx: Tx,
  { caseId, staff, now }: { caseId: bigint; staff: StaffPrincipal; now: number },
): Promise<OutputOf<typeof getDepositCase>> {
  const row = (await caseOf(tx, caseId)) ?? refuse('staff.case_unknown', {});
  const { customerId, account } = row;
  const deposit = await depositOf(tx, customerId, caseId.toString());
  const viewer = { id: staff.staffId, name: staff.name };
  const proof = await issueTicket(tx, { upload: row.proof, staff: viewer, now });
  const same = await sameUploads(tx, row.proof);
  const references = same.map(({ usedBy }) => usedBy.replace(/^deposit /, ''));
  const channel = channelsAt(deposit.createdAt).find((one) => one.id === deposit.channel);
  const before = await creditedBefore(tx, row);
  await writeAudit(tx, { staffId: staff.staffId, action: 'deposits.view', subject: `deposits:${caseId}`, now });
  return {
    deposit,
    customer: { id: customerId.toString(), account, name: await verifiedName(tx, customerId) },
    paidTo: channel === undefined ? null : { name: channel.name, payee: channel.payee },
    proof,
    sameProof: (await idsOfReferences(tx, references)).map(String),
    depositsBefore: before.count,
    sumBefore: formatMoney(before.sum),
    needsTwo: row.needsTwo,
    firstApproval: await firstApprovalOf(tx, 'deposits', row),
  };
}
