/** What must be true between trigger orders and the orders that they placed, for the ledger's auditor. It shares no code with what writes these tables. */
import type { Invariant } from '../ledger/invariants.ts';

/** The key of the order of a trigger `t`, as orders keep it: the first half of its hash. */
const KEY = `left(encode(sha256(convert_to('trigger ' || t.id, 'UTF8')), 'hex'), 32)::uuid`;

export const TRIGGER_INVARIANTS: readonly Invariant[] = [
  {
    name: 'trigger_has_its_order',
    meaning: 'A trigger order has placed exactly the order of its own key, and none unless it says so.',
    sql: `select t.id as trigger, t.status, o.id as order from book b
      join triggers.trigger t on t.customer_id = b.customer_id and t.fired_at is not null and t.status <> 'firing'
      left join orders.orders o on o.customer_id = t.customer_id and o.request = ${KEY}
      where b.currency = 'INR' and (o.id is distinct from t.order_id)`,
  },
];
