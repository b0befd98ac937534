-- Wishes of customers, which staff answer.
create schema sample;
grant usage on schema sample to bahi_app;

create table sample.wish (
  id bigint generated always as identity primary key,
  customer_id bigint not null references identity.customer,
  text text not null check (text <> ''),
  status text not null default 'pending' check (status in ('pending', 'answered')),
  created_at bigint not null,
  promised_by bigint not null,
  answer text,
  decided_by bigint,
  decided_name text,
  decided_at bigint
);
create unique index wish_waiting on sample.wish (customer_id) where status = 'pending';
create index wish_customer on sample.wish (customer_id, id);
create index wish_decided on sample.wish (decided_at, id) where status = 'answered';
grant select, insert on sample.wish to bahi_app;
grant update (status, answer, decided_by, decided_name, decided_at) on sample.wish to bahi_app;

insert into staff.queue values ('wishes');
insert into products.kind values ('sample');
insert into messages.about_type values ('wish');
alter type ledger.entry_kind add value 'wish_paid' before 'reversal';
alter type ledger.hold_kind add value 'wish';
