-- Tickets about loans and credit (desks §9).

alter table support.ticket drop constraint ticket_kind_check;
alter table support.ticket add constraint ticket_kind_check
  check (kind in ('deposit', 'withdrawal', 'order', 'loan', 'identity', 'account', 'complaint', 'other'));
