/** What must be true between corporate actions, positions and the journal, for the ledger's auditor (ledger/audit.ts). */
import type { Invariant } from '../ledger/invariants.ts';

/** Whole shares in the place of `e.quantity`, by the terms of the action `c`, written once more in SQL. */
const SHARES_AFTER = `case c.kind when 'split' then e.quantity::bigint * c.numerator / c.denominator
  when 'bonus' then e.quantity::bigint * (c.numerator + c.denominator) / c.denominator else e.quantity end`;

/** What a share fell by, for the shares that bring whole new ones among all that the customer held long, this position's part. */
const RIGHTS_WORTH = `(select div(c.cash::numeric * div(sum(o.quantity) * c.numerator, c.denominator) * c.denominator * e.quantity,
    c.numerator * sum(o.quantity))
  from actions.entitlement o where o.action_id = c.id and o.customer_id = e.customer_id and o.direction = 'long')`;

export const ACTION_INVARIANTS: readonly Invariant[] = [
  {
    name: 'entitlement_is_of_its_terms',
    meaning:
      'A dividend is the shares held times the cash of a share, paid by who is short; rights are what their shares fell by; a split or bonus adds whole shares by its ratio.',
    sql: `select e.id as entitlement, c.kind, e.quantity, e.amount, e.shares from book b
      join actions.entitlement e on e.customer_id = b.customer_id join actions.action c on c.id = e.action_id
      where b.currency = 'INR' and (
        e.amount <> case when c.kind <> 'rights' then e.quantity * c.cash * case e.direction when 'long' then 1 else -1 end
            when e.direction = 'long' then ${RIGHTS_WORTH} else 0 end
        or e.shares <> case when e.state = 'done' then ${SHARES_AFTER} - e.quantity else 0 end)`,
  },
  {
    name: 'entitlement_is_what_was_held',
    meaning:
      'Whoever held when an action’s record date was closed is entitled by exactly the shares that the journal says, and nobody else is.',
    sql: `select c.id as action, p.id as position, h.shares as held, e.quantity as entitled from book b
      join orders.position p on p.customer_id = b.customer_id
      join (
        select *, case kind when 'rights' then ex_at - 1 else recorded_at end as held_at from actions.action
        where kind <> 'rights' or adjusted_at is not null
      ) c on c.symbol = p.symbol and p.opened_at < c.recorded_at and p.opened_at <= c.held_at and (p.closed_at is null or p.closed_at >= c.ex_at)
      left join actions.entitlement e on e.action_id = c.id and e.position_id = p.id and e.customer_id = p.customer_id
      left join lateral (
        select coalesce(sum(case p.direction when 'long' then l.amount else -l.amount end), 0) as shares
        from ledger.entry n join ledger.posting l on l.entry_id = n.id and l.account in ('shares', 'shares_lent')
        where n.customer_id = p.customer_id and n.position_id = p.id and n.at <= c.held_at
          and not (n.kind::text = c.kind::text and n.reference is not distinct from e.id)
      ) h on true
      where b.currency = 'INR' and coalesce(e.quantity, 0) <> h.shares`,
    isWholeOnly: true,
  },
  {
    name: 'application_is_of_its_dividend',
    meaning:
      'Who applies for a dividend is who is entitled to it, for all of it, and nothing waits for a review that is paid.',
    sql: `select a.id as application, a.status, a.amount, e.amount as entitled from book b
      join actions.application a on a.customer_id = b.customer_id join actions.entitlement e on e.id = a.entitlement_id
      where b.currency = 'INR' and (
        a.customer_id <> e.customer_id or a.amount <> e.amount or (a.status = 'pending' and e.state <> 'due'))`,
  },
  {
    name: 'entitlement_is_posted',
    meaning:
      'What came of an entitlement is one entry: its shares, or the money of its dividend, and nothing before it is done.',
    sql: `select e.id as entitlement, c.kind, e.state, j.entries, j.cash, j.shares from book b
      join actions.entitlement e on e.customer_id = b.customer_id join actions.action c on c.id = e.action_id
      left join lateral (
        select count(distinct n.id) as entries, coalesce(sum(p.amount) filter (where p.account = 'cash'), 0) as cash,
          coalesce(sum(p.amount) filter (where p.account = 'shares'), 0) as shares
        from ledger.entry n join ledger.posting p on p.entry_id = n.id
        where n.customer_id = e.customer_id and n.kind::text = c.kind::text and n.reference = e.id and n.position_id = e.position_id
          and n.security = c.symbol
      ) j on true
      where b.currency = 'INR' and case
        when e.state <> 'done' then j.entries <> 0
        when c.kind = 'dividend' then j.entries <> 1 or j.cash <> e.amount or j.shares <> 0
        else j.shares <> e.shares * case e.direction when 'long' then 1 else -1 end or (e.shares <> 0 and j.entries <> 1)
      end`,
    isWholeOnly: true,
  },
  {
    name: 'action_entry_has_its_entitlement',
    meaning: 'Every entry of a split, of bonus shares or of a dividend belongs to an entitlement that is done.',
    sql: `select n.id as entry, n.reference from fresh n
      left join actions.entitlement e on e.id = n.reference and e.customer_id = n.customer_id and e.state = 'done'
      where n.kind in ('split', 'bonus', 'dividend') and e.id is null`,
  },
  {
    name: 'dividends_due_are_entitlements',
    meaning: 'What a position counts as dividends still to be paid is what its entitlements say.',
    sql: `select p.id as position, p.dividends_due, e.due from book b join orders.position p on p.customer_id = b.customer_id
      left join lateral (
        select coalesce(sum(e.amount), 0) as due from actions.entitlement e
        where e.customer_id = p.customer_id and e.position_id = p.id and e.state = 'due'
      ) e on true
      where b.currency = 'INR' and p.dividends_due <> e.due`,
    isWholeOnly: true,
  },
  {
    name: 'action_leaves_nobody_behind',
    meaning: 'Once the holders of an action are adjusted none waits for it, and once it is paid none is due.',
    sql: `select c.id as action, e.id as entitlement, e.state from actions.action c join actions.entitlement e on e.action_id = c.id
      where (c.adjusted_at is not null and e.state = 'entitled') or (c.paid_at is not null and e.state <> 'done')`,
    isWholeOnly: true,
  },
];
