-- A closing level decides draws where its session was recorded whole (rules §8, decision 0045).

-- Why a session was not recorded whole; null: it was. No whole minute of it, as charts count them, lies between two stretches of recording, and
-- one stretch saw its last minute from beginning to end. What lies before the market's first start was traded by nobody.
create function market.missed_of(opened bigint, closed bigint) returns text language sql stable as $$
  with stretch as (
    select started_at, through,
      max(through) over (order by started_at rows between unbounded preceding and 1 preceding) as before
    from market.recording where through > opened and started_at < closed
  ), first as (
    select greatest(opened, (select floor(extract(epoch from started_at) * 1000)::bigint from market.genesis)) as minute
  )
  select case
    when not exists (select from stretch where started_at <= closed - 60000 and through >= closed) then 'close_missed'
    when exists (select from stretch, first
      where started_at / 60000 * 60000 > coalesce((before + 59999) / 60000 * 60000, first.minute)) then 'minutes_missed'
  end
$$;

-- An offer whose terms name its sessions is void only once none of them gives a level.
create or replace function new_shares.refuse_void() returns trigger language plpgsql as $$
begin
  if exists (
    select from new_shares.draw w
    left join lateral jsonb_array_elements(w.terms -> 'sessions') s on true
    join market.daily_bar d on d.symbol = new.public_index
      and d.business_date = coalesce((s ->> 'date')::date, new.public_date)
    where w.offer_id = new.id
      and exists (select from market.daily_bar n where n.symbol = d.symbol and n.business_date > d.business_date)
      and (s is null or market.missed_of((s ->> 'open')::bigint, (s ->> 'close')::bigint) is null
        and not exists (select from new_shares.draw_log l where l.offer_id = new.id and l.what = 'gap'
          and left(l.value, 10) < s ->> 'date' and l.at >= (s ->> 'close')::bigint))
  ) then
    raise exception 'offer % has its level', new.id using errcode = 'check_violation', constraint = 'level_is_there';
  end if;
  return new;
end $$;

-- Which sessions were skipped stands in the log in plain words, and at most once each.
alter table new_shares.draw_log drop constraint draw_log_what_check, drop constraint draw_log_value_check, drop constraint logged_once;
alter table new_shares.draw_log add constraint draw_log_what_check check (what in ('commitment', 'list', 'persons', 'gap', 'result')),
  add constraint draw_log_value_check check (value ~ case what
    when 'gap' then '^[0-9]{4}-[0-9]{2}-[0-9]{2} (close_missed|minutes_missed|no_session|told_late)$'
    when 'persons' then '^[0-9]{1,9} [0-9]{1,9}$'
    else '^[0-9a-f]{64}$' end);
create unique index logged_once on new_shares.draw_log (offer_id, what, (case what when 'gap' then left(value, 10) end)) nulls not distinct;
