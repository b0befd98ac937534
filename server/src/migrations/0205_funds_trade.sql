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

-- Alerts: a level is a price, or a change in hundredths of a percent; what it is counted from and what fired it are prices. A level moves away
-- from the market, so that nothing fires earlier than it would have; of two that become one, the first stays. Funds had no volume to wait for.
create temporary table moved as
  select id, customer_id, symbol, kind, status, case kind when 'above' then ceil(value / 100.0) else greatest(1, floor(value / 100.0)) end as value
  from alerts.alert where symbol in (select symbol from finer) and kind in ('above', 'below');
update alerts.alert set status = 'cancelled', ended_at = (extract(epoch from now()) * 1000)::bigint where id in (
  select later.id from moved later join moved first using (customer_id, symbol, kind, value)
  where first.id < later.id and first.status = 'active' and later.status = 'active');
-- While rows change one by one, one may be in the way of another that has yet to.
drop index alerts.alert_active_once;
update alerts.alert a set value = m.value from moved m where a.id = m.id;
create unique index alert_active_once on alerts.alert (customer_id, symbol, kind, value) where status = 'active';
comment on index alerts.alert_active_once is 'The same alert is set once at a time.';
-- What is unknown stays so: greatest() passes over a null.
update alerts.alert set base_high = round(base_high / 100.0), base_low = round(base_low / 100.0), fired_value = round(fired_value / 100.0)
  where symbol in (select symbol from finer);
drop table moved, finer;
