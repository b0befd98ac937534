-- Proofs of the books (rules §2): checkpoints over all chains and balances of one moment. Written by server/src/proofs/ only,
-- append-only for the owner of the tables too.

create schema proofs;
grant usage on schema proofs to bahi_app;

-- What the salts of the leaves are made with. It hides balances from other customers, not from this database, so it is kept here.
create table proofs.salt_key (
  is_only boolean primary key default true check (is_only),
  key bytea not null check (octet_length(key) = 32)
);

create table proofs.checkpoint (
  number integer not null primary key check (number > 0),
  at bigint not null,
  leaves integer not null check (leaves > 0),
  root bytea not null check (octet_length(root) = 32),
  -- Two checkpoints after the same one would be a fork.
  previous bytea not null unique check (octet_length(previous) = 32),
  hash bytea not null unique check (octet_length(hash) = 32),
  -- The tree, kept by its runs of 256 leaves: the node over each, and the first book of each.
  run_nodes bytea not null,
  run_customers bigint[] not null,
  run_currencies text[] not null
);
comment on table proofs.checkpoint is 'Append-only. What is published: the root over all books, chained to the one before.';

-- A book as a checkpoint has it, kept only where the chain moved since the checkpoint before: the leaf of checkpoint n is the
-- newest row up to n.
create table proofs.leaf (
  customer_id bigint not null,
  cash bigint not null,
  margin bigint not null,
  receivable bigint not null,
  checkpoint integer not null,
  seq integer not null,
  currency text collate "C" not null,
  head bytea not null,
  primary key (customer_id, currency, checkpoint),
  constraint leaf_seq unique (customer_id, currency, seq)
);
comment on table proofs.leaf is 'Append-only.';

create function proofs.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'proofs.% is append-only: % is refused', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end $$;
create trigger checkpoint_is_append_only before update or delete or truncate on proofs.checkpoint
  for each statement execute function proofs.refuse_change();
create trigger leaf_is_append_only before update or delete or truncate on proofs.leaf
  for each statement execute function proofs.refuse_change();
create trigger salt_key_is_kept before update or delete or truncate on proofs.salt_key
  for each statement execute function proofs.refuse_change();

grant select, insert on proofs.salt_key, proofs.checkpoint, proofs.leaf to bahi_app;
