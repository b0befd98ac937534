/** What must be true between lent shares, their entries and the books, for the ledger's auditor (ledger/audit.ts). */
import type { Invariant } from '../ledger/invariants.ts';

export const LENDING_INVARIANTS: readonly Invariant[] = [
  {
    name: 'lent_shares_are_of_positions',
    meaning:
      'What is lent of a position is what its entries lent less what they returned, and these are numbered without a gap.',
    sql: `select p.id as position, p.lent, p.lends, e.shares, e.entries, e.last from book b
      join orders.position p on p.customer_id = b.customer_id and p.lends > 0
      left join lateral (
        select coalesce(sum(l.amount), 0) as shares, count(*) as entries, max(e.part) as last from ledger.entry e
        join ledger.posting l on l.entry_id = e.id and l.account = 'shares_lent'
        where e.reference = p.id and e.customer_id = p.customer_id and e.position_id = p.id and e.security = p.symbol
          and e.kind in ('shares_lent', 'shares_recalled')
      ) e on true
      where b.currency = 'INR' and (p.lent::numeric, p.lends::bigint, p.lends) is distinct from (e.shares, e.entries, e.last)`,
  },
  {
    name: 'lending_entry_has_its_position',
    meaning:
      'Every entry that lends or returns shares only moves them within a position of the same customer, which knows of it; no other entry touches lent shares.',
    sql: `select e.id as entry, e.kind, e.reference from fresh e
      left join orders.position p on p.customer_id = e.customer_id and p.id = e.reference and p.id = e.position_id and p.symbol = e.security
      left join lateral (
        select sum(amount) filter (where account = 'shares_lent') as lent, count(*) as lines from ledger.posting where entry_id = e.id
      ) l on true
      where e.kind in ('shares_lent', 'shares_recalled') and (p.id is null or p.lends < e.part or e.part < 1 or l.lines <> 2
          or (l.lent > 0) is distinct from (e.kind = 'shares_lent'))
      union all
      select id, kind, reference from line where account = 'shares_lent' and kind not in ('shares_lent', 'shares_recalled')`,
  },
];
