-- What guards an account beside its login password (rules §6). Moments are UTC milliseconds.

create schema security;
grant usage on schema security to bahi_app;

create table security.account (
  customer_id bigint primary key references identity.customer,
  -- Six digits: only argon2id keeps a copy of this table from being searched at once.
  fund_password_hash text check (fund_password_hash like '$argon2id$%'),
  -- Money may not leave before: something that guards it was replaced.
  money_out_held_until bigint,
  -- No new orders before.
  paused_until bigint
);
comment on table security.account is 'A row once a customer has set anything; orders read it with the customer’s own.';

-- Login sessions that gave the fund password: orders ask for none until then.
create table security.unlock (
  session_id bigint primary key references identity.session,
  customer_id bigint not null references identity.customer,
  until bigint not null
);
create index unlock_customer on security.unlock (customer_id);

grant select, insert, update on security.account to bahi_app;
grant select, insert, update, delete on security.unlock to bahi_app;
