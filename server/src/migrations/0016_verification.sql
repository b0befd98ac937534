-- Real-name verification (spec §3, §5; rules §6). What was entered is sealed under the customer's key, outside the database. Moments are UTC milliseconds.

create schema verification;
grant usage on schema verification to bahi_app;

-- Where a customer stands; whoever submits or decides holds this row.
create table verification.person (
  customer_id bigint primary key references identity.customer,
  state text not null default 'not_verified' check (state in ('not_verified', 'under_review', 'verified', 'failed')),
  case_id bigint,
  check ((state = 'not_verified') = (case_id is null))
);

create table verification.submission (
  id bigint generated always as identity primary key,
  customer_id bigint not null references verification.person,
  attempt int not null check (attempt > 0),
  id_type text not null check (id_type in ('aadhaar', 'pan')),
  -- Name, identity number and PAN.
  sealed bytea not null,
  front bigint not null references uploads.upload,
  back bigint not null references uploads.upload,
  -- Accepted in an earlier attempt and not entered anew.
  accepted text[] not null check (accepted <@ array['name', 'id_number', 'pan', 'front', 'back']),
  submitted_at bigint not null,
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'rejected')),
  -- Of a case that two people look at, the first who approved.
  first_approved_by bigint,
  first_approved_name text,
  first_approved_at bigint,
  decided_by bigint,
  decided_by_name text,
  decided_at bigint,
  -- [{field, reason}] of a rejection.
  reasons jsonb,
  note text,
  unique (customer_id, attempt),
  check (num_nonnulls(first_approved_by, first_approved_name, first_approved_at) in (0, 3)),
  check (num_nonnulls(decided_by, decided_by_name, decided_at) in (0, 3)),
  check ((state = 'waiting') = (decided_by is null)),
  check ((state = 'rejected') = (reasons is not null)),
  constraint two_people check (first_approved_by <> decided_by)
);
create unique index submission_waiting on verification.submission (customer_id) where state = 'waiting';
create index submission_oldest on verification.submission (submitted_at, id) where state = 'waiting';
alter table verification.person add foreign key (case_id) references verification.submission;

create function verification.keep_decided() returns trigger language plpgsql as $$
begin
  if old.state <> 'waiting' then raise exception 'submission % is decided', old.id; end if;
  return new;
end $$;
create trigger keep_decided before update on verification.submission
  for each row execute function verification.keep_decided();

-- A number belongs to one customer: an HMAC of it under a key outside the database, from its submission until it is refused.
create table verification.number (
  kind text not null check (kind in ('aadhaar', 'pan')),
  blind_index bytea not null check (length(blind_index) = 32),
  customer_id bigint not null references identity.customer,
  primary key (kind, blind_index),
  unique (customer_id, kind)
);

-- Who asked for numbers in full.
create table verification.reveal (
  id bigint generated always as identity primary key,
  case_id bigint not null references verification.submission,
  staff_id bigint not null,
  staff_name text not null,
  at bigint not null
);

grant select, insert on all tables in schema verification to bahi_app;
grant update (state, case_id) on verification.person to bahi_app;
grant update (state, first_approved_by, first_approved_name, first_approved_at, decided_by, decided_by_name, decided_at,
  reasons, note) on verification.submission to bahi_app;
grant delete on verification.number to bahi_app;
