/** What the published rules decide of a request for a mandate (desks §4): it runs as it was asked for, unless the customer owes. */
import { approveDayMandate, getDayMandateCase, rejectDayMandate } from '@bahi/contract/day-trading/staff-calls.ts';
import { assert } from '@bahi/core/assert.ts';
import { parseMoney } from '@bahi/core/money.ts';
import { publishedRule, ruling } from '../platform/published-rule.ts';

export const MANDATE_RULE = publishedRule(getDayMandateCase, ({ mandate: { amount }, owed }, { case: id, note }) => {
  const owes = parseMoney(owed);
  assert(owes !== null, 'a case has its amounts');
  if (owes > 0n) return ruling(rejectDayMandate, { case: id, reason: 'owes', note });
  return ruling(approveDayMandate, { case: id, amount, note });
});
