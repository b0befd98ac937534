-- Fees of borrowed shares (desks §7, decision 0088). One row a share and date fixes by what the fees of that date are reckoned, and one a
-- position whose they are; both are written by one transaction, and only then is anything posted. So a date is charged once, whoever comes by and
-- whatever ends in between. Written by server/src/lending/ only.
create schema lending;
grant usage on schema lending to bahi_app;

-- From this date on: nobody pays for a date before.
create table lending.start (
  is_only boolean primary key default true check (is_only),
  first_date date not null
);

-- Up to which date the fees of a share are fixed.
create table lending.share (
  symbol text primary key,
  through date not null
) with (fillfactor = 70);

create table lending.day (
  symbol text not null,
  date date not null,
  -- At the date's end: in the pool, of short positions, of those from the pool; and what the house published.
  lent bigint not null check (lent >= 0),
  borrowed bigint not null check (borrowed > 0),
  on_loan bigint not null check (on_loan = least(lent, borrowed)),
  house_quota bigint not null check (house_quota >= 0),
  -- Paise a share: the mark price.
  mark bigint not null check (mark > 0),
  -- Of all short positions, and of that what lenders get.
  fees bigint not null check (fees >= 0),
  paid bigint not null check (paid between 0 and fees),
  rate_bps integer not null check (rate_bps between rate_minimum_bps and rate_maximum_bps),
  rate_minimum_bps integer not null check (rate_minimum_bps >= 0),
  rate_maximum_bps integer not null,
  lender_percent smallint not null check (lender_percent between 0 and 100),
  primary key (symbol, date)
);

create table lending.part (
  date date not null,
  position_id bigint not null,
  customer_id bigint not null,
  symbol text not null,
  is_lender boolean not null,
  -- Short, or lent; of the latter what was on loan.
  shares bigint not null check (shares > 0),
  on_loan bigint not null check (on_loan between 0 and shares and (is_lender or on_loan = 0)),
  amount bigint not null check (amount >= 0),
  -- Null: not posted yet, or nothing to post.
  entry_id bigint unique,
  primary key (position_id, date),
  foreign key (symbol, date) references lending.day,
  foreign key (customer_id, position_id) references orders.position (customer_id, id),
  constraint nothing_is_no_entry check (amount > 0 or entry_id is null)
) with (fillfactor = 85);
create index part_of_day on lending.part (symbol, date);
create index part_to_post on lending.part (date, position_id) where entry_id is null and amount > 0;

create function lending.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the fee of position % on % is fixed', old.position_id, old.date using errcode = 'check_violation', constraint = 'fixed';
end $$;
create trigger posted_once before update on lending.part for each row
  when (old.entry_id is not null or (new.position_id, new.date, new.customer_id, new.symbol, new.is_lender, new.shares, new.on_loan, new.amount)
    is distinct from (old.position_id, old.date, old.customer_id, old.symbol, old.is_lender, old.shares, old.on_loan, old.amount))
  execute function lending.refuse_change();

grant select, insert on lending.start, lending.share, lending.day, lending.part to bahi_app;
grant update (through) on lending.share to bahi_app;
grant update (entry_id) on lending.part to bahi_app;
