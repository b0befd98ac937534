-- Nothing is recorded behind what was recorded (rules T2): a minute that an instrument did not have stays missing once a later one, or a
-- later date at rest, is there. A date at rest is later than every minute of an earlier day in India: sessions begin on their own date.

create function market.refuse_late_minute() returns trigger language plpgsql as $$
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
  return new;
end
$$;
create trigger minute_bar_in_order before insert on market.minute_bar for each row execute function market.refuse_late_minute();
