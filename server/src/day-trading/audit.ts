/** What must be true between mandates, their orders, holds and the journal, for the ledger's auditor. It shares no code with what writes these tables. */
import type { Invariant } from '../ledger/invariants.ts';

/** What a mandate `m` came to, by its fills: the highest sum of contract amounts that a moment left open, up to the entry of its fee. */
const MOST_USED = `(
  select coalesce(max(sums.open), 0) from (
    select sum(sum(steps.change)) over (order by steps.at) as open from (
      select moments.at, moments.amount - lag(moments.amount, 1, 0) over (partition by moments.position order by moments.at) as change
      from (
        select running.position, running.at,
          ceil(running.turnover * (running.opened - running.closed) / nullif(running.opened, 0)) as amount
        from (
          select fills.position, fills.at, sum(sum(fills.turnover)) over to_here as turnover,
            sum(sum(fills.opened)) over to_here as opened, sum(sum(fills.closed)) over to_here as closed
          from (
            select coalesce(o.closes, o.id) as position, f.at,
              case o.kind when 'open' then f.price::numeric * f.quantity else 0 end as turnover,
              case o.kind when 'open' then f.quantity else 0 end as opened,
              case o.kind when 'open' then 0 else f.quantity end as closed
            from day_trading.trade t
            join lateral (
              select id, kind, closes from orders.orders where customer_id = t.customer_id and id = t.order_id
              union all select id, kind, closes from orders.orders where closes = t.order_id
            ) o on true
            join orders.fill f on f.order_id = o.id
            join ledger.entry e on e.reference = f.order_id and e.part = f.execution and e.kind in ('order_fill', 'position_close')
            where t.mandate_id = m.id and e.id < m.entry_id
          ) fills
          group by fills.position, fills.at
          window to_here as (partition by fills.position order by fills.at)
        ) running
      ) moments
    ) steps
    group by steps.at
  ) sums
)`;

