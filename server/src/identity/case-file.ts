/** Identity in a customer's case file: the registration, sign-ins whatever became of them, and how sessions ended. */
import type { CaseFileSource } from '../platform/case-file.ts';

const ms = (column: string): string => `(extract(epoch from ${column}) * 1000)::bigint`;

export const IDENTITY_CASE_FILE: readonly CaseFileSource[] = [
  {
    domain: 'identity',
    sql: `select c.id, ${ms('c.created_at')} as at, 'identity.registered' as what,
        jsonb_build_object('institution', i.name, 'inviter', inviter.account) as params, null::text as by
      from identity.customer c left join identity.institution i on i.id = c.institution_id
        left join identity.customer inviter on inviter.id = c.inviter_id where c.id = $1`,
  },
  {
    domain: 'identity',
    sql: `select a.id, a.at, 'identity.login_' || a.outcome as what,
        jsonb_build_object('device', a.device, 'ip', a.ip, 'method', a.method) as params, null::text as by
      from identity.login_attempt a where a.customer_id = $1`,
  },
  {
    domain: 'identity',
    sql: `select s.id, ${ms('s.ended_at')} as at, 'identity.session_ended' as what,
        jsonb_build_object('device', s.device, 'reason', s.end_reason) as params, null::text as by
      from identity.session s where s.customer_id = $1 and s.ended_at is not null`,
  },
];
