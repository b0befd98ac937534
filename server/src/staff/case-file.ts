/** What staff did and saw about a customer, as the chained record has it. */
import type { CaseFileSource } from '../platform/case-file.ts';

export const STAFF_CASE_FILE: readonly CaseFileSource[] = [
  {
    domain: 'staff',
    sql: `select a.seq as id, (extract(epoch from a.at) * 1000)::bigint as at, a.action as what, a.detail::jsonb as params,
        coalesce(m.name, '') as by
      from staff.audit a left join staff.member m on m.id = a.member_id where a.subject = 'customer:' || $1::bigint`,
  },
];