export const DAY_TRADING_INVARIANTS: readonly Invariant[] = [
  {
    name: 'day_mandate_holds_its_margin',
    meaning:
      'A waiting or running mandate holds its margin and its maximum fee less what its orders took over. An ended one holds nothing, and every hold of day trading has its mandate.',
    sql: `select coalesce(m.id, h.reference) as mandate, m.expected, h.active from (
        select m.id, m.margin + m.fee_held - coalesce((select sum(t.drawn) from day_trading.trade t where t.mandate_id = m.id), 0) as expected
        from book b join day_trading.mandate m on m.customer_id = b.customer_id and m.status in ('pending', 'approved')
        where b.currency = 'INR'
      ) m
      full join (
        select h.reference, h.amount - h.captured - h.released as active from book b
        join ledger.hold h on h.customer_id = b.customer_id and h.currency = b.currency and h.kind = 'day_trading' and h.ended_at is null
      ) h on h.reference = m.id
      where m.expected is distinct from h.active`,
  },
  {
    name: 'day_fee_is_of_the_most_used',
    meaning:
      'The most used of a settled mandate is the highest amount its fills left open at once, and its fee follows from it and was paid once.',
    sql: `select m.id as mandate, m.most_used, u.used, m.fee, p.paid from book b
      join day_trading.mandate m on m.customer_id = b.customer_id and m.status = 'settled'
      left join lateral (select ${MOST_USED} as used) u on true
      left join lateral (
        select sum(p.amount) as paid from ledger.entry e join ledger.posting p on p.entry_id = e.id
        where e.kind = 'day_trading_fee' and e.reference = m.id and e.id = m.entry_id and p.account = 'fees'
      ) p on true
      where b.currency = 'INR' and (m.most_used <> u.used or p.paid is distinct from m.fee or m.fee is distinct from
        least(m.fee_maximum, m.fee_held, greatest(m.fee_minimum, round(least(u.used, m.amount) * m.fee_bps / 10000))))`,
    isWholeOnly: true,
  },
  {
    name: 'day_record_adds_up',
    meaning:
      'Profit and charges of a settled mandate are those of the entries of its positions up to its fee, and the sums of its trades.',
    sql: `select m.id as mandate, m.gross, m.charges, t.gross as of_trades, e.gross as of_entries, e.charges as charged from book b
      join day_trading.mandate m on m.customer_id = b.customer_id and m.status = 'settled'
      left join lateral (
        select coalesce(sum(t.gross), 0) as gross, coalesce(sum(t.charges), 0) as charges, count(*) filter (where t.gross is null) as open
        from day_trading.trade t where t.mandate_id = m.id
      ) t on true
      left join lateral (
        select coalesce(-sum(p.amount) filter (where p.account = 'venue_clearing'), 0) as gross,
          coalesce(sum(p.amount) filter (where p.account in ('fees', 'taxes')), 0) as charges
        from day_trading.trade t
        join ledger.entry e on e.customer_id = t.customer_id and e.position_id = t.order_id and e.id < m.entry_id
          and e.kind in ('order_fill', 'position_close', 'split', 'bonus')
        join ledger.posting p on p.entry_id = e.id
        where t.mandate_id = m.id
      ) e on true
      where b.currency = 'INR' and (t.open > 0 or (m.gross, m.charges) is distinct from (t.gross, t.charges)
        or (m.gross, m.charges) is distinct from (e.gross, e.charges))`,
    isWholeOnly: true,
  },
  {
    name: 'day_fee_has_its_mandate',
    meaning: 'Every entry of a day-trading fee belongs to a settled mandate of the same customer.',
    sql: `select e.id as entry, e.reference from fresh e
      left join day_trading.mandate m on m.id = e.reference and m.entry_id = e.id and m.status = 'settled' and m.customer_id = e.customer_id
      where e.kind = 'day_trading_fee' and m.id is null`,
  },
  {
    name: 'day_orders_have_their_mandate',
    meaning:
      'Every day order was placed under a mandate of the same customer that ran then, at its leverage, and opened a day position; no other order did, and square-offs closed nothing else.',
    sql: `select o.id as order, t.mandate_id, p.origin from book b
      join orders.orders o on o.customer_id = b.customer_id
      left join day_trading.trade t on t.order_id = coalesce(o.closes, o.id) and t.customer_id = o.customer_id
      left join day_trading.mandate m on m.id = t.mandate_id and m.customer_id = o.customer_id
      left join orders.position p on p.customer_id = o.customer_id and p.id = coalesce(o.closes, o.id)
      where b.currency = 'INR' and (
        o.kind = 'open' and (o.origin = 'day') is distinct from (t.order_id is not null)
        or o.origin = 'day' and (m.id is null or m.decided_at > o.placed_at or m.status not in ('approved', 'settled')
          or o.placed_at not between m.opens_at and m.square_off_at - 1 or o.placed_at <> t.placed_at
          or o.leverage <> 5 or o.time_in_force <> 'session')
        or o.origin = 'square_off' and (m.id is null or o.placed_at not between m.square_off_at and m.closes_at - 1)
        or p.id is not null and (p.origin = 'day') <> (t.order_id is not null))
      union all
      select t.order_id, t.mandate_id, null from book b
      join day_trading.mandate m on m.customer_id = b.customer_id
      join day_trading.trade t on t.mandate_id = m.id
      left join orders.orders o on o.customer_id = t.customer_id and o.id = t.order_id and t.customer_id = m.customer_id
      where b.currency = 'INR' and o.id is null`,
    isWholeOnly: true,
  },
  {
    name: 'day_mandate_is_within_its_limits',
    meaning:
      'The margin of a mandate is a fifth of its amount, its orders took over no more than that, and long positions never came to more than it.',
    sql: `select m.id as mandate, m.amount, m.margin, t.drawn, m.most_used from book b
      join day_trading.mandate m on m.customer_id = b.customer_id
      left join lateral (
        select coalesce(sum(t.drawn), 0) as drawn, coalesce(bool_or(o.direction = 'short'), false) as has_short
        from day_trading.trade t join orders.orders o on o.customer_id = t.customer_id and o.id = t.order_id
        where t.mandate_id = m.id
      ) t on true
      where b.currency = 'INR' and (m.margin <> ceil(m.amount::numeric / 5) or t.drawn > m.margin
        or m.most_used > m.amount and not t.has_short)`,
    isWholeOnly: true,
  },
];
