-- Market surveillance: what was seen in customers' orders, and how far they were looked at. Moments are UTC milliseconds. Written by
-- server/src/surveillance/ only. A finding never changes, and is told once.
create schema surveillance;
grant usage on schema surveillance to bahi_app;

create table surveillance.finding (
  id bigint generated always as identity primary key,
  from_at bigint not null,
  until_at bigint not null check (until_at >= from_at),
  found_at bigint not null,
  is_linked boolean not null,
  pattern text not null check (pattern in ('pair', 'spoofing', 'push', 'close', 'desk')),
  symbol text not null,
  key text not null unique,
  accounts bigint[] not null check (cardinality(accounts) > 0),
  orders bigint[] not null check (cardinality(orders) > 0),
  figures jsonb not null
);
create index finding_of_pattern on surveillance.finding (pattern, id desc);
grant select, insert on surveillance.finding to bahi_app;

create table surveillance.mark (
  is_only boolean primary key default true check (is_only),
  through bigint not null
);
grant select, insert, update on surveillance.mark to bahi_app;

-- What happened lately, without a cost for each order: fills lie in the order of their time, and few orders are taken away.
create index fill_when on orders.fill using brin (at) with (pages_per_range = 16, autosummarize = on);
create index order_taken_away on orders.orders (ended_at) where status = 'cancelled' and cancel_request is not null;
create index exchange_when on exchange.exchange (at);
