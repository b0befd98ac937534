-- Money in (rules §7): what customers say they paid, with proof, until staff credit or refuse it. Moments are UTC milliseconds.

create schema deposits;
grant usage on schema deposits to bahi_app;

-- Written in the transfer. A customer has one in hand, which the next deposit uses up; none is ever given twice.
create table deposits.reference (
  reference text primary key check (reference ~ '^BH[0-9A-HJKMNP-TV-Z]{8}$'),
  customer_id bigint not null references identity.customer,
  used_at bigint
);
create unique index reference_in_hand on deposits.reference (customer_id) where used_at is null;

create table deposits.deposit (
  id bigint generated always as identity (start with 5000001) primary key,
  customer_id bigint not null references identity.customer,
  amount bigint not null check (amount > 0),
  created_at bigint not null,
  promised_by bigint not null,
  -- An upload (uploads domain).
  proof bigint not null unique,
  first_approved_by bigint,
  first_approved_at bigint,
  decided_by bigint,
  decided_at bigint,
  -- The journal entry of the credit.
  entry_id bigint unique,
  currency text not null default 'INR',
  channel text not null,
  reference text not null unique references deposits.reference,
  status text not null default 'pending' check (status in ('pending', 'credited', 'rejected', 'cancelled')),
  needs_two boolean not null,
  first_approved_name text,
  decided_name text,
  reason text check (reason in ('not_received', 'amount_differs', 'proof_unreadable', 'proof_used', 'payer_differs', 'asked')),
  note text,
  check (num_nonnulls(first_approved_by, first_approved_at, first_approved_name) in (0, 3)),
  check ((status in ('credited', 'rejected')) = (decided_by is not null)),
  check ((decided_by is null) = (decided_name is null)),
  check ((status = 'pending') = (decided_at is null)),
  check ((status = 'credited') = (entry_id is not null)),
  check ((status = 'rejected') = (reason is not null)),
  constraint two_people check (
    status <> 'credited' or not needs_two or (first_approved_by is not null and first_approved_by <> decided_by)
  )
) with (fillfactor = 85);
create unique index pending_once on deposits.deposit (customer_id) where status = 'pending';
create index deposit_newest on deposits.deposit (customer_id, id desc);
create index deposit_waiting on deposits.deposit (id) where status = 'pending';
create index deposit_decided on deposits.deposit (decided_at desc, id desc) where status in ('credited', 'rejected');

create function deposits.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'deposit % is % for good', old.id, old.status using errcode = 'check_violation';
end $$;
create trigger decided_once before update on deposits.deposit for each row
  when (old.status <> 'pending') execute function deposits.refuse_change();

grant select, insert, update (used_at) on deposits.reference to bahi_app;
grant select, insert, update (first_approved_by, first_approved_at, first_approved_name, decided_by, decided_at,
  decided_name, entry_id, status, reason, note) on deposits.deposit to bahi_app;
