-- One person is served once of a grab offer by first come too (decision 0080): whose document a request was made with stands with each row, as
-- with draws, so that `one_account_a_person` holds of both rules. Rows from before have who holds the document now; who is verified no more
-- stands for the own account.
alter table grab.request drop constraint came_first_or_is_drawn;
alter table grab.request disable trigger user;
update grab.request r set person = coalesce(
  (select new_shares.person_in(r.offer_id, n.blind_index) from verification.number n where n.customer_id = r.customer_id and n.kind = 'pan'),
  sha256(convert_to('no document ' || r.offer_id || ' ' || r.customer_id, 'UTF8')))
where r.person is null;
alter table grab.request enable trigger user;
alter table grab.request
  alter column person set not null,
  add constraint came_first_or_is_drawn check ((place is null) = (total > 0));

-- For all rows of a statement at once: for each row it cost more than what it asks (migration 0142).
create or replace function grab.keep_list() returns trigger language plpgsql as $$
begin
  if exists (select from grab.offer o where o.id = new.offer_id and (o.rule <> 'draw' or o.frozen_at is not null
    or o.withdrawn_at is not null and new.status = 'pending')) then
    raise exception 'the list of offer % is frozen', new.offer_id using errcode = 'check_violation', constraint = 'list_is_frozen';
  end if;
  return new;
end $$;
create trigger applicant_is_a_person after insert on grab.request
  referencing new table as added for each statement execute function new_shares.check_persons();
