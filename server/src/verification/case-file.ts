/** Verifications in a customer's case file; what was entered is not among it. */
import type { CaseFileSource } from '../platform/case-file.ts';
import { happenedIn, type Happenings } from '../platform/requests/case-file.ts';

const submitted: Happenings = {
  domain: 'verification',
  from: 'from verification.submission s where s.customer_id = $1',
  id: 's.id',
  about: `jsonb_build_object('case', s.id::text, 'attempt', s.attempt)`,
};
const revealed =
  'from verification.submission s join verification.reveal r on r.case_id = s.id where s.customer_id = $1';
const happened = happenedIn(submitted);

export const VERIFICATION_CASE_FILE: readonly CaseFileSource[] = [
  happened(`'verification.submitted'`, { at: 's.submitted_at' }),
  happened(`'verification.' || s.state`, {
    at: 's.decided_at',
    by: 's.decided_by_name',
    with: `'note', s.note, 'reasons',
      (select string_agg(r ->> 'field' || ': ' || (r ->> 'reason'), ', ') from jsonb_array_elements(s.reasons) r)`,
  }),
  happenedIn({ ...submitted, from: revealed, id: 'r.id' })(`'verification.revealed'`, {
    at: 'r.at',
    // Whoever looks second does not see who looked first.
    by: `case when s.state <> 'waiting' then r.staff_name end`,
  }),
];
