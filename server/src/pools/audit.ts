/**
 * What must be true of pools, for the ledger's auditor (ledger/audit.ts): the formulas of core/src/pool.ts stand here once more, by themselves.
 * Of valuations those are looked at that were taken since the pool's book was last verified.
 */
import type { Invariant } from '../ledger/invariants.ts';

/** A pool `p`, its changed book `b`, a valuation `v` and the one before it, `w`. */
const VALUATIONS = `book b
      join pools.pool p on p.customer_id = b.customer_id
      join pools.valuation v on v.pool_id = p.id and v.seq >= b.from_seq
      left join pools.valuation w on w.pool_id = p.id and w.number = v.number - 1`;

const MOVED = `('pool_subscribed', 'pool_invested', 'pool_redeemed', 'pool_paid_out')`;

/** What flows of a valuation `v` come to. */
const FLOWS = `cross join lateral (
        select coalesce(sum(case what when 'subscribed' then f.units else -f.units end), 0) as units,
          string_agg(f.request_id || ':' || f.what || ':' || f.money || ':' || f.units, ',' order by f.request_id) as text,
          count(*) filter (where case f.what when 'subscribed'
            then f.units <> case v.units when 0 then f.money else div(f.money::numeric * v.units, v.value) end
            else f.money <> div(f.units::numeric * v.value, v.units) end) as wrong
        from pools.flow f where f.pool_id = v.pool_id and f.number = v.number
      ) f`;

const POSITIONS = `cross join lateral (
        select coalesce(sum((x ->> 'shares')::numeric * (x ->> 'mark')::numeric), 0) as worth,
          string_agg(concat_ws(':', x ->> 'symbol', x ->> 'shares', x ->> 'mark', case when jsonb_typeof(x -> 'inputs') = 'object' then
            concat_ws(':', x #>> '{inputs,impactMid}', x #>> '{inputs,average}', coalesce(x #>> '{inputs,traded}', '-'), x #>> '{inputs,range}',
              x #>> '{inputs,at}') end), ',' order by place) as text
        from jsonb_array_elements(v.positions) with ordinality as x (x, place)
      ) x`;

