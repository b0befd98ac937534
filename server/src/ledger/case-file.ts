/** Money that moved by no record of a domain, in the case file: the practice grant, what is owed, corrections. */
import type { Account, EntryKind } from '@bahi/core/ledger.ts';
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

/** Entries that moved shares to an account of their customer's or from it, in the words of the domain that posts them. */
export function sharesMoved(account: Account, told: Partial<Record<EntryKind, string>>): CaseFileSource {
  const kinds = Object.entries(told);
  return {
    domain: 'order',
    sql: `select e.id, e.at, case e.kind ${kinds.map(([kind, what]) => `when '${kind}' then '${what}'`).join(' ')} end as what,
        jsonb_build_object('position', e.position_id::text, 'symbol', e.security, 'shares',
          (select abs(p.amount) from ledger.posting p where p.entry_id = e.id and p.account = '${account}')) as params, null::text as by
      from ledger.entry e where e.customer_id = $1 and e.kind in (${kinds.map(([kind]) => `'${kind}'`).join()})`,
  };
}
