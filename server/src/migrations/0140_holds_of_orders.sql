-- What an order holds is a column of its row (decision 0062): placing one writes one row, settling it changes one.
alter table orders.orders add column held bigint not null default 0;
comment on column orders.orders.held is 'What is still reserved of the customer’s rupees; ledger.balance.held counts it.';

update orders.orders o set held = h.amount - h.captured - h.released
from ledger.hold h where h.kind = 'order' and h.reference = o.id and h.customer_id = o.customer_id and h.ended_at is null;
alter table ledger.hold disable trigger hold_is_kept;
delete from ledger.hold where kind = 'order';
alter table ledger.hold enable trigger hold_is_kept;

alter table orders.orders add constraint order_holds_while_it_opens
  check (held >= 0 and (held = 0 or (kind = 'open' and ended_at is null)));
alter table ledger.hold add constraint hold_of_an_order_is_in_its_row check (kind <> 'order');

create function orders.refuse_order_change() returns trigger language plpgsql as $$
begin
  raise exception 'order % has ended or would hold more', old.id using errcode = 'check_violation', constraint = 'order_ends_once';
end $$;
create trigger order_ends_once before update on orders.orders for each row
  when (old.ended_at is not null or new.held > old.held)
  execute function orders.refuse_order_change();

-- Everything that cash is reserved for now, wherever it is kept.
create view ledger.active_hold as
  select kind, reference, customer_id, currency, amount - captured - released as amount, placed_at
  from ledger.hold where ended_at is null
  union all
  select 'order'::ledger.hold_kind, id, customer_id, 'INR', held, placed_at
  from orders.orders where ended_at is null and held > 0;

grant update (held) on orders.orders to bahi_app;
grant select on ledger.active_hold to bahi_app;
