-- A stop that is changed counts from the first valuation on that is more than the cut-off after it, as a request does: whoever could set it right before a
-- valuation would deal at a price that is known, inside the lock-up too. Until then the one before it counts.
alter table pools.holding
  add column stop_was smallint check (stop_was between 5 and 95),
  add column stop_at bigint,
  add constraint changed_from_something check ((stop_was is null) = (stop_at is null));
grant update (stop_was, stop_at) on pools.holding to bahi_app;
