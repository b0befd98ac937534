-- What Bahi tells one customer (spec §2 msgInfo), and the price alerts that tell it (rules §4). Moments are UTC milliseconds.

create schema messages;
grant usage on schema messages to bahi_app;

create table messages.message (
  -- Ascending for each customer in the order of commits: writers hold the customer's lock.
  id bigint generated always as identity primary key,
  customer_id bigint not null references identity.customer,
  kind text not null check (kind in ('decision', 'order', 'money', 'security', 'notice', 'alert')),
  -- A story of contract/src/stories.ts.
  story_key text not null,
  story_params jsonb not null,
  about_type text check (about_type in ('symbol', 'order', 'position', 'record')),
  about_id text,
  -- Said once for each customer; null for what may be said again.
  once_key text,
  at bigint not null,
  read_at bigint,
  check (num_nonnulls(about_type, about_id) in (0, 2))
);
create index message_newest on messages.message (customer_id, id desc);
create index message_unread on messages.message (customer_id) where read_at is null;
create unique index message_once on messages.message (customer_id, once_key) where once_key is not null;
comment on table messages.message is 'Append-only but for the moment it was read.';

grant select, insert, update (read_at) on messages.message to bahi_app;

create schema alerts;
grant usage on schema alerts to bahi_app;

create table alerts.alert (
  id bigint generated always as identity primary key,
  customer_id bigint not null references identity.customer,
  symbol text not null,
  kind text not null check (kind in ('above', 'below', 'rise', 'fall', 'volume')),
  -- above, below: a price at the instrument's scale. rise, fall: hundredths of a percent. volume: shares.
  value bigint not null check (value > 0),
  status text not null default 'active' check (status in ('active', 'fired', 'cancelled')),
  created_at bigint not null,
  -- The business date it was set in and that date's high and low by then: they do not fire it.
  base_date date not null,
  base_high bigint,
  base_low bigint,
  ended_at bigint,
  -- The price (or volume) that fired it.
  fired_value bigint,
  check ((status = 'active') = (ended_at is null)),
  check ((status = 'fired') = (fired_value is not null))
);
create index alert_newest on alerts.alert (customer_id, id desc);
create index alert_active on alerts.alert (symbol) where status = 'active';
create unique index alert_active_once on alerts.alert (customer_id, symbol, kind, value) where status = 'active';
comment on index alerts.alert_active_once is 'The same alert is set once at a time.';

-- Until when the market has been looked at for every alert there was: a start goes on from there.
create table alerts.watch (
  is_only boolean primary key default true check (is_only),
  seen_until bigint not null
);

grant select, insert, update (status, ended_at, fired_value) on alerts.alert to bahi_app;
grant select, insert, update (seen_until) on alerts.watch to bahi_app;
