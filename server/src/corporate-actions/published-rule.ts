/** What the published rules decide of an application for a dividend: who held at the record date is entitled, and is paid what that comes to. */
import { approveDividend, getDividendCase } from '@bahi/contract/corporate-actions/staff-calls.ts';
import { publishedRule, ruling } from '../platform/published-rule.ts';

export const DIVIDEND_RULE = publishedRule(getDividendCase, ({ dividend }, { case: id, note }) =>
  ruling(approveDividend, { case: id, amount: dividend.amount, note }),
);