const OF_FOLLOWERS: readonly Invariant[] = [
  {
    name: 'pool_units_are_of_followers',
    meaning:
      'The units in customers’ books, those of their holdings and those of the pool are the same, and what the last valuation ended with.',
    sql: `select b.customer_id, x.symbol, x.shares, x.units from book b
      join lateral (
        select coalesce(s.security, h.symbol) as symbol, coalesce(s.quantity, 0) as shares, coalesce(h.units, 0) as units
        from (select security, quantity from ledger.share_balance
          where customer_id = b.customer_id and security in (select symbol from pools.pool)) s
        full join (
          select p.symbol, sum(h.units) as units from pools.holding h join pools.pool p on p.id = h.pool_id
          where h.customer_id = b.customer_id and h.status = 'in_progress' group by 1
        ) h on h.symbol = s.security
      ) x on x.shares <> x.units where b.currency = 'INR'
      union all
      select b.customer_id, p.symbol, p.units, h.units from book b
      join pools.pool p on p.customer_id = b.customer_id
      cross join lateral (select coalesce(sum(units), 0) as units from pools.holding where pool_id = p.id and status = 'in_progress') h
      left join pools.valuation v on v.pool_id = p.id and v.number = p.valuations
      where b.currency = 'INR' and (p.units <> h.units or p.units <> coalesce(v.units_after, 0)
        or exists (select from pools.valuation where pool_id = p.id and number > p.valuations))`,
  },
  {
    name: 'pool_clearing_is_empty',
    meaning:
      'What a customer pays is what the pool gets, and what the pool pays is what the customer gets, request by request of one valuation.',
    sql: `select l.id as entry, l.kind, l.reference, l.part, l.amount, o.amount as of_the_other from line l
      cross join lateral (
        select coalesce(sum(p.amount), 0) as amount from ledger.entry e
        join ledger.posting p on p.entry_id = e.id and p.account = 'pool_clearing'
        where e.reference = l.reference and e.part = l.part and e.kind::text = case l.kind::text
          when 'pool_subscribed' then 'pool_invested' when 'pool_invested' then 'pool_subscribed'
          when 'pool_redeemed' then 'pool_paid_out' when 'pool_paid_out' then 'pool_redeemed' end
      ) o
      where l.account = 'pool_clearing' and l.amount + o.amount <> 0`,
  },
  {
    name: 'pool_entry_has_its_flow',
    meaning:
      'Every entry of a subscription, a payment or a fee is that of its valuation with its amount, and every one of a valuation is there.',
    sql: `select m.id as entry, m.kind, m.reference, m.part from (
        select e.id, e.kind::text as kind, e.customer_id, e.reference, e.part, coalesce(abs(sum(l.amount) filter (where l.account = 'cash')), 0) as money,
          coalesce(abs(sum(l.amount) filter (where l.account = 'shares')), 0) as units
        from fresh e join ledger.posting l on l.entry_id = e.id where e.kind in ${MOVED} group by 1, 2, 3, 4, 5
      ) m
      left join pools.flow f on f.request_id = m.reference and f.number = m.part
      left join pools.pool p on p.id = f.pool_id
      where f.request_id is null or f.money <> m.money
        or case when m.kind in ('pool_subscribed', 'pool_redeemed')
          then f.entry_id <> m.id or f.customer_id <> m.customer_id or f.units <> m.units
          else f.pool_entry_id <> m.id or p.customer_id <> m.customer_id end
        or (f.what = 'subscribed') <> (m.kind in ('pool_subscribed', 'pool_invested'))
      union all
      select e.id, e.kind::text, e.reference, e.part from fresh e
      left join pools.valuation v on v.fee_entry_id = e.id and v.pool_id = e.reference and v.number = e.part
      left join pools.pool p on p.id = v.pool_id and p.customer_id = e.customer_id
      left join ledger.posting l on l.entry_id = e.id and l.account = 'fees'
      where e.kind = 'pool_fee' and (p.id is null or l.amount is distinct from v.fee)
      union all
      select f.entry_id, f.what, f.request_id, f.number from ${VALUATIONS}
      join pools.flow f on f.pool_id = v.pool_id and f.number = v.number
      where b.currency = 'INR' and case f.money when 0 then 1 else 2 end <> (select count(*) from ledger.entry e
        where e.reference = f.request_id and e.part = f.number and e.id in (f.entry_id, f.pool_entry_id))
      union all
      select v.fee_entry_id, 'fee', p.id, v.number from ${VALUATIONS}
      where b.currency = 'INR' and v.fee_entry_id is not null
        and not exists (select from ledger.entry e where e.id = v.fee_entry_id and e.kind = 'pool_fee')`,
  },
  {
    name: 'pool_hold_has_its_request',
    meaning:
      'Money that waits to come in is held, all of it and nothing else; units that wait to go out are all of a holding in progress.',
    sql: `select b.customer_id, x.request, x.held, x.invested from book b
      join lateral (
        select coalesce(h.reference, r.id) as request, h.amount as held, r.invested
        from (select reference, amount - captured - released as amount from ledger.hold
          where customer_id = b.customer_id and currency = b.currency and kind = 'pool' and ended_at is null) h
        full join (select id, invested from pools.holding where customer_id = b.customer_id and status = 'waiting') r on r.id = h.reference
      ) x on x.held is distinct from x.invested
      where b.currency = 'INR'
      union all
      select b.customer_id, r.id, r.units - r.settled, h.units from book b
      join pools.redemption r on r.customer_id = b.customer_id and r.status = 'pending'
      left join pools.holding h on h.id = r.holding_id and h.customer_id = b.customer_id and h.pool_id = r.pool_id and h.status = 'in_progress'
      where b.currency = 'INR' and h.units is distinct from r.units - r.settled`,
  },
  {
    name: 'pool_holding_is_its_flows',
    meaning: 'The units of a holding and what was paid out for it are what its valuations settled.',
    sql: `select b.customer_id, h.id as holding, h.units, h.paid_out, f.* from book b
      join pools.holding h on h.customer_id = b.customer_id
      cross join lateral (
        select coalesce(sum(f.money) filter (where what = 'subscribed'), 0) as came,
          coalesce(sum(f.money) filter (where what = 'redeemed'), 0) as went,
          coalesce(sum(case what when 'subscribed' then f.units else -f.units end), 0) as left,
          count(*) filter (where what = 'subscribed' and request_id <> h.id) as strange,
          count(*) as count
        from pools.flow f where f.holding_id = h.id
      ) f
      where b.currency = 'INR' and (f.left <> h.units or f.went <> h.paid_out or f.strange > 0
        or f.came <> case when h.status in ('in_progress', 'ended') then h.invested else 0 end)
      union all
      select b.customer_id, r.holding_id, r.settled, r.id, 0, 0, f.units, 0, 0 from book b
      join pools.redemption r on r.customer_id = b.customer_id
      cross join lateral (select coalesce(sum(units), 0) as units from pools.flow where request_id = r.id and what = 'redeemed') f
      where b.currency = 'INR' and r.settled <> f.units`,
  },
];

