-- Passkeys (rules §6). Moments are UTC milliseconds.

-- What an authenticator knows a customer by; it says nothing of who that is.
create table identity.passkey_user (
  customer_id bigint primary key references identity.customer,
  handle bytea not null unique check (length(handle) = 32)
);

create table identity.passkey (
  id bigint generated always as identity primary key,
  customer_id bigint not null references identity.passkey_user,
  credential_id bytea not null unique check (length(credential_id) between 1 and 1023),
  -- COSE.
  public_key bytea not null check (length(public_key) <= 2048),
  -- The host it was made for: it signs for no other.
  rp_id text not null,
  -- Of signatures; stays 0 where the authenticator does not count.
  counter bigint not null check (counter >= 0),
  -- May be copied to other devices of its owner, and has been.
  is_multi_device boolean not null,
  is_backed_up boolean not null check (is_multi_device or not is_backed_up),
  transports text[] not null,
  name text not null check (name <> ''),
  created_at bigint not null,
  last_used_at bigint
);
create index passkey_customer on identity.passkey (customer_id, id);

-- Each is good for five minutes and once; for one customer to make a passkey, or (null) for anybody to sign in.
create table identity.passkey_challenge (
  -- SHA-256.
  challenge_hash bytea primary key check (length(challenge_hash) = 32),
  customer_id bigint references identity.customer,
  valid_until bigint not null
);
create index passkey_challenge_old on identity.passkey_challenge (valid_until);

alter table identity.login_attempt drop constraint login_attempt_method_check;
alter table identity.login_attempt
  add constraint login_attempt_method_check check (method in ('password', 'totp', 'passkey'));

grant select, insert on identity.passkey_user to bahi_app;
grant select, insert, update (counter, is_backed_up, last_used_at), delete on identity.passkey to bahi_app;
grant select, insert, delete on identity.passkey_challenge to bahi_app;
