-- Finding a customer, and the story of one (rules §10).

-- The verified name, as an HMAC under a key outside the database: found by the whole name, and by nothing less.
alter table verification.person add column name_index bytea check (length(name_index) = 32);
alter table verification.person add constraint only_verified_names check (name_index is null or state = 'verified');
create index person_name on verification.person (name_index) where name_index is not null;
create index person_state on verification.person (state, customer_id desc);
grant update (name_index) on verification.person to bahi_app;

-- By the beginning of an account.
create index customer_account_prefix on identity.customer (account text_pattern_ops);

create index session_of_customer on identity.session (customer_id, id desc);
create index destination_of_customer on destinations.destination (customer_id, id desc);
create index reveal_of_case on verification.reveal (case_id);

-- Of all customers, newest first.
create index order_newest on orders.orders (id desc);
create index position_newest on orders.position (id desc);
