/** What the published rules decide of a deposit (rules §7): window, channel, limits and reference are checked before it is in the queue; a proof counts once. */
import { approveDeposit, getDepositCase, rejectDeposit } from '@bahi/contract/staff/reviews.ts';
import { publishedRule, ruling } from '../platform/published-rule.ts';

export const DEPOSIT_RULE = publishedRule(getDepositCase, ({ deposit, sameProof }, { case: id, note }) =>
  sameProof.length > 0
    ? ruling(rejectDeposit, { case: id, reason: 'proof_used', note })
    : ruling(approveDeposit, { case: id, amount: deposit.amount, note }),
);
