-- Several named lists of each type (spec §3, §7). What stood in the one list of a type stands in the type's first.

create table watchlist.list (
  id bigint generated always as identity primary key,
  customer_id bigint not null references identity.customer,
  type text not null check (type in ('stock', 'fund', 'forex', 'digital')),
  -- The list every customer has of each type; the others are made and deleted.
  is_first boolean not null,
  -- Null only for a first list that nobody renamed.
  name text check (name <> ''),
  position int not null,
  created_at timestamptz not null,
  -- Kept for a day, so that it can be brought back.
  deleted_at timestamptz,
  check (name is not null or is_first),
  check (deleted_at is null or not is_first)
);
create unique index list_first on watchlist.list (customer_id, type) where is_first;
create unique index list_name on watchlist.list (customer_id, type, lower(name)) where deleted_at is null;

insert into watchlist.list (customer_id, type, is_first, position, created_at)
select customer_id, type, true, 1, min(added_at) from watchlist.item group by customer_id, type;

alter table watchlist.item add column list_id bigint references watchlist.list on delete cascade;
update watchlist.item set list_id = list.id
from watchlist.list where list.customer_id = item.customer_id and list.type = item.type;

alter table watchlist.item
  alter column list_id set not null,
  -- Their keys go with them.
  drop column customer_id,
  drop column type,
  add primary key (list_id, symbol),
  -- Deferrable: an update puts a whole list in another order.
  add constraint item_position unique (list_id, position) deferrable;

grant select, insert, delete on watchlist.list to bahi_app;
grant update (name, position, deleted_at) on watchlist.list to bahi_app;
grant update (position) on watchlist.item to bahi_app;
