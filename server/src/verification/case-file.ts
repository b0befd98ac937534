/** Verifications in a customer's case file; what was entered is not among it. */
import type { CaseFileSource } from '../platform/case-file.ts';

const about = `jsonb_build_object('case', s.id::text, 'attempt', s.attempt)`;

export const VERIFICATION_CASE_FILE: readonly CaseFileSource[] = [
  {
    domain: 'verification',
    sql: `select s.id, s.submitted_at as at, 'verification.submitted' as what, ${about} as params, null::text as by
      from verification.submission s where s.customer_id = $1`,
  },
  {
    domain: 'verification',
    sql: `select s.id, s.decided_at as at, 'verification.' || s.state as what,
        ${about} || jsonb_build_object('note', s.note, 'reasons',
          (select string_agg(r ->> 'field' || ': ' || (r ->> 'reason'), ', ') from jsonb_array_elements(s.reasons) r)) as params,
        s.decided_by_name as by
      from verification.submission s where s.customer_id = $1 and s.decided_at is not null`,
  },
  {
    domain: 'verification',
    // Whoever looks second does not see who looked first.
    sql: `select r.id, r.at, 'verification.revealed' as what, ${about} as params,
        case when s.state <> 'waiting' then r.staff_name end as by
      from verification.submission s join verification.reveal r on r.case_id = s.id where s.customer_id = $1`,
  },
];
