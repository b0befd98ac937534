-- Changes of waiting orders (decision 0129): each with the terms it asked for, how it ended, and until then beside the order's own terms.
create table orders.change (
  customer_id bigint not null,
  order_id bigint not null,
  -- 1, 2, 3 … within the order.
  number smallint not null check (number > 0),
  asked_at bigint not null,
  price bigint not null check (price > 0),
  worst_price bigint not null check (worst_price > 0),
  quantity int not null check (quantity > 0),
  stop_loss bigint check (stop_loss > 0),
  take_profit bigint check (take_profit > 0),
  -- Price of the order before it.
  price_before bigint not null check (price_before > 0),
  -- late: the order had filled or ended before the venue heard of it. refused: by the venue. Null: the venue has not answered.
  outcome text check (outcome in ('done', 'late', 'refused')),
  ended_at bigint,
  -- The order's executions before it held.
  executions int,
  primary key (order_id, number),
  foreign key (customer_id, order_id) references orders.orders (customer_id, id),
  constraint change_ends_with_its_answer check ((outcome is null) = (ended_at is null) and (executions is not null) = (coalesce(outcome, '') = 'done'))
);
create unique index change_waiting on orders.change (order_id) where outcome is null;

alter table orders.orders add column changes smallint not null default 0;
comment on column orders.orders.changes is 'How often other terms were asked for it; the last may still wait for the venue.';
alter table orders.orders add column terms smallint not null default 0;
comment on column orders.orders.terms is 'Number of the change whose terms it has; 0: as it was placed.';

create function orders.refuse_change_again() returns trigger language plpgsql as $$
begin
  raise exception 'change % of order % has ended', old.number, old.order_id using errcode = 'check_violation', constraint = 'change_ends_once';
end $$;
create trigger change_ends_once before update on orders.change for each row
  when (old.outcome is not null)
  execute function orders.refuse_change_again();

-- An order comes to hold more by a change alone.
drop trigger order_ends_once on orders.orders;
create trigger order_ends_once before update on orders.orders for each row
  when (old.ended_at is not null or (new.held > old.held and new.changes = old.changes))
  execute function orders.refuse_order_change();

-- Terms come from a change that is done. The application says of which, and cannot write them itself.
create function orders.take_terms() returns trigger language plpgsql as $$
declare
  c orders.change;
begin
  select * into c from orders.change where order_id = new.id and number = new.terms and number = new.changes and outcome = 'done';
  if c.order_id is null then
    raise exception 'order % has no change % that is done', new.id, new.terms using errcode = 'check_violation', constraint = 'terms_as_asked';
  end if;
  new.price := c.price;
  new.worst_price := c.worst_price;
  -- What had filled by then may be more.
  new.quantity := greatest(c.quantity, new.filled);
  new.stop_loss := c.stop_loss;
  new.take_profit := c.take_profit;
  return new;
end $$;
create trigger terms_as_asked before update of terms on orders.orders for each row
  when (new.terms <> old.terms)
  execute function orders.take_terms();

grant select, insert, update (outcome, ended_at, executions) on orders.change to bahi_app;
grant update (changes, terms) on orders.orders to bahi_app;
