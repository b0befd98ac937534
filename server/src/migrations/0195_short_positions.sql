-- Whether a customer is short of a share is asked for each request for shares outside the book. There are few short positions, so the index is
-- small, and it is the cheapest way whatever the planner knows of the table: without statistics it read every open position for each request.
create index position_short on orders.position (customer_id, symbol) where direction = 'short' and closed_at is null;
