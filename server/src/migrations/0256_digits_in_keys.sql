-- Keys of the configuration may have digits, as those of VIP levels and networks have.
alter table configuration.version
  drop constraint version_key_check,
  add constraint version_key_check check (key ~ '^[a-z][A-Za-z0-9]{2,59}$');
