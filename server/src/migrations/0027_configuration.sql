-- What the operator sets (rules §10, T4): each key's values from a moment on. A value is never edited or taken back: another one
-- follows it. Two people stand behind each, and the database looks that up.

create schema configuration;
grant usage on schema configuration to bahi_app;

create table configuration.version (
  key text not null check (key ~ '^[a-z][A-Za-z]{2,59}$'),
  -- 1, 2, 3 … within the key, in the order of approval.
  number integer not null check (number > 0),
  -- As on the wire (contract/src/configuration.ts).
  value jsonb not null,
  -- UTC ms, a full minute: business dates and cached days begin on one too.
  effective_from bigint not null check (effective_from % 60000 = 0),
  approved_at bigint not null,
  change_id bigint not null unique references staff.change,
  maker text not null,
  checker text not null,
  reason text not null,
  primary key (key, number),
  constraint not_backdated check (effective_from > approved_at)
);

create function configuration.check_version() returns trigger language plpgsql as $$
begin
  perform from staff.change c
    where c.id = new.change_id and c.kind = 'config' and c.subject = new.key and c.state = 'approved'
      and c.checker_id <> c.maker_id and c.after -> 'value' = new.value;
  if not found then
    raise exception 'no two people agreed on this value of %', new.key using errcode = 'check_violation';
  end if;
  if new.number <> coalesce((select max(number) from configuration.version where key = new.key), 0) + 1 then
    raise exception 'versions of % are numbered without a gap', new.key using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger two_people_agreed before insert on configuration.version
  for each row execute function configuration.check_version();

create function configuration.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'configuration.version is append-only: % is refused', lower(tg_op) using errcode = 'restrict_violation';
end $$;
create trigger version_is_append_only before update or delete or truncate on configuration.version
  for each statement execute function configuration.refuse_change();

grant select, insert on configuration.version to bahi_app;
