-- Many applications are written by one statement: whether their lists are still open is asked once for it, and what hardly any of
-- them has is not in an index.

drop trigger list_is_frozen on new_shares.subscription;
create or replace function new_shares.keep_list() returns trigger language plpgsql as $$
declare
  frozen bigint;
begin
  select o.id into frozen from (select distinct offer_id, status from changed where status in ('applied', 'cancelled')) s
  join new_shares.offer o on o.id = s.offer_id
  where o.frozen_at is not null and o.withdrawn_at is null or o.withdrawn_at is not null and s.status = 'applied'
  limit 1;
  if found then
    raise exception 'the list of offer % is frozen', frozen using errcode = 'check_violation', constraint = 'list_is_frozen';
  end if;
  return null;
end $$;
create trigger list_is_frozen after insert on new_shares.subscription referencing new table as changed
  for each statement execute function new_shares.keep_list();
create trigger list_stays_frozen after update on new_shares.subscription referencing new table as changed
  for each statement execute function new_shares.keep_list();

alter table new_shares.subscription drop constraint subscription_position_id_key;
create unique index subscription_position on new_shares.subscription (position_id) where position_id is not null;
