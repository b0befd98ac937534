/**
 * What must be true of credit scores, for the ledger's auditor (ledger/audit.ts): every event has its record and its points, and every
 * record that counts its event. The formula stands here once more, by itself.
 */
import type { Invariant } from '../ledger/invariants.ts';

const DAY = '86400000::bigint';
/** The date in India of a moment in UTC milliseconds. */
const dateOf = (ms: string) => `(timestamp '1970-01-01' + ((${ms}) + 19800000) * interval '1 millisecond')::date`;
/** The first moment at which a loan `l` is overdue. */
const OVERDUE_AT = 'coalesce(l.waits_until, l.overdue_at)';

/** Whether staff barred the customer of a forfeited win `s` from paying at some moment of the time to pay. */
const WAS_BARRED = `exists (select from restrictions.restriction r
  where r.customer_id = s.customer_id and r.kind in ('frozen', 'banned', 'disabled') and not r.is_own
    and r.since < s.forfeited_at and (least(r.lifted_at, r.until) <= s.decided_at) is not true)`;

/** Loans and pledges count together. */
const FEW_REPAID = `(select count(*) from credit.event o where o.customer_id = e.customer_id
  and o.code in ('loan_repaid_in_time', 'pledge_repaid_in_time')) <= 5`;

/** And none was open, record `l` of an event `e`, as another that counts was repaid. */
const WAS_OPEN_ALONE = `not exists (select from credit.event o where o.customer_id = e.customer_id
  and o.code in ('loan_repaid_in_time', 'pledge_repaid_in_time') and o.at > l.decided_at and (o.at, o.reference) < (e.at, e.reference))`;

/** Whether the record of an event `e` is there, is its customer's, and is of its moment. */
const HAS_ITS_RECORD = `case e.code
  when 'verified' then e.part = 0 and exists (select from verification.submission s
    where s.id = e.reference and s.customer_id = e.customer_id and s.state = 'approved' and s.decided_at = e.at
      and not exists (select from verification.submission f where f.customer_id = s.customer_id and f.state = 'approved' and f.id < s.id))
  when 'exam_passed' then e.part = 0 and exists (select from education.exam_try t
    where t.id = e.reference and t.customer_id = e.customer_id and t.outcome = 'passed' and t.ended_at = e.at
      and not exists (select from education.exam_try f where f.customer_id = t.customer_id and f.outcome = 'passed' and f.id < t.id))
  when 'first_deposit' then e.part = 0 and exists (select from deposits.deposit d
    where d.id = e.reference and d.customer_id = e.customer_id and d.status = 'credited' and d.decided_at = e.at)
    and not exists (select from credit.event o where o.customer_id = e.customer_id and o.code = e.code and o.id < e.id)
  when 'deposit_false' then e.part = 0 and exists (select from deposits.deposit d
    where d.id = e.reference and d.customer_id = e.customer_id and d.status = 'rejected' and d.reason = 'proof_false' and d.decided_at = e.at)
  when 'account_90_days' then e.part = 0 and exists (select from identity.customer c
    where c.id = e.reference and c.id = e.customer_id and (extract(epoch from c.created_at) * 1000)::bigint + 90 * ${DAY} = e.at)
  when 'account_365_days' then e.part = 0 and exists (select from identity.customer c
    where c.id = e.reference and c.id = e.customer_id and (extract(epoch from c.created_at) * 1000)::bigint + 365 * ${DAY} = e.at)
  when 'position_closed_out' then e.part = 0 and exists (select from orders.orders o join orders."position" p on p.id = o.closes
    where o.closes = e.reference and p.customer_id = e.customer_id and o.origin = 'close_out' and o.filled > 0 and o.ended_at = e.at)
  when 'win_forfeited' then e.part = 0 and exists (select from new_shares.subscription s
    where s.id = e.reference and s.customer_id = e.customer_id and s.status = 'forfeited' and s.forfeited_at = e.at and not ${WAS_BARRED})
  when 'loan_repaid_in_time' then e.part = 0 and exists (select from loans.loan l
    where l.id = e.reference and l.customer_id = e.customer_id and l.status = 'ended' and l.ended_at = e.at
      and l.overdue_told_at is null and l.ended_at <= ${OVERDUE_AT}
      and (l.counts_from = 0 or ${dateOf('l.ended_at')} - ${dateOf('l.decided_at')} >= 30) and ${WAS_OPEN_ALONE})
    and ${FEW_REPAID}
  when 'pledge_repaid_in_time' then e.part = 0 and exists (select from pledges.pledge l
    where l.id = e.reference and l.customer_id = e.customer_id and l.status = 'finished' and l.outcome = 'repaid' and l.ended_at = e.at
      and l.overdue_told_at is null and l.ended_at <= ${OVERDUE_AT} and ${dateOf('l.ended_at')} - ${dateOf('l.decided_at')} >= 30
      and ${WAS_OPEN_ALONE})
    and ${FEW_REPAID}
  when 'loan_overdue' then e.part = 0 and exists (select from loans.loan l where l.id = e.reference
    and l.customer_id = e.customer_id and l.overdue_told_at >= e.at and ${OVERDUE_AT} = e.at)
  when 'loan_overdue_longer' then e.part > 0 and exists (select from loans.loan l where l.id = e.reference
    and l.customer_id = e.customer_id and l.overdue_told_at is not null
    and ${OVERDUE_AT} + e.part * 30 * ${DAY} = e.at and coalesce(l.ended_at, e.at + 1) > e.at)
  else false end`;

