-- Real instruments from NSE's public end-of-day files, to look at and never to trade. The import tool writes as the owner of
-- the tables; the application only reads. A corrected file replaces a day's figures, and what they were is kept (rules T2).

create schema imported;
grant usage on schema imported to bahi_app;

create table imported.instrument (
  -- NSE's code with ".NSE" behind it.
  symbol text primary key check (symbol ~ '^[A-Z0-9&-]{1,20}\.NSE$'),
  name text not null check (name <> ''),
  isin text,
  -- The newest date that a file had for it; name and ISIN are that file's.
  last_date date not null
);

-- Prices in paise, turnover in paise, volume in shares.
create table imported.daily_bar (
  symbol text not null references imported.instrument,
  business_date date not null,
  series text not null,
  open bigint not null check (open > 0),
  high bigint not null,
  low bigint not null check (low > 0),
  close bigint not null,
  previous_close bigint not null check (previous_close > 0),
  volume bigint not null check (volume >= 0),
  turnover bigint not null check (turnover >= 0),
  -- Grows with every change of any row.
  revision bigint generated always as identity,
  primary key (symbol, business_date),
  check (low <= open and low <= close and high >= open and high >= close)
);

-- What a later file corrected: the figures as they were, in the order of daily_bar.
create table imported.correction (
  id bigint generated always as identity primary key,
  symbol text not null,
  business_date date not null,
  series text not null,
  open bigint not null,
  high bigint not null,
  low bigint not null,
  close bigint not null,
  previous_close bigint not null,
  volume bigint not null,
  turnover bigint not null,
  file text not null,
  corrected_at timestamptz not null default now()
);

grant select on imported.instrument, imported.daily_bar, imported.correction to bahi_app;
