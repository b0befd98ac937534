/** What must be true of tickets, for the ledger's auditor. It shares no code with what writes these tables. */
import type { Invariant } from '../ledger/invariants.ts';

export const SUPPORT_INVARIANTS: readonly Invariant[] = [
  {
    name: 'ticket_waits_for_whom_it_says',
    meaning: 'A ticket is open, waits for the customer, is answered or is closed as the last thing in its thread says.',
    sql: `select t.id as ticket, t.state, last.what from support.ticket t
      left join lateral (select m.what from support.message m where m.ticket_id = t.id order by m.id desc limit 1) last on true
      where t.state is distinct from case last.what when 'written' then 'open' when 'reopened' then 'open'
        when 'asked' then 'waiting' when 'answered' then 'answered' when 'closed' then 'closed' end`,
    isWholeOnly: true,
  },
];
