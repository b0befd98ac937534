-- Pledges (desks §7): requests that staff decide, and what they become. Moments are UTC milliseconds, amounts and prices paise. Written by
-- server/src/pledges/ only, under the lock of the customer's book. What is owed is one sum in the book and stands with each record of which it is
-- owed (decision 0085); how many shares are blocked is one sum in their position and stands with each pledge.
alter table loans.loan
  add column principal bigint not null default 0 check (principal >= 0),
  add column interest bigint not null default 0 check (interest >= 0);
comment on column loans.loan.principal is 'Owed of this loan; written with each entry of it.';
comment on column loans.loan.interest is 'Interest of this loan that came up and is not repaid; written with each entry of it.';
update loans.loan l set principal = b.loan, interest = b.accrued
  from ledger.balance b where b.customer_id = l.customer_id and b.currency = 'INR' and l.status = 'in_progress';
alter table loans.loan add constraint owes_while_in_progress check ((principal + interest > 0) = (status = 'in_progress'));
grant update (principal, interest) on loans.loan to bahi_app;

alter table orders.position
  add column pledged integer not null default 0,
  add constraint pledged_is_held check (pledged between 0 and quantity),
  add constraint pledged_is_owned check (pledged = 0 or (direction = 'long' and leverage = 1 and origin <> 'day'));
comment on column orders.position.pledged is 'Shares that are pledged: nobody sells them but the forced sale of the pledge.';
grant insert (pledged), update (pledged) on orders.position to bahi_app;

create schema pledges;
grant usage on schema pledges to bahi_app;

create table pledges.pledge (
  -- Beyond the numbers of loans: entries are found by it.
  id bigint generated always as identity (start with 850000001) primary key,
  customer_id bigint not null references identity.customer,
  position_id bigint not null,
  amount bigint not null check (amount > 0),
  -- The mark price of a share at the request, and at the approval.
  mark bigint not null check (mark > 0),
  paid_mark bigint check (paid_mark > 0),
  created_at bigint not null,
  promised_by bigint not null,
  claimed_at bigint,
  decided_by bigint,
  decided_at bigint,
  -- The journal entry that paid it out.
  entry_id bigint unique,
  overdue_at bigint,
  reminded_at bigint,
  overdue_told_at bigint,
  -- Of a due date that waits for a restriction of staff, and from when on repaying all of it counts: as of a loan (decision 0078).
  waits_until bigint,
  waits_since bigint,
  counts_from bigint,
  -- Since when the warning level is reached; and the level at which shares are sold, told with a day's notice.
  warned_at bigint,
  noticed_at bigint,
  -- What forced sales repaid of it.
  sold_amount bigint not null default 0 check (sold_amount >= 0),
  ended_at bigint,
  -- Owed of this pledge; written with each entry of it.
  principal bigint not null default 0 check (principal >= 0),
  interest bigint not null default 0 check (interest >= 0),
  interest_through date,
  due_date date,
  shares integer not null check (shares > 0),
  lots integer not null check (lots > 0),
  -- Blocked now: after a split more, after a sale fewer.
  pledged integer not null default 0 check (pledged >= 0),
  sold_shares integer not null default 0 check (sold_shares >= 0),
  repayments integer not null default 0 check (repayments >= 0),
  term_days smallint not null check (term_days > 0),
  rate_percent smallint not null check (rate_percent between 1 and 100),
  warning_percent smallint not null check (warning_percent between 1 and 99),
  sale_percent smallint not null check (sale_percent > warning_percent and sale_percent <= 100),
  notice_hours smallint not null check (notice_hours > 0),
  symbol text not null,
  status text not null default 'pending' check (status in ('pending', 'lending', 'finished', 'rejected', 'cancelled')),
  outcome text check (outcome in ('repaid', 'sold')),
  decided_name text,
  reason text check (reason in ('value_fell', 'identity_doubt', 'suspected_fraud', 'asked', 'not_approved')),
  note text,
  foreign key (customer_id, position_id) references orders.position (customer_id, id),
  constraint decided_when check ((decided_at is null) = (status = 'pending')),
  constraint decided_by_somebody check (
    num_nonnulls(decided_by, decided_name) = case when status in ('lending', 'finished', 'rejected') then 2 else 0 end
  ),
  constraint paid_out_with_its_dates check (
    num_nonnulls(entry_id, overdue_at, counts_from, interest_through, due_date, paid_mark) = case when status in ('lending', 'finished') then 6 else 0 end
  ),
  constraint ended_when check (num_nonnulls(ended_at, outcome) = case when status = 'finished' then 2 else 0 end),
  constraint rejected_for_a_reason check ((reason is not null) = (status = 'rejected')),
  constraint waits_when_told check (num_nonnulls(waits_until, waits_since) in (0, 2)),
  constraint owes_while_lending check ((principal + interest > 0) = (status = 'lending')),
  constraint blocks_while_open check (pledged = 0 or status in ('pending', 'lending'))
) with (fillfactor = 45);
create unique index one_request_at_a_time on pledges.pledge (customer_id) where status = 'pending';
create index pledge_blocking on pledges.pledge (customer_id, position_id) where status in ('pending', 'lending');
create index pledge_newest on pledges.pledge (customer_id, id desc);
create index pledge_waiting on pledges.pledge (id) where status = 'pending';
create index pledge_decided on pledges.pledge (decided_at desc, id desc) where status in ('lending', 'finished', 'rejected');
create index pledge_open on pledges.pledge (id) where status = 'lending';

