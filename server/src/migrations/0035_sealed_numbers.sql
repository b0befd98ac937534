-- Account numbers and wallet addresses are sealed under a key of each customer's own (rules §6), as document numbers are.
-- The server seals the rows that are there already when it starts (destinations/numbers.ts): SQL has no keys.

alter table destinations.destination
  alter column number drop not null,
  -- Empty: it was to be sealed when the customer's key was gone already.
  add column sealed bytea,
  -- An HMAC under a key outside the database: the same number is found by it, at any customer.
  add column number_index bytea check (length(number_index) = 32),
  add column shown text check (length(shown) <= 20),
  add constraint plain_or_sealed check (num_nonnulls(number, sealed) = 1),
  add constraint sealed_is_complete check (num_nonnulls(sealed, number_index, shown) in (0, 3));
comment on column destinations.destination.number is 'Null. In the clear only until the first start of a server that seals.';
comment on column destinations.destination.shown is 'The masked form, for lists.';

drop index destinations.card_once, destinations.wallet_once, destinations.destination_number;
create unique index card_once on destinations.destination (customer_id, number_index, left(ifsc, 4))
  where kind = 'card' and removed_at is null;
create unique index wallet_once on destinations.destination (customer_id, number_index, network)
  where kind = 'wallet' and removed_at is null;
create index destination_number_index on destinations.destination (number_index);
create index destination_plain on destinations.destination (id) where number is not null;

-- What money is sent to never changes: a row is sealed once, and what was sealed stays.
create function destinations.refuse_other_number() returns trigger language plpgsql as $$
begin
  if old.number is null or new.number is not null then
    raise exception 'the number of destination % stays', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger number_stays before update of number, sealed, number_index, shown on destinations.destination
  for each row execute function destinations.refuse_other_number();

-- The server writes no number in the clear.
revoke insert on destinations.destination from bahi_app;
grant insert (customer_id, kind, sealed, number_index, shown, holder, bank, branch, bank_code, ifsc, network, is_default, added_at,
  usable_from), update (number, sealed, number_index, shown) on destinations.destination to bahi_app;
