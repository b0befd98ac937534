-- A customer's avatar (decision 0110). The picture before goes with it: nobody but its customer ever saw it.

insert into uploads.purpose values ('avatar');

create table uploads.avatar (
  customer_id bigint primary key references identity.customer,
  upload_id bigint not null unique references uploads.upload
);
grant select, insert, update (upload_id), delete on uploads.avatar to bahi_app;

create or replace function uploads.keep_used() returns trigger language plpgsql as $$
begin
  if old.used_by is not null and old.purpose <> 'avatar' then raise exception 'upload % is used', old.id; end if;
  return old;
end $$;
