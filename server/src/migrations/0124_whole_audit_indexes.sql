-- What the auditor looks for among all customers and all entitlements.
create index customer_restricted on identity.customer (id) where restrictions is not null;
create index entitlement_of_position on actions.entitlement (position_id);
