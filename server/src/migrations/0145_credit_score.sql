-- The credit score (desks §1): dated events, each with its points and the record that caused it; the score is their sum. Nobody sets it:
-- events are appended by server/src/credit-score/ out of the records of other domains, and never change.

create schema credit;
grant usage on schema credit to bahi_app;

create table credit.event (
  id bigint generated always as identity primary key,
  customer_id bigint not null references identity.customer,
  -- Of the record, UTC milliseconds; and when it was written here.
  at bigint not null,
  written_at bigint not null,
  -- The record: a verification, a deposit, the customer, a loan, a position, an application.
  reference bigint not null,
  -- Counts what one record causes more than once.
  part integer not null default 0,
  points smallint not null,
  code text not null,
  constraint event_once unique (code, reference, part),
  constraint event_has_its_points check (points = case code
    when 'verified' then 50 when 'first_deposit' then 10 when 'account_90_days' then 10 when 'account_365_days' then 10
    when 'loan_repaid_in_time' then 20 when 'position_closed_out' then -20 when 'win_forfeited' then -20 when 'loan_overdue' then -50
    when 'loan_overdue_longer' then -10 when 'deposit_false' then -100 end)
);
create index event_newest on credit.event (customer_id, at desc, id desc);
comment on table credit.event is 'Append-only. What a credit score is the sum of.';

create function credit.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'credit.% is append-only: % is refused', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end $$;
create trigger event_is_append_only before update or delete or truncate on credit.event
  for each statement execute function credit.refuse_change();

-- Up to when records were looked through; the auditor misses no event of what is a day older.
create table credit.progress (
  is_single boolean primary key default true check (is_single),
  through bigint not null
);
insert into credit.progress (through) values (0);

grant select, insert on credit.event to bahi_app;
grant select, update (through) on credit.progress to bahi_app;

-- A deposit whose proof the bank calls false (desks §1).
alter table deposits.deposit drop constraint deposit_reason_check;
alter table deposits.deposit add constraint deposit_reason_check
  check (reason in ('not_received', 'amount_differs', 'proof_unreadable', 'proof_used', 'proof_false', 'payer_differs', 'asked'));

-- So that looking for what counts reads only that.
create index order_closed_out on orders.orders (closes) where origin = 'close_out' and filled > 0 and ended_at is not null;
create index subscription_forfeited on new_shares.subscription (id) where status = 'forfeited';
create index deposit_credited on deposits.deposit (customer_id, decided_at, id) where status = 'credited';
create index submission_approved on verification.submission (customer_id, id) where state = 'approved';
