-- Orders, their fills and the positions they open (rules §5). Written by server/src/orders/ only, and only under the lock
-- of the customer's book (ledger.balance), which therefore also serialises a customer's orders and positions. Prices and
-- amounts are paise, quantities shares, moments UTC milliseconds. Charges and holds of an order follow from its turnover
-- and its terms (core/src/charges.ts, position.ts) and are not stored beside them.

create schema orders;
grant usage on schema orders to bahi_app;

create type orders.direction as enum ('long', 'short');
create type orders.order_kind as enum ('open', 'close');
create type orders.order_type as enum ('market', 'limit');
create type orders.time_in_force as enum ('session', 'gtc');
create type orders.order_status as enum ('accepted', 'pending', 'partly_filled', 'filled', 'cancelled', 'rejected');
create type orders.order_origin as enum ('customer', 'stop_loss', 'take_profit', 'close_out');
create type orders.position_status as enum ('holding', 'closing', 'closed');
create type orders.position_step as enum ('margin_added', 'protection_changed', 'margin_warning');

-- Where ids of orders come from, a block at a time; a block's unused rest is lost at a stop.
create sequence orders.order_id start with 1000001 increment by 1000;

create table orders.orders (
  id bigint not null,
  customer_id bigint not null,
  -- SHA-256 of the idempotency key and of the body, cut to 128 bits.
  request uuid not null,
  body uuid not null,
  -- The position it closes; an opening order's position has the order's own id.
  closes bigint,
  placed_at bigint not null,
  ended_at bigint,
  -- The limit, or the protection price of a market order; and the price its hold is made with.
  price bigint not null check (price > 0),
  worst_price bigint not null check (worst_price > 0),
  stop_loss bigint check (stop_loss > 0),
  take_profit bigint check (take_profit > 0),
  -- Sum of price times quantity of its fills.
  turnover bigint not null default 0 check (turnover >= 0),
  quantity integer not null check (quantity > 0),
  filled integer not null default 0,
  -- The venue's number of the last execution that was settled.
  executions integer not null default 0,
  leverage smallint not null check (leverage between 1 and 10),
  kind orders.order_kind not null,
  direction orders.direction not null,
  type orders.order_type not null,
  time_in_force orders.time_in_force not null,
  origin orders.order_origin not null default 'customer',
  status orders.order_status not null,
  symbol text not null,
  -- The request that asked the venue to cancel it.
  cancel_request uuid,
  -- Why it ended, a code of contract/src/errors.ts and its parameters.
  reason text,
  reason_params jsonb,
  primary key (customer_id, id),
  constraint order_request unique (customer_id, request),
  constraint order_not_overfilled check (filled between 0 and quantity),
  constraint order_status_fits_fills check (
    case status
      when 'filled' then filled = quantity
      when 'partly_filled' then filled > 0 and filled < quantity
      when 'pending' then filled = 0
      when 'rejected' then filled = 0
      else filled < quantity
    end
  ),
  constraint order_ends_when_final check ((ended_at is not null) = (status in ('filled', 'cancelled', 'rejected'))),
  constraint order_ends_for_a_reason check ((reason is not null) = (status in ('cancelled', 'rejected'))),
  constraint order_closes_a_position check ((kind = 'close') = (closes is not null))
) with (fillfactor = 90, autovacuum_vacuum_scale_factor = 0.1);
create unique index order_open on orders.orders (id) where ended_at is null;
create unique index order_closing on orders.orders (closes) where ended_at is null and closes is not null;
comment on index orders.order_closing is 'One closing order works at a time for each position.';
create index order_of_position on orders.orders (closes, id) where closes is not null;

create table orders.fill (
  order_id bigint not null,
  -- The trade on the symbol's tape and the touch just before it: why this price.
  trade_seq bigint not null,
  price bigint not null check (price > 0),
  bid bigint,
  ask bigint,
  at bigint not null,
  execution integer not null check (execution > 0),
  quantity integer not null check (quantity > 0),
  primary key (order_id, execution)
);
comment on table orders.fill is 'Append-only. Each execution of the venue, settled once.';

create table orders.position (
  -- The opening order's id.
  id bigint not null,
  customer_id bigint not null,
  opened_at bigint not null,
  closed_at bigint,
  locked_until bigint,
  -- core/src/position.ts, PositionState.
  opened_turnover bigint not null check (opened_turnover > 0),
  closed_turnover bigint not null default 0 check (closed_turnover >= 0),
  cost bigint not null check (cost >= 0),
  opened_margin bigint not null check (opened_margin >= 0),
  original_margin bigint not null check (original_margin >= 0),
  added_margin bigint not null default 0 check (added_margin >= 0),
  realised bigint not null default 0,
  receivable bigint not null default 0 check (receivable >= 0),
  stop_loss bigint check (stop_loss > 0),
  take_profit bigint check (take_profit > 0),
  closing_order_id bigint,
  quantity integer not null check (quantity >= 0),
  opened_quantity integer not null check (opened_quantity > 0),
  -- Additions to the margin so far: numbers their ledger entries.
  additions integer not null default 0 check (additions >= 0),
  lock_minutes integer not null default 0 check (lock_minutes >= 0),
  lock_days smallint not null default 0 check (lock_days >= 0),
  leverage smallint not null check (leverage between 1 and 10),
  is_warned boolean not null default false,
  direction orders.direction not null,
  status orders.position_status not null,
  symbol text not null,
  -- brokerage, exchange, sebi, gst, stt, stamp
  charges bigint[] not null check (cardinality(charges) = 6),
  primary key (customer_id, id),
  constraint position_not_oversold check (quantity <= opened_quantity),
  constraint position_closed_when_empty check ((quantity = 0) = (status = 'closed')),
  constraint position_closed_at check ((closed_at is not null) = (status = 'closed')),
  constraint position_empty_has_nothing check (quantity > 0 or (cost = 0 and original_margin = 0 and added_margin = 0)),
  constraint position_closing_by_an_order check ((closing_order_id is not null) = (status = 'closing'))
) with (fillfactor = 80);
create unique index position_open on orders.position (id) where closed_at is null;

create table orders.position_event (
  id bigint generated always as identity primary key,
  position_id bigint not null,
  at bigint not null,
  step orders.position_step not null,
  params jsonb not null
);
create index position_event_position on orders.position_event (position_id, id);
comment on table orders.position_event is 'Append-only. The steps of a position that no order or fill tells.';

grant usage on sequence orders.order_id to bahi_app;
grant select, insert on all tables in schema orders to bahi_app;
grant update (
  ended_at, turnover, filled, executions, status, cancel_request, reason, reason_params
) on orders.orders to bahi_app;
grant update (
  closed_at, locked_until, lock_days, lock_minutes, opened_turnover, closed_turnover, cost, opened_margin, original_margin,
  added_margin, realised, receivable, stop_loss, take_profit, closing_order_id, quantity, opened_quantity, additions,
  is_warned, status, charges
) on orders.position to bahi_app;
