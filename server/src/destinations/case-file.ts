/** Cards and wallets in a customer's case file; numbers are not among it. */
import type { CaseFileSource } from '../platform/case-file.ts';

const about = `jsonb_build_object('destination', d.id::text, 'kind', d.kind, 'where', coalesce(d.bank, d.network))`;
const from = 'from destinations.destination d where d.customer_id = $1';

export const DESTINATIONS_CASE_FILE: readonly CaseFileSource[] = [
  {
    domain: 'money',
    sql: `select d.id, d.added_at as at, 'destination.added' as what, ${about} as params, null::text as by ${from}`,
  },
  {
    domain: 'money',
    sql: `select d.id, d.removed_at as at, 'destination.removed' as what, ${about} as params, null::text as by
      ${from} and d.removed_at is not null`,
  },
];
