-- Nothing of the market's record is written ahead of its time, or behind what was recorded: a closing level decides draws (rules §8, decision
-- 0045).

-- A row, which only the owner can write, says that this market lives on a time of its own, as tests do: else nobody records ahead of
-- the database's clock.
create table market.own_time (is_only boolean primary key default true check (is_only));

create function market.refuse_recording() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'INSERT' and exists (select from market.recording where started_at = new.started_at) then
    -- What may become of one that is there, is asked of the update.
    return new;
  end if;
  if new.through < new.started_at
    or exists (select from market.recording r where r.started_at > new.started_at
      or tg_op = 'INSERT' and r.through > new.started_at)
    or tg_op = 'UPDATE' and new.through < old.through
  then
    raise exception 'what was not recorded from % on is not made up later', new.started_at using errcode = 'data_exception';
  end if;
  if new.through > extract(epoch from clock_timestamp()) * 1000 + 60000 and not exists (select from market.own_time) then
    raise exception 'nothing is recorded ahead of its time, as of %', new.through using errcode = 'data_exception';
  end if;
  return new;
end
$$;
create trigger recording_in_order before insert or update on market.recording
  for each row execute function market.refuse_recording();

create or replace function market.refuse_late_minute() returns trigger language plpgsql as $$
begin
  if exists (select from market.minute_bar where symbol = new.symbol and start = new.start) then
    -- What may become of one that is there, the trigger on updates says.
    return new;
  end if;
  if exists (select from market.minute_bar where symbol = new.symbol and start > new.start)
    or exists (select from market.session_bars where symbol = new.symbol
      and business_date > (to_timestamp(new.start / 1000) at time zone 'Asia/Kolkata')::date)
  then
    raise exception 'the minute % of % was not recorded and is not made up later', new.start, new.symbol using errcode = 'data_exception';
  end if;
  -- The running minute is written by a stop.
  if new.start > coalesce((select through from market.recording order by started_at desc limit 1), 0) + 60000 then
    raise exception 'the minute % of % has not come', new.start, new.symbol using errcode = 'data_exception';
  end if;
  return new;
end
$$;

-- A date is closed by the next one of its instrument (0012): that one is not there before 05:00 in India, when no session of a date before
-- it runs any more.
create function market.refuse_day() returns trigger language plpgsql as $$
begin
  if exists (select from market.daily_bar where symbol = new.symbol and business_date = new.business_date) then
    return new;
  end if;
  if exists (select from market.daily_bar where symbol = new.symbol and business_date > new.business_date) then
    raise exception 'the day % of % was not recorded and is not made up later', new.business_date, new.symbol
      using errcode = 'data_exception';
  end if;
  if new.business_date > coalesce((select (to_timestamp(through / 1000) at time zone 'Asia/Kolkata' - interval '5 hours')::date
    from market.recording order by started_at desc limit 1), '-infinity')
  then
    raise exception 'the day % of % has not come', new.business_date, new.symbol using errcode = 'data_exception';
  end if;
  return new;
end
$$;
create trigger daily_bar_in_order before insert on market.daily_bar for each row execute function market.refuse_day();
