/** What must be true between rights issues, holdings, holds, the journal and positions, for the ledger's auditor. */
import type { Invariant } from '../ledger/invariants.ts';

/** What is held for an extra share; an issue without a percentage asks what a new one costs. */
const CEILING = 'greatest(i.price, (i.price_after * i.extra_ceiling_percent + 99) / 100)';
/** What one costs; issues that were shared out before it was written down asked the same as for a new one. */
const EXTRA_PRICE = 'coalesce(i.extra_price, i.price)';
/** Of rights `e`: they waited for a restriction when extra shares were given out, and were no part of them. */
const IS_OUT = 'coalesce(e.waits_until > coalesce(i.extra_priced_at, i.shared_at), false)';
/** Of a restriction `r`: its end, if it has one. */
const ENDED = 'least(r.lifted_at, r.until)';

export const RIGHTS_INVARIANTS: readonly Invariant[] = [
  {
    name: 'rights_hold_what_is_asked_extra',
    meaning:
      'Extra shares that are not decided hold exactly the most that they can cost, and every hold of rights has them.',
    sql: `select coalesce(t.id, h.reference) as take_up, t.expected, h.active from (
        select t.id, t.extra * ${CEILING} as expected from book b
        join rights.entitlement e on e.customer_id = b.customer_id and e.settled_at is null
        join rights.issue i on i.id = e.issue_id
        join rights.take_up t on t.entitlement_id = e.id and t.extra > 0 where b.currency = 'INR'
      ) t
      full join (
        select h.reference, h.amount - h.captured - h.released as active from book b
        join ledger.hold h on h.customer_id = b.customer_id and h.currency = b.currency and h.kind = 'rights' and h.ended_at is null
      ) h on h.reference = t.id
      where t.expected is distinct from h.active`,
  },
  {
    name: 'rights_taken_up_are_paid',
    meaning:
      'Each time rights were taken up, the entitled shares were paid at once and extra ones when they were allotted, by one entry each; no hold was captured beyond that.',
    sql: `select t.id as take_up, t.shares, t.extra_allotted, p.first, p.second, h.captured from book b
      join rights.take_up t on t.customer_id = b.customer_id
      join rights.entitlement e on e.id = t.entitlement_id
      join rights.issue i on i.id = e.issue_id
      left join lateral (
        select coalesce(sum(l.amount) filter (where j.part = 0 and j.id = t.entry_id), 0) as first,
          coalesce(sum(l.amount) filter (where j.part = 1 and j.id = t.extra_entry_id), 0) as second
        from ledger.entry j join ledger.posting l on l.entry_id = j.id and l.account = 'escrow'
        where j.reference = t.id and j.kind = 'rights_paid' and j.customer_id = t.customer_id
      ) p on true
      left join ledger.hold h on h.kind = 'rights' and h.reference = t.id and h.customer_id = t.customer_id
      where b.currency = 'INR' and (e.customer_id <> t.customer_id
        or (p.first, p.second) is distinct from ((t.shares * i.price)::numeric, (coalesce(t.extra_allotted, 0) * ${EXTRA_PRICE})::numeric)
        or coalesce(h.captured, 0) <> coalesce(t.extra_allotted, 0) * ${EXTRA_PRICE}
        or coalesce(h.amount, 0) <> t.extra * ${CEILING})`,
  },
  {
    name: 'rights_entry_has_its_take_up',
    meaning: 'Every entry that pays for rights belongs to a time they were taken up by the same customer.',
    sql: `select j.id as entry, j.reference, j.part from fresh j
      left join rights.take_up t on t.id = j.reference and t.customer_id = j.customer_id
        and j.id = case j.part when 0 then t.entry_id else t.extra_entry_id end
      where j.kind = 'rights_paid' and t.id is null`,
  },
  {
    name: 'entitlement_is_its_holding',
    meaning:
      'Rights are the holding of the record date by the issue’s ratio; what was taken and asked for is the sum of the times it was, never above the entitlement, in time; what waited for a restriction by its own end, and no extra shares then.',
    sql: `select e.id as entitlement, e.held, e.shares, e.taken, t.taken as summed from book b
      join rights.entitlement e on e.customer_id = b.customer_id
      join rights.issue i on i.id = e.issue_id
      left join lateral (
        select coalesce(sum(t.shares), 0) as taken, coalesce(sum(t.extra), 0) as extra, coalesce(sum(t.extra_allotted), 0) as allotted,
          min(t.at) as first, max(t.at) as last, max(t.at) filter (where t.extra > 0) as last_extra
        from rights.take_up t where t.entitlement_id = e.id
      ) t on true
      left join lateral (
        select coalesce(sum(l.amount), 0) as shares from orders.position p
        join ledger.entry j on j.customer_id = p.customer_id and j.position_id = p.id and j.at < i.ex_at
        join ledger.posting l on l.entry_id = j.id and l.account in ('shares', 'shares_lent')
        where p.customer_id = e.customer_id and p.symbol = i.symbol and p.direction = 'long'
      ) h on true
      where b.currency = 'INR' and (e.held <> h.shares or e.shares <> e.held * i.numerator / i.denominator
        or (e.taken, e.extra_asked) is distinct from (t.taken, t.extra) or e.taken > e.shares
        or e.extra_asked > 0 and e.taken < e.shares or t.first < i.opens_at
        or t.last >= coalesce(e.waits_until, i.pay_by) or t.last_extra >= i.pay_by
        or e.settled_at is not null and e.extra_allotted <> t.allotted)`,
  },
  {
    name: 'rights_wait_for_a_restriction',
    meaning:
      'Rights wait where staff barred the customer as the deadline came, and for nothing else; none lapse before that end, which is no earlier than the restriction’s unless all of the waiting is over.',
    sql: `select e.id as entitlement, i.pay_by, e.waits_until, e.lapsed, e.settled_at from book b
      join rights.entitlement e on e.customer_id = b.customer_id
      join rights.issue i on i.id = e.issue_id
      left join lateral (
        select count(*) as count, bool_or(coalesce(${ENDED} >= e.waits_until, true)) as stands from restrictions.restriction r
        where r.customer_id = e.customer_id and not r.is_own and r.kind in ('frozen', 'banned', 'disabled', 'no_trade')
          and r.since < i.pay_by and coalesce(${ENDED} > i.pay_by, true)
      ) barred on true
      where b.currency = 'INR' and (e.waits_until is not null and (not i.waits or barred.count = 0 or e.waits_until <= i.pay_by)
        or i.waits and e.lapsed > 0 and e.waits_until is null and barred.count > 0
        or e.lapsed > 0 and (e.settled_at < e.waits_until
          or barred.stands and e.waits_until < i.pay_by + 10 * 86400000::bigint))`,
  },
  {
    name: 'rights_become_positions',
    meaning: 'Who is settled has exactly the new shares that were paid for, as one position; who took none has none.',
    sql: `select e.id as entitlement, e.taken, e.extra_allotted, a.shares, a.spent from book b
      join rights.entitlement e on e.customer_id = b.customer_id and e.settled_at is not null
      join rights.issue i on i.id = e.issue_id
      left join lateral (
        select coalesce(sum(l.amount) filter (where l.account = 'shares' and j.security = i.symbol), 0) as shares,
          coalesce(sum(l.amount) filter (where l.account = 'margin' and j.position_id = e.position_id), 0) as spent
        from ledger.entry j join ledger.posting l on l.entry_id = j.id
        where j.reference = e.id and j.kind = 'allotment' and j.customer_id = e.customer_id
      ) a on true
      where b.currency = 'INR' and (a.shares, a.spent) is distinct from
        ((e.taken + e.extra_allotted)::numeric, (e.taken * i.price + e.extra_allotted * ${EXTRA_PRICE})::numeric)`,
  },
  {
    name: 'rights_shared_out_to_the_last',
    meaning:
      'What is taken and allotted of an issue is never more than offered; what lapses is allotted while anybody asked for more and there is a price, but not what waits for a restriction; what is offered follows from all holdings.',
    sql: `select i.id as issue, i.offered_shares, e.taken, e.extra_asked, e.extra_allotted from rights.issue i
      left join lateral (
        select coalesce(sum(e.held), 0) as held, coalesce(sum(e.taken), 0) as taken, coalesce(sum(e.extra_asked), 0) as extra_asked,
          coalesce(sum(e.shares - e.taken) filter (where not ${IS_OUT}), 0) as rump,
          coalesce(sum(e.extra_allotted), 0) as extra_allotted, count(*) filter (where e.settled_at is null) as waiting
        from rights.entitlement e where e.issue_id = i.id
      ) e on true
      where i.recorded_at is not null and (i.held_shares <> e.held
        or i.offered_shares <> e.held::bigint * i.numerator / i.denominator
        or e.taken + e.extra_allotted > i.offered_shares
        or i.shared_at is not null and case
          when i.extra_price is not null then e.extra_allotted <> least(e.extra_asked, e.rump)
          when i.extra_ceiling_percent is not null then e.extra_allotted <> 0
          -- Fractions that nobody is entitled to were given out too.
          else e.extra_allotted <> least(e.extra_asked, i.offered_shares - e.taken) end
        or i.settled_at is not null and e.waiting > 0)`,
    isWholeOnly: true,
  },
  {
    name: 'lapsed_rights_get_what_extra_shares_bring',
    meaning:
      'An extra share costs between what a new one does and its ceiling; what it costs above a new one goes to whoever let rights lapse, all of it, in proportion but for less than a paisa each. Rights that waited for a restriction get nothing of it.',
    sql: `select i.id as issue, s.brought, s.proceeds, s.lapsed, s.uneven from rights.issue i
      join lateral (
        select sum(a.brought) as brought, sum(a.proceeds) as proceeds, sum(a.lapsed) as lapsed,
          count(*) filter (where abs(a.proceeds * a.all_lapsed - a.all_brought * a.lapsed) >= greatest(a.all_lapsed, 1)
            or a.lapsed = 0 and a.proceeds > 0) as uneven
        from (
          select e.*, sum(e.brought) over () as all_brought, sum(e.lapsed) over () as all_lapsed from (
            select e.extra_allotted * (${EXTRA_PRICE} - i.price)::numeric as brought, e.proceeds,
              case when ${IS_OUT} then 0 else e.lapsed end as lapsed
            from rights.entitlement e where e.issue_id = i.id
          ) e
        ) a
      ) s on true
      where i.shared_at is not null and (s.brought <> s.proceeds or s.uneven > 0
        or i.extra_price not between i.price and ${CEILING})`,
    isWholeOnly: true,
  },
  {
    name: 'rights_proceeds_are_paid',
    meaning:
      'What lapsed rights bring is paid as they are settled, by one entry; before that, and to anybody else, nothing is.',
    sql: `select e.id as entitlement, e.proceeds, p.cash from book b
      join rights.entitlement e on e.customer_id = b.customer_id
      left join lateral (
        select coalesce(sum(l.amount), 0) as cash from ledger.entry j join ledger.posting l on l.entry_id = j.id and l.account = 'cash'
        where j.id = e.proceeds_entry_id and j.kind = 'rights_proceeds' and j.reference = e.id and j.customer_id = e.customer_id
      ) p on true
      where b.currency = 'INR' and p.cash <> case when e.settled_at is null then 0 else e.proceeds end`,
  },
  {
    name: 'rights_proceeds_have_their_rights',
    meaning: 'Every entry that pays for lapsed rights belongs to rights of the same customer that are settled.',
    sql: `select j.id as entry, j.reference from fresh j
      left join rights.entitlement e on e.id = j.reference and e.proceeds_entry_id = j.id and e.customer_id = j.customer_id
      where j.kind = 'rights_proceeds' and e.id is null`,
  },
  {
    name: 'shorts_are_charged_the_fall',
    meaning:
      'Whoever was short when a share parted from its rights paid what it falls by, once, for all of these shares; nobody else did.',
    sql: `select b.customer_id, i.id as issue, c.shares, h.shares as short, c.amount, j.paid from book b
      join rights.issue i on i.charged_at is not null
      left join rights.charge c on c.issue_id = i.id and c.customer_id = b.customer_id
      left join lateral (
        select coalesce(-sum(l.amount), 0) as shares from orders.position p
        join ledger.entry e on e.customer_id = p.customer_id and e.position_id = p.id and e.at < i.ex_at
        join ledger.posting l on l.entry_id = e.id and l.account = 'shares'
        where p.customer_id = b.customer_id and p.symbol = i.symbol and p.direction = 'short'
      ) h on true
      left join lateral (
        select sum(l.amount) as paid from ledger.entry e join ledger.posting l on l.entry_id = e.id and l.account = 'venue_clearing'
        where e.id = c.entry_id and e.kind = 'rights_charged' and e.reference = c.id and e.customer_id = c.customer_id
      ) j on true
      where b.currency = 'INR' and case when c.id is null then h.shares > 0 and i.price_before > i.price_after
        else c.shares <> h.shares or c.amount <> c.shares * (i.price_before - i.price_after) or j.paid is distinct from c.amount end`,
  },
  {
    name: 'rights_count_until_they_end',
    meaning: 'Rights count as equity of a long position until the customer’s are shares or have lapsed, and no longer.',
    sql: `select e.id as entitlement, e.state, r.settled_at from book b
      join actions.entitlement e on e.customer_id = b.customer_id and e.direction = 'long'
      join actions.action c on c.id = e.action_id and c.kind = 'rights'
      join rights.issue i on i.symbol = c.symbol and i.ex_date = c.ex_date and i.withdrawn_at is null
      left join rights.entitlement r on r.issue_id = i.id and r.customer_id = e.customer_id
      where b.currency = 'INR' and (e.state = 'done') <> (r.settled_at is not null)`,
    isWholeOnly: true,
  },
  {
    name: 'rights_charge_has_its_short',
    meaning: 'Every entry that charges a short for rights belongs to its charge.',
    sql: `select e.id as entry, e.reference from fresh e
      left join rights.charge c on c.id = e.reference and c.entry_id = e.id and c.customer_id = e.customer_id
      where e.kind = 'rights_charged' and c.id is null`,
  },
];
