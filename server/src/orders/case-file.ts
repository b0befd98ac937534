/** Orders and positions in a customer's case file. */
import type { CaseFileSource } from '../platform/case-file.ts';

const about = `jsonb_build_object('order', o.id::text, 'symbol', o.symbol, 'kind', o.kind, 'direction', o.direction,
  'quantity', o.quantity, 'origin', o.origin)`;

export const ORDERS_CASE_FILE: readonly CaseFileSource[] = [
  {
    domain: 'order',
    sql: `select o.id, o.placed_at as at, 'order.placed' as what, ${about} || jsonb_build_object('type', o.type,
        'price', case when o.type = 'limit' then o.price::text end, 'leverage', o.leverage) as params, null::text as by
      from orders.orders o where o.customer_id = $1`,
  },
  {
    domain: 'order',
    sql: `select o.id, o.ended_at as at, 'order.' || o.status as what,
        ${about} || jsonb_build_object('filled', o.filled, 'reason', o.reason) as params, null::text as by
      from orders.orders o where o.customer_id = $1 and o.ended_at is not null`,
  },
  {
    domain: 'order',
    sql: `select p.id, p.closed_at as at, 'position.closed' as what, jsonb_build_object('position', p.id::text,
        'symbol', p.symbol, 'direction', p.direction, 'amount', p.realised::text, 'currency', 'INR') as params, null::text as by
      from orders.position p where p.customer_id = $1 and p.closed_at is not null`,
  },
  {
    domain: 'order',
    sql: `select e.id, e.at, 'position.' || e.step as what,
        jsonb_build_object('position', p.id::text, 'symbol', p.symbol) as params, null::text as by
      from orders.position p join orders.position_event e on e.position_id = p.id where p.customer_id = $1`,
  },
];
