-- One application for each verified person (rules §8): whose document an application was made with is a hash of its blind index and of the
-- offer, so that one person in two offers is not told from it. It stays with the application, whatever becomes of the verification.
alter table new_shares.subscription add column person bytea check (length(person) = 32);

create function new_shares.write_person() returns trigger language plpgsql as $$
begin
  select sha256(convert_to(new.offer_id::text, 'UTF8') || blind_index) into new.person
  from verification.number where customer_id = new.customer_id and kind = 'pan';
  if new.person is null then
    raise exception 'customer % is no verified person', new.customer_id using errcode = 'check_violation', constraint = 'applicant_is_a_person';
  end if;
  return new;
end
$$;

alter table new_shares.subscription disable trigger user;
update new_shares.subscription s set person = sha256(convert_to(s.offer_id::text, 'UTF8') || n.blind_index)
from new_shares.offer o, verification.number n
where o.id = s.offer_id and o.frozen_at is null and o.withdrawn_at is null and s.status = 'applied'
  and n.customer_id = s.customer_id and n.kind = 'pan';
alter table new_shares.subscription enable trigger user;

create trigger applicant_is_a_person before insert on new_shares.subscription
  for each row execute function new_shares.write_person();
-- A second account of one person stands here as the first application of it.
create unique index one_account_a_person on new_shares.subscription (offer_id, person, ordinal)
  where status <> 'cancelled' and person is not null;

-- The document of a verified person is nobody else's: it is free only once the account is verified no more.
create function verification.keep_number() returns trigger language plpgsql as $$
begin
  if exists (select from verification.person where customer_id = old.customer_id and state = 'verified') then
    raise exception 'the document of customer % is verified', old.customer_id using errcode = 'check_violation', constraint = 'verified_keeps_its_number';
  end if;
  return old;
end
$$;
create trigger verified_keeps_its_number before delete on verification.number
  for each row execute function verification.keep_number();
