-- A message about a restriction leads to its case, also one written before.

alter table messages.message drop constraint message_about_type_check;
alter table messages.message add constraint message_about_type_check check (about_type in
  ('symbol', 'order', 'position', 'record', 'deposit', 'withdrawal', 'verification', 'restriction'));
update messages.message set about_type = 'restriction', about_id = story_params ->> 'case'
  where about_type is null and story_key like 'restriction.%' and story_params ->> 'case' is not null;
