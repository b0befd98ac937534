/** What must be true between grab offers, their requests, VIP levels and the trades that fill them, for the ledger's auditor. */
import type { Invariant } from '../ledger/invariants.ts';

export const GRAB_INVARIANTS: readonly Invariant[] = [
  {
    name: 'grab_holds_what_waits',
    meaning:
      'A request that waits for its draw holds exactly the price of its lots with the charges, and every hold of a grab offer has its waiting request.',
    sql: `select coalesce(r.id, h.reference) as request, r.total, h.active from (
        select r.id, r.total from book b join grab.request r on r.customer_id = b.customer_id and r.status = 'pending'
        where b.currency = 'INR'
      ) r
      full join (
        select h.reference, h.amount - h.captured - h.released as active from book b
        join ledger.hold h on h.customer_id = b.customer_id and h.currency = b.currency and h.kind = 'grab' and h.ended_at is null
      ) h on h.reference = r.id
      where r.total is distinct from h.active`,
  },
  {
    name: 'grab_hold_is_paid_or_released',
    meaning:
      'Of what a request held until its draw, what was paid was captured and the rest released; all of it where nothing was allotted.',
    sql: `select r.id as request, r.status, r.total, r.paid, h.captured, h.released from book b
      join grab.request r on r.customer_id = b.customer_id and r.total > 0 and r.status <> 'pending'
      left join ledger.hold h on h.kind = 'grab' and h.reference = r.id and h.customer_id = r.customer_id
      where b.currency = 'INR'
        and (h.captured, h.released) is distinct from (coalesce(r.paid, 0), r.total - coalesce(r.paid, 0))`,
  },
  {
    name: 'grab_gives_what_it_has',
    meaning:
      'The lots allotted of a grab offer are the sum of its requests, and the lesser of its quota and of what was asked for: of first come at every moment, of a draw what was won, less what accounts that are restricted or short of the share could not have.',
    sql: `select o.id as offer, o.lots, o.allotted_lots, o.requests, o.asked_lots, r.given, r.asked, r.requests as of_requests, w.won
      from grab.offer o
      left join lateral (
        select coalesce(sum(allotted_lots), 0) as given, coalesce(sum(lots), 0) as asked, count(*) as requests,
          count(*) filter (where status = 'pending') as waiting
        from grab.request where offer_id = o.id and status <> 'cancelled'
      ) r on true
      left join lateral (
        select coalesce(sum(w.lots), 0) as won, coalesce(sum(w.lots) filter (where q.status = 'allotted'), 0) as sold,
          count(*) filter (where w.offer_id <> q.offer_id or w.lots > q.lots or q.status not in ('pending', 'allotted')
            and (q.status, q.reason) not in (('released', 'restricted'), ('released', 'is_short'), ('released', 'gone_ex')) or q.status = 'allotted' and q.allotted_lots <> w.lots) as wrong
        from grab.win w join grab.request q on q.id = w.request_id where w.offer_id = o.id
      ) w on true
      where (o.allotted_lots, o.requests) is distinct from (r.given, r.requests) or r.given > o.lots
        or case o.rule when 'first_come' then r.given <> least(o.lots, r.asked) or o.asked_lots <> 0
          else o.asked_lots <> r.asked or w.won <> (case when o.drawn_at is null then 0 else least(o.lots, r.asked) end)
            or w.sold <> r.given or w.wrong > 0 end
        or o.settled_at is not null and r.waiting > 0`,
    isWholeOnly: true,
  },
  {
    name: 'grab_is_drawn_again',
    meaning:
      'Who won a draw of a grab offer follows from its seed, the list hash and the level that the log of draws has: the lowest keys, HMAC-SHA-256 of each lot asked for, until the quota is used up.',
    sql: `with drawn as materialized (
        select o.id as offer, o.lots, new_shares.hmac_pad(k.key, 54) as inner_pad, new_shares.hmac_pad(k.key, 92) as outer_pad
        from grab.offer o join new_shares.draw d on d.grab_offer = o.id
        cross join lateral (select sha256(decode(d.seed, 'hex') || decode(l.value, 'hex') || convert_to(d.level, 'UTF8')) as key
          from new_shares.draw_log l where l.offer_id = d.offer_id and l.what = 'list') k
        where o.drawn_at is not null
      ), ticket as (
        select r.id, d.offer, d.lots, row_number() over (partition by d.offer order by
          sha256(d.outer_pad || sha256(d.inner_pad || convert_to(r.id || '-' || n, 'UTF8'))), r.id, n) as place
        from drawn d join grab.request r on r.offer_id = d.offer and r.status <> 'cancelled' cross join lateral generate_series(1, r.lots) n
      ), won as (
        select id, offer, count(*) as lots from ticket where place <= lots group by id, offer
      )
      select coalesce(w.id, g.request_id) as request, coalesce(w.offer, g.offer_id) as offer, w.lots as drawn, g.lots as given
      from won w full join grab.win g on g.request_id = w.id where w.lots is distinct from g.lots
      union all
      select null, o.id, null, null from grab.offer o
      where (o.drawn_at is not null) <> exists (select from new_shares.draw d where d.grab_offer = o.id and d.drawn_at = o.drawn_at)
        or (o.frozen_at is not null) <> exists (select from new_shares.draw d where d.grab_offer = o.id and d.listed_at = o.frozen_at)`,
    isWholeOnly: true,
  },
  {
    name: 'grab_list_is_in_the_log',
    meaning:
      'Of the list of each draw of a grab offer the log of draws says how many requests of how many verified persons it has.',
    sql: `select o.id as offer, r.persons, l.value as logged from grab.offer o
      left join lateral (
        select concat_ws(' ', count(*), count(distinct r.person)) as persons from grab.request r where r.offer_id = o.id and r.status <> 'cancelled'
      ) r on true
      left join new_shares.draw_log l on l.offer_id = o.id and l.what = 'persons'
      where o.rule = 'draw' and (case when o.frozen_at is not null then r.persons end) is distinct from l.value`,
    isWholeOnly: true,
  },
  {
    name: 'grab_serves_a_person_once',
    meaning: 'Of the requests that stand for a grab offer each is of another person, whichever accounts they have.',
    sql: `select offer_id as offer, count(*) as requests, count(distinct person) as persons from grab.request
      where status <> 'cancelled' group by offer_id having count(*) <> count(distinct person)`,
    isWholeOnly: true,
  },
  {
    name: 'grab_is_by_arrival',
    meaning:
      'The requests of a first-come offer are numbered 1, 2, 3 … as they came, and each got what it asked for, or what those before it had left.',
    sql: `select * from (
        select r.id as request, r.offer_id as offer, r.place, r.lots, r.allotted_lots,
          row_number() over w as should_be,
          o.lots - coalesce(sum(r.allotted_lots) over (w rows between unbounded preceding and 1 preceding), 0) as left_over
        from grab.request r join grab.offer o on o.id = r.offer_id and o.rule = 'first_come' window w as (partition by r.offer_id order by r.place)
      ) r where place <> should_be or allotted_lots <> least(lots, left_over)`,
    isWholeOnly: true,
  },
  {
    name: 'grab_is_paid_and_settled',
    meaning:
      'Each request of a grab offer that was allotted is one block trade of its shares at the price of the offer, and one entry that paid it; and each such trade has its request.',
    sql: `select coalesce(r.id, t.reference) as request, r.allotted_lots, r.paid, t.quantity, t.price, e.paid as by_entry
      from (select r.*, o.symbol, o.price, o.lot_size from grab.request r join grab.offer o on o.id = r.offer_id where r.status = 'allotted') r
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
      'Nobody asked for shares of a grab offer outside its window, for more lots than one request may have, or without the VIP level of that moment, or of a date that was calculated within ten minutes of it.',
    // Levels of a date are there once all of them are worked out: which of them a request saw that came meanwhile no moment says.
    sql: `select r.id as request, r.lots, r.created_at, s.level from grab.request r join grab.offer o on o.id = r.offer_id
      left join lateral (
        select max(level) as level from (
          (select s.level from vip.standing s join vip.session d using (business_date)
            where s.customer_id = r.customer_id and d.at < r.created_at - 600000 order by s.business_date desc limit 1)
          union all
          select s.level from vip.session d join vip.standing s using (business_date)
            where s.customer_id = r.customer_id and d.at between r.created_at - 600000 and r.created_at + 600000
        ) known
      ) s on true
      where r.lots > o.maximum_lots or r.created_at < o.opens_at or o.frozen_at < r.created_at or coalesce(s.level, 0) < o.level`,
    isWholeOnly: true,
  },
  {
    name: 'grab_shares_keep_their_lock',
    meaning: 'Shares of a grab offer are locked for at least the business days of their offer, from the allotment on.',
    sql: `select r.id as request, o.lock_days, p.lock_days as locked, p.locked_until from grab.request r
      join grab.offer o on o.id = r.offer_id
      left join orders.position p on p.customer_id = r.customer_id and p.id = r.position_id
      where o.lock_days > 0 and r.allotted_lots > 0
        and (p.lock_days >= o.lock_days and p.locked_until >= p.opened_at + (o.lock_days - 1) * 86400000::bigint) is not true`,
    isWholeOnly: true,
  },
  {
    name: 'grab_price_is_for_its_shares',
    meaning:
      'No shares of a grab offer were sold after they went ex: its price is for the shares as they were when it was published.',
    sql: `select t.reference as request, a.id as action, a.ex_date, t.agreed_at from orders.block_trade t
      join grab.request r on r.id = t.reference
      join grab.offer o on o.id = r.offer_id
      join actions.action a on a.symbol = o.symbol and a.ex_at > o.published_at and a.ex_at <= t.agreed_at
        and a.withdrawn_at is null
      where t.origin = 'grab'`,
    isWholeOnly: true,
  },
];
