-- Copy trading (desks §6, decisions 0091, 0092). Moments are UTC milliseconds, amounts paise, units thousandths. What is of a pool changes under
-- the lock of its customer's book, what is of a holding under that of its follower's. Written by server/src/pools/ only.
create schema pools;
grant usage on schema pools to bahi_app;

create table pools.pool (
  -- 1, 2, 3 …: its units and its account are named by it.
  id bigint primary key,
  customer_id bigint not null unique references identity.customer,
  minimum bigint not null check (minimum > 0),
  created_at bigint not null,
  -- As the last valuation left it; null: there was none. `units` are all followers'.
  value bigint check (value >= 0),
  units bigint not null default 0 check (units >= 0),
  off_shelf_at bigint,
  ended_at bigint,
  fee_bps integer not null check (fee_bps between 0 and 1000),
  cutoff_ms integer not null check (cutoff_ms between 300000 and 14400000),
  followers integer not null default 0 check (followers >= 0),
  -- The number of the last valuation.
  valuations integer not null default 0 check (valuations >= 0),
  started_on date not null,
  ends_on date not null check (ends_on > started_on),
  -- The last date on whose valuations somebody comes in.
  deadline date not null check (deadline <= ends_on),
  -- Of the last close that was valued; before the first the day it began on. Fees are counted from it.
  closed_on date not null check (closed_on >= started_on),
  lock_days smallint not null check (lock_days between 1 and 365),
  symbol text not null unique,
  strategy text not null check (strategy in ('sector_rotation', 'momentum', 'mean_reversion', 'low_volatility', 'trend', 'index_core')),
  -- Of the last valuation.
  hash text not null default repeat('0', 64) check (hash ~ '^[0-9a-f]{64}$'),
  off_shelf_by text,
  off_shelf_reason text,
  constraint units_have_their_name check (symbol = 'FUND-' || id),
  constraint valued_once_valued check ((value is null) = (valuations = 0) and (valuations > 0 or units = 0)),
  constraint off_shelf_by_somebody check (num_nonnulls(off_shelf_at, off_shelf_by, off_shelf_reason) in (0, 3)),
  constraint ends_empty check (ended_at is null or units = 0)
) with (fillfactor = 70);

-- Holdings and redemptions are numbered together: valuations settle requests in the order of their numbers. Beyond those of pledges.
create sequence pools.request_id start 900000001;
grant usage on sequence pools.request_id to bahi_app;

-- What a follower put into a pool, from the request on.
create table pools.holding (
  id bigint primary key default nextval('pools.request_id'),
  pool_id bigint not null references pools.pool,
  customer_id bigint not null references identity.customer,
  invested bigint not null check (invested > 0),
  asked_at bigint not null,
  -- The valuation at which it deals, or the first after it that there is.
  deals_at bigint not null check (deals_at > asked_at),
  units bigint not null default 0 check (units >= 0),
  paid_out bigint not null default 0 check (paid_out >= 0),
  started_at bigint,
  ended_at bigint,
  locked_until date not null,
  stop_percent smallint not null check (stop_percent between 5 and 95),
  status text not null default 'waiting' check (status in ('waiting', 'in_progress', 'ended', 'returned', 'taken_back')),
  -- Why it ended or its money came back.
  reason text check (reason in ('asked', 'stop', 'end', 'deadline', 'off_shelf', 'risk', 'worthless')),
  constraint has_units_in_progress check ((units > 0) = (status = 'in_progress')),
  constraint started_when check ((started_at is not null) = (status in ('in_progress', 'ended'))),
  constraint ended_when check ((ended_at is null) = (status in ('waiting', 'in_progress'))),
  constraint ended_for_a_reason check ((reason is null) = (status in ('waiting', 'in_progress', 'taken_back'))),
  constraint paid_out_once_started check (paid_out = 0 or started_at is not null)
) with (fillfactor = 70);
create unique index one_waiting_a_pool on pools.holding (pool_id, customer_id) where status = 'waiting';
create index holding_newest on pools.holding (customer_id, id desc);
create index holding_waiting on pools.holding (pool_id, deals_at) where status = 'waiting';
create index holding_in_progress on pools.holding (pool_id, id) where status = 'in_progress';

create function pools.keep_holding() returns trigger language plpgsql as $$
begin
  raise exception 'holding % is %', old.id, old.status using errcode = 'check_violation', constraint = 'course_of_a_holding';
