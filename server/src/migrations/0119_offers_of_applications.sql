-- A foreign key locks its row once for each application that names it, and where several batches do so at once, the lock is
-- a list of holders that each row reads again: half of what an application cost here. What it kept is kept by statement:
-- an application names an offer that there is, and an offer is never deleted.

alter table new_shares.subscription drop constraint subscription_offer_id_fkey;

create or replace function new_shares.keep_list() returns trigger language plpgsql as $$
declare
  found_id bigint;
begin
  select s.offer_id into found_id from (select distinct offer_id from changed) s
  where not exists (select from new_shares.offer o where o.id = s.offer_id)
  limit 1;
  if found then
    raise exception 'there is no offer %', found_id using errcode = 'foreign_key_violation', constraint = 'application_has_its_offer';
  end if;
  select o.id into found_id from (select distinct offer_id, status from changed where status in ('applied', 'cancelled')) s
  join new_shares.offer o on o.id = s.offer_id
  where o.frozen_at is not null and o.withdrawn_at is null or o.withdrawn_at is not null and s.status = 'applied'
  limit 1;
  if found then
    raise exception 'the list of offer % is frozen', found_id using errcode = 'check_violation', constraint = 'list_is_frozen';
  end if;
  return null;
end $$;

create trigger offer_is_kept before delete or truncate on new_shares.offer
  for each statement execute function new_shares.refuse_rewriting();
