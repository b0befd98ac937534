/** Lent shares in a customer's case file; the fees of each date are told by the journal's entries. */
import type { EntryKind } from '@bahi/core/ledger.ts';
import type { CaseFileSource } from '../platform/case-file.ts';

export const LENDING_TOLD: readonly EntryKind[] = ['shares_lent', 'shares_recalled'];

export const LENDING_CASE_FILE: readonly CaseFileSource[] = [
  {
    domain: 'order',
    sql: `select e.id, e.at, case e.kind when 'shares_lent' then 'lending.lent' else 'lending.returned' end as what,
        jsonb_build_object('position', e.position_id::text, 'symbol', e.security, 'shares',
          (select abs(p.amount) from ledger.posting p where p.entry_id = e.id and p.account = 'shares_lent')) as params, null::text as by
      from ledger.entry e where e.customer_id = $1 and e.kind in ('shares_lent', 'shares_recalled')`,
  },
];
