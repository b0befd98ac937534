-- The log of draws: what was published of each, chained, with its head in every checkpoint of the books (rules §§2, 8). Append-only.

create table new_shares.draw_log (
  number integer primary key check (number > 0),
  at bigint not null,
  offer_id bigint not null references new_shares.offer,
  what text not null check (what in ('commitment', 'list', 'result')),
  value text not null check (value ~ '^[0-9a-f]{64}$'),
  hash text not null unique check (hash ~ '^[0-9a-f]{64}$'),
  constraint logged_once unique (offer_id, what)
);
create trigger draw_log_is_append_only before update or delete or truncate on new_shares.draw_log
  for each statement execute function new_shares.refuse_rewriting();
grant select, insert on new_shares.draw_log to bahi_app;

-- How many entries of the log the checkpoint covers: a node beside the runs of books. Null: there were none.
alter table proofs.checkpoint add column draws integer check (draws > 0);
