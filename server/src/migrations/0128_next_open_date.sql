-- The business date after a closed one, by the calendar that closed it: what comes late, or by a clock that was set back, is dated there.
-- Null in rows of before: the day after.
alter table ledger.closed_day add column next_date date check (next_date > business_date);
