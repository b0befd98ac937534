/**
 * Which events follow from the records of all domains (desks §1): a query for each code, over the records alone. Looking again finds what
 * is there already, and nothing else is ever written. The auditor has queries of its own (audit.ts).
 */
import { LOANS_COUNTED_MAX, OVERDUE_AGAIN_DAYS } from '@bahi/core/credit-score.ts';
import { DAY_MS } from '@bahi/core/time.ts';

const OVERDUE_AT = 'coalesce(l.waits_until, l.overdue_at)';

/** Columns customer_id, at, code, reference, part; `of` is a condition on the column that it is given, $1 is the moment. */
export function dueEvents(of: (customer: string) => string): string {
  return [
    `select distinct on (customer_id) customer_id, decided_at as at, 'verified' as code, id as reference, 0 as part
     from verification.submission where state = 'approved' and ${of('customer_id')} order by customer_id, id`,
    `select distinct on (customer_id) customer_id, ended_at, 'exam_passed', id, 0
     from education.exam_try where outcome = 'passed' and ${of('customer_id')} order by customer_id, id`,
    `select distinct on (customer_id) customer_id, decided_at, 'first_deposit', id, 0
     from deposits.deposit where status = 'credited' and ${of('customer_id')} order by customer_id, decided_at, id`,
    `select customer_id, decided_at, 'deposit_false', id, 0
     from deposits.deposit where status = 'rejected' and reason = 'proof_false' and ${of('customer_id')}`,
    accountDays(90, of),
    accountDays(365, of),
    `select p.customer_id, o.at, 'position_closed_out', p.id, 0
     from orders."position" p join (
       select closes, min(ended_at) as at from orders.orders
       where origin = 'close_out' and filled > 0 and ended_at is not null and ${of('customer_id')} group by closes
     ) o on o.closes = p.id`,
    // Whoever could not pay because staff barred the account forfeits without a mark.
    `select s.customer_id, s.forfeited_at, 'win_forfeited', s.id, 0 from new_shares.subscription s
     where s.status = 'forfeited' and ${of('s.customer_id')} and not exists (
       select from restrictions.restriction r
       where r.customer_id = s.customer_id and not r.is_own and r.kind in ('frozen', 'banned', 'disabled')
         and r.since < s.forfeited_at and coalesce(least(r.lifted_at, r.until), s.forfeited_at) > s.decided_at)`,
    // Repaid by the customer: what a forced sale repaid was not. Of what was open at the same time the first one counts (decision 0090).
    `select customer_id, ended_at, code, id, 0 from (
       select *, row_number() over (partition by customer_id order by ended_at, id) as place from (
         select *, lag(ended_at) over (partition by customer_id order by ended_at, id) as before from (
           ${repaidInTime(of)}
         ) repaid
       ) one where before is null or before <= decided_at
     ) l where place <= ${LOANS_COUNTED_MAX}`,
    // Overdue is what was found to be so: until then a due date may wait for a restriction of staff.
    `select l.customer_id, ${OVERDUE_AT} + k.part * ${OVERDUE_AGAIN_DAYS * DAY_MS}::bigint,
       case k.part when 0 then 'loan_overdue' else 'loan_overdue_longer' end, l.id, k.part
     from loans.loan l cross join lateral generate_series(0,
       (least($1::bigint, coalesce(l.ended_at - 1, $1::bigint)) - ${OVERDUE_AT}) / ${OVERDUE_AGAIN_DAYS * DAY_MS}::bigint) as k (part)
     where l.overdue_told_at is not null and ${OVERDUE_AT} <= $1::bigint and ${of('l.customer_id')}`,
  ]
    .map((query) => `(${query})`)
    .join(' union all ');
}

/** Loans and pledges that were repaid by their date, whether or not they count. */
export function repaidInTime(of: (customer: string) => string): string {
  return `select customer_id, decided_at, ended_at, 'loan_repaid_in_time' as code, id from loans.loan
      where status = 'ended' and overdue_told_at is null and ended_at >= counts_from and ${of('customer_id')}
    union all
    select customer_id, decided_at, ended_at, 'pledge_repaid_in_time', id from pledges.pledge
      where outcome = 'repaid' and overdue_told_at is null and ended_at >= counts_from and ${of('customer_id')}`;
}

function accountDays(days: number, of: (customer: string) => string): string {
  const at = `(extract(epoch from created_at) * 1000)::bigint + ${days * DAY_MS}::bigint`;
  return `select id, ${at}, 'account_${days}_days', id, 0 from identity.customer where kind = 'customer' and ${at} <= $1::bigint and ${of('id')}`;
}
