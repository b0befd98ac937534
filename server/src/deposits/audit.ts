/** What must be true between deposits and the journal, for the ledger's auditor (ledger/audit.ts). */
import type { Invariant } from '../ledger/invariants.ts';

export const DEPOSIT_INVARIANTS: readonly Invariant[] = [
  {
    name: 'credited_deposit_has_its_entry',
    meaning: 'A credited deposit is one entry of the same customer over the same amount, cash from the client bank.',
    sql: `select d.id as deposit, d.amount, c.cash from book b
      join deposits.deposit d on d.customer_id = b.customer_id and d.currency = b.currency and d.status = 'credited'
      left join lateral (
        select sum(p.amount) filter (where p.account = 'cash') as cash,
          -sum(p.amount) filter (where p.account = 'client_bank') as bank
        from ledger.entry e join ledger.posting p on p.entry_id = e.id
        where e.id = d.entry_id and e.kind = 'deposit' and e.reference = d.id and e.customer_id = d.customer_id
      ) c on true
      where c.cash is distinct from d.amount::numeric or c.bank is distinct from d.amount::numeric`,
  },
  {
    name: 'deposit_entry_has_its_deposit',
    meaning: 'Every entry that credits a deposit belongs to one that staff credited.',
    sql: `select e.id as entry, e.reference from fresh e
      left join deposits.deposit d on d.id = e.reference and d.entry_id = e.id and d.status = 'credited'
      where e.kind = 'deposit' and d.id is null`,
  },
];
