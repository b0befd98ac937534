-- A transfer is one however its reference is written: compared are its letters and digits alone, in capitals.

create function withdrawals.reference_key(reference text) returns text language sql immutable strict parallel safe
  return upper(regexp_replace(reference, '[^A-Za-z0-9]', '', 'g'));

alter table withdrawals.withdrawal add column reference_key text;

-- Of transfers that were written down twice before, the first keeps the place; the others stay as they are, for people to look at.
alter table withdrawals.withdrawal disable trigger ended_once;
update withdrawals.withdrawal w set reference_key = f.key
from (
  select distinct on (withdrawals.reference_key(bank_reference)) id, withdrawals.reference_key(bank_reference) as key
  from withdrawals.withdrawal where bank_reference is not null
  order by withdrawals.reference_key(bank_reference), paid_at, id
) f
where w.id = f.id;
alter table withdrawals.withdrawal enable trigger ended_once;

create unique index reference_once on withdrawals.withdrawal (reference_key);
alter table withdrawals.withdrawal add constraint reference_key_is_the_references
  check (reference_key = withdrawals.reference_key(bank_reference));

-- Whoever writes a reference down writes its key.
create function withdrawals.write_reference_key() returns trigger language plpgsql as $$
begin
  new.reference_key := withdrawals.reference_key(new.bank_reference);
  return new;
end $$;
create trigger reference_keyed before update of bank_reference on withdrawals.withdrawal for each row
  when (new.bank_reference is distinct from old.bank_reference) execute function withdrawals.write_reference_key();
