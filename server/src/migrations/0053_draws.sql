-- The draw of an offer (rules §8, T2): committed to at its publication, its list hashed at the close, revealed once. What is public
-- is never changed; each column is written once.

create table new_shares.draw (
  offer_id bigint primary key references new_shares.offer,
  committed_at bigint not null,
  listed_at bigint,
  drawn_at bigint,
  -- Sealed: the seed until it is revealed, and for ever the key that makes the public pseudonyms of customers.
  sealed_seed bytea not null,
  sealed_names bytea not null,
  -- core/src/lottery-form.ts, DrawTerms.
  terms jsonb not null,
  seed_hash text not null check (seed_hash ~ '^[0-9a-f]{64}$'),
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  list_hash text check (list_hash ~ '^[0-9a-f]{64}$'),
  level text,
  seed text check (seed ~ '^[0-9a-f]{64}$'),
  result_hash text check (result_hash ~ '^[0-9a-f]{64}$'),
  -- The published file, gzip.
  file bytea,
  check (num_nonnulls(listed_at, list_hash) in (0, 2)),
  check (num_nonnulls(drawn_at, level, seed, result_hash, file) in (0, 5)),
  check (drawn_at is null or listed_at is not null)
);

-- What was won, as the draw or the auction says. An application without a row won nothing.
create table new_shares.win (
  subscription_id bigint primary key references new_shares.subscription,
  offer_id bigint not null references new_shares.offer,
  -- Of one share.
  price bigint not null check (price > 0),
  lots integer not null check (lots > 0)
);
create index win_offer on new_shares.win (offer_id);

create function new_shares.refuse_second_result() returns trigger language plpgsql as $$
begin
  raise exception 'what the draw of offer % published stays', old.offer_id using errcode = 'check_violation', constraint = 'published_once';
end $$;
create trigger published_once before update on new_shares.draw for each row
  when (old.list_hash is not null and (new.list_hash, new.listed_at) is distinct from (old.list_hash, old.listed_at)
    or old.drawn_at is not null)
  execute function new_shares.refuse_second_result();
create trigger draw_is_kept before delete or truncate on new_shares.draw
  for each statement execute function new_shares.refuse_rewriting();
create trigger win_is_append_only before update or delete or truncate on new_shares.win
  for each statement execute function new_shares.refuse_rewriting();

create function new_shares.refuse_second_time() returns trigger language plpgsql as $$
begin
  raise exception 'a step of offer % is done once', old.id using errcode = 'check_violation', constraint = 'step_done_once';
end $$;
create trigger step_done_once before update on new_shares.offer for each row
  when (old.frozen_at is not null and new.frozen_at is distinct from old.frozen_at
    or old.drawn_at is not null and new.drawn_at is distinct from old.drawn_at
    or old.settled_at is not null and new.settled_at is distinct from old.settled_at
    or old.listed_at is not null and new.listed_at is distinct from old.listed_at)
  execute function new_shares.refuse_second_time();

-- What a batch of the settlement takes next.
create index subscription_to_settle on new_shares.subscription (offer_id, id) where status = 'applied';
create index subscription_to_pay on new_shares.subscription (offer_id, id) where status = 'awaiting_payment';
create index subscription_to_allot on new_shares.subscription (offer_id, id) where status = 'paid';

grant select, insert, update (listed_at, list_hash, drawn_at, level, seed, result_hash, file) on new_shares.draw to bahi_app;
grant select, insert on new_shares.win to bahi_app;
grant update (drawn_at, settled_at, listed_at) on new_shares.offer to bahi_app;
