-- The lists of one customer: without it each new list looked through those of everybody.
create index list_of_customer on watchlist.list (customer_id, type);

-- What was agreed about one subject, and what waits for a second person: found without reading the record of all changes.
create index change_of_subject on staff.change (subject, id desc);
create index change_waiting on staff.change (id desc) where state = 'proposed';
