-- Orders whose end or first fill their customer did not see: told by a message soon after (server/src/orders/order-news.ts). A line an event, gone once it
-- was told; no key of the order's, so that whoever settles never waits for whoever tells.
create table orders.untold (
  id bigint generated always as identity primary key,
  order_id bigint not null,
  customer_id bigint not null
);
-- Changing a line is for its lock alone.
grant select, insert, update (order_id), delete on orders.untold to bahi_app;
