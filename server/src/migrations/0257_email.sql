-- An address a customer is told by e-mail at (decision 0118), as a phone is kept.
create table security.email (
  customer_id bigint primary key references identity.customer,
  -- Under the customer's own key. No index finds an address: whose else it is concerns nobody.
  sealed bytea not null,
  bound_at bigint not null
);
grant select, insert, update, delete on security.email to bahi_app;

alter table security.code drop constraint code_purpose_check;
alter table security.code add constraint code_purpose_check
  check (purpose in ('fund_password', 'bind_phone', 'unfreeze', 'forgot', 'bind_email'));

-- What guards the account is told there from the first address on; the rest is asked for.
alter table notifications.setting
  add column email text[] not null default '{security}',
  add constraint email_groups_are_known
    check (email <@ array['security', 'risk', 'decision', 'money', 'order', 'alert', 'notice']);
grant update (email) on notifications.setting to bahi_app;

-- Without a subscription it is on its way by SMS, or by e-mail.
alter table notifications.delivery
  add column is_email boolean not null default false,
  drop constraint once_a_device,
  add constraint once_a_medium unique nulls not distinct (message_id, subscription_id, is_email),
  add constraint email_has_no_device check (not is_email or subscription_id is null);
