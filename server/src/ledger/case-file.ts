/** Money that moved by no record of a domain, in the case file: the practice grant, what is owed, corrections. */
import type { EntryKind } from '@bahi/core/ledger.ts';
import type { CaseFileSource } from '../platform/case-file.ts';

/** Of the kinds that no domain tells of. */
export function ledgerCaseFile(untold: readonly EntryKind[]): readonly CaseFileSource[] {
  return [
    {
      domain: 'money',
      sql: `select e.id, e.at, 'entry.' || e.kind as what, jsonb_build_object('entry', e.id::text, 'currency', e.currency,
          'amount', (select coalesce(sum(p.amount), 0)::text from ledger.posting p where p.entry_id = e.id and p.account = 'cash'),
          'reverses', e.reverses::text, 'reason', e.reason) as params, null::text as by
        from ledger.entry e where e.customer_id = $1 and e.kind in (${untold.map((kind) => `'${kind}'`).join()})`,
    },
  ];
}