const OF_POOLS: readonly Invariant[] = [
  {
    name: 'pool_valuation_is_the_rule',
    meaning:
      'The value is cash, dividends and positions at their marks, less the fee of the days since the last close; every request deals at value and units, rounded down.',
    sql: `select p.id as pool, v.number, v.value, v.fee, v.units_after from ${VALUATIONS}
      ${POSITIONS} ${FLOWS}
      cross join lateral (
        select coalesce(max(c.date), p.started_on) as date from pools.valuation c
        where c.pool_id = p.id and c.number < v.number and c.moment = 'close'
      ) c
      where b.currency = 'INR' and (v.value <> v.cash + v.dividends + x.worth - v.fee
        or v.fee <> case v.moment when 'session' then 0 else least(v.cash,
          div((v.cash + v.dividends + x.worth) * p.fee_bps * (v.date - c.date), 10000 * 365)) end
        or v.units_after <> v.units + f.units or f.wrong > 0)`,
  },
  {
    name: 'pool_valuation_is_of_the_book',
    meaning:
      'A valuation counts the cash of the pool up to the line of the journal that it names, and the shares that moved since the one before.',
    sql: `select p.id as pool, v.number, v.cash, e.cash_after, null as symbol, null::numeric as counted, null::numeric as moved from ${VALUATIONS}
      left join lateral (
        select e.cash_after, encode(l.hash, 'hex') as head, e.first_seq + l.line - 1 as seq from ledger.entry e
        join ledger.posting l on l.entry_id = e.id and l.line = v.seq - e.first_seq + 1
        where e.customer_id = p.customer_id and e.currency = 'INR' and e.first_seq <= v.seq order by e.first_seq desc limit 1
      ) e on true
      where b.currency = 'INR' and (v.cash <> coalesce(e.cash_after, 0) or v.head <> coalesce(e.head, repeat('0', 64))
        or v.seq <> coalesce(e.seq, 0))
      union all
      select p.id, v.number, null, null, s.symbol, s.counted, s.moved from ${VALUATIONS}
      join lateral (
        select coalesce(n.symbol, m.symbol) as symbol, coalesce(n.shares, 0) as counted, coalesce(m.shares, 0) as moved
        from (
          select symbol, sum(shares) as shares from (
            select x ->> 'symbol' as symbol, (x ->> 'shares')::numeric as shares from jsonb_array_elements(v.positions) as x
            union all
            select x ->> 'symbol', -(x ->> 'shares')::numeric from jsonb_array_elements(w.positions) as x
          ) change group by 1 having sum(shares) <> 0
        ) n
        full join (
          select e.security as symbol, sum(l.amount) as shares from ledger.entry e
          join ledger.posting l on l.entry_id = e.id and l.account in ('shares', 'shares_lent')
          where e.customer_id = p.customer_id and e.currency = 'INR' and e.first_seq > coalesce(w.seq, 0) and e.first_seq <= v.seq
          group by 1 having sum(l.amount) <> 0
        ) m on m.symbol = n.symbol
      ) s on s.counted <> s.moved where b.currency = 'INR'`,
  },
  {
    name: 'pool_valuations_are_chained',
    meaning:
      'The valuations of a pool are numbered without a gap, each begins with the units that the one before ended with, and its hash is SHA-256 of its text and of the hash before.',
    sql: `select p.id as pool, v.number, v.previous, v.hash from ${VALUATIONS}
      ${POSITIONS} ${FLOWS}
      where b.currency = 'INR' and (v.previous <> coalesce(w.hash, repeat('0', 64)) or v.units <> coalesce(w.units_after, 0)
        or (w.number is null) <> (v.number = 1) or v.at <= w.at or v.moment_at <= w.moment_at or v.date < w.date
        or v.number = p.valuations and v.hash <> p.hash
        or v.hash <> encode(sha256(convert_to(concat_ws('|', 'bahi-valuation-1', p.id, v.number, v.at, to_char(v.date, 'YYYY-MM-DD'), v.moment,
          v.seq, v.head, v.cash, v.dividends, coalesce(x.text, ''), v.fee, v.value, v.units, coalesce(f.text, ''), v.units_after, v.previous),
          'UTF8')), 'hex'))`,
  },
  {
    name: 'pool_deals_after_the_cut_off',
    meaning:
      'A request deals at a valuation that is more than the cut-off after it; what a stop or the end redeemed had reached it at that valuation.',
    sql: `select p.id as pool, v.number, f.request_id as request from ${VALUATIONS}
      join pools.flow f on f.pool_id = v.pool_id and f.number = v.number
      join pools.holding h on h.id = f.holding_id
      left join pools.redemption r on r.id = f.request_id and f.what = 'redeemed'
      left join pools.valuation s on s.pool_id = p.id and s.at = r.asked_at
      where b.currency = 'INR' and case
        when f.what = 'subscribed' then h.asked_at + p.cutoff_ms >= v.moment_at or h.deals_at > v.moment_at or v.date > p.deadline
        when r.reason = 'asked' then r.asked_at + p.cutoff_ms >= v.moment_at or r.deals_at > v.moment_at or v.date < h.locked_until
        when r.reason = 'stop' then s.number is null or div(r.units::numeric * s.value, s.units) * 100
          > h.invested::numeric * (100 - case when h.stop_at + p.cutoff_ms >= s.moment_at then h.stop_was else h.stop_percent end)
        when r.reason = 'end' then s.number is null or s.date < p.ends_on
        else true end`,
  },
  {
    name: 'pool_trades_unlevered',
    meaning: 'The book of a pool owes nothing, and what it holds is long and paid in full.',
    sql: `select p.id as pool, b.receivable, b.loan, b.accrued, o.id as position from book b
      join pools.pool p on p.customer_id = b.customer_id
      left join orders.position o on o.customer_id = b.customer_id and o.closed_at is null
        and (o.direction <> 'long' or o.leverage <> 1 or o.lent > 0 or o.pledged > 0)
      where b.currency = 'INR' and (b.receivable > 0 or b.loan > 0 or b.accrued > 0 or o.id is not null)`,
  },
];

export const POOL_INVARIANTS: readonly Invariant[] = [...OF_FOLLOWERS, ...OF_POOLS];
