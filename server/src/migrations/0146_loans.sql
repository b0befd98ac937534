-- Credit loans (desks §2): requests that staff decide, and the loans they become. Moments are UTC milliseconds, amounts paise. Written by
-- server/src/loans/ only, under the lock of the customer's book. What is owed stands in the book and nowhere else.

create schema loans;
grant usage on schema loans to bahi_app;

create table loans.loan (
  -- Beyond the numbers of every application: entries are found by it.
  id bigint generated always as identity (start with 650000001) primary key,
  customer_id bigint not null references identity.customer,
  -- Whole rupees.
  amount bigint not null check (amount > 0 and amount % 100 = 0),
  created_at bigint not null,
  promised_by bigint not null,
  -- When somebody of the staff first took it up.
  claimed_at bigint,
  decided_by bigint,
  decided_at bigint,
  -- The journal entry that paid it out.
  entry_id bigint unique,
  -- The first moment at which it is overdue.
  overdue_at bigint,
  reminded_at bigint,
  overdue_told_at bigint,
  ended_at bigint,
  -- The last date whose interest is posted; at first the one before it was paid out.
  interest_through date,
  due_date date,
  term_days smallint not null check (term_days > 0),
  rate_percent smallint not null check (rate_percent between 1 and 100),
  -- By which it was asked for.
  score smallint not null check (score between 300 and 900),
  repayments integer not null default 0 check (repayments >= 0),
  status text not null default 'pending' check (status in ('pending', 'in_progress', 'ended', 'rejected', 'cancelled')),
  decided_name text,
  reason text check (reason in ('unaffordable', 'identity_doubt', 'suspected_fraud', 'asked')),
  note text,
  constraint decided_when check ((decided_at is null) = (status = 'pending')),
  constraint decided_by_somebody check (
    num_nonnulls(decided_by, decided_name) = case when status in ('in_progress', 'ended', 'rejected') then 2 else 0 end
  ),
  constraint paid_out_with_its_dates check (
    num_nonnulls(entry_id, overdue_at, interest_through, due_date) = case when status in ('in_progress', 'ended') then 4 else 0 end
  ),
  constraint ended_when check ((ended_at is not null) = (status = 'ended')),
  constraint rejected_for_a_reason check ((reason is not null) = (status = 'rejected'))
) with (fillfactor = 85);
create unique index one_at_a_time on loans.loan (customer_id) where status in ('pending', 'in_progress');
create index loan_newest on loans.loan (customer_id, id desc);
create index loan_waiting on loans.loan (id) where status = 'pending';
create index loan_decided on loans.loan (decided_at desc, id desc) where status in ('in_progress', 'ended', 'rejected');
create index loan_interest on loans.loan (interest_through, id) where status = 'in_progress';
create index loan_due on loans.loan (overdue_at, id) where status = 'in_progress' and overdue_told_at is null;

-- Pending, then in progress, then ended; or rejected, or cancelled: never back, and the terms stay.
create function loans.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'loan % is %', old.id, old.status using errcode = 'check_violation', constraint = 'one_way';
end $$;
create trigger one_way before update on loans.loan for each row
  when (old.status in ('ended', 'rejected', 'cancelled') or (old.status = 'in_progress' and new.status not in ('in_progress', 'ended'))
    or (old.status = 'pending' and new.status = 'ended') or new.interest_through < old.interest_through
    or new.repayments < old.repayments or new.due_date <> old.due_date or new.overdue_at <> old.overdue_at)
  execute function loans.refuse_change();

grant select, insert on loans.loan to bahi_app;
grant update (claimed_at, decided_by, decided_name, decided_at, entry_id, due_date, overdue_at, interest_through, reminded_at,
  overdue_told_at, repayments, ended_at, status, reason, note) on loans.loan to bahi_app;

insert into staff.queue values ('loans');
insert into messages.about_type values ('loan');
