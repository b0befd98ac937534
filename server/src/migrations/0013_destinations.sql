-- Where a customer's money may go (rules §7): bank cards and wallets. Moments are UTC milliseconds.

create schema destinations;
grant usage on schema destinations to bahi_app;

create table destinations.destination (
  id bigint generated always as identity (start with 3000001) primary key,
  customer_id bigint not null references identity.customer,
  kind text not null check (kind in ('card', 'wallet')),
  -- Account number in capitals without blanks, or the address with its checksum. Shown masked and never logged.
  number text not null,
  -- Of a card.
  holder text, bank text, branch text, bank_code text,
  ifsc text check (ifsc ~ '^[A-Z]{4}0[A-Z0-9]{6}$'),
  -- Of a wallet.
  network text check (network in ('TRC20', 'ERC20')),
  is_default boolean not null,
  added_at bigint not null,
  usable_from bigint not null check (usable_from >= added_at),
  removed_at bigint,
  check (num_nonnulls(holder, bank, branch, bank_code, ifsc) = case kind when 'card' then 5 else 0 end),
  check ((kind = 'wallet') = (network is not null)),
  check (not is_default or removed_at is null)
);
-- One account at one bank, one address of one network, once for each customer.
create unique index card_once on destinations.destination (customer_id, number, left(ifsc, 4))
  where kind = 'card' and removed_at is null;
create unique index wallet_once on destinations.destination (customer_id, number, network)
  where kind = 'wallet' and removed_at is null;
create unique index default_once on destinations.destination (customer_id) where is_default;
create index destination_number on destinations.destination (number);
comment on table destinations.destination is 'Kept when removed: withdrawals name it.';

grant select, insert, update (is_default, removed_at) on destinations.destination to bahi_app;