-- Pending, then lending, then finished; or rejected, or cancelled: never back, and the terms stay.
create function pledges.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'pledge % is %', old.id, old.status using errcode = 'check_violation', constraint = 'one_way';
end $$;
create trigger one_way before update on pledges.pledge for each row
  when (old.status in ('finished', 'rejected', 'cancelled') or (old.status = 'lending' and new.status not in ('lending', 'finished'))
    or (old.status = 'pending' and new.status = 'finished') or new.interest_through < old.interest_through
    or new.repayments < old.repayments or new.sold_shares < old.sold_shares or new.due_date <> old.due_date
    or new.overdue_at <> old.overdue_at or new.counts_from <> old.counts_from
    or (old.overdue_told_at is not null
      and (new.overdue_told_at, new.waits_until) is distinct from (old.overdue_told_at, old.waits_until)))
  execute function pledges.refuse_change();

-- Each forced sale with what it rests on (decision 0086): the notice, and what was owed of which value at the mark price when it was asked for.
-- One whose order never came to be is asked for anew, with what holds then.
create table pledges.sale (
  id bigint generated always as identity primary key,
  pledge_id bigint not null references pledges.pledge,
  -- The key of its order, as orders.orders has it.
  request uuid not null unique,
  noticed_at bigint not null,
  asked_at bigint not null,
  mark bigint not null check (mark > 0),
  value bigint not null check (value > 0),
  owed bigint not null check (owed > 0),
  lots integer not null check (lots > 0),
  sold_shares integer not null default 0 check (sold_shares >= 0)
);
create index sale_newest on pledges.sale (pledge_id, id desc);

grant select, insert on pledges.pledge, pledges.sale to bahi_app;
grant update (claimed_at, decided_by, decided_name, decided_at, entry_id, paid_mark, due_date, overdue_at, interest_through, reminded_at,
  overdue_told_at, waits_until, waits_since, counts_from, warned_at, noticed_at, principal, interest, pledged, sold_shares, sold_amount,
  repayments, ended_at, status, outcome, reason, note) on pledges.pledge to bahi_app;
grant update (noticed_at, asked_at, mark, value, owed, lots, sold_shares) on pledges.sale to bahi_app;

-- A pledge that is repaid by its date counts as a loan does.
alter table credit.event drop constraint event_has_its_points;
alter table credit.event add constraint event_has_its_points check (points = case code
  when 'verified' then 50 when 'first_deposit' then 10 when 'account_90_days' then 10 when 'account_365_days' then 10
  when 'loan_repaid_in_time' then 20 when 'pledge_repaid_in_time' then 20 when 'position_closed_out' then -20 when 'win_forfeited' then -20
  when 'loan_overdue' then -50 when 'loan_overdue_longer' then -10 when 'deposit_false' then -100 end);

insert into staff.queue values ('pledges');
insert into messages.about_type values ('pledge');
