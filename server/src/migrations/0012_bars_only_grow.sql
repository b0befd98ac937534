-- A recorded bar is never edited (rules T2), whatever the application's code does: a running minute or date may grow, and once
-- the next one of its instrument has begun it stays as it is.

create function market.refuse_minute_edit() returns trigger language plpgsql as $$
begin
  if new.high < old.high or new.low > old.low or new.volume < old.volume
    or exists (select from market.minute_bar where symbol = old.symbol and start > old.start)
  then
    raise exception 'the minute % of % is recorded and is not edited', old.start, old.symbol using errcode = 'data_exception';
  end if;
  return new;
end
$$;
create trigger minute_bar_only_grows before update on market.minute_bar
  for each row when (old.* is distinct from new.*) execute function market.refuse_minute_edit();

create function market.refuse_day_edit() returns trigger language plpgsql as $$
begin
  if new.high < old.high or new.low > old.low or new.volume < old.volume or new.turnover < old.turnover
    or exists (select from market.daily_bar where symbol = old.symbol and business_date > old.business_date)
  then
    raise exception 'the day % of % is recorded and is not edited', old.business_date, old.symbol
      using errcode = 'data_exception';
  end if;
  return new;
end
$$;
create trigger daily_bar_only_grows before update on market.daily_bar
  for each row when (old.* is distinct from new.*) execute function market.refuse_day_edit();
