-- The customers' lists of instruments by type, in their own order (spec §3, §7).

create schema watchlist;
grant usage on schema watchlist to bahi_app;

create table watchlist.item (
  customer_id bigint not null references identity.customer,
  type text not null check (type in ('stock', 'fund', 'forex', 'digital')),
  symbol text not null,
  -- Ascending in the list; gaps mean nothing.
  position int not null,
  added_at timestamptz not null,
  primary key (customer_id, type, symbol),
  unique (customer_id, type, position)
);

grant select, insert, delete on watchlist.item to bahi_app;
