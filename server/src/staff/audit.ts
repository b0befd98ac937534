/** What must be true between the journal and what two people agreed on, for the ledger's auditor (ledger/audit.ts). */
import type { Invariant } from '../ledger/invariants.ts';

export const CORRECTION_INVARIANTS: readonly Invariant[] = [
  {
    name: 'reversal_has_its_correction',
    meaning:
      'Every entry that undoes another was proposed by one person and approved by a second one, with its reason.',
    sql: `select e.id as entry, e.reverses, e.reason from fresh e
      where e.kind = 'reversal' and not exists (
        select from staff.change c where c.kind = 'correction' and c.subject = e.reverses::text and c.state = 'approved'
          and c.checker_id <> c.maker_id and c.reason = e.reason)`,
  },
  {
    name: 'correction_has_its_reversal',
    meaning: 'Every correction that was approved undid its entry.',
    sql: `select c.id as change, c.subject as entry from staff.change c
      where c.kind = 'correction' and c.state = 'approved'
        and not exists (select from ledger.entry e where e.reverses::text = c.subject)`,
    isWholeOnly: true,
  },
  {
    name: 'bank_figure_is_the_agreed_one',
    meaning: 'A balance of the bank is the figure that two people agreed on for its date.',
    sql: `select s.currency, s.date, s.number, s.total, c.after from proofs.bank_statement s
      left join staff.change c on c.id = s.change_id and c.kind = 'bank_statement' and c.state = 'approved'
      where replace(c.after ->> 'total', '.', '')::numeric is distinct from s.total::numeric`,
    isWholeOnly: true,
  },
];
