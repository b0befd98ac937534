-- Loans (decision 0078): a due date that waits for a restriction of staff, from when repaying all of one counts for the score, and the
-- events whose sum the score of a loan is.
alter table loans.loan
  -- Later than `overdue_at`: the first moment at which it is overdue, as the customer was told last; and since when it was told.
  add column waits_until bigint,
  add column waits_since bigint,
  -- The first moment at which repaying all of it counts; 0: of loans from before this rule, any.
  add column counts_from bigint,
  add column score_events bigint[] not null default '{}',
  add constraint waits_when_told check (num_nonnulls(waits_until, waits_since) in (0, 2));
comment on column loans.loan.overdue_told_at is 'When it was found to be overdue, and told: from then on it is.';

alter table loans.loan disable trigger user;
update loans.loan set counts_from = 0 where status in ('in_progress', 'ended');
-- Repaid before anybody told it.
update loans.loan set overdue_told_at = overdue_at where status = 'ended' and ended_at >= overdue_at and overdue_told_at is null;
-- What was overdue in such a time keeps its end.
update loans.loan l set waits_until = l.overdue_at, waits_since = l.overdue_told_at
  where l.overdue_told_at is not null and exists (select from restrictions.restriction r
    where r.customer_id = l.customer_id and not r.is_own and r.kind in ('frozen', 'banned', 'disabled')
      and r.since < l.overdue_at and coalesce(least(r.lifted_at, r.until) > l.overdue_at, true));
-- Of the millisecond of the request itself, those with which the sum is right.
update loans.loan l set score_events = case when s.score = l.score then s.through else s.before end
  from (
    select l.id, least(900, greatest(300, 600 + coalesce(sum(e.points), 0))) as score,
      coalesce(array_agg(e.id order by e.id) filter (where e.id is not null), '{}') as through,
      coalesce(array_agg(e.id order by e.id) filter (where e.written_at < l.created_at), '{}') as before
    from loans.loan l left join credit.event e on e.customer_id = l.customer_id and e.written_at <= l.created_at group by l.id
  ) s where s.id = l.id;
alter table loans.loan enable trigger user;

alter table loans.loan add constraint counts_once_paid_out check ((counts_from is not null) = (status in ('in_progress', 'ended')));

-- Nobody sets a loan apart from the rule, and what was overdue stays so.
drop trigger one_way on loans.loan;
create trigger one_way before update on loans.loan for each row
  when (old.status in ('ended', 'rejected', 'cancelled') or (old.status = 'in_progress' and new.status not in ('in_progress', 'ended'))
    or (old.status = 'pending' and new.status = 'ended') or new.interest_through < old.interest_through
    or new.repayments < old.repayments or new.due_date <> old.due_date or new.overdue_at <> old.overdue_at
    or (new.counts_from is distinct from old.counts_from and (old.counts_from is not null or new.counts_from <= 0))
    or (old.overdue_told_at is not null
      and (new.overdue_told_at, new.waits_until) is distinct from (old.overdue_told_at, old.waits_until)))
  execute function loans.refuse_change();

-- Those that are to be told that they fall due, wait or are overdue.
drop index loans.loan_due;
create index loan_due on loans.loan (coalesce(waits_until, overdue_at), id) where status = 'in_progress' and overdue_told_at is null;
create index loan_waiting_due on loans.loan (id) where status = 'in_progress' and overdue_told_at is null and waits_until is not null;

-- Each night the date of every open loan moves: no index may name it, and a page has room for all of its rows once more, so that each is
-- changed in its place.
alter table loans.loan set (fillfactor = 45);
drop index loans.loan_interest;
create index loan_open on loans.loan (id) where status = 'in_progress';

grant update (waits_until, waits_since, counts_from) on loans.loan to bahi_app;
