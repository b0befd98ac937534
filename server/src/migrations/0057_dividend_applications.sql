-- Dividends on application (spec §4, decision 0033): who asked for one, what staff decided, and from when on everything that is left
-- is paid without anybody's doing.

-- Set at the ex-date; null on a row of before: the pay date.
alter table actions.action add column settles_at bigint;
grant update (settles_at) on actions.action to bahi_app;

-- The journal's entry of a payment.
alter table actions.entitlement add column entry_id bigint;
grant update (entry_id) on actions.entitlement to bahi_app;

-- superseded: the dividend was paid by its date before anybody decided.
create type actions.application_status as enum ('pending', 'approved', 'rejected', 'superseded');
create type actions.application_reason as enum ('account_checked', 'tax_details', 'not_received');

create table actions.application (
  id bigint generated always as identity primary key,
  entitlement_id bigint not null references actions.entitlement,
  customer_id bigint not null,
  amount bigint not null check (amount > 0),
  status actions.application_status not null default 'pending',
  reason actions.application_reason,
  note text,
  created_at bigint not null,
  promised_by bigint not null,
  claimed_at bigint,
  decided_by bigint,
  decided_name text,
  decided_at bigint,
  constraint application_decided check ((status = 'pending') = (decided_at is null)),
  constraint application_reason_given check ((status = 'rejected') = (reason is not null))
);
create unique index application_once on actions.application (entitlement_id) where status <> 'rejected';
create index application_of_entitlement on actions.application (entitlement_id, id);
create index application_of_customer on actions.application (customer_id, id);
create index application_waiting on actions.application (id) where status = 'pending';
create index application_decided_at on actions.application (decided_at, id) where status in ('approved', 'rejected');
comment on table actions.application is 'A customer asks for a dividend; one that was rejected may be followed by another.';

grant select, insert on actions.application to bahi_app;
grant update (status, reason, note, claimed_at, decided_by, decided_name, decided_at) on actions.application to bahi_app;

create index action_over on actions.action (ex_date, id) where paid_at is not null;

alter table staff.claim drop constraint claim_queue_check;
alter table staff.claim add constraint claim_queue_check
  check (queue in ('identity', 'deposits', 'withdrawals', 'appeals', 'placements', 'dividends'));
