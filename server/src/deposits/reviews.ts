/** Deposits as staff review them (rules §7, §10): the proof, other uses of the same picture, what was paid in before; the decision. */
import {
  approveDeposit as approveCall,
  getDepositCase,
  rejectDeposit as rejectCall,
} from '@bahi/contract/staff/reviews.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { firstApprovalOf, type Desk } from '../staff/service.ts';
import { issueTicket, sameUploads } from '../uploads/service.ts';
import { caseOf, creditedBefore, idsOfReferences } from './cases.ts';
import { approveDeposit, rejectDeposit } from './decisions.ts';
import { depositOf, type DepositsDeps } from './service.ts';

export type DepositReviewsDeps = Pick<DepositsDeps, 'calendar' | 'parametersAt' | 'channelsAt' | 'verifiedName'>;

export function registerDepositReviews(desk: Desk, deps: DepositReviewsDeps): void {
  const queue = 'deposits';
  // The proof is shown by a ticket, where it is.
  desk.open(getDepositCase, {
    queue,
    caseOf,
    async read(tx, row, { id, staff, now, withheld }) {
      const { customerId, account } = row;
      const deposit = await depositOf(tx, customerId, id.toString());
      const proof = withheld === null ? await issueTicket(tx, { upload: row.proof, staff, now }) : null;
      const same = await sameUploads(tx, row.proof);
      const references = same.map(({ usedBy }) => usedBy.replace(/^deposit /, ''));
      const channel = deps.channelsAt(deposit.createdAt).find((one) => one.id === deposit.channel);
      const before = await creditedBefore(tx, row);
      return {
        deposit,
        customer: { id: customerId.toString(), account, name: await deps.verifiedName(tx, customerId) },
        paidTo: channel === undefined ? null : { name: channel.name, payee: channel.payee },
        proof,
        withheld,
        sameProof: (await idsOfReferences(tx, references)).map(String),
        depositsBefore: before.count,
        sumBefore: formatMoney(before.sum),
        needsTwo: row.needsTwo,
        firstApproval: await firstApprovalOf(tx, queue, row),
      };
    },
  });
  desk.decide(approveCall, {
    queue,
    what: () => 'approve',
    detail: ({ amount, note = null }) => ({ amount, note }),
    decide: (tx, given, { amount, note = null }) => approveDeposit(deps, tx, { ...given, amount, note }),
    answer: ({ deposit, needsSecond }, next) => ({ deposit, needsSecond, next }),
  });
  desk.decide(rejectCall, {
    queue,
    what: () => 'reject',
    detail: ({ reason, note = null }) => ({ reason, note }),
    decide: (tx, given, { reason, note = null }) => rejectDeposit(tx, { ...given, reason, note }),
    answer: ({ deposit }, next) => ({ deposit, next }),
  });
}
