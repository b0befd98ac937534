-- Seats of institutions: one each, asked for by a customer and reviewed by staff (decision 0110). Moments are UTC milliseconds. Written by
-- server/src/institutions/ only, under the lock of the institution's row.

create schema institutions;
grant usage on schema institutions to bahi_app;

create table institutions.seat (
  id bigint generated always as identity (start with 5500001) primary key,
  customer_id bigint not null references identity.customer,
  institution_id bigint not null references identity.institution,
  created_at bigint not null,
  promised_by bigint not null check (promised_by > created_at),
  claimed_at bigint,
  decided_at bigint,
  decided_by bigint,
  decided_name text,
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected', 'cancelled')),
  position text not null check (position <> ''),
  reason text,
  note text,
  constraint decided_when check ((decided_at is not null) = (status <> 'pending')),
  constraint decided_by_somebody check (num_nonnulls(decided_by, decided_name) = case when status in ('approved', 'rejected') then 2 else 0 end),
  constraint rejected_why check ((reason is not null) = (status = 'rejected'))
);
-- Of an institution and of a customer one waits or stands.
create unique index seat_of_institution on institutions.seat (institution_id) where status in ('pending', 'approved');
create unique index seat_of_customer on institutions.seat (customer_id) where status in ('pending', 'approved');
create index seat_newest on institutions.seat (customer_id, id desc);
create index seat_asked on institutions.seat (institution_id, id desc);
create index seat_waiting on institutions.seat (id) where status = 'pending';
create index seat_done on institutions.seat (decided_at desc, id desc) where status in ('approved', 'rejected');

create function institutions.keep_decided() returns trigger language plpgsql as $$
begin
  raise exception 'seat % is decided', old.id using errcode = 'check_violation', constraint = 'decided_once';
end $$;
create trigger decided_once before update on institutions.seat for each row when (old.status <> 'pending') execute function institutions.keep_decided();

grant select, insert on institutions.seat to bahi_app;
grant update (claimed_at, decided_at, decided_by, decided_name, status, reason, note) on institutions.seat to bahi_app;

insert into staff.queue values ('seats');
insert into messages.about_type values ('seat');
