-- Pictures that a key of the configuration names, as the app's logo (decision 0108): drawn anew, by the hash of what was drawn. One that no version names is seen by
-- staff alone.

create table configuration.picture (
  hash bytea primary key check (length(hash) = 32),
  png bytea not null check (length(png) between 1 and 2000000),
  added_by bigint not null references staff.member,
  added_at bigint not null
);
comment on table configuration.picture is 'Append-only.';

create function configuration.refuse_picture_change() returns trigger language plpgsql as $$
begin
  raise exception 'configuration.picture is append-only: % is refused', lower(tg_op) using errcode = 'restrict_violation';
end $$;
create trigger picture_is_append_only before update or delete or truncate on configuration.picture
  for each statement execute function configuration.refuse_picture_change();

grant select, insert on configuration.picture to bahi_app;
