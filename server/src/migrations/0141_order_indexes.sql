-- Open orders are looked for by customer: for lists, holds, the minute's audit. By its number alone an order is found whether it is open or
-- not (order_newest).
drop index orders.order_open;
create index order_open on orders.orders (customer_id, id) where ended_at is null;

-- No index speaks of the status, which changes with fills and sessions: such an update adds to none of them (HOT).
drop index orders.order_taken_away;
create index order_taken_away on orders.orders (ended_at) where cancel_request is not null;
