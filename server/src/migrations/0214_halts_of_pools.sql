-- What bars a halted pool from trading is lifted by the two who end its halt, and by nobody alone (decision 0091).
create function pools.keep_halted() returns trigger language plpgsql as $$
begin
  if exists (select from pools.halt where restriction_id = new.id and ended_at is null) then
    raise exception 'restriction % is of a pool that is halted', new.id using errcode = 'check_violation', constraint = 'halt_ends_by_two';
  end if;
  return null;
end $$;
create constraint trigger halt_ends_by_two after update on restrictions.restriction deferrable initially deferred for each row
  when (new.lifted_at is not null and new.kind = 'no_trade')
  execute function pools.keep_halted();
create unique index halt_of_restriction on pools.halt (restriction_id);
