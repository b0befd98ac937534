/** Money that moved by no request of the customer's, in the case file: the practice grant, what is owed, corrections. */
import type { CaseFileSource } from '../platform/case-file.ts';

export const LEDGER_CASE_FILE: readonly CaseFileSource[] = [
  {
    domain: 'money',
    sql: `select e.id, e.at, 'entry.' || e.kind as what, jsonb_build_object('entry', e.id::text, 'currency', e.currency,
        'amount', (select coalesce(sum(p.amount), 0)::text from ledger.posting p where p.entry_id = e.id and p.account = 'cash'),
        'reverses', e.reverses::text, 'reason', e.reason) as params, null::text as by
      from ledger.entry e where e.customer_id = $1
        and e.kind in ('practice_grant', 'receivable_raised', 'receivable_settled', 'reversal')`,
  },
];
