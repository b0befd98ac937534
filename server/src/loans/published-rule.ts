/** What the published rules decide of a request for a loan (desks §2): it is paid out as far as the score covers it, and to nobody who owes. */
import { approveLoan, getLoanCase, rejectLoan } from '@bahi/contract/loans/staff-calls.ts';
import { assert } from '@bahi/core/assert.ts';
import { parseMoney } from '@bahi/core/money.ts';
import { publishedRule, ruling } from '../platform/published-rule.ts';

export const LOAN_RULE = publishedRule(getLoanCase, ({ loan: { amount }, left, receivable }, { case: id, note }) => {
  const [asked, covered, owed] = [amount, left, receivable].map((text) => parseMoney(text));
  assert(
    typeof asked === 'bigint' && typeof covered === 'bigint' && typeof owed === 'bigint',
    'a case has its amounts',
  );
  if (asked > covered || owed > 0n) return ruling(rejectLoan, { case: id, reason: 'unaffordable', note });
  return ruling(approveLoan, { case: id, amount, note });
});
