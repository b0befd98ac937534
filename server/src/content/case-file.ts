/** Consent in a customer's case file: to which version of our terms, and to the texts of before they had versions (identity.consent, only read since). */
import type { CaseFileSource } from '../platform/case-file.ts';

export const CONTENT_CASE_FILE: readonly CaseFileSource[] = [
  {
    domain: 'identity',
    sql: `select c.number::bigint * 2 + (c.kind = 'privacy')::int as id, c.accepted_at as at, 'consent.' || c.kind as what,
        jsonb_build_object('version', c.number::text) as params, null::text as by
      from content.consent c where c.customer_id = $1`,
  },
  {
    domain: 'identity',
    sql: `select row_number() over (order by c.version) as id, (extract(epoch from c.accepted_at) * 1000)::bigint as at,
        'consent.before' as what, jsonb_build_object('version', c.version) as params, null::text as by
      from identity.consent c where c.customer_id = $1`,
  },
];
