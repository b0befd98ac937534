-- What short positions of a share borrow in all (desks §7) is counted for each order for one: by the share, over the few that are short.
create index position_short_symbol on orders.position (symbol) where direction = 'short' and closed_at is null;
create index order_short_symbol on orders.orders (symbol) where kind = 'open' and direction = 'short' and ended_at is null;
