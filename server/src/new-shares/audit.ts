/**
 * What must be true between applications for new shares, their holds and the journal, for the ledger's auditor (ledger/audit.ts).
 * Written against the tables alone.
 */
import type { Invariant } from '../ledger/invariants.ts';

export const NEW_SHARES_INVARIANTS: readonly Invariant[] = [
  {
    name: 'application_holds_its_amount',
    meaning:
      'An application that waits, for an offer that blocks, holds exactly the price of its lots, and every hold of an application has one that waits.',
    sql: `select coalesce(s.hold_id, l.reference) as hold, s.id as subscription, s.expected, l.active
      from (
        select s.id, s.hold_id, s.lots::bigint * o.lot_size * coalesce(s.bid, o.price) as expected from book b
        join new_shares.subscription s on s.customer_id = b.customer_id and s.status = 'applied'
        join new_shares.offer o on o.id = s.offer_id and o.funding = 'block' where b.currency = 'INR'
      ) s
      full join (
        select l.reference, l.amount - l.captured - l.released as active from book b join ledger.hold l
          on l.customer_id = b.customer_id and l.currency = b.currency and l.kind = 'subscription' and l.ended_at is null
      ) l on l.reference = s.hold_id
      where s.expected is distinct from l.active`,
  },
  {
    name: 'application_money_is_its_entries',
    meaning:
      'What an application paid, got back and spent on shares is the sum of its entries in the same customer’s journal.',
    sql: `select s.id as subscription, s.paid, e.paid as paid_posted, s.refunded, e.refunded as refunded_posted, e.spent
      from book b
      join new_shares.subscription s on s.customer_id = b.customer_id
      left join lateral (
        select coalesce(sum(-p.amount) filter (where e.kind = 'subscription_paid' and p.account = 'cash'), 0) as paid,
          coalesce(sum(p.amount) filter (where e.kind = 'subscription_refunded' and p.account = 'cash'), 0) as refunded,
          coalesce(sum(p.amount) filter (where e.kind = 'allotment' and p.account = 'margin'), 0) as spent,
          count(distinct e.id) as entries
        from ledger.entry e join ledger.posting p on p.entry_id = e.id
        where e.id in (select m.entry_id from new_shares.movement m where m.subscription_id = s.id)
          and e.reference = s.id and e.customer_id = s.customer_id and e.currency = b.currency
      ) e on true
      where b.currency = 'INR' and (s.paid, s.refunded, case s.status when 'allotted' then s.cost else 0 end, s.movements)
        is distinct from (e.paid, e.refunded, e.spent, e.entries)`,
  },
  {
    name: 'captured_holds_are_payments',
    meaning:
      'What was captured of a customer’s holds for new shares is what the applications for offers that block paid.',
    sql: `select coalesce(h.customer_id, s.customer_id) as customer, h.captured, s.paid from (
        select customer_id, sum(captured) as captured from ledger.hold where kind = 'subscription' and captured > 0 group by 1
      ) h
      full join (
        select s.customer_id, sum(s.paid) as paid from new_shares.subscription s
        join new_shares.offer o on o.id = s.offer_id and o.funding = 'block' where s.paid > 0 group by 1
      ) s on s.customer_id = h.customer_id
      where h.captured is distinct from s.paid`,
    isWholeOnly: true,
  },
  {
    name: 'shares_are_what_was_won',
    meaning:
      'Who is allotted got the shares of every lot that was won and paid for, once, as the position that the application names.',
    sql: `select s.id as subscription, s.won_lots, o.lot_size, e.shares, e.position from book b
      join new_shares.subscription s on s.customer_id = b.customer_id and s.status = 'allotted'
      join new_shares.offer o on o.id = s.offer_id
      left join lateral (
        select sum(p.amount) as shares, min(e.position_id) as position, count(distinct e.id) as entries
        from new_shares.movement m join ledger.entry e on e.id = m.entry_id and e.kind = 'allotment' and e.security = o.symbol
        join ledger.posting p on p.entry_id = e.id and p.account = 'shares'
        where m.subscription_id = s.id
      ) e on true
      where b.currency = 'INR'
        and (e.entries, e.shares, e.position) is distinct from (1::bigint, s.won_lots::numeric * o.lot_size, s.position_id)`,
  },
  {
    name: 'entry_of_new_shares_has_its_application',
    meaning: 'Every entry that pays for new shares or gives money back belongs to an application of the same customer.',
    sql: `select e.id as entry, e.kind, e.reference from fresh e
      left join new_shares.movement m on m.entry_id = e.id and m.subscription_id = e.reference
        and m.kind = case e.kind when 'subscription_paid' then 'paid' else 'refunded' end
      left join new_shares.subscription s on s.id = m.subscription_id and s.customer_id = e.customer_id
      where e.kind in ('subscription_paid', 'subscription_refunded') and s.id is null`,
  },
  {
    name: 'application_is_within_its_offer',
    meaning:
      'Nobody applied for less or more lots, at a lower bid, earlier, later or more often than the offer allows; its amount is that of its lots.',
    sql: `select s.id as subscription, s.lots, s.bid, s.amount, s.applied_at from book b
      join new_shares.subscription s on s.customer_id = b.customer_id and s.status <> 'cancelled'
      join new_shares.offer o on o.id = s.offer_id
      where b.currency = 'INR' and (s.lots not between o.minimum_lots and o.maximum_lots
        or (o.allocation = 'draw') <> (s.bid is null) or s.bid < o.price
        or s.amount <> s.lots::bigint * o.lot_size * coalesce(s.bid, o.price)
        or s.applied_at < o.opens_at or s.applied_at >= o.closes_at or s.changed_at >= o.closes_at
        or s.ordinal > o.applications_maximum)`,
  },
  {
    name: 'prepaid_is_its_part',
    meaning: 'An application that waits has paid exactly the part that its offer asks for beforehand.',
    sql: `select s.id as subscription, s.paid - s.refunded as prepaid from book b
      join new_shares.subscription s on s.customer_id = b.customer_id and s.status = 'applied'
      join new_shares.offer o on o.id = s.offer_id
      where b.currency = 'INR' and s.paid - s.refunded <> ceil(s.amount::numeric * o.prepaid_percent / 100)`,
  },
  {
    name: 'decided_as_drawn',
    meaning:
      'What an application won, and what that costs, is what the draw or the auction gave it; before the result nobody won or lost.',
    sql: `select s.id as subscription, s.status, s.won_lots, w.lots as drawn, s.cost from book b
      join new_shares.subscription s on s.customer_id = b.customer_id and s.status not in ('applied', 'cancelled')
      join new_shares.offer o on o.id = s.offer_id
      left join new_shares.win w on w.subscription_id = s.id
      where b.currency = 'INR' and (o.drawn_at is null or s.decided_at < o.drawn_at or s.won_lots is distinct from w.lots
        or s.cost is distinct from w.lots::bigint * o.lot_size * w.price)`,
  },
  {
    name: 'paid_or_forfeited_in_time',
    meaning:
      'Who pays after winning pays before the deadline, nobody forfeits before it, and of what is listed every win is shares or forfeited. A win that was told late has 24 hours, or half of the time that was planned. It waits for a restriction by staff that stood over the deadline, and for nothing else.',
    sql: `select s.id as subscription, s.decided_at, s.paid_at, s.forfeited_at, d.deadline from book b
      join new_shares.subscription s on s.customer_id = b.customer_id
      join new_shares.offer o on o.id = s.offer_id and o.funding = 'pay_after'
      cross join lateral (
        select greatest(o.pay_by, s.decided_at + least(86400000, (o.pay_by - o.draw_at) / 2)) as deadline
      ) d
      left join lateral (
        select count(*) as count from restrictions.restriction r
        where r.customer_id = s.customer_id and not r.is_own and r.kind in ('frozen', 'banned', 'disabled')
          and r.since < d.deadline and coalesce(least(r.lifted_at, r.until) > d.deadline, true)
      ) barred on true
      where b.currency = 'INR' and (s.paid_at >= coalesce(s.pay_waits_until, d.deadline) and s.paid_at <> s.decided_at
        or s.forfeited_at < coalesce(s.pay_waits_until, d.deadline)
        or s.pay_waits_until is not null and s.pay_waits_until < d.deadline
        or s.forfeited_at is not null and (s.pay_waits_until is not null) < (barred.count > 0)
        or s.pay_waits_until is not null and barred.count = 0 and s.pay_waits_until is distinct from s.forfeited_at
        or o.listed_at is not null and s.status in ('awaiting_payment', 'paid') and s.pay_waits_until is null)`,
  },
  {
    name: 'drawn_to_the_last_lot',
    meaning:
      'A draw gives min(offered, applied for) lots, nobody more than applied for; a settled offer has nobody left waiting.',
    sql: `select o.id as offer, o.lots, o.applied_lots, w.lots as won from new_shares.offer o
      left join lateral (
        select coalesce(sum(w.lots), 0) as lots, count(*) filter (where w.lots > s.lots or s.status = 'cancelled') as above
        from new_shares.win w join new_shares.subscription s on s.id = w.subscription_id where w.offer_id = o.id
      ) w on true
      where o.drawn_at is not null and (w.above > 0 or w.lots > o.lots
        or o.allocation = 'draw' and w.lots <> least(o.lots, o.applied_lots)
        or o.settled_at is not null and exists (
          select from new_shares.subscription s where s.offer_id = o.id and s.status = 'applied'))`,
    isWholeOnly: true,
  },
  {
    name: 'auction_goes_by_its_bids',
    meaning:
      'An auction gives its lots to the highest bids, of equal ones to the earliest, to nobody more than a tenth, each at the own bid or all at the lowest that won.',
    sql: `with bid as (
        select o.id as offer, o.lots as offered, greatest(1, o.lots * 10 / 100) as cap, o.allocation, s.id, s.customer_id, s.bid, s.lots,
          coalesce(s.changed_at, s.applied_at) as at
        from new_shares.offer o join new_shares.subscription s on s.offer_id = o.id and s.status <> 'cancelled'
        where o.allocation <> 'draw' and o.drawn_at is not null
      ), capped as (
        select *, greatest(0, least(lots, cap - coalesce(sum(lots) over (partition by offer, customer_id
          order by bid desc, at, id rows between unbounded preceding and 1 preceding), 0))) as counted from bid
      ), served as (
        select *, greatest(0, least(counted, offered - coalesce(sum(counted) over (partition by offer
          order by bid desc, at, id rows between unbounded preceding and 1 preceding), 0))) as won from capped
      ), priced as (
        select *, case allocation when 'auction_uniform' then min(bid) filter (where won > 0) over (partition by offer) else bid end as price
        from served
      )
      select p.offer, p.id as subscription, p.won, w.lots as given, p.price, w.price as paid from priced p
      left join new_shares.win w on w.subscription_id = p.id
      where (p.won, case when p.won > 0 then p.price end) is distinct from (coalesce(w.lots, 0)::numeric, w.price)`,
    isWholeOnly: true,
  },
  {
    name: 'draw_is_in_the_log',
    meaning: 'What a draw published is in the chained log of draws, and nothing else is.',
    sql: `select coalesce(d.offer_id, l.offer_id) as offer, coalesce(d.what, l.what) as what, d.value, l.value as logged
      from (
        select d.offer_id, v.what, v.value from new_shares.draw d
        cross join lateral (values ('commitment', d.commitment), ('list', d.list_hash), ('result', d.result_hash)) v (what, value)
        where v.value is not null
        union all
        select d.offer_id, 'persons', (select concat_ws(' ', count(*), count(distinct s.person)) from new_shares.subscription s
          where s.offer_id = d.offer_id and (s.status <> 'cancelled' or o.withdrawn_at is not null and s.cancelled_at >= o.withdrawn_at))
        from new_shares.draw d join new_shares.offer o on o.id = d.new_shares_offer
        where d.list_hash is not null and d.terms ? 'sessions'
      ) d full join (
        select l.* from new_shares.draw_log l join new_shares.draw d using (offer_id)
        where l.what <> 'gap' and (l.what, d.kind) <> ('persons', 'grab')
      ) l on l.offer_id = d.offer_id and l.what = d.what
      where d.value is distinct from l.value`,
    isWholeOnly: true,
  },
  {
    name: 'never_allotted_more_than_offered',
    meaning: 'What is won of an offer is never more than its lots; a frozen list is what stands on it.',
    sql: `select o.id as offer, o.lots, w.won, o.applications, w.applications as on_list from new_shares.offer o
      left join lateral (
        select coalesce(sum(s.won_lots), 0) as won, count(*) as applications, coalesce(sum(s.lots), 0) as lots
        from new_shares.subscription s where s.offer_id = o.id and s.status <> 'cancelled'
      ) w on true
      where w.won > o.lots or (o.frozen_at is not null and o.withdrawn_at is null and (o.applications, o.applied_lots) is distinct from (w.applications, w.lots))`,
    isWholeOnly: true,
  },
];
