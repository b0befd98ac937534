/** What the published rules decide of a request for a pledge (desks §7): it is paid out as far as the shares cover it, and to nobody who owes for losses. */
import { approvePledge, getPledgeCase, rejectPledge } from '@bahi/contract/pledges/staff-calls.ts';
import { assert } from '@bahi/core/assert.ts';
import { parseMoney } from '@bahi/core/money.ts';
import { publishedRule, ruling } from '../platform/published-rule.ts';

export const PLEDGE_RULE = publishedRule(
  getPledgeCase,
  ({ pledge: { amount }, limit, receivable }, { case: id, note }) => {
    const [asked, covered, debt] = [amount, limit ?? '0', receivable].map((text) => parseMoney(text));
    assert(
      typeof asked === 'bigint' && typeof covered === 'bigint' && typeof debt === 'bigint',
      'a case has its amounts',
    );
    if (asked > covered) return ruling(rejectPledge, { case: id, reason: 'value_fell', note });
    if (debt > 0n) return ruling(rejectPledge, { case: id, reason: 'not_approved', note });
    return ruling(approvePledge, { case: id, amount, note });
  },
);
