/** Exchanges of currency in a customer's case file. */
import type { CaseFileSource } from '../platform/case-file.ts';

export const EXCHANGE_CASE_FILE: readonly CaseFileSource[] = [
  {
    domain: 'money',
    sql: `select e.id, e.at, 'exchange.done' as what, jsonb_build_object('exchange', e.id::text, 'paid', e.paid::text,
        'from', e.from_currency, 'got', e.got::text, 'to', e.to_currency) as params, null::text as by
      from exchange.exchange e where e.customer_id = $1`,
  },
];
