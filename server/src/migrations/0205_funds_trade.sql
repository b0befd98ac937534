-- Funds have books of their own. Which symbols are funds, for the auditor: their charges are others than those of shares.
create table market.fund (symbol text primary key);
grant select, insert on market.fund to bahi_app;

-- What trades is priced in paise, as money is; so far a fund was worked out to a ten-thousandth of a rupee. What was recorded of it is read in
-- paise from now on: rows are rounded, compressed sessions stay as they were written, and say by how much their prices are finer.
create temporary table finer as select unnest(array[
  'FIFTYFUND', 'MIDFUND', 'WIDEFUND', 'BANKFUND', 'TECHFUND', 'PHARMAFUND', 'ENERGYFUND', 'DAILYFUND', 'BUILDFUND', 'EVENFUND',
  'CALMFUND', 'GROWFUND', 'STEADYFUND', 'CHEAPFUND', 'SWIFTFUND', 'SPARKFUND', 'YIELDFUND', 'INCOMEFUND', 'COINFIVE', 'COINFUND'
]) as symbol;
insert into market.fund select symbol from finer;

alter table market.session_bars add column price_factor smallint default 1 not null check (price_factor > 0);
update market.session_bars set price_factor = 100 where symbol in (select symbol from finer);

alter table market.daily_bar disable trigger daily_bar_only_grows;
alter table market.minute_bar disable trigger minute_bar_only_grows;
update market.daily_bar set previous_close = greatest(1, round(previous_close / 100.0)), open = greatest(1, round(open / 100.0)),
  high = greatest(1, round(high / 100.0)), low = greatest(1, round(low / 100.0)), close = greatest(1, round(close / 100.0))
  where symbol in (select symbol from finer);
update market.minute_bar set open = greatest(1, round(open / 100.0)), high = greatest(1, round(high / 100.0)),
  low = greatest(1, round(low / 100.0)), close = greatest(1, round(close / 100.0)) where symbol in (select symbol from finer);
alter table market.daily_bar enable trigger daily_bar_only_grows;
alter table market.minute_bar enable trigger minute_bar_only_grows;
update market.mark set price = greatest(1, round(price / 100.0)), opening = greatest(1, round(opening / 100.0))
  where symbol in (select symbol from finer);

-- An alert's level is a price, or a change in hundredths of a percent; what it is counted from is a price.
update alerts.alert set value = case when kind in ('above', 'below') then greatest(1, round(value / 100.0)) else value end,
  base_high = greatest(1, round(base_high / 100.0)), base_low = greatest(1, round(base_low / 100.0)),
  fired_value = case when kind in ('above', 'below') then greatest(1, round(fired_value / 100.0)) else fired_value end,
  value_before = case when kind in ('above', 'below') then greatest(1, round(value_before / 100.0)) else value_before end
  where symbol in (select symbol from finer);
drop table finer;
