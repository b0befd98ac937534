/** Events of the credit score in a customer's case file: each with its points and the record that caused it. */
import type { CaseFileSource } from '../platform/case-file.ts';
import { happenedIn } from '../platform/requests/case-file.ts';

const happened = happenedIn({
  domain: 'money',
  from: 'from credit.event e where e.customer_id = $1',
  id: 'e.id',
  about: `jsonb_build_object('points', case when e.points < 0 then '−' else '+' end || abs(e.points), 'case', e.reference::text)`,
});

export const CREDIT_CASE_FILE: readonly CaseFileSource[] = [happened(`'credit.' || e.code`, { at: 'e.at' })];
