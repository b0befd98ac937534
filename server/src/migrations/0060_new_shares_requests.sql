-- Applications are taken many in one transaction: key and body of the call that made one are kept, hashed, in its own row (rules §2).

alter table new_shares.subscription
  add column request uuid not null,
  add column body uuid not null,
  add constraint subscription_request unique (customer_id, request);
grant usage on sequence new_shares.subscription_id_seq to bahi_app;
