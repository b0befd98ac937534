-- Whose document an application was made with comes with its row and is looked at once for all rows of a statement: a function for each row
-- cost more than what it asks. Stable as `convert_to` is: called immutable, PostgreSQL would not put it into the statements that use it.
create function new_shares.person_in(offer_id bigint, blind_index bytea) returns bytea language sql stable
  return sha256(convert_to(offer_id::text, 'UTF8') || blind_index);

-- The plan is kept for the life of a connection: one that was made while there were few documents must not read all of them later.
create function new_shares.check_persons() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  stranger bigint;
begin
  select a.customer_id into stranger from added a
  where a.person is null or a.person is distinct from (
    select new_shares.person_in(a.offer_id, n.blind_index) from verification.number n
    where n.customer_id = a.customer_id and n.kind = 'pan')
  limit 1;
  if found then
    raise exception 'customer % is no verified person', stranger using errcode = 'check_violation', constraint = 'applicant_is_a_person';
  end if;
  return null;
end
$$;

drop trigger applicant_is_a_person on new_shares.subscription;
drop function new_shares.write_person();
create trigger applicant_is_a_person after insert on new_shares.subscription
  referencing new table as added for each statement execute function new_shares.check_persons();
