/** Mandates of day trading in a customer's case file. */
import type { CaseFileSource } from '../platform/case-file.ts';
import { happenedIn } from '../platform/requests/case-file.ts';

const happened = happenedIn({
  domain: 'money',
  from: 'from day_trading.mandate d where d.customer_id = $1',
  id: 'd.id',
  about: `jsonb_build_object('mandate', d.id::text, 'amount', d.amount::text, 'currency', 'INR')`,
});

export const DAY_TRADING_CASE_FILE: readonly CaseFileSource[] = [
  happened(`'day_mandate.requested'`, { at: 'd.created_at' }),
  happened(`'day_mandate.' || case d.status when 'settled' then 'approved' else d.status end`, {
    at: 'd.decided_at',
    by: 'd.decided_name',
    with: `'reason', d.reason, 'note', d.note`,
  }),
  happened(`'day_mandate.settled'`, {
    at: 'd.settled_at',
    with: `'net', (d.gross - d.charges - d.fee)::text, 'fee', d.fee::text`,
  }),
];
