/** Rises and falls of the VIP level in a customer's case file, those too that were told to nobody because they were long past (decision 0073). */
import type { CaseFileSource } from '../platform/case-file.ts';
import { happenedIn } from '../platform/requests/case-file.ts';

const happened = happenedIn({
  domain: 'identity',
  from: `from (
      select t.at, s.business_date as date, s.level, lag(s.level, 1, 0::smallint) over (order by s.business_date) as before
      from vip.standing s join vip.session t using (business_date) where s.customer_id = $1
    ) as stood where stood.level <> stood.before`,
  id: `(stood.date - date '2000-01-01')::bigint`,
  about: `jsonb_build_object('level', stood.level::text, 'before', stood.before::text, 'date', to_char(stood.date, 'YYYY.MM.DD'))`,
});

export const VIP_CASE_FILE: readonly CaseFileSource[] = [
  happened(`case when stood.level > stood.before then 'vip.risen' else 'vip.fallen' end`, { at: 'stood.at' }),
];
