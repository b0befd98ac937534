/**
 * What the published rules decide of a withdrawal (rules T3, §7): the gates are asked before it is in the queue. What bars money out since then
 * is for people. It is paid as a rehearsal: nothing leaves a practice install.
 */
import { approveWithdrawal, getWithdrawalCase, payWithdrawal } from '@bahi/contract/staff/reviews.ts';
import { publishedRule, ruling } from '../platform/published-rule.ts';

export const WITHDRAWAL_RULE = publishedRule(getWithdrawalCase, ({ withdrawal, isBarred }, { case: id, note }) => {
  if (isBarred) return null;
  if (withdrawal.status === 'approved') return ruling(payWithdrawal, { case: id, bankReference: `PRACTICE-${id}` });
  return ruling(approveWithdrawal, { case: id, amount: withdrawal.amount, note });
});
