-- What a message may be about, as rows in the place of a check list: a migration of the domain whose screen it opens adds its row. A draw
-- writes thousands of messages about one kind, and a foreign key would lock that row once for each: one look for each statement keeps the same.
create table messages.about_type (name text primary key);
comment on table messages.about_type is 'What a message may be about.';
insert into messages.about_type values ('symbol'), ('order'), ('position'), ('record'), ('deposit'), ('withdrawal'), ('verification'),
  ('restriction'), ('subscription'), ('offer'), ('placement'), ('rights');
grant select on messages.about_type to bahi_app;
alter table messages.message drop constraint message_about_type_check;

create function messages.keep_about_type() returns trigger language plpgsql as $$
declare
  unknown text;
begin
  select w.about_type into unknown from (select distinct about_type from written) w
  where w.about_type is not null and not exists (select from messages.about_type t where t.name = w.about_type)
  limit 1;
  if found then
    raise exception 'no message is about a %', unknown using errcode = 'foreign_key_violation', constraint = 'about_type_is_known';
  end if;
  return null;
end $$;

create trigger about_type_is_known after insert on messages.message referencing new table as written
  for each statement execute function messages.keep_about_type();
