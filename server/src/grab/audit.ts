/** What must be true between grab offers, their requests, VIP levels and the trades that fill them, for the ledger's auditor. */
import type { Invariant } from '../ledger/invariants.ts';

export const GRAB_INVARIANTS: readonly Invariant[] = [
  {
    name: 'grab_gives_what_it_has',
    meaning:
      'The lots allotted of a grab offer are the sum of its requests, never above its quota and never above what was asked for.',
    sql: `select o.id as offer, o.lots, o.allotted_lots, o.requests, r.given, r.asked, r.requests as of_requests from grab.offer o
      left join lateral (
        select coalesce(sum(allotted_lots), 0) as given, coalesce(sum(lots), 0) as asked, count(*) as requests
        from grab.request where offer_id = o.id
      ) r on true
      where (o.allotted_lots, o.requests) is distinct from (r.given, r.requests) or r.given > o.lots or r.given <> least(o.lots, r.asked)`,
    isWholeOnly: true,
  },
  {
    name: 'grab_is_by_arrival',
    meaning:
      'The requests of a grab offer are numbered 1, 2, 3 … as they came, and each got what it asked for, or what those before it had left.',
    sql: `select * from (
        select r.id as request, r.offer_id as offer, r.place, r.lots, r.allotted_lots,
          row_number() over w as should_be,
          o.lots - coalesce(sum(r.allotted_lots) over (w rows between unbounded preceding and 1 preceding), 0) as left_over
        from grab.request r join grab.offer o on o.id = r.offer_id window w as (partition by r.offer_id order by r.place)
      ) r where place <> should_be or allotted_lots <> least(lots, left_over)`,
    isWholeOnly: true,
  },
  {
    name: 'grab_is_paid_and_settled',
    meaning:
      'Each request of a grab offer is one block trade of its shares at the price of the offer, and one entry that paid it; and each such trade has its request.',
    sql: `select coalesce(r.id, t.reference) as request, r.allotted_lots, r.paid, t.quantity, t.price, e.paid as by_entry
      from (select r.*, o.symbol, o.price, o.lot_size from grab.request r join grab.offer o on o.id = r.offer_id) r
      full join (select * from orders.block_trade where origin = 'grab') t on t.reference = r.id
      left join lateral (
        select -sum(p.amount) as paid from ledger.entry e join ledger.posting p on p.entry_id = e.id and p.account = 'cash'
        where e.customer_id = r.customer_id and e.kind = 'block_trade' and e.position_id = r.position_id
      ) e on true
      where r.id is null or t.reference is null or e.paid is distinct from r.paid
        or (t.position_id, t.customer_id, t.symbol, t.quantity, t.price)
          is distinct from (r.position_id, r.customer_id, r.symbol, r.allotted_lots * r.lot_size, r.price)`,
    isWholeOnly: true,
  },
  {
    name: 'grab_request_is_within_its_offer',
    meaning:
      'Nobody was allotted shares of a grab offer outside its window, for more lots than one request may have, or without the VIP level of that moment.',
    sql: `select r.id as request, r.lots, r.created_at, s.level from grab.request r join grab.offer o on o.id = r.offer_id
      left join lateral (
        select s.level from vip.standing s join vip.session d using (business_date)
        where s.customer_id = r.customer_id and d.at <= r.created_at order by s.business_date desc limit 1
      ) s on true
      where r.lots > o.maximum_lots or r.created_at < o.opens_at or coalesce(s.level, 0) < o.level`,
    isWholeOnly: true,
  },
];
