-- What the market leaves behind: the moment and seed it began with, and the minutes that were traded (rules §4).
-- History before the first start is a pure function of the seed and is stored nowhere.

create schema market;
grant usage on schema market to bahi_app;

-- One row for ever: the same seed from the same moment gives the same history.
create table market.genesis (
  is_only boolean primary key default true check (is_only),
  seed text not null check (seed <> ''),
  started_at timestamptz not null
);

-- Recorded minutes. Prices at the instrument's price scale, volume in shares, start in UTC milliseconds.
create table market.minute_bar (
  symbol text not null,
  start bigint not null check (start % 60000 = 0),
  open bigint not null check (open > 0),
  high bigint not null,
  low bigint not null,
  close bigint not null,
  volume bigint not null check (volume >= 0),
  primary key (symbol, start),
  check (low <= open and low <= close and high >= open and high >= close)
);

-- The figures of each business date since the beginning, as the quote has them: the charts of days, and where the
-- market goes on after a stop. Turnover is in price-scale units times shares.
create table market.daily_bar (
  symbol text not null,
  business_date date not null,
  previous_close bigint not null check (previous_close > 0),
  open bigint not null check (open > 0),
  high bigint not null,
  low bigint not null,
  close bigint not null,
  volume bigint not null check (volume >= 0),
  turnover bigint not null check (turnover >= 0),
  primary key (symbol, business_date),
  check (low <= open and low <= close and high >= open and high >= close)
);

create index daily_bar_date on market.daily_bar (business_date);

grant select, insert on market.genesis to bahi_app;
-- A minute that was cut by a stop is completed after the restart, a date while it lasts. Never a deletion.
grant select, insert, update (high, low, close, volume) on market.minute_bar to bahi_app;
grant select, insert, update (high, low, close, volume, turnover) on market.daily_bar to bahi_app;
