-- What customers are told where, the devices that are subscribed to push, and what is on its way. Written by server/src/notifications/ only.
create schema notifications;
grant usage on schema notifications to bahi_app;

-- Without a row the defaults of server/src/notifications/settings.ts hold.
create table notifications.setting (
  customer_id bigint primary key references identity.customer,
  shows_details boolean not null default false,
  -- In the app: these groups of messages are kept as read.
  muted text[] not null default '{}' check (muted <@ array['decision', 'money', 'order', 'alert', 'notice']),
  push text[] not null,
  sms text[] not null default '{}',
  constraint groups_are_known check (push || sms <@ array['security', 'risk', 'decision', 'money', 'order', 'alert', 'notice'])
);
grant select, insert, update (shows_details, muted, push, sms) on notifications.setting to bahi_app;

-- The address a browser is reached at, with its keys: sealed, since whoever has both can write to the device.
create table notifications.subscription (
  id bigint generated always as identity primary key,
  customer_id bigint not null references identity.customer,
  session_id bigint not null unique references identity.session,
  created_at bigint not null,
  -- SHA-256: one device is one customer's.
  endpoint_hash bytea not null unique check (octet_length(endpoint_hash) = 32),
  sealed bytea not null
);
create index subscription_of_customer on notifications.subscription (customer_id, id);
grant select, insert, update (customer_id, session_id, created_at, sealed), delete on notifications.subscription to bahi_app;

-- One message on its way to one device, or to the phone; gone once it was taken.
create table notifications.delivery (
  id bigint generated always as identity primary key,
  customer_id bigint not null references identity.customer,
  message_id bigint not null references messages.message,
  -- Null: by SMS.
  subscription_id bigint references notifications.subscription on delete cascade,
  valid_until bigint not null,
  next_attempt_at bigint not null,
  attempts integer not null default 0,
  constraint once_a_device unique nulls not distinct (message_id, subscription_id)
);
create index delivery_due on notifications.delivery (next_attempt_at, id);
create index delivery_of_subscription on notifications.delivery (subscription_id);
grant select, insert, update (attempts, next_attempt_at), delete on notifications.delivery to bahi_app;
