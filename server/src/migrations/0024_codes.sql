-- One-time codes by message (rules §6): the phones they go to, the codes, and what is sent. Moments are UTC milliseconds.

create table security.phone (
  customer_id bigint primary key references identity.customer,
  -- Under the customer's own key, which is outside the database.
  sealed bytea not null,
  -- HMAC of the number under a key outside the database: a phone is one customer's.
  phone_index bytea not null unique check (length(phone_index) = 32),
  bound_at bigint not null
);

-- The newest code of each purpose and address. For a forgotten password the address is the account's name, and a name that is
-- nobody's has a row too: what is stored and how long it takes say nothing of who has an account.
create table security.code (
  purpose text not null check (purpose in ('fund_password', 'bind_phone', 'unfreeze', 'forgot')),
  -- HMAC of the phone or the name.
  address_index bytea not null check (length(address_index) = 32),
  -- Who may use it; null: nobody.
  customer_id bigint references identity.customer,
  -- HMAC under a key outside the database, so that a copy of this table cannot be searched for six digits.
  code_hash bytea not null check (length(code_hash) = 32),
  sent_at bigint not null,
  valid_until bigint not null,
  -- Of this code; at five it is over.
  tries int not null default 0 check (tries between 0 and 5),
  used_at bigint,
  -- When codes were sent here within the last day, oldest first.
  sendings bigint[] not null,
  primary key (purpose, address_index)
);
create index code_old on security.code (sent_at);

create schema messenger;
grant usage on schema messenger to bahi_app;

-- What goes to a phone. The outbox of a practice install keeps it here for staff to show; otherwise the content goes when it is over.
create table messenger.message (
  id bigint generated always as identity primary key,
  customer_id bigint references identity.customer,
  language text not null check (language in ('en', 'tw', 'ko')),
  -- Phone and text, sealed.
  sealed bytea,
  at bigint not null,
  -- Not sent any more from then on.
  valid_until bigint not null check (valid_until > at),
  state text not null check (state in ('outbox', 'waiting', 'sent', 'failed', 'expired')),
  attempts int not null default 0,
  next_attempt_at bigint not null,
  constraint nothing_is_kept check ((sealed is null) = (state in ('sent', 'failed', 'expired')))
);
create index message_waiting on messenger.message (next_attempt_at) where state = 'waiting';
create index message_outbox on messenger.message (id desc) where state = 'outbox';
create index message_old on messenger.message (at);

grant select, insert, update, delete on security.phone, security.code, messenger.message to bahi_app;
