/**
 * What must be true between orders, positions and the books, each as a query for the rows that break it. They are handed to
 * the ledger's auditor (ledger/audit.ts), read through its `book`, and share no code with what writes these tables.
 */
import type { Invariant } from '../ledger/invariants.ts';

/**
 * Charges of an order by the schedules in force since 2020-01-01, written once more in SQL; `isFund` left out: of shares. `offset 0`: each part is
 * worked out once, not wherever it is named.
 */
const CHARGES = (turnover: string, side: string, isFund = 'false'): string => `(
  select f.brokerage + f.exchange + f.sebi + round((f.brokerage + f.exchange + f.sebi) * 0.18) + f.stt + f.stamp
  from (select
    least(round(${turnover} * 0.0003), 2000) as brokerage, round(${turnover} * 0.0000297) as exchange,
    round(${turnover} * 0.000001) as sebi,
    case when ${side} = 'sell' then round(${turnover} * case when ${isFund} then 0.00001 else 0.00025 end) else 0 end as stt,
    case when ${side} = 'buy' then round(${turnover} * case when ${isFund} then 0.00015 else 0.00003 end) else 0 end as stamp
    offset 0
  ) f)`;

const OF_FUND = '(o.symbol in (select symbol from market.fund))';

const NEEDED = (turnover: string): string =>
  `(ceil((${turnover})::numeric / o.leverage) + ${CHARGES(`(${turnover})::numeric`, `case o.direction when 'long' then 'buy' else 'sell' end`, OF_FUND)})`;

/** What splits and bonus shares added to a position `p`, by the journal. */
const ADDED = `left join lateral (
        select coalesce(sum(case p.direction when 'long' then l.amount else -l.amount end), 0) as shares
        from ledger.entry e join ledger.posting l on l.entry_id = e.id and l.account = 'shares'
        where e.customer_id = p.customer_id and e.kind in ('split', 'bonus') and e.position_id = p.id
      ) a on true`;

