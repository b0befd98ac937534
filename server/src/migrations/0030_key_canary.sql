-- A value sealed under the master key, so that a start notices when the key was lost or is another one (rules §6).

create table key_canary (
  is_only boolean primary key default true check (is_only),
  -- Null: values were sealed before this table was there; it is sealed at the next start, which must find the key.
  sealed bytea
);
grant select, insert, update (sealed) on key_canary to bahi_app;

insert into key_canary (sealed)
select null where exists (select from staff.member) or exists (select from identity.totp) or exists (select from uploads.upload);