end $$;
create trigger course_of_a_holding before update on pools.holding for each row
  when (old.status not in ('waiting', 'in_progress') or old.status = 'in_progress' and new.status not in ('in_progress', 'ended')
    or old.status = 'waiting' and new.status = 'ended' or new.invested <> old.invested or new.locked_until <> old.locked_until
    or old.status = 'in_progress' and new.units > old.units or new.paid_out < old.paid_out)
  execute function pools.keep_holding();

-- Units of a holding that are to be turned into cash: all that it has. While it waits nobody else has them.
create table pools.redemption (
  id bigint primary key default nextval('pools.request_id'),
  holding_id bigint not null references pools.holding,
  pool_id bigint not null references pools.pool,
  customer_id bigint not null references identity.customer,
  units bigint not null check (units > 0),
  -- Of those, what was settled.
  settled bigint not null default 0 check (settled between 0 and units),
  asked_at bigint not null,
  deals_at bigint not null check (deals_at >= asked_at),
  ended_at bigint,
  reason text not null check (reason in ('asked', 'stop', 'end')),
  status text not null default 'pending' check (status in ('pending', 'done', 'taken_back')),
  -- Stocks that could not be sold for it.
  waits_for text[] not null default '{}',
  constraint done_when_settled check ((status = 'done') = (settled = units)),
  constraint ended_when check ((ended_at is null) = (status = 'pending')),
  constraint only_untouched_ones_are_taken_back check (status <> 'taken_back' or (settled = 0 and reason = 'asked'))
) with (fillfactor = 70);
create unique index one_redemption_a_holding on pools.redemption (holding_id) where status = 'pending';
create index redemption_pending on pools.redemption (pool_id, id) where status = 'pending';
create index redemption_of_holding on pools.redemption (holding_id, id);
create index redemption_of_customer on pools.redemption (customer_id, id);

create function pools.keep_redemption() returns trigger language plpgsql as $$
begin
  raise exception 'redemption % is %', old.id, old.status using errcode = 'check_violation', constraint = 'course_of_a_redemption';
end $$;
create trigger course_of_a_redemption before update on pools.redemption for each row
  when (old.status <> 'pending' or new.settled < old.settled or new.units <> old.units)
  execute function pools.keep_redemption();

create table pools.stop_change (
  id bigint generated always as identity primary key,
  holding_id bigint not null references pools.holding,
  at bigint not null,
  percent smallint not null check (percent between 5 and 95)
);
create index stop_change_of_holding on pools.stop_change (holding_id, id);

-- One for each pool and moment, for ever: a crash before its commit leaves nothing, after it the next run finds it.
create table pools.valuation (
  pool_id bigint not null references pools.pool,
  number integer not null check (number > 0),
  -- When it was due, and when book and marks were read.
  moment_at bigint not null,
  at bigint not null check (at >= moment_at),
  date date not null,
  moment text not null check (moment in ('session', 'close')),
  seq integer not null check (seq >= 0),
  head text not null check (head ~ '^[0-9a-f]{64}$'),
  cash bigint not null check (cash >= 0),
  dividends bigint not null check (dividends >= 0),
  positions jsonb not null check (jsonb_typeof(positions) = 'array'),
  fee bigint not null check (fee between 0 and cash),
  -- The entry of the fee; null: there was none to take.
  fee_entry_id bigint unique,
  value bigint not null check (value >= 0),
  units bigint not null check (units >= 0),
  units_after bigint not null check (units_after >= 0),
  previous text not null check (previous ~ '^[0-9a-f]{64}$'),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  primary key (pool_id, number),
  constraint one_a_moment unique (pool_id, moment_at),
  constraint follows_one_alone unique (pool_id, previous),
  constraint fee_has_its_entry check ((fee > 0) = (fee_entry_id is not null)),
  constraint fee_is_of_a_close check (fee = 0 or moment = 'close')
);
create index valuation_close on pools.valuation (pool_id, date) where moment = 'close';

