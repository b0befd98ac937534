-- How far the price of a fund was above its basket, once a minute while it traded: the lowest, the highest and the last of a business date, in
-- millionths of the basket's value. It is kept as nobody can work it out later: minutes of price and of members do not say what stood together.
create table market.premium (
  symbol text not null references market.fund,
  business_date date not null,
  low int not null,
  high int not null,
  last int not null,
  primary key (symbol, business_date),
  check (low <= last and last <= high)
);
grant select, insert, update (low, high, last) on market.premium to bahi_app;
