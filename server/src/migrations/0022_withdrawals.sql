-- Money out (rules T3, §7): held at once, approved by one or two people, paid, measured. Moments are UTC milliseconds.

create schema withdrawals;
grant usage on schema withdrawals to bahi_app;

create table withdrawals.withdrawal (
  id bigint generated always as identity (start with 7000001) primary key,
  customer_id bigint not null references identity.customer,
  destination_id bigint not null references destinations.destination,
  -- What leaves the customer, the fee included.
  amount bigint not null check (amount > fee),
  fee bigint not null check (fee >= 0),
  created_at bigint not null,
  usually_by bigint not null,
  latest_by bigint not null,
  first_approved_by bigint,
  first_approved_at bigint,
  approved_by bigint,
  approved_at bigint,
  rejected_by bigint,
  rejected_at bigint,
  paid_by bigint,
  paid_at bigint,
  cancelled_at bigint,
  -- The journal entry of the payment.
  entry_id bigint unique,
  currency text not null default 'INR',
  status text not null default 'pending' check (status in ('pending', 'approved', 'paid', 'rejected', 'cancelled')),
  needs_two boolean not null,
  first_approved_name text,
  approved_name text,
  rejected_name text,
  paid_name text,
  -- Of the transfer, as the bank names it.
  bank_reference text unique,
  reason text check (reason in ('name_differs', 'destination_returned', 'suspected_fraud', 'asked', 'court_order')),
  note text,
  check (num_nonnulls(first_approved_by, first_approved_at, first_approved_name) in (0, 3)),
  check (num_nonnulls(approved_by, approved_at, approved_name) in (0, 3)),
  check (num_nonnulls(rejected_by, rejected_at, rejected_name, reason) = case status when 'rejected' then 4 else 0 end),
  check (num_nonnulls(paid_by, paid_at, paid_name, entry_id, bank_reference) = case status when 'paid' then 5 else 0 end),
  check ((status = 'cancelled') = (cancelled_at is not null)),
  check (status not in ('approved', 'paid') or approved_by is not null),
  check (status not in ('pending', 'cancelled') or approved_by is null),
  constraint two_people check (
    approved_by is null or not needs_two or (first_approved_by is not null and first_approved_by <> approved_by)
  )
) with (fillfactor = 85);
create unique index open_once on withdrawals.withdrawal (customer_id) where status in ('pending', 'approved');
create index withdrawal_newest on withdrawals.withdrawal (customer_id, id desc);
create index withdrawal_waiting on withdrawals.withdrawal (id) where status in ('pending', 'approved');
create index withdrawal_open_destination on withdrawals.withdrawal (destination_id) where status in ('pending', 'approved');

create function withdrawals.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'withdrawal % is % for good', old.id, old.status using errcode = 'check_violation';
end $$;
create trigger ended_once before update on withdrawals.withdrawal for each row
  when (old.status in ('paid', 'rejected', 'cancelled') or (old.status = 'approved' and new.status in ('pending', 'cancelled')))
  execute function withdrawals.refuse_change();

grant select, insert, update (first_approved_by, first_approved_at, first_approved_name, approved_by, approved_at,
  approved_name, rejected_by, rejected_at, rejected_name, paid_by, paid_at, paid_name, cancelled_at, entry_id, status,
  bank_reference, reason, note) on withdrawals.withdrawal to bahi_app;

-- The restriction that keeps money in, beside those of 0002.
alter table identity.restriction drop constraint restriction_kind_check;
alter table identity.restriction add constraint restriction_kind_check
  check (kind in ('frozen', 'banned', 'disabled', 'no_trade', 'no_withdrawal'));
alter table identity.customer add column no_withdrawal_reason text, add column no_withdrawal_since timestamptz,
  add column no_withdrawal_until timestamptz;
alter table identity.customer add constraint no_withdrawal_has_its_reason
  check (num_nonnulls(no_withdrawal_reason, no_withdrawal_since) in (0, 2));
grant update (no_withdrawal_reason, no_withdrawal_since, no_withdrawal_until) on identity.customer to bahi_app;