/** Records that are a day older than what the job has looked through, of everybody. A loan is overdue once it was found to be so, which may be days after. */
const COUNTED = `
  select min(s.id) as reference, 'verified' as code, 0 as part from verification.submission s
    where s.state = 'approved' group by s.customer_id having min(s.decided_at) <= p.until
  union all
  select min(t.id), 'exam_passed', 0 from education.exam_try t
    where t.outcome = 'passed' group by t.customer_id having min(t.ended_at) <= p.until
  union all
  select (array_agg(d.id order by d.decided_at, d.id))[1], 'first_deposit', 0 from deposits.deposit d
    where d.status = 'credited' group by d.customer_id having min(d.decided_at) <= p.until
  union all
  select s.id, 'win_forfeited', 0 from new_shares.subscription s
    where s.status = 'forfeited' and s.forfeited_at <= p.until and not ${WAS_BARRED}
  union all
  select l.id, l.code, 0 from (
    select *, row_number() over (partition by customer_id order by ended_at, id) as number from (
      select *, max(ended_at) over (partition by customer_id order by ended_at, id rows between unbounded preceding and 1 preceding) as last from (
        select customer_id, decided_at, ended_at, id, 'loan_repaid_in_time' as code from loans.loan
          where status = 'ended' and overdue_told_at is null and ended_at >= counts_from
        union all
        select customer_id, decided_at, ended_at, id, 'pledge_repaid_in_time' from pledges.pledge
          where status = 'finished' and outcome = 'repaid' and overdue_told_at is null and ended_at >= counts_from
      ) repaid
    ) one where (one.last > one.decided_at) is not true
  ) l where l.number <= 5 and l.ended_at <= p.until
  union all
  select d.id, 'deposit_false', 0 from deposits.deposit d where d.status = 'rejected' and d.reason = 'proof_false' and d.decided_at <= p.until
  union all
  select c.id, 'account_' || days.n || '_days', 0 from identity.customer c, (values (90), (365)) as days (n)
    where c.kind = 'customer' and (extract(epoch from c.created_at) * 1000)::bigint + days.n * ${DAY} <= p.until
  union all
  select o.closes, 'position_closed_out', 0 from orders.orders o
    where o.origin = 'close_out' and o.filled > 0 and o.ended_at <= p.until group by o.closes
  union all
  select l.id, 'loan_overdue', 0 from loans.loan l where l.overdue_told_at <= p.until and ${OVERDUE_AT} <= p.until
  union all
  select l.id, 'loan_overdue_longer', k.part from loans.loan l
    cross join lateral generate_series(1, (p.until - ${OVERDUE_AT}) / (30 * ${DAY})) as k (part)
    where l.overdue_told_at <= p.until and ${OVERDUE_AT} <= p.until and coalesce(l.ended_at, p.until + 1) > ${OVERDUE_AT} + k.part * 30 * ${DAY}`;

export const CREDIT_INVARIANTS: readonly Invariant[] = [
  {
    name: 'credit_event_has_its_record',
    meaning: 'Every event of a credit score comes from a record of the same customer and the same moment.',
    sql: `select e.id as event, e.customer_id, e.code, e.reference, e.at from book b
      join credit.event e on e.customer_id = b.customer_id
      where b.currency = 'INR' and not (${HAS_ITS_RECORD})`,
  },
  {
    name: 'credit_event_has_its_points',
    meaning: 'Every event counts what the published formula gives its code.',
    sql: `select e.id as event, e.customer_id, e.code, e.points from book b
      join credit.event e on e.customer_id = b.customer_id
      left join (values ('verified', 50), ('exam_passed', 20), ('first_deposit', 10), ('account_90_days', 10), ('account_365_days', 10),
        ('loan_repaid_in_time', 20), ('pledge_repaid_in_time', 20), ('position_closed_out', -20), ('win_forfeited', -20), ('loan_overdue', -50),
        ('loan_overdue_longer', -10), ('deposit_false', -100)) as f (code, points) on f.code = e.code
      where b.currency = 'INR' and e.points is distinct from f.points`,
  },
  {
    name: 'record_has_its_credit_event',
    meaning: 'Every record that counts for a credit score and is older than a day has its event.',
    sql: `select r.code, r.reference, r.part from (select through - ${DAY} as until from credit.progress) p
      cross join lateral (${COUNTED}) r
      where not exists (select from credit.event e where e.code = r.code and e.reference = r.reference and e.part = r.part)`,
    isWholeOnly: true,
  },
];