export const ORDER_INVARIANTS: readonly Invariant[] = [
  {
    name: 'order_hold_is_worst_case',
    meaning:
      'An open opening order holds exactly what its shares still to fill need at the worst price, while the venue has not answered a change what the worse of both terms need, any other order nothing.',
    // A short that filled above its reserve may hold less: the improvement is the cover.
    sql: `select h.order, h.held, h.expected from book b
      join lateral (
        select o.id as order, o.held, o.direction = 'short' and o.filled > 0 as may_hold_less, case o.kind when 'open'
            then ${NEEDED(`o.turnover + case when c.order_id is null then o.worst_price * (o.quantity - o.filled) else greatest(
                c.worst_price * greatest(0, c.quantity - o.filled),
                o.worst_price * (o.quantity - o.filled) + c.worst_price * greatest(0, c.quantity - o.quantity)) end`)}
              - case o.turnover when 0 then 0 else ${NEEDED('o.turnover')} end else 0 end as expected
        from orders.orders o left join orders.change c on o.changes > 0 and c.order_id = o.id and c.number = o.changes and c.outcome is null
        where o.customer_id = b.customer_id and o.ended_at is null offset 0
      ) h on h.held > h.expected or (h.held < h.expected and not h.may_hold_less)
      where b.currency = 'INR'`,
  },
  {
    name: 'ended_order_holds_nothing',
    meaning: 'An order that has ended holds nothing.',
    sql: `select id as order, held from orders.orders where ended_at is not null and held <> 0`,
    isWholeOnly: true,
  },
  {
    name: 'order_is_its_fills',
    meaning: 'Filled shares, turnover and the number of executions of an order are those of its fills.',
    sql: `select o.id as order, o.filled, f.quantity from book b
      join orders.orders o on o.customer_id = b.customer_id
      left join lateral (
        select sum(quantity) as quantity, sum(price * quantity) as turnover, max(execution) as executions
        from orders.fill f where f.order_id = o.id
      ) f on true
      where b.currency = 'INR' and (o.filled, o.turnover, o.executions)
        is distinct from (coalesce(f.quantity, 0), coalesce(f.turnover, 0), coalesce(f.executions, 0))`,
    isWholeOnly: true,
  },
  {
    name: 'fill_respects_its_price',
    meaning: 'No buy fills above the limit or protection price that held at the time, and no sell below.',
    sql: `select f.order_id as order, f.price, l.price as limit from book b
      join orders.orders o on o.customer_id = b.customer_id and o.filled > 0 join orders.fill f on f.order_id = o.id
      cross join lateral (select coalesce((
        select c.price_before from orders.change c
        where o.changes > 0 and c.order_id = o.id and c.outcome = 'done' and c.executions >= f.execution order by c.number limit 1
      ), o.price) as price) l
      where b.currency = 'INR' and case when (o.kind = 'open') = (o.direction = 'long') then f.price > l.price else f.price < l.price end`,
    isWholeOnly: true,
  },
  {
    name: 'order_is_as_changed',
    meaning:
      'An order that was changed has the terms of its last change that held, its changes are counted, and none waits once it has ended.',
    sql: `select o.id as order, o.changes, c.count, o.price, d.price as asked from book b
      join orders.orders o on o.customer_id = b.customer_id and o.changes > 0
      left join lateral (
        select count(*) as count, max(number) as number, count(*) filter (where outcome is null) as waiting
        from orders.change where order_id = o.id
      ) c on true
      left join lateral (select * from orders.change where order_id = o.id and outcome = 'done' order by number desc limit 1) d on true
      where b.currency = 'INR' and (c.count <> o.changes or c.number <> o.changes or (o.ended_at is not null and c.waiting > 0)
        or (d.order_id is not null and (o.price, o.worst_price, o.quantity, o.stop_loss, o.take_profit)
          is distinct from (d.price, d.worst_price, greatest(d.quantity, o.filled), d.stop_loss, d.take_profit)))`,
    isWholeOnly: true,
  },
  {
    name: 'position_is_its_orders',
    meaning:
      'A position is what its opening order filled less what its closing orders filled, in shares and in turnover, and what splits and bonus shares added.',
    sql: `select p.id as position, p.quantity, o.filled as opened, c.filled as closed from book b
      join orders.position p on p.customer_id = b.customer_id
      join orders.orders o on o.customer_id = p.customer_id and o.id = p.id
      left join lateral (
        select coalesce(sum(filled), 0) as filled, coalesce(sum(turnover), 0) as turnover from orders.orders c where c.closes = p.id
      ) c on true
      ${ADDED}
      where b.currency = 'INR' and (p.opened_quantity, p.opened_turnover, p.quantity, p.closed_turnover)
        is distinct from (o.filled + a.shares, o.turnover, o.filled + a.shares - c.filled, c.turnover)`,
    isWholeOnly: true,
  },
  {
    name: 'position_has_its_beginning',
    meaning:
      'A position that was allotted or bought in a block trade is one entry that gave its shares for its cost, less what closed it; any other has its order.',
    sql: `select p.id as position, p.origin, p.opened_quantity, e.shares, p.opened_turnover, e.cost from book b
      join orders.position p on p.customer_id = b.customer_id
      left join orders.orders o on o.customer_id = p.customer_id and o.id = p.id
      left join lateral (
        select count(distinct e.id) as entries, sum(l.amount) filter (where l.account = 'shares') as shares,
          sum(l.amount) filter (where l.account = 'margin') as cost
        from ledger.entry e join ledger.posting l on l.entry_id = e.id
        where p.origin in ('allotment', 'block', 'grab') and e.customer_id = p.customer_id and e.currency = b.currency
          and e.kind = case p.origin when 'allotment' then 'allotment' else 'block_trade' end::ledger.entry_kind and e.position_id = p.id
      ) e on true
      left join lateral (
        select coalesce(sum(c.filled), 0) as filled, coalesce(sum(c.turnover), 0) as turnover from orders.orders c where c.closes = p.id
      ) c on true
      ${ADDED}
      where b.currency = 'INR' and case when p.origin in ('order', 'day') then o.id is null
        else o.id is not null or e.entries <> 1 or (e.shares + a.shares, e.cost, p.opened_quantity - p.quantity, p.closed_turnover)
          is distinct from (p.opened_quantity::numeric, p.opened_turnover::numeric, c.filled, c.turnover) end`,
    isWholeOnly: true,
  },
  {
    name: 'allotment_has_its_position',
    meaning: 'Every entry that allots shares made a position of the same customer.',
    sql: `select e.id as entry, e.position_id as position from fresh e
      left join orders.position p on p.customer_id = e.customer_id and p.id = e.position_id and p.origin = 'allotment'
      where e.kind = 'allotment' and p.id is null`,
  },
  {
    name: 'block_trade_is_settled',
    meaning:
      'A block trade is paid once at its price with the charges of a buy, for the shares of a position of its origin.',
    sql: `select t.position_id as position, t.origin, e.entries, e.cost, e.shares, e.charges from book b
      join orders.block_trade t on t.customer_id = b.customer_id
      left join orders.position p on p.customer_id = t.customer_id and p.id = t.position_id and p.origin = t.origin
        and p.symbol = t.symbol and p.opened_at = t.agreed_at
      left join lateral (
        select count(distinct e.id) as entries, sum(l.amount) filter (where l.account = 'margin') as cost,
          sum(l.amount) filter (where l.account = 'shares') as shares, sum(l.amount) filter (where l.account in ('fees', 'taxes')) as charges
        from ledger.entry e join ledger.posting l on l.entry_id = e.id
        where e.customer_id = t.customer_id and e.kind = 'block_trade' and e.position_id = t.position_id and e.security = t.symbol
      ) e on true
      where b.currency = 'INR' and (p.id is null or (e.entries, e.cost, e.shares, e.charges)
        is distinct from (1::bigint, t.price * t.quantity::numeric, t.quantity::numeric, ${CHARGES('(t.price * t.quantity::numeric)', `'buy'`)}))`,
  },
  {
    name: 'block_entry_has_its_trade',
    meaning: 'Every entry that pays for a block trade has its trade.',
    sql: `select e.id as entry, e.position_id as position from fresh e
      left join orders.block_trade t on t.customer_id = e.customer_id and t.position_id = e.position_id
      where e.kind = 'block_trade' and t.position_id is null`,
  },
  {
    name: 'nobody_is_short_of_locked_shares',
    meaning:
      'Nobody was sold shares outside the book while short of the same ones, or ordered a short of them while they were locked.',
    sql: `select t.position_id as position, s.id as short, o.placed_at, p.locked_until from orders.block_trade t
      join orders.position p on p.customer_id = t.customer_id and p.id = t.position_id
      join orders.position s on s.customer_id = t.customer_id and s.symbol = t.symbol and s.direction = 'short'
      join orders.orders o on o.customer_id = s.customer_id and o.id = s.id
      join ledger.entry e on e.customer_id = t.customer_id and e.kind = 'block_trade' and e.position_id = t.position_id
      where o.placed_at < p.locked_until and (s.closed_at is null or exists (
        select from ledger.entry c where c.customer_id = s.customer_id and c.kind = 'position_close' and c.position_id = s.id and c.id > e.id
      ))`,
    isWholeOnly: true,
  },
  {
    name: 'block_seller_keeps_promises',
    meaning: 'No offer sells more of a block seller’s shares than it was promised.',
    sql: `select p.symbol, p.promised, t.sold from (select symbol, sum(shares) as promised from orders.block_promise group by symbol) p
      full join (select symbol, sum(quantity) as sold from orders.block_trade group by symbol) t on t.symbol = p.symbol
      where coalesce(t.sold, 0) > coalesce(p.promised, 0)`,
    isWholeOnly: true,
  },
  {
    name: 'order_with_fills_has_a_position',
    meaning: 'Every opening order with fills has its position.',
    sql: `select o.id as order from book b join orders.orders o on o.customer_id = b.customer_id and o.kind = 'open' and o.filled > 0
      left join orders.position p on p.customer_id = o.customer_id and p.id = o.id where b.currency = 'INR' and p.id is null`,
    isWholeOnly: true,
  },
  {
    name: 'margin_is_of_positions',
    meaning: 'The margin of a book is the margin of the customer’s positions.',
    sql: `select b.customer_id, b.margin, p.margin as of_positions from book b
      left join lateral (
        select coalesce(sum(original_margin + added_margin), 0) as margin from orders.position p
        where p.customer_id = b.customer_id and p.closed_at is null
      ) p on true where b.currency = 'INR' and b.margin <> p.margin`,
  },
  {
    name: 'shares_are_of_positions',
    meaning:
      'The shares of a book are those of the customer’s positions, a short counting against; units of pools are none.',
    sql: `select b.customer_id, s.security, s.quantity, s.of_positions from book b
      join lateral (
        select coalesce(h.security, p.symbol) as security, coalesce(h.quantity, 0) as quantity, coalesce(p.quantity, 0) as of_positions
        from (select security, quantity from ledger.share_balance
          where customer_id = b.customer_id and security not in (select symbol from pools.pool)) h
        full join (
          select symbol, sum(case direction when 'long' then quantity else -quantity end) as quantity from orders.position
          where customer_id = b.customer_id and closed_at is null group by symbol
        ) p on p.symbol = h.security
      ) s on s.quantity <> s.of_positions where b.currency = 'INR'`,
  },
  {
    name: 'fill_is_posted',
    meaning: 'Every fill is one entry of the journal, and every such entry one fill.',
    sql: `select coalesce(e.reference, f.order_id) as order, coalesce(e.part, f.execution) as execution
      from (
        select e.reference, e.part from book b join ledger.entry e on e.customer_id = b.customer_id and e.currency = b.currency
        where e.kind in ('order_fill', 'position_close')
      ) e
      full join (
        select f.order_id, f.execution from book b join orders.orders o on o.customer_id = b.customer_id and o.filled > 0
        join orders.fill f on f.order_id = o.id where b.currency = 'INR'
      ) f on f.order_id = e.reference and f.execution = e.part
      where e.reference is null or f.order_id is null`,
    isWholeOnly: true,
  },
  {
    name: 'charges_are_of_turnover',
    meaning:
      'The charges of a book are those of its orders and block trades, each on its whole turnover, and the fees of withdrawals, day trading and copy funds, less those given back.',
    sql: `select b.customer_id, b.charges, o.charges as of_orders, t.charges as of_blocks from book b
      join lateral (
        select coalesce(sum(${CHARGES(
          'o.turnover::numeric',
          `case when (o.kind = 'open') = (o.direction = 'long') then 'buy' else 'sell' end`,
          OF_FUND,
        )}), 0) as charges
        from orders.orders o where o.customer_id = b.customer_id and o.filled > 0
      ) o on true
      join lateral (
        select coalesce(sum(${CHARGES('(t.price * t.quantity::numeric)', `'buy'`)}), 0) as charges
        from orders.block_trade t where t.customer_id = b.customer_id
      ) t on true
      join lateral (
        select coalesce(sum(p.amount), 0) as fees from ledger.entry e join ledger.posting p on p.entry_id = e.id
        where e.customer_id = b.customer_id and e.currency = b.currency and e.kind in ('withdrawal', 'day_trading_fee', 'pool_fee', 'reversal') and p.account = 'fees'
      ) w on true where b.currency = 'INR' and b.charges <> o.charges + t.charges + w.fees`,
    isWholeOnly: true,
  },
  {
    name: 'closing_position_has_its_order',
    meaning: 'A position is preparing to close exactly while a closing order works for it.',
    sql: `select p.id as position, p.status from book b join orders.position p on p.customer_id = b.customer_id and p.closed_at is null
      left join orders.orders o on o.customer_id = p.customer_id and o.closes = p.id and o.ended_at is null
      where b.currency = 'INR' and (p.closing_order_id is distinct from o.id or coalesce(o.quantity - o.filled > p.quantity, false))`,
  },
];
