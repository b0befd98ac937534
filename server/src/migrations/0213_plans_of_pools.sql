-- A plan has the book that it was worked out from, so that anybody works it out again (bahi-plans-1, decision 0095); what a rule saw on a date is written
-- down once for all pools.
alter table pools.plan
  drop column value,
  drop column investable,
  add column cash bigint not null default 0 check (cash >= 0),
  add column dividends bigint not null default 0 check (dividends >= 0),
  -- What waiting redemptions took, at the marks of the plan.
  add column owed bigint not null default 0 check (owed >= 0),
  -- Free cash when the purchases were cut to it, and what was owed then; null: they were not.
  add column buying_cash bigint check (buying_cash >= 0),
  add column buying_owed bigint check (buying_owed >= 0),
  add constraint cash_and_owed_together check ((buying_cash is null) = (buying_owed is null));

alter table pools.plan alter column cash drop default, alter column dividends drop default, alter column owed drop default;

-- The stocks among which every rule chooses: [{symbol, sector, shares, closes, volumes}].
create table pools.seen (
  date date primary key,
  stocks jsonb not null check (jsonb_typeof(stocks) = 'array')
);

-- A purchase as far as the cash lasted; of a sale all of it.
alter table pools.plan_line add column asked integer check (asked between 0 and shares);
update pools.plan_line set asked = shares;
alter table pools.plan_line
  alter column limit_price drop not null,
  drop constraint filled_whole,
  add constraint filled_whole check ((outcome = 'filled') = (asked > 0 and filled = asked)),
  add constraint asked_at_a_limit check ((asked is null) = (limit_price is null)),
  add constraint placed_as_asked check (outcome in ('waiting', 'not_afforded') or asked > 0),
  add constraint a_sale_closes check ((closes is not null) = (side = 'sell') and (side = 'buy' or asked = shares));
create index plan_line_open on pools.plan_line (order_id) where outcome = 'placed';

grant select, insert on pools.seen to bahi_app;
grant update (buying_cash, buying_owed) on pools.plan to bahi_app;
grant update (asked, limit_price) on pools.plan_line to bahi_app;
