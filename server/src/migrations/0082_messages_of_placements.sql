-- A message may be about a request for a placement, or about a rights issue.

alter table messages.message drop constraint message_about_type_check;
alter table messages.message add constraint message_about_type_check check (
  about_type in ('symbol', 'order', 'position', 'record', 'deposit', 'withdrawal', 'verification', 'restriction', 'subscription', 'offer',
    'placement', 'rights')
);
