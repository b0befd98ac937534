-- A ticket about a record of a loan (desks §9: "linked to a record").

alter table support.ticket drop constraint ticket_about_type_check;
alter table support.ticket add constraint ticket_about_type_check check (about_type in ('deposit', 'withdrawal', 'order', 'loan'));
