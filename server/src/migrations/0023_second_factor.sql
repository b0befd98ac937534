-- The authenticator as a second factor, and the history of sign-ins (rules §6). Moments are UTC milliseconds.

create table identity.totp (
  customer_id bigint primary key references identity.customer,
  -- Sealed under the master key, which is a file outside the database.
  secret bytea not null,
  -- Null until a code of it was confirmed: until then it asks for nothing.
  confirmed_at bigint,
  -- The time step of the last code that was used: it and older ones are over.
  last_step bigint not null default 0
);

-- For a lost authenticator, each once. An HMAC under the authenticator's secret: this table alone says nothing about a code.
create table identity.recovery_code (
  customer_id bigint not null references identity.totp on delete cascade,
  code_hash bytea not null check (length(code_hash) = 32),
  primary key (customer_id, code_hash)
);

create table identity.login_attempt (
  id bigint generated always as identity primary key,
  customer_id bigint not null references identity.customer,
  at bigint not null,
  device text not null,
  ip text not null,
  method text not null check (method in ('password', 'totp')),
  outcome text not null check (outcome in ('ok', 'wrong_password', 'wrong_code', 'locked', 'restricted'))
);
create index login_attempt_newest on identity.login_attempt (customer_id, id desc);
create index login_attempt_old on identity.login_attempt (at);
comment on table identity.login_attempt is 'Of accounts that exist; kept for a year.';

grant select, insert, update, delete on identity.totp to bahi_app;
grant select, insert, delete on identity.recovery_code to bahi_app;
grant select, insert, delete on identity.login_attempt to bahi_app;
