-- A span that two writes begin at once is begun by one and carried on by the other: the other one is no reason to refuse, whether it was
-- committed before this trigger looked first or between its looks. A refused span took the minute it was written with along.
create or replace function market.refuse_recording() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'INSERT' and exists (select from market.recording where started_at = new.started_at) then
    -- What may become of one that is there, is asked of the update.
    return new;
  end if;
  if new.through < new.started_at
    or exists (select from market.recording r where r.started_at > new.started_at
      or tg_op = 'INSERT' and r.started_at < new.started_at and r.through > new.started_at)
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
