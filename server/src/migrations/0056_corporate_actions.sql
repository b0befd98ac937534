-- Corporate actions (rules §4, §8): what companies announced, and what each holder is entitled to by it. Moments are UTC milliseconds,
-- amounts paise, dates business dates.

create schema actions;
grant usage on schema actions to bahi_app;

create type actions.kind as enum ('split', 'bonus', 'dividend');
-- entitled: held when the record date closed. due: a dividend whose ex-date has come. done: shares have come, or the dividend is paid.
create type actions.entitlement_state as enum ('entitled', 'due', 'done');

-- From when on actions are settled: none that went ex before happens.
create table actions.beginning (
  is_only boolean primary key default true check (is_only),
  at bigint not null
);

create table actions.action (
  id bigint generated always as identity primary key,
  symbol text not null,
  kind actions.kind not null,
  numerator integer not null check (numerator >= 0),
  denominator integer not null check (denominator >= 0),
  cash bigint not null check (cash >= 0),
  record_date date not null,
  ex_date date not null,
  pay_date date not null,
  -- The opening of the ex-date's session; what was held before it is entitled.
  ex_at bigint not null,
  -- The close before the ex-date less what the action takes out: what a fraction of a share is paid with.
  base bigint check (base > 0),
  -- Steps, each once everybody's part of it is done.
  recorded_at bigint,
  adjusted_at bigint,
  paid_at bigint,
  constraint action_once unique (symbol, ex_date),
  constraint action_dates_in_order check (record_date < ex_date and ex_date <= pay_date),
  constraint action_has_terms check (case kind when 'dividend' then cash > 0 else cash = 0 and numerator > 0 and denominator > 0 end),
  constraint action_steps_in_order check (
    (adjusted_at is null or (recorded_at is not null and base is not null)) and (paid_at is null or adjusted_at is not null))
);
create index action_open on actions.action (ex_date, id) where paid_at is null;

create table actions.entitlement (
  id bigint generated always as identity primary key,
  action_id bigint not null references actions.action,
  customer_id bigint not null,
  position_id bigint not null,
  direction orders.direction not null,
  -- Shares held when the record date closed.
  quantity integer not null check (quantity > 0),
  -- Of a dividend; negative: a short position pays it.
  amount bigint not null default 0,
  -- Of a split or bonus, once it has come: what the position's quantity grew by, and what the fraction was worth.
  shares integer not null default 0,
  in_lieu bigint not null default 0,
  state actions.entitlement_state not null default 'entitled',
  at bigint not null,
  done_at bigint,
  constraint entitlement_once unique (action_id, position_id),
  constraint entitlement_done_at check ((done_at is not null) = (state = 'done'))
);
create index entitlement_of_customer on actions.entitlement (customer_id, id);
create index entitlement_open on actions.entitlement (action_id, state, customer_id) where state <> 'done';
comment on table actions.entitlement is 'One position’s part in one action; never deleted.';

grant select, insert on all tables in schema actions to bahi_app;
grant update (base, recorded_at, adjusted_at, paid_at) on actions.action to bahi_app;
grant update (shares, in_lieu, state, done_at) on actions.entitlement to bahi_app;

-- Dividends between their ex-date and their payment, which count as equity; a short owes them.
alter table orders.position add column dividends_due bigint not null default 0;
grant update (dividends_due) on orders.position to bahi_app;
