/** What must be true between block offers, their requests, holds and trades, for the ledger's auditor; of a trade itself orders/audit.ts. */
import type { Invariant } from '../ledger/invariants.ts';

export const BLOCK_TRADE_INVARIANTS: readonly Invariant[] = [
  {
    name: 'block_request_holds_its_total',
    meaning:
      'A waiting request holds exactly the price of its lots with the charges, and every hold of a block trade has its waiting request.',
    sql: `select coalesce(r.id, h.reference) as request, r.total, h.active from (
        select r.id, r.total from book b join block_trades.request r on r.customer_id = b.customer_id and r.status = 'pending'
        where b.currency = 'INR'
      ) r
      full join (
        select h.reference, h.amount - h.captured - h.released as active from book b
        join ledger.hold h on h.customer_id = b.customer_id and h.currency = b.currency and h.kind = 'block' and h.ended_at is null
      ) h on h.reference = r.id
      where r.total is distinct from h.active`,
  },
  {
    name: 'block_request_is_paid_once',
    meaning:
      'An approved request is one trade of its lots at the price of its offer: what was paid was taken from its hold and the rest released. Any other ended request had its whole hold released.',
    sql: `select r.id as request, r.status, r.approved_lots, t.quantity, r.paid, e.paid as posted, h.captured, h.released from book b
      join block_trades.request r on r.customer_id = b.customer_id and r.status <> 'pending'
      join block_trades.offer o on o.id = r.offer_id
      left join orders.block_trade t on t.origin = 'block' and t.reference = r.id and t.customer_id = r.customer_id
        and t.symbol = o.symbol and t.price = o.price
      left join lateral (
        select -sum(p.amount) as paid from ledger.entry e join ledger.posting p on p.entry_id = e.id and p.account = 'cash'
        where e.id = r.entry_id and e.kind = 'block_trade' and e.position_id = r.position_id
      ) e on true
      left join ledger.hold h on h.kind = 'block' and h.reference = r.id and h.customer_id = r.customer_id
      where b.currency = 'INR' and ((t.quantity, t.position_id, e.paid) is distinct from (r.approved_lots * o.lot_size, r.position_id, r.paid::numeric)
        or (h.captured, h.released) is distinct from (coalesce(r.paid, 0), r.total - coalesce(r.paid, 0)))`,
  },
  {
    name: 'block_request_is_within_its_offer',
    meaning:
      'Nobody asked for less or more than the offer allows, earlier or later; nobody got more than asked for, more than one customer may have, or after the end.',
    sql: `select r.id as request, r.lots, r.approved_lots, r.created_at, r.decided_at from book b
      join block_trades.request r on r.customer_id = b.customer_id
      join block_trades.offer o on o.id = r.offer_id
      left join lateral (
        select coalesce(sum(s.approved_lots), 0) as lots from block_trades.request s where s.customer_id = r.customer_id and s.offer_id = r.offer_id
      ) s on true
      where b.currency = 'INR' and (r.lots not between o.minimum_lots and o.maximum_lots or r.approved_lots > r.lots or s.lots > o.maximum_lots
        or r.amount <> r.lots::bigint * o.lot_size * o.price or r.created_at < o.opens_at or r.created_at >= o.closes_at
        or r.status = 'approved' and r.decided_at >= least(o.closes_at, o.withdrawn_at + 1))`,
  },
  {
    name: 'block_offer_sells_what_it_has',
    meaning:
      'What an offer sold is what its requests got, never above its lots nor above what its seller promised; a settled one has nobody waiting.',
    sql: `select o.id as offer, o.lots, o.sold_lots, r.given, p.shares as promised from block_trades.offer o
      left join orders.block_promise p on p.kind = 'block' and p.offer_id = o.id and p.symbol = o.symbol
      left join lateral (
        select coalesce(sum(r.approved_lots), 0) as given, count(*) filter (where r.status = 'pending') as waiting
        from block_trades.request r where r.offer_id = o.id
      ) r on true
      where r.given <> o.sold_lots or r.given > o.lots or p.shares is distinct from
          (case when o.settled_at is null then o.lots else o.sold_lots end)::bigint * o.lot_size
        or o.settled_at is not null and r.waiting > 0`,
    isWholeOnly: true,
  },
  {
    name: 'block_shares_keep_their_lock',
    meaning: 'Shares of a block are locked for at least the business days of its offer, from the sale on.',
    sql: `select r.id as request, o.lock_days, p.lock_days as locked, p.locked_until from book b
      join block_trades.request r on r.customer_id = b.customer_id and r.status = 'approved'
      join block_trades.offer o on o.id = r.offer_id
      left join orders.position p on p.customer_id = r.customer_id and p.id = r.position_id
      where b.currency = 'INR' and o.lock_days > 0
        and (p.lock_days >= o.lock_days and p.locked_until >= r.decided_at + (o.lock_days - 1) * 86400000::bigint) is not true`,
  },
  {
    name: 'block_price_is_for_its_shares',
    meaning:
      'No block was sold after its shares went ex: its price is for the shares as they were when it was published.',
    sql: `select r.id as request, a.id as action, a.ex_date, r.decided_at from book b
      join block_trades.request r on r.customer_id = b.customer_id and r.status = 'approved'
      join block_trades.offer o on o.id = r.offer_id
      join actions.action a on a.symbol = o.symbol and a.ex_at > o.published_at and a.ex_at <= r.decided_at and a.withdrawn_at is null
      where b.currency = 'INR'`,
  },
];
