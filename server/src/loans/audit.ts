/**
 * What must be true between loans, their entries and the books, for the ledger's auditor (ledger/audit.ts). Interest is reckoned here once
 * more, from the lines of the journal alone: on what was owed of the loan at the end of each date in India.
 */
import type { Invariant } from '../ledger/invariants.ts';

/** The date in India of a moment in UTC milliseconds, and the number of a date, as the part of an entry has it. */
const dateOf = (ms: string) => `(timestamp '1970-01-01' + ((${ms}) + 19800000) * interval '1 millisecond')::date`;
const dayOf = (date: string) => `(${date} - date '1970-01-01')`;

/** Owed of loan `l` at the end of a date. */
const principalAt = (date: string) => `(select coalesce(-sum(p.amount), 0) from ledger.entry x
  join ledger.posting p on p.entry_id = x.id and p.account = 'loan'
  where x.reference = l.id and x.customer_id = l.customer_id and x.kind in ('loan_paid_out', 'loan_repaid') and ${dateOf('x.at')} <= ${date})`;
const interestAt = (date: string) => `round(${principalAt(date)} * l.rate_percent / 36500.0)::bigint`;

export const LOAN_INVARIANTS: readonly Invariant[] = [
  {
    name: 'loan_is_what_is_not_repaid',
    meaning:
      'What a loan’s record says is owed of it is the amount paid out less the principal repaid, and the interest charged less the interest repaid. An ended loan leaves nothing.',
    sql: `select l.id as loan, l.status, l.principal, l.interest, s.principal as by_entries, s.interest as interest_by_entries from book b
      join loans.loan l on l.customer_id = b.customer_id and l.status in ('in_progress', 'ended')
      cross join lateral (
        select coalesce(-sum(p.amount) filter (where p.account = 'loan'), 0) as principal,
          coalesce(-sum(p.amount) filter (where p.account = 'accrued'), 0) as interest
        from ledger.entry e join ledger.posting p on p.entry_id = e.id
        where e.reference = l.id and e.customer_id = b.customer_id and e.kind in ('loan_paid_out', 'loan_interest', 'loan_repaid')
      ) s
      where b.currency = 'INR' and ((l.principal, l.interest) is distinct from (s.principal, s.interest)
        or (l.status = 'in_progress') <> (s.principal + s.interest > 0))`,
  },
  {
    name: 'owed_is_the_sum_of_records',
    meaning: 'What a customer’s book owes is what the records of the open loan and the open pledges say together.',
    sql: `select b.customer_id, b.currency, b.loan, b.accrued, s.principal, s.interest from book b
      cross join lateral (
        select coalesce(sum(r.principal), 0) as principal, coalesce(sum(r.interest), 0) as interest from (
          select principal, interest from loans.loan
            where customer_id = b.customer_id and status = 'in_progress' and b.currency = 'INR'
          union all
          select principal, interest from pledges.pledge
            where customer_id = b.customer_id and status = 'lending' and b.currency = 'INR'
        ) r
      ) s
      where (b.loan, b.accrued) is distinct from (s.principal, s.interest)`,
  },
  {
    name: 'loan_entry_has_its_loan',
    meaning: 'Every entry of a loan belongs to one of the same customer that staff approved, and pays out its amount.',
    sql: `select e.id as entry, e.kind, e.reference from fresh e
      left join loans.loan l on l.id = e.reference and l.customer_id = e.customer_id and l.status in ('in_progress', 'ended')
      where e.kind in ('loan_paid_out', 'loan_interest', 'loan_repaid') and (l.id is null or e.currency <> 'INR'
        or e.kind = 'loan_paid_out' and (l.entry_id <> e.id or e.part <> 0 or l.decided_at <> e.at
          or (select p.amount from ledger.posting p where p.entry_id = e.id and p.account = 'cash') is distinct from l.amount)
        or e.kind = 'loan_repaid' and e.part not between 1 and l.repayments)
      union all
      select l.entry_id, 'loan_paid_out', l.id from book b
      join loans.loan l on l.customer_id = b.customer_id and l.status in ('in_progress', 'ended')
      left join ledger.entry e on e.id = l.entry_id and e.reference = l.id and e.kind = 'loan_paid_out'
      where b.currency = 'INR' and e.id is null`,
  },
  {
    name: 'loan_interest_is_the_formula',
    meaning:
      'The interest of a date is the principal owed at its end times the yearly rate, divided by 365 and rounded to the paisa.',
    sql: `select e.id as entry, e.reference, e.part, c.charged, c.due from fresh e
      join loans.loan l on l.id = e.reference
      cross join lateral (
        select -(select sum(p.amount) from ledger.posting p where p.entry_id = e.id and p.account = 'accrued') as charged,
          ${interestAt(`date '1970-01-01' + e.part`)} as due
      ) c
      where e.kind = 'loan_interest' and (c.charged is distinct from c.due
        or date '1970-01-01' + e.part not between ${dateOf('l.decided_at')} and l.interest_through
        or date '1970-01-01' + e.part >= ${dateOf('e.at')})`,
  },
  {
    name: 'loan_interest_has_each_date',
    meaning:
      'From the date a loan was paid out to the last date charged, each date with interest has exactly one entry.',
    // Principal changes with few entries: between two of them every date costs the same, and is counted.
    sql: `select l.id as loan, d.first, d.last, d.principal, d.due, d.entries from loans.loan l
      cross join lateral (
        select m.first, m.last, m.principal, round(m.principal * l.rate_percent / 36500.0)::bigint as due,
          (select count(*) from ledger.entry e where e.reference = l.id and e.kind = 'loan_interest'
            and e.part between ${dayOf('m.first')} and ${dayOf('m.last')}) as entries
        from (
          select date as first, least(coalesce(lead(date) over (order by date) - 1, l.interest_through), l.interest_through) as last,
            sum(moved) over (order by date) as principal
          from (
            select ${dateOf('x.at')} as date, -sum(p.amount) as moved from ledger.entry x
            join ledger.posting p on p.entry_id = x.id and p.account = 'loan'
            where x.reference = l.id and x.customer_id = l.customer_id and x.kind in ('loan_paid_out', 'loan_repaid') group by 1
          ) s
        ) m where m.first <= m.last
      ) d
      where l.status in ('in_progress', 'ended')
        and d.entries <> case when d.due > 0 then d.last - d.first + 1 else 0 end`,
    isWholeOnly: true,
  },
  {
    name: 'one_loan_at_a_time',
    meaning: 'Nobody has two loans that are under review or open.',
    sql: `select b.customer_id, count(*) as loans from book b
      join loans.loan l on l.customer_id = b.customer_id and l.status in ('pending', 'in_progress')
      where b.currency = 'INR' group by b.customer_id having count(*) > 1`,
  },
  {
    name: 'loan_score_is_the_sum_of_events',
    meaning:
      'The score of a loan is the sum of the events that the request names: the customer’s own, and all that were written ten minutes before it or earlier.',
    // Which of the same millisecond, or of a job that was at work meanwhile, were there already no moment says.
    sql: `select l.id as loan, l.score, s.score as summed, s.found, s.missing from book b
      join loans.loan l on l.customer_id = b.customer_id
      cross join lateral (
        select least(900, greatest(300, 600 + coalesce(sum(e.points) filter (where e.id = any (l.score_events)), 0))) as score,
          count(*) filter (where e.id = any (l.score_events)) as found,
          count(*) filter (where e.id <> all (l.score_events) and e.written_at < l.created_at - 600000) as missing
        from credit.event e where e.customer_id = l.customer_id
      ) s
      where b.currency = 'INR' and (l.score <> s.score or s.found <> cardinality(l.score_events) or s.missing > 0)`,
  },
  {
    name: 'loan_counts_from_its_days',
    meaning:
      'Repaying all of a loan counts for the score from thirty days after the date it was paid out; of loans from before that rule, at once.',
    sql: `select l.id as loan, l.decided_at, l.counts_from from book b
      join loans.loan l on l.customer_id = b.customer_id and l.status in ('in_progress', 'ended')
      where b.currency = 'INR' and l.counts_from <> 0
        and l.counts_from <> (${dayOf(`(${dateOf('l.decided_at')} + 30)`)}) * 86400000::bigint - 19800000`,
  },
  {
    name: 'loan_due_date_waits_for_a_restriction',
    meaning:
      'A due date waits where staff barred the customer as it came, and for nothing else. A loan is overdue, for good, from that end on and not before, which is no earlier than the restriction’s unless all of the waiting is over; and none is overdue for a day without being told so.',
    sql: `select l.id as loan, l.overdue_at, l.waits_until, l.overdue_told_at, l.ended_at from book b
      join loans.loan l on l.customer_id = b.customer_id and l.status in ('in_progress', 'ended')
      cross join credit.progress p
      left join lateral (
        select count(*) as count, bool_or(coalesce(least(r.lifted_at, r.until) >= l.waits_until, true)) as stands
        from restrictions.restriction r
        where r.customer_id = l.customer_id and not r.is_own and r.kind in ('frozen', 'banned', 'disabled')
          and r.since < l.overdue_at and coalesce(least(r.lifted_at, r.until) > l.overdue_at, true)
      ) barred on true
      where b.currency = 'INR' and (l.waits_until is not null and (barred.count = 0 or l.waits_until < l.overdue_at)
        or l.overdue_told_at < coalesce(l.waits_until, l.overdue_at)
        or l.overdue_told_at is not null and (barred.count > 0 and l.waits_until is null
          or barred.stands and l.waits_until > l.overdue_at and l.waits_until < l.overdue_at + 10 * 86400000::bigint)
        or l.overdue_told_at is null and coalesce(l.ended_at, p.through - 86400000) > coalesce(l.waits_until, l.overdue_at))`,
  },
];
