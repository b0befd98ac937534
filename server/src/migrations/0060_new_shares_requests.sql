-- Applications are taken many in one transaction: key and body of the call that made one are kept, hashed, in its own row (rules §2).
-- Those of before get keys that no call has.

alter table new_shares.subscription
  add column request uuid not null default gen_random_uuid(),
  add column body uuid not null default gen_random_uuid(),
  add constraint subscription_request unique (customer_id, request);
alter table new_shares.subscription alter column request drop default, alter column body drop default;
grant usage on sequence new_shares.subscription_id_seq to bahi_app;
