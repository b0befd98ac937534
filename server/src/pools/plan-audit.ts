/** What must be true between the plans of pools and the orders in their books, for the ledger's auditor (ledger/audit.ts). */
import type { Invariant } from '../ledger/invariants.ts';

export const PLAN_INVARIANTS: readonly Invariant[] = [
  {
    name: 'pool_orders_are_of_plans',
    meaning:
      'Every order in the book of a pool is a line of one of its plans, as it was written down before; nobody places any other.',
    // An order is written to its line right after it was placed: of a plan that is under way one may still be without.
    sql: `select o.id as order, o.symbol, o.quantity, l.plan_id as plan, l.line, l.asked from book b
      join pools.pool p on p.customer_id = b.customer_id
      join orders.orders o on o.customer_id = b.customer_id
      left join pools.plan_line l on l.order_id = o.id
      left join pools.plan n on n.id = l.plan_id and n.pool_id = p.id
      where b.currency = 'INR' and case when n.id is null
        then not exists (select from pools.plan u where u.pool_id = p.id and u.finished_at is null and u.at <= o.placed_at)
        else (o.symbol, o.quantity, o.price, o.kind = 'open', o.type::text, o.direction::text, o.leverage::int)
          is distinct from (l.symbol, l.asked, l.limit_price, l.side = 'buy', 'limit', 'long', 1)
          or o.closes is distinct from l.closes end`,
    isWholeOnly: true,
  },
];
