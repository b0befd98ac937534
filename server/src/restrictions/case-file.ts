/** Restrictions and appeals in a customer's case file. */
import type { CaseFileSource } from '../platform/case-file.ts';
import { happenedIn } from '../platform/requests/case-file.ts';

const restricted = happenedIn({
  domain: 'restriction',
  from: 'from restrictions.restriction r where r.customer_id = $1',
  id: 'r.id',
  about: `jsonb_build_object('case', r.id::text, 'kind', r.kind)`,
});
const appealed = happenedIn({
  domain: 'restriction',
  from: 'from restrictions.appeal a where a.customer_id = $1',
  id: 'a.id',
  about: `jsonb_build_object('case', a.restriction_id::text, 'appeal', a.id::text)`,
});

export const RESTRICTIONS_CASE_FILE: readonly CaseFileSource[] = [
  restricted(`'restriction.imposed'`, {
    at: 'r.since',
    by: 'r.author_name',
    with: `'reason', r.reason, 'until', r.asked_until, 'needs_second', r.needs_second, 'message', r.message`,
  }),
  restricted(`'restriction.confirmed'`, { at: 'r.approved_at', by: 'r.approved_name', with: `'until', r.until` }),
  restricted(`'restriction.lifted'`, { at: 'r.lifted_at', by: 'r.lifted_name', with: `'reason', r.lift_reason` }),
  appealed(`'appeal.made'`, { at: 'a.created_at', with: `'text', a.text` }),
  appealed(`'appeal.' || a.state`, { at: 'a.decided_at', by: 'a.decided_name', with: `'answer', a.answer` }),
];
