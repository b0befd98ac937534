/** What must be true between lent shares, their entries and the books, for the ledger's auditor (ledger/audit.ts). */
import { DAY_MS } from '@bahi/core/time.ts';
import type { Invariant } from '../ledger/invariants.ts';

/** The first moment after a date in India, in UTC milliseconds. */
const endOf = (date: string) => `((${date} + 1 - date '1970-01-01')::bigint * ${DAY_MS} - 19800000)`;

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
  {
    name: 'shorts_are_within_what_was_left',
    meaning:
      'What short positions and orders for one have of a share is no more than all of them had with one of these orders, as was noted under the lock of its share: no two borrowed the same shares. Each of them is noted, with no less than its own shares.',
    sql: `select s.symbol, sum(s.shares) as held, max(n.borrowed) as noted, null::bigint as order from (
        select p.id, p.symbol, greatest(0, p.quantity - greatest(0, a.shares)) as shares from orders.position p
        left join lateral (
          select coalesce(-sum(l.amount), 0) as shares from ledger.entry e join ledger.posting l on l.entry_id = e.id and l.account = 'shares'
          where e.customer_id = p.customer_id and e.position_id = p.id and e.kind in ('split', 'bonus')
        ) a on true
        where p.direction = 'short' and p.closed_at is null
        union all
        select id, symbol, quantity - filled from orders.orders where kind = 'open' and direction = 'short' and ended_at is null
      ) s left join orders.borrowing n on n.order_id = s.id
      group by s.symbol having sum(s.shares) > max(n.borrowed)
      union all
      select o.symbol, o.quantity, n.borrowed, o.id from book b
      join orders.orders o on o.customer_id = b.customer_id and o.kind = 'open' and o.direction = 'short'
      join (select symbol, min(order_id) as first from orders.borrowing group by symbol) f on f.symbol = o.symbol and o.id >= f.first
      left join orders.borrowing n on n.order_id = o.id and n.customer_id = o.customer_id and n.symbol = o.symbol
      where b.currency = 'INR' and (n.order_id is null or n.borrowed < o.quantity)`,
    isWholeOnly: true,
  },
  {
    name: 'borrowed_is_on_loan_or_of_the_house',
    meaning:
      'Of each date that was charged, what is lent of a share is what the journal says by the time for which it was lent, what is borrowed is what short positions owe at its end, and of that as much is on loan from the pool as it has: the rest is lent or owed by the house.',
    sql: `select p.id as position, d.symbol, d.date, j.shares, j.lent, t.is_lender, t.shares as charged from book b
      join orders.position p on p.customer_id = b.customer_id and (p.direction = 'short' or p.lends > 0)
      join lending.day d on d.symbol = p.symbol and p.opened_at < ${endOf('d.date')}
        and (p.closed_at is null or p.closed_at >= ${endOf('d.date')} - case when d.is_by_time then ${DAY_MS} else 0 end)
      left join lending.part t on t.position_id = p.id and t.date = d.date and t.customer_id = p.customer_id and t.symbol = p.symbol
      left join lateral (
        select coalesce(sum(l.amount), 0) as shares, coalesce(div(sum(l.amount::numeric
            * case when d.is_by_time then least(${DAY_MS}, ${endOf('d.date')} - e.at) else ${DAY_MS} end) filter (where l.account = 'shares_lent'), ${DAY_MS}), 0) as lent
        from ledger.entry e join ledger.posting l on l.entry_id = e.id and l.account in ('shares', 'shares_lent')
        where e.customer_id = p.customer_id and e.position_id = p.id and e.at < ${endOf('d.date')}
      ) j on true
      where b.currency = 'INR' and (coalesce(not t.is_lender, j.shares < 0), coalesce(t.shares, 0)::numeric) is distinct from (j.shares < 0, greatest(-j.shares, j.lent))
      union all
      select null, d.symbol, d.date, d.borrowed, d.lent, null, p.on_loan from lending.day d
      left join lateral (
        select coalesce(sum(shares) filter (where is_lender), 0) as lent, coalesce(sum(shares) filter (where not is_lender), 0) as borrowed,
          coalesce(sum(on_loan), 0) as on_loan from lending.part where symbol = d.symbol and date = d.date
      ) p on true
      where (p.lent, p.borrowed) is distinct from (d.lent::numeric, d.borrowed::numeric) or d.on_loan <> least(d.lent, d.borrowed) or p.on_loan <> d.on_loan`,
    isWholeOnly: true,
  },
  {
    name: 'borrow_fee_is_the_formula',
    meaning:
      'The rate of a date follows from what is borrowed of all there is to borrow, by the square, and each short position pays for its shares at the mark price, a 365th of it rounded to the paisa.',
    sql: `select p.position_id as position, p.date, p.shares, p.amount, d.rate_bps, d.mark from lending.day d
      join lending.part p on p.symbol = d.symbol and p.date = d.date and not p.is_lender
      where p.amount <> round(p.shares::numeric * d.mark * d.rate_bps / 3650000)
        or d.rate_bps <> case when d.borrowed >= d.house_quota + d.lent then d.rate_maximum_bps
          else d.rate_minimum_bps + div((d.rate_maximum_bps - d.rate_minimum_bps) * d.borrowed::numeric ^ 2, (d.house_quota + d.lent)::numeric ^ 2) end`,
    isWholeOnly: true,
  },
  {
    name: 'borrow_fees_add_up',
    meaning:
      'What short positions pay for a date is what lenders get and what the house keeps: lenders get their share of what is paid for shares from the pool, each by what of the own ones was on loan, to the paisa.',
    sql: `select d.symbol, d.date, d.fees, d.paid, p.fees as parts_fees, p.paid as parts_paid from lending.day d
      left join lateral (
        select coalesce(sum(amount) filter (where not is_lender), 0) as fees, coalesce(sum(amount) filter (where is_lender), 0) as paid,
          bool_or(is_lender and abs(amount * d.on_loan - d.paid::numeric * on_loan) > d.on_loan) as is_unfair
        from lending.part where symbol = d.symbol and date = d.date
      ) p on true
      where (d.fees::numeric, d.paid::numeric) is distinct from (p.fees, p.paid) or p.is_unfair
        or d.paid <> div(d.fees::numeric * d.on_loan * d.lender_percent, d.borrowed::numeric * 100)
      union all
      select 'lending', null, p.kept, l.balance, null, null
      from (select coalesce(sum(case when is_lender then -amount else amount end), 0) as kept from lending.part where entry_id is not null) p
      cross join (select coalesce(sum(amount), 0) as balance from line where account = 'lending') l
      where p.kept <> l.balance`,
    isWholeOnly: true,
  },
  {
    name: 'borrow_fee_is_posted_once',
    meaning:
      'Every amount of a date that was charged is one entry of the same customer, and every such entry has its amount.',
    sql: `select p.position_id as position, p.date, p.amount, e.id as entry from book b
      join lending.part p on p.customer_id = b.customer_id and p.entry_id is not null
      left join ledger.entry e on e.id = p.entry_id and e.customer_id = p.customer_id and e.reference = p.position_id and e.security = p.symbol
        and e.part = p.date - date '1970-01-01' and e.kind::text = case when p.is_lender then 'lending_fee' else 'borrow_fee' end
      left join ledger.posting l on l.entry_id = e.id and l.account = 'cash'
      where b.currency = 'INR' and l.amount is distinct from case when p.is_lender then p.amount else -p.amount end
      union all
      select e.reference, null, null, e.id from fresh e left join lending.part p on p.entry_id = e.id
      where e.kind in ('borrow_fee', 'lending_fee') and p.entry_id is null`,
  },
];
