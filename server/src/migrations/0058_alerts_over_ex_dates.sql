-- A price alert over a split (rules §4, decision 0033): it waits for the same worth of a share as before. What was traded before the
-- ex-date, which is then its base date, is compared with the level it had then.
alter table alerts.alert add column value_before bigint check (value_before > 0);
grant update (value, value_before, base_date, base_high, base_low) on alerts.alert to bahi_app;
create index alert_active_of_symbol on alerts.alert (symbol) where status = 'active';
