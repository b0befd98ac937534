-- What there was to borrow when an order for a short was accepted (desks §7), under the lock of its share: the auditor sees by it that no two orders
-- borrowed the same shares. Written with the order; an order for shares that nobody needs to borrow has none.
create table orders.borrowing (
  order_id bigint primary key,
  customer_id bigint not null,
  -- Shares of all short positions and of what is still to fill of orders for one, with this one; and all that there were to borrow.
  borrowed bigint not null check (borrowed > 0),
  quota bigint not null,
  symbol text not null,
  foreign key (customer_id, order_id) references orders.orders (customer_id, id),
  constraint never_more_than_there_is check (borrowed <= quota)
);
create index borrowing_of_symbol on orders.borrowing (symbol, order_id);
grant select, insert on orders.borrowing to bahi_app;
