-- Trigger orders (decision 0119): orders that the server places once the mark price has reached a price. Moments are UTC milliseconds, prices
-- integers at the instrument's scale. Written by server/src/triggers/ only, each transition by the state that it leaves.

create schema triggers;
grant usage on schema triggers to bahi_app;

create table triggers.trigger (
  id bigint generated always as identity (start with 4800001) primary key,
  customer_id bigint not null references identity.customer,
  -- Its order closes this position; null: it opens one.
  position_id bigint,
  trigger_price bigint not null check (trigger_price > 0),
  limit_price bigint check (limit_price > 0),
  target_price bigint check (target_price > 0),
  target_limit_price bigint check (target_limit_price > 0),
  -- An amount at the price scale, or hundredths of a percent; and the best mark since it was set.
  trail bigint check (trail > 0),
  best bigint check (best > 0),
  -- What fired it.
  fired_mark bigint check (fired_mark > 0),
  fired_at bigint,
  order_id bigint unique,
  created_at bigint not null,
  ended_at bigint,
  -- The first moment after its last day.
  expires_at bigint not null check (expires_at > created_at),
  expires_on date not null,
  lots int check (lots > 0),
  -- Counts the changes of its terms: whoever fires it has seen the newest.
  version int not null default 0,
  leverage smallint not null,
  symbol text not null,
  kind text not null check (kind in ('stop', 'stop_limit', 'gtt', 'oco', 'trailing')),
  direction text not null check (direction in ('long', 'short')),
  reached_from text not null check (reached_from in ('below', 'above')),
  trail_by text check (trail_by in ('amount', 'percent')),
  time_in_force text not null check (time_in_force in ('session', 'gtc')),
  status text not null default 'active'
    check (status in ('active', 'firing', 'waiting', 'placed', 'failed', 'cancelled', 'expired')),
  fired_by text check (fired_by in ('trigger', 'target')),
  reason text,
  reason_params jsonb,
  foreign key (customer_id, order_id) references orders.orders (customer_id, id),
  constraint opens_whole_lots check (position_id is not null or lots is not null),
  constraint limit_of_its_kind check (case when kind in ('stop_limit', 'gtt') then limit_price is not null
    when kind in ('stop', 'trailing') then limit_price is null else true end),
  constraint target_of_one_cancels_other check ((kind = 'oco') = (target_price is not null)
    and (kind = 'oco' or target_limit_price is null) and (kind <> 'oco' or position_id is not null)),
  constraint trail_of_its_kind check (num_nonnulls(trail, trail_by, best) = case kind when 'trailing' then 3 else 0 end),
  constraint fired_by_a_mark check (num_nonnulls(fired_by, fired_mark, fired_at) in (0, 3)),
  constraint fired_before_its_order check (status not in ('firing', 'waiting', 'placed', 'failed') or fired_at is not null),
  constraint active_is_not_fired check (status <> 'active' or fired_at is null),
  constraint placed_with_its_order check ((status = 'placed') = (order_id is not null)),
  constraint ended_when check ((ended_at is null) = (status in ('active', 'firing', 'waiting'))),
  constraint reason_with_params check ((reason is null) = (reason_params is null)),
  constraint refused_for_a_reason check (status not in ('waiting', 'failed') or reason is not null)
) with (fillfactor = 85);
create index trigger_open on triggers.trigger (customer_id, id desc) where ended_at is null;
create index trigger_newest on triggers.trigger (customer_id, id desc);
create index trigger_of_symbol on triggers.trigger (symbol, id) where ended_at is null;
create index trigger_of_position on triggers.trigger (position_id) where ended_at is null and position_id is not null;
create index trigger_due on triggers.trigger (expires_at, id) where ended_at is null;

-- It fires once, and what has ended stays as it is.
create function triggers.keep_course() returns trigger language plpgsql as $$
begin
  if old.ended_at is not null or old.status <> new.status and not (
      old.status = 'active' and new.status in ('firing', 'cancelled', 'expired')
      or old.status = 'firing' and new.status in ('waiting', 'placed', 'failed', 'expired')
      or old.status = 'waiting' and new.status in ('firing', 'cancelled', 'expired')) then
    raise exception 'trigger % is % and does not become %', old.id, old.status, new.status
      using errcode = 'check_violation', constraint = 'course_of_a_trigger';
  end if;
  if old.fired_at is not null and (old.fired_by, old.fired_mark, old.fired_at) is distinct from (new.fired_by, new.fired_mark, new.fired_at) then
    raise exception 'trigger % fired once', old.id using errcode = 'check_violation', constraint = 'fired_once';
  end if;
  return new;
end $$;
create trigger course_of_a_trigger before update on triggers.trigger for each row execute function triggers.keep_course();

-- Terms change as one, and with a number of their own; without one a trailing price comes nearer to the market and nothing else moves.
create function triggers.keep_terms() returns trigger language plpgsql as $$
begin
  if (old.limit_price, old.target_price, old.target_limit_price, old.trail, old.trail_by, old.lots, old.expires_on, old.expires_at, old.time_in_force)
      is distinct from (new.limit_price, new.target_price, new.target_limit_price, new.trail, new.trail_by, new.lots, new.expires_on, new.expires_at, new.time_in_force)
    or old.reached_from <> new.reached_from
    or (case old.reached_from when 'above' then new.trigger_price < old.trigger_price or new.best < old.best
      else new.trigger_price > old.trigger_price or new.best > old.best end)
    or old.kind <> 'trailing' and new.trigger_price <> old.trigger_price then
    raise exception 'terms of trigger % change with their number', old.id using errcode = 'check_violation', constraint = 'terms_by_number';
  end if;
  return new;
end $$;
create trigger terms_by_number before update on triggers.trigger for each row
  when (old.version = new.version) execute function triggers.keep_terms();

grant select, insert on triggers.trigger to bahi_app;
grant update (trigger_price, limit_price, target_price, target_limit_price, trail, trail_by, best, reached_from, lots, time_in_force, expires_on,
  expires_at, version, status, fired_by, fired_mark, fired_at, order_id, reason, reason_params, ended_at) on triggers.trigger to bahi_app;

insert into messages.about_type values ('trigger');
