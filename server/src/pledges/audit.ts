/**
 * What must be true between pledges, their shares, their entries and the books, for the ledger's auditor (ledger/audit.ts). Interest is reckoned
 * here once more, from the lines of the journal alone. That no share is lent to shorts as well is to be asked by whoever lends them.
 */
import type { Invariant } from '../ledger/invariants.ts';

const dateOf = (ms: string) => `(timestamp '1970-01-01' + ((${ms}) + 19800000) * interval '1 millisecond')::date`;

/** Owed of pledge `l` at the end of a date. */
const principalAt = (date: string) => `(select coalesce(-sum(p.amount), 0) from ledger.entry x
  join ledger.posting p on p.entry_id = x.id and p.account = 'loan'
  where x.reference = l.id and x.customer_id = l.customer_id and x.kind in ('pledge_paid_out', 'pledge_repaid') and ${dateOf('x.at')} <= ${date})`;

export const PLEDGE_INVARIANTS: readonly Invariant[] = [
  {
    name: 'pledged_shares_are_held',
    meaning:
      'The shares pledged in a position are those of its pledges under review or open, and no more than are held; without a split or a bonus each pledge blocks what it was asked for with, less what was sold.',
    sql: `select p.id as position, p.quantity, p.pledged, s.pledged as by_pledges from book b
      join orders.position p on p.customer_id = b.customer_id
      cross join lateral (
        select coalesce(sum(l.pledged), 0) as pledged, coalesce(bool_or(l.pledged <> l.shares - l.sold_shares and not exists (
          select from orders.position_event v where v.position_id = p.id and v.step in ('split', 'bonus') and v.at >= l.created_at)), false) as differs
        from pledges.pledge l
        where l.customer_id = p.customer_id and l.position_id = p.id and l.status in ('pending', 'lending')
      ) s
      where b.currency = 'INR' and (p.pledged not between 0 and p.quantity or p.pledged <> s.pledged or s.differs)`,
  },
  {
    name: 'pledge_is_what_is_not_repaid',
    meaning:
      'What a pledge’s record says is owed of it is the amount paid out less the principal repaid, and the interest charged less the interest repaid. A finished one leaves nothing.',
    sql: `select l.id as pledge, l.status, l.principal, l.interest, s.principal as by_entries, s.interest as interest_by_entries from book b
      join pledges.pledge l on l.customer_id = b.customer_id and l.status in ('lending', 'finished')
      cross join lateral (
        select coalesce(-sum(p.amount) filter (where p.account = 'loan'), 0) as principal,
          coalesce(-sum(p.amount) filter (where p.account = 'accrued'), 0) as interest
        from ledger.entry e join ledger.posting p on p.entry_id = e.id
        where e.reference = l.id and e.customer_id = l.customer_id and e.kind in ('pledge_paid_out', 'pledge_interest', 'pledge_repaid')
      ) s
      where b.currency = 'INR' and ((l.principal, l.interest) is distinct from (s.principal, s.interest)
        or (l.status = 'lending') <> (s.principal + s.interest > 0))`,
  },
  {
    name: 'pledge_entry_has_its_pledge',
    meaning:
      'Every entry of a pledge belongs to one of the same customer that staff approved, and pays out its amount.',
    sql: `select e.id as entry, e.kind, e.reference from fresh e
      left join pledges.pledge l on l.id = e.reference and l.customer_id = e.customer_id and l.status in ('lending', 'finished')
      where e.kind in ('pledge_paid_out', 'pledge_interest', 'pledge_repaid') and (l.id is null or e.currency <> 'INR'
        or e.kind = 'pledge_paid_out' and (l.entry_id <> e.id or e.part <> 0 or l.decided_at <> e.at
          or (select p.amount from ledger.posting p where p.entry_id = e.id and p.account = 'cash') is distinct from l.amount)
        or e.kind = 'pledge_repaid' and e.part not between 1 and l.repayments)`,
  },
  {
    name: 'pledge_interest_is_the_formula',
    meaning:
      'The interest of a date is the principal owed at its end times the yearly rate, divided by 365 and rounded to the paisa, once for each date that has interest.',
    sql: `select l.id as pledge, d.date::date, d.due, e.charged from book b
      join pledges.pledge l on l.customer_id = b.customer_id and l.status in ('lending', 'finished')
      cross join lateral (
        select g as date, round(${principalAt('g::date')} * l.rate_percent / 36500.0)::bigint as due
        from generate_series(${dateOf('l.decided_at')}, l.interest_through, interval '1 day') g
      ) d
      left join lateral (
        select -sum(p.amount)::bigint as charged from ledger.entry x
        join ledger.posting p on p.entry_id = x.id and p.account = 'accrued'
        where x.reference = l.id and x.kind = 'pledge_interest' and x.part = d.date::date - date '1970-01-01'
      ) e on true
      where b.currency = 'INR' and coalesce(e.charged, 0) <> d.due
      union all
      select x.reference, null, null, null from fresh x join pledges.pledge l on l.id = x.reference
      where x.kind = 'pledge_interest' and (date '1970-01-01' + x.part not between ${dateOf('l.decided_at')} and l.interest_through
        or date '1970-01-01' + x.part >= ${dateOf('x.at')})`,
  },
  {
    name: 'pledge_sale_has_its_notice',
    meaning:
      'Every order of a forced sale has its record: of a pledge of these shares, with the notice given as many hours before as were agreed, and the agreed part of the value owed when it was asked for; and the shares it sold are those in the record.',
    sql: `select o.id as "order", o.closes as position, o.placed_at, s.id as sale, s.noticed_at, s.owed, s.value, o.filled, s.sold_shares from book b
      join orders.orders o on o.customer_id = b.customer_id and o.origin = 'pledge_sale'
      left join pledges.sale s on s.request = o.request
      left join pledges.pledge l on l.id = s.pledge_id and l.customer_id = o.customer_id and l.position_id = o.closes
      where b.currency = 'INR' and (l.id is null or s.noticed_at < l.decided_at or s.asked_at - s.noticed_at < l.notice_hours * 3600000::bigint
        or o.placed_at - s.noticed_at < l.notice_hours * 3600000::bigint or s.owed * 100 < s.value * l.sale_percent
        or s.value % s.mark <> 0 or s.sold_shares <> o.filled)`,
  },
  {
    name: 'pledge_record_sums_its_sales',
    meaning:
      'The shares that an open pledge’s record counts as sold are those of its forced sales; a finished one counts those until its end.',
    sql: `select l.id as pledge, l.status, l.sold_shares, s.sold from book b
      join pledges.pledge l on l.customer_id = b.customer_id
      cross join lateral (select coalesce(sum(sold_shares), 0) as sold from pledges.sale where pledge_id = l.id) s
      where b.currency = 'INR' and (l.sold_shares > s.sold or l.status = 'lending' and l.sold_shares <> s.sold)`,
  },
  {
    name: 'pledge_due_date_waits_for_a_restriction',
    meaning:
      'A due date waits where staff barred the customer as it came, and for nothing else. A pledge is overdue from that end on and not before, and none is overdue for a day without being told so.',
    sql: `select l.id as pledge, l.overdue_at, l.waits_until, l.overdue_told_at, l.ended_at from book b
      join pledges.pledge l on l.customer_id = b.customer_id and l.status in ('lending', 'finished')
      cross join credit.progress p
      left join lateral (
        select count(*) as count from restrictions.restriction r
        where r.customer_id = l.customer_id and not r.is_own and r.kind in ('frozen', 'banned', 'disabled')
          and r.since < l.overdue_at and coalesce(least(r.lifted_at, r.until) > l.overdue_at, true)
      ) barred on true
      where b.currency = 'INR' and (l.waits_until is not null and (barred.count = 0 or l.waits_until < l.overdue_at)
        or l.overdue_told_at < coalesce(l.waits_until, l.overdue_at)
        or l.overdue_told_at is not null and barred.count > 0 and l.waits_until is null
        or l.overdue_told_at is null and coalesce(l.ended_at, p.through - 86400000) > coalesce(l.waits_until, l.overdue_at))`,
  },
];
