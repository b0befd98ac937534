-- An offer is void when the level that its draw was to be made with was never recorded: the only end after the moment of the result
-- that gives everybody everything back. As long as the level is there the draw is made.

alter table new_shares.offer add column is_void boolean not null default false,
  add constraint void_offers_are_called_off check (not is_void or withdrawn_at is not null);
grant update (is_void) on new_shares.offer to bahi_app;

create function new_shares.refuse_void() returns trigger language plpgsql as $$
begin
  if exists (
    select from market.daily_bar d join market.daily_bar n on n.symbol = d.symbol and n.business_date > d.business_date
    where d.symbol = new.public_index and d.business_date = new.public_date
  ) then
    raise exception 'offer % has its level', new.id using errcode = 'check_violation', constraint = 'level_is_there';
  end if;
  return new;
end $$;
create trigger level_is_there before update on new_shares.offer for each row
  when (new.is_void and not old.is_void) execute function new_shares.refuse_void();

drop trigger withdrawn_before_the_result on new_shares.offer;
create trigger withdrawn_before_the_result before update on new_shares.offer for each row
  when ((new.withdrawn_at, new.is_void) is distinct from (old.withdrawn_at, old.is_void)
    and (old.withdrawn_at is not null or old.drawn_at is not null or new.withdrawn_at >= old.draw_at and not new.is_void))
  execute function new_shares.refuse_second_time();