-- Who came and went at a valuation: two entries each.
create table pools.flow (
  pool_id bigint not null,
  number integer not null,
  request_id bigint not null,
  holding_id bigint not null references pools.holding,
  customer_id bigint not null,
  money bigint not null check (money > 0),
  units bigint not null check (units > 0),
  entry_id bigint not null unique,
  pool_entry_id bigint not null unique,
  what text not null check (what in ('subscribed', 'redeemed')),
  primary key (pool_id, number, request_id),
  foreign key (pool_id, number) references pools.valuation
);
create index flow_of_holding on pools.flow (holding_id, number);
create index flow_of_request on pools.flow (request_id, number);

-- The orders of one session, written down with what they were worked out from before the first is placed.
create table pools.plan (
  id bigint generated always as identity primary key,
  pool_id bigint not null references pools.pool,
  number integer not null check (number > 0),
  date date not null,
  at bigint not null,
  value bigint not null check (value >= 0),
  investable bigint not null,
  lot_size integer not null check (lot_size > 0),
  -- Whether the rule was asked anew; if not, the targets are those of the plan before.
  is_rule_asked boolean not null,
  -- [{symbol, bps}] and [{symbol, mark, held, volume}].
  targets jsonb not null check (jsonb_typeof(targets) = 'array'),
  stocks jsonb not null check (jsonb_typeof(stocks) = 'array'),
  -- When nothing is left to do for it.
  finished_at bigint,
  constraint one_a_session unique (pool_id, date),
  constraint plans_are_numbered unique (pool_id, number)
);
create index plan_open on pools.plan (id) where finished_at is null;

create table pools.plan_line (
  plan_id bigint not null references pools.plan,
  line integer not null check (line > 0),
  symbol text not null,
  side text not null check (side in ('buy', 'sell')),
  shares integer not null check (shares > 0),
  limit_price bigint not null check (limit_price > 0),
  -- The position that a sale closes.
  closes bigint,
  order_id bigint unique,
  -- Why it was not placed.
  code text,
  params jsonb,
  filled integer not null default 0 check (filled between 0 and shares),
  turnover bigint not null default 0 check (turnover >= 0),
  outcome text not null default 'waiting' check (outcome in ('waiting', 'placed', 'filled', 'unfilled', 'refused', 'not_afforded')),
  primary key (plan_id, line),
  constraint refused_with_its_code check ((code is not null) = (outcome = 'refused')),
  constraint placed_has_its_order check (outcome not in ('placed', 'filled', 'unfilled') or order_id is not null),
  constraint filled_whole check ((outcome = 'filled') = (filled = shares))
) with (fillfactor = 70);

-- The rule run over history before the pool began: figures as they are shown, and the closes they are of. Computed once, in the background.
create table pools.simulated (
  pool_id bigint primary key references pools.pool,
  computed_at bigint not null,
  from_date date not null,
  through_date date not null check (through_date >= from_date),
  -- {risk, expected, extremes, months}, as contract/src/pools/calls.ts has a record.
  figures jsonb not null check (jsonb_typeof(figures) = 'object')
);
create table pools.simulated_close (
  pool_id bigint not null references pools.pool,
  date date not null,
  price bigint not null check (price > 0),
  primary key (pool_id, date)
);

-- A halt is the restriction "no trade" on the pool's book (decision 0091); here is who asked for it and why, and the change that ended it.
create table pools.halt (
  id bigint generated always as identity primary key,
  pool_id bigint not null references pools.pool,
  restriction_id bigint,
  at bigint not null,
  member_id bigint not null references staff.member,
  ended_at bigint check (ended_at >= at),
  change_id bigint references staff.change,
  name text not null check (name <> ''),
  reason text not null check (reason <> ''),
  constraint ended_by_two check ((ended_at is null) = (change_id is null))
);
create unique index one_halt_a_pool on pools.halt (pool_id) where ended_at is null;

grant select, insert on all tables in schema pools to bahi_app;
grant update (value, units, followers, valuations, closed_on, hash, off_shelf_at, off_shelf_by, off_shelf_reason, ended_at) on pools.pool to bahi_app;
grant update (units, paid_out, started_at, ended_at, stop_percent, status, reason) on pools.holding to bahi_app;
grant update (settled, ended_at, status, waits_for) on pools.redemption to bahi_app;
grant update (finished_at) on pools.plan to bahi_app;
grant update (order_id, code, params, filled, turnover, outcome) on pools.plan_line to bahi_app;
grant update (restriction_id, ended_at, change_id) on pools.halt to bahi_app;

insert into messages.about_type values ('pool_holding');
insert into staff.change_kind values ('pool_resume');
