/** What must be true between placements, their requests, holds, the journal and positions, for the ledger's auditor. */
import type { Invariant } from '../ledger/invariants.ts';

export const PLACEMENT_INVARIANTS: readonly Invariant[] = [
  {
    name: 'placement_request_holds_its_amount',
    meaning:
      'A request that waits holds exactly the price of its lots, and every hold of a placement has one that waits.',
    sql: `select coalesce(r.id, h.reference) as request, r.expected, h.active from (
        select r.id, r.lots::bigint * o.lot_size * o.price as expected from book b
        join placements.request r on r.customer_id = b.customer_id and r.status = 'pending'
        join placements.offer o on o.id = r.offer_id where b.currency = 'INR'
      ) r
      full join (
        select h.reference, h.amount - h.captured - h.released as active from book b
        join ledger.hold h on h.customer_id = b.customer_id and h.currency = b.currency and h.kind = 'placement' and h.ended_at is null
      ) h on h.reference = r.id
      where r.expected is distinct from h.active`,
  },
  {
    name: 'placement_is_paid_and_allotted',
    meaning:
      'A request that was allotted shares paid their price into escrow once and got exactly those shares for exactly that money; its hold was captured so far and the rest of it released.',
    sql: `select r.id as request, r.allotted_lots, e.paid, e.spent, e.shares, h.captured, h.released from book b
      join placements.request r on r.customer_id = b.customer_id and r.status <> 'pending'
      join placements.offer o on o.id = r.offer_id
      left join lateral (
        select coalesce(sum(p.amount) filter (where e.kind = 'placement_paid' and e.id = r.entry_id and p.account = 'escrow'), 0) as paid,
          coalesce(sum(p.amount) filter (where e.kind = 'allotment' and e.position_id = r.position_id and p.account = 'margin'), 0) as spent,
          coalesce(sum(p.amount) filter (where e.kind = 'allotment' and e.security = o.symbol and p.account = 'shares'), 0) as shares
        from ledger.entry e join ledger.posting p on p.entry_id = e.id
        where e.reference = r.id and e.kind in ('placement_paid', 'allotment') and e.customer_id = r.customer_id
      ) e on true
      left join ledger.hold h on h.kind = 'placement' and h.reference = r.id and h.customer_id = r.customer_id
      left join lateral (select coalesce(r.allotted_lots, 0)::bigint * o.lot_size as shares) due on true
      where b.currency = 'INR' and ((e.paid, e.spent, e.shares) is distinct from
          ((due.shares * o.price)::numeric, (due.shares * o.price)::numeric, due.shares::numeric)
        or (h.captured, h.released) is distinct from (due.shares * o.price, r.amount - due.shares * o.price))`,
  },
  {
    name: 'placement_entry_has_its_request',
    meaning: 'Every entry that pays for a placement belongs to a request that staff allotted.',
    sql: `select e.id as entry, e.reference from fresh e
      left join placements.request r on r.id = e.reference and r.entry_id = e.id and r.status = 'allotted'
        and r.customer_id = e.customer_id
      where e.kind = 'placement_paid' and r.id is null`,
  },
  {
    name: 'placement_request_is_within_its_offer',
    meaning: 'Nobody asked for less or more than the offer allows, earlier or later; nobody got more than asked for.',
    sql: `select r.id as request, r.lots, r.allotted_lots, r.created_at from book b
      join placements.request r on r.customer_id = b.customer_id
      join placements.offer o on o.id = r.offer_id
      where b.currency = 'INR' and (r.lots not between o.minimum_lots and o.maximum_lots or r.allotted_lots > r.lots
        or r.amount <> r.lots::bigint * o.lot_size * o.price
        or r.created_at < o.opens_at or r.created_at >= o.closes_at)`,
  },
  {
    name: 'placement_sells_the_shares_of_its_price',
    meaning:
      'Nothing was allotted at a price that was made before a split, bonus shares or rights once the holders of their record date were written down.',
    sql: `select r.id as request, r.decided_at, c.id as action, c.recorded_at, c.ex_at from book b
      join placements.request r on r.customer_id = b.customer_id and r.status = 'allotted'
      join placements.offer o on o.id = r.offer_id
      join actions.action c on c.symbol = o.symbol and c.kind <> 'dividend' and c.withdrawn_at is null and c.ex_at > o.published_at
      where b.currency = 'INR' and r.decided_at >= coalesce(c.recorded_at, c.ex_at)`,
  },
  {
    name: 'placement_gives_what_it_has',
    meaning:
      'What was allotted of a placement is what its requests got, never above its lots; a settled one has nobody waiting.',
    sql: `select o.id as offer, o.lots, o.allotted_lots, r.given from placements.offer o
      left join lateral (
        select coalesce(sum(r.allotted_lots), 0) as given, count(*) filter (where r.status = 'pending') as waiting
        from placements.request r where r.offer_id = o.id
      ) r on true
      where r.given <> o.allotted_lots or r.given > o.lots or o.settled_at is not null and r.waiting > 0`,
    isWholeOnly: true,
  },
];
