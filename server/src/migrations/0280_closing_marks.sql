-- The mark price with each recorded date (decision 0122): the closing price is it on a tick, and a total counts at the mark itself. Null: of a date that was
-- recorded before, or whose quote was of the next date already when its last minute was written.
alter table market.daily_bar add column mark bigint check (mark > 0);
grant update (mark) on market.daily_bar to bahi_app;
