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
      'The shares pledged in a position are those of its only pledge under review or open, and no more than are held; without a split they are the ones asked for less the ones sold.',
    sql: `select p.id as position, p.quantity, p.pledged, l.shares, l.sold_shares from book b
      join orders.position p on p.customer_id = b.customer_id
      left join pledges.pledge l on l.customer_id = p.customer_id and l.position_id = p.id and l.status in ('pending', 'lending')
      where b.currency = 'INR' and (p.pledged not between 0 and p.quantity or l.id is null and p.pledged <> 0
        or l.id is not null and p.pledged < l.shares - l.sold_shares)`,
  },
  {
    name: 'pledge_is_what_is_not_repaid',
    meaning:
      'What an open pledge owes is the amount paid out less the principal repaid, and a finished one leaves nothing.',
    sql: `select l.id as pledge, l.status, s.principal, s.interest from book b
      join pledges.pledge l on l.customer_id = b.customer_id and l.status in ('lending', 'finished')
      cross join lateral (
        select coalesce(-sum(p.amount) filter (where p.account = 'loan'), 0) as principal,
          coalesce(-sum(p.amount) filter (where p.account = 'accrued'), 0) as interest
        from ledger.entry e join ledger.posting p on p.entry_id = e.id
        where e.reference = l.id and e.customer_id = l.customer_id and e.kind in ('pledge_paid_out', 'pledge_interest', 'pledge_repaid')
      ) s
      where b.currency = 'INR' and case l.status when 'finished' then (s.principal, s.interest) <> (0, 0)
        else (s.principal, s.interest) is distinct from (b.loan, b.accrued) end`,
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
      'Every order of a forced sale is of a position whose pledge asked for it after a notice, and the shares it sold are those in the pledge’s record.',
    sql: `select s.position, s.filled, l.sold from book b
      cross join lateral (
        select o.closes as position, sum(o.filled) as filled from orders.orders o
        where o.customer_id = b.customer_id and o.origin = 'pledge_sale' group by o.closes
      ) s
      left join lateral (
        select sum(l.sold_shares) as sold, bool_or(l.sale_asked_at is not null) as asked from pledges.pledge l
        where l.customer_id = b.customer_id and l.position_id = s.position
      ) l on true
      where b.currency = 'INR' and (l.sold is distinct from s.filled or l.asked is not true)`,
  },
];
