-- Products as staff prepare them (rules §10): drafts of one person, published once a second one approved; and the two kinds of
-- changes of offerings, 'product' and 'draw'. Moments are UTC milliseconds.

alter table staff.change drop constraint change_kind_check;
alter table staff.change add constraint change_kind_check
  check (kind in ('config', 'correction', 'roles', 'staff', 'restriction', 'restart', 'bank_statement', 'product', 'draw'));

create schema products;
grant usage on schema products to bahi_app;

create table products.draft (
  id bigint generated always as identity (start with 9000001) primary key,
  created_at bigint not null,
  updated_at bigint not null,
  updated_by bigint not null references staff.member,
  -- What it became, and by which change.
  published_id bigint,
  change_id bigint unique references staff.change,
  version integer not null default 1 check (version > 0),
  kind text not null check (kind in ('new_shares', 'placement', 'rights')),
  -- As typed: field -> text.
  "values" jsonb not null check (jsonb_typeof("values") = 'object'),
  constraint published_by_two check (num_nonnulls(published_id, change_id) in (0, 2))
);
create index draft_newest on products.draft (updated_at desc, id desc) where published_id is null;
create unique index draft_became on products.draft (kind, published_id);

-- What was published stays as it was agreed on, and only what two people agreed on is published.
create function products.keep_published() returns trigger language plpgsql as $$
begin
  if old.published_id is not null then
    raise exception 'draft % is published', old.id using errcode = 'restrict_violation', constraint = 'published_stays';
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  if new.published_id is not null then
    perform from staff.change c where c.id = new.change_id and c.kind = 'product' and c.subject = 'draft:' || new.id
      and c.state = 'approved' and c.checker_id <> c.maker_id and c.after -> 'values' = new."values";
    if not found then
      raise exception 'draft % has no second person', new.id using errcode = 'check_violation', constraint = 'published_as_agreed';
    end if;
  end if;
  return new;
end $$;
create trigger published_stays before update or delete on products.draft
  for each row execute function products.keep_published();

grant select, insert, delete on products.draft to bahi_app;
grant update (updated_at, updated_by, published_id, change_id, version, "values") on products.draft to bahi_app;
