-- Which order a customer's idempotency key has cancelled: the same key for another order is refused.
create index order_cancelled_by on orders.orders (customer_id, cancel_request)
  where cancel_request is not null
    and cancel_request not in ('00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff');
