-- Where each mark price stood when the market was last seen (decision 0043): a start goes on from there, for the last trade is one
-- order's, and whoever sees a stop coming could choose it.
create table market.mark (
  symbol text primary key,
  business_date date not null,
  price bigint not null check (price > 0),
  opening bigint not null check (opening > 0)
);
grant select, insert, update on market.mark to bahi_app;
