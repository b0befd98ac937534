/**
 * What must be true of the books, each as a query for the rows that break it (rules §2). They are written against the
 * tables alone and share no code with the writer: the chain is hashed again by PostgreSQL from the documented text.
 *
 * Queries read these relations (`auditScope`): `book` is each balance under audit with what was verified of it before
 * (`from_…`; all zero in a whole audit), `fresh` the entries since, `line` their lines, `total` their sums by book. A whole audit starts from nothing, an
 * incremental one only looks at books whose row changed since it was verified.
 */
export interface Invariant {
  readonly name: string;
  /** One sentence for whoever reads the alarm. */
  readonly meaning: string;
  /** Selects the evidence: one row for each break. May read `book`, `fresh` and `line`. */
  readonly sql: string;
  /** What cannot be narrowed to changed books is checked by whole audits only. */
  readonly isWholeOnly?: boolean;
}

/** `$1` bounds how many new lines of the chains an incremental audit takes at once; it takes one book at least. */
export function auditScope(isIncremental: boolean): string {
  const zeros = `decode(repeat('00', 32), 'hex')`;
  return `with changed as materialized (
    select b.*, b.xmin::text::bigint as row_version,
      coalesce(a.chain_seq, 0) as from_seq, coalesce(a.chain_head, ${zeros}) as from_head,
      coalesce(a.cash, 0) as from_cash, coalesce(a.margin, 0) as from_margin,
      coalesce(a.receivable, 0) as from_receivable, coalesce(a.loan, 0) as from_loan, coalesce(a.accrued, 0) as from_accrued,
      coalesce(a.realised, 0) as from_realised,
      coalesce(a.charges, 0) as from_charges, coalesce(a.escrow, 0) as from_escrow,
      sum(b.chain_seq - coalesce(a.chain_seq, 0)) over (order by b.customer_id, b.currency rows unbounded preceding)
        - (b.chain_seq - coalesce(a.chain_seq, 0)) as lines_before
    from ledger.balance b
    left join ledger.audited a on ${isIncremental} and a.customer_id = b.customer_id and a.currency = b.currency
    ${isIncremental ? 'where a.row_version is distinct from b.xmin::text::bigint' : ''}
  ), book as materialized (
    select * from changed ${isIncremental ? 'where lines_before < $1' : ''}
  ), verified_share as (
    select * from ledger.audited_share where ${isIncremental}
  ), fresh as materialized (
    select e.*, b.from_seq, b.from_cash
    from book b
    join ledger.entry e on e.customer_id = b.customer_id and e.currency = b.currency and e.first_seq > b.from_seq
  ), line as materialized (
    select e.*, p.line, p.account, p.amount, p.hash, p.account in ('shares', 'shares_lent', 'venue_shares', 'pool_units') as is_share,
      case when p.hash is not null then e.first_seq + p.line - 1 end as seq
    from fresh e join ledger.posting p on p.entry_id = e.id
  ), total as materialized (
    select customer_id, currency, max(seq) as last_seq, count(seq) as lines, count(distinct seq) as numbers,
      coalesce(sum(amount) filter (where account = 'cash'), 0) as cash,
      coalesce(sum(amount) filter (where account = 'margin'), 0) as margin,
      -coalesce(sum(amount) filter (where account = 'receivable'), 0) as receivable,
      -coalesce(sum(amount) filter (where account = 'loan'), 0) as loan,
      -coalesce(sum(amount) filter (where account = 'accrued'), 0) as accrued,
      -coalesce(sum(amount) filter (where account = 'venue_clearing'), 0) as realised,
      coalesce(sum(amount) filter (where account in ('fees', 'taxes')), 0) as charges,
      coalesce(sum(amount) filter (where account = 'escrow'), 0) as escrow
    from line group by 1, 2
  )`;
}

const CHAIN: readonly Invariant[] = [
  {
    name: 'entry_balances',
    meaning: 'The lines of an entry are complete, the customer’s come first, and money and shares each sum to zero.',
    sql: `select e.id as entry, l.money, l.shares, l.lines
      from fresh e
      left join (
        select id, count(*) as lines, min(line) as first_line, max(line) as last_line,
          count(hash) as chained, max(line) filter (where hash is not null) as last_chained,
          coalesce(sum(amount) filter (where not is_share), 0) as money,
          coalesce(sum(amount) filter (where is_share), 0) as shares
        from line group by id
      ) l on l.id = e.id
      where l.id is null or l.lines < 2 or l.money <> 0 or l.shares <> 0 or l.first_line <> 1 or l.last_line <> l.lines
        or l.chained = 0 or l.chained <> l.last_chained`,
  },
  {
    name: 'chain_is_gapless',
    meaning: 'A customer’s lines are numbered 1, 2, 3 … without a gap, up to the number in the book.',
    sql: `select b.customer_id, b.currency, b.from_seq, b.chain_seq, t.last_seq, t.lines
      from book b
      left join total t on t.customer_id = b.customer_id and t.currency = b.currency
      where coalesce(t.last_seq, b.from_seq) <> b.chain_seq or coalesce(t.lines, 0) <> b.chain_seq - b.from_seq
        or t.numbers <> t.lines`,
  },
  {
    name: 'chain_hash',
    meaning: 'Each hash is SHA-256 of the one before and the line’s canonical text, and the book holds the last.',
    sql: `select * from (
        select l.customer_id, l.currency, l.seq, l.id as entry, l.hash as stored, sha256(
          coalesce(lag(l.hash) over (partition by l.customer_id, l.currency order by l.seq), b.from_head)
          || convert_to(concat_ws('|', 'bahi-1', l.customer_id, l.currency, l.seq, l.id, l.line, l.kind, l.reference, l.part,
            coalesce(l.position_id::text, '-'), coalesce(l.reverses::text, '-'), l.account,
            case when l.is_share then l.security else l.currency end, l.amount,
            to_char(l.business_date, 'YYYY-MM-DD'), l.at), 'UTF8')) as computed
        from line l join book b on b.customer_id = l.customer_id and b.currency = l.currency
        where l.hash is not null
      ) h where stored <> computed
      union all
      select b.customer_id, b.currency, b.chain_seq, null, b.chain_head, l.hash
      from book b
      left join line l on l.customer_id = b.customer_id and l.currency = b.currency and l.seq = b.chain_seq
      where b.chain_head <> coalesce(l.hash, b.from_head)`,
  },
  {
    name: 'verified_history_stands',
    meaning: 'What was verified before is still there: the journal’s hash at that number is the one that was verified.',
    sql: `select a.customer_id, a.currency, a.chain_seq, a.chain_head as verified, p.hash as stored
      from book b
      join ledger.audited a on a.customer_id = b.customer_id and a.currency = b.currency and a.chain_seq > 0
      left join lateral (
        select p.hash from ledger.entry e
        join ledger.posting p on p.entry_id = e.id and p.line = a.chain_seq - e.first_seq + 1
        where e.customer_id = a.customer_id and e.currency = a.currency and e.first_seq <= a.chain_seq
        order by e.first_seq desc limit 1
      ) p on true
      where p.hash is distinct from a.chain_head or a.chain_seq > b.chain_seq`,
  },
  {
    name: 'business_dates_never_go_back',
    meaning: 'The business date of an entry is not before that of the entry preceding it in the chain.',
    sql: `select * from (
        select e.customer_id, e.currency, e.id as entry, e.business_date, coalesce(
          lag(e.business_date) over (partition by e.customer_id, e.currency order by e.first_seq),
          (select v.business_date from ledger.entry v where v.customer_id = e.customer_id and v.currency = e.currency
            and v.first_seq <= e.from_seq order by v.first_seq desc limit 1)) as previous
        from fresh e
      ) d where business_date < previous`,
  },
  {
    name: 'reversal_is_the_mirror_image',
    meaning:
      'A reversal undoes one entry of the same book line by line; it is the only one to do so and is not reversed.',
    sql: `select r.id as entry, r.reverses
      from fresh r
      left join ledger.entry o on o.id = r.reverses
      where r.kind = 'reversal' and (
        o.id is null or o.kind = 'reversal' or o.customer_id <> r.customer_id or o.currency <> r.currency
        or o.security is distinct from r.security or r.reason is null
        or (select count(*) from ledger.entry s where s.reverses = r.reverses) <> 1
        or exists (
          select from (select line, account, -amount as amount from ledger.posting where entry_id = o.id) a
          full join (select line, account, amount from ledger.posting where entry_id = r.id) b using (line, account, amount)
          where a.line is null or b.line is null))`,
  },
];

const BALANCES: readonly Invariant[] = [
  {
    name: 'balance_is_the_sum_of_postings',
    meaning:
      'Cash, margin, receivable, loan and its interest, realised profit, charges and what lies in escrow of a book equal the sums of its postings.',
    // Added up rather than joined: a plan that expects few books would compare each with each.
    sql: `select customer_id, currency, sum(cash) as cash_apart, sum(margin) as margin_apart, sum(receivable) as receivable_apart,
        sum(loan) as loan_apart, sum(accrued) as accrued_apart, sum(realised) as realised_apart, sum(charges) as charges_apart, sum(escrow) as escrow_apart
      from (
        select customer_id, currency, cash - from_cash as cash, margin - from_margin as margin,
          receivable - from_receivable as receivable, loan - from_loan as loan, accrued - from_accrued as accrued,
          realised - from_realised as realised,
          charges - from_charges as charges, escrow - from_escrow as escrow from book
        union all
        select customer_id, currency, -cash, -margin, -receivable, -loan, -accrued, -realised, -charges, -escrow from total
      ) difference group by customer_id, currency
      having (sum(cash), sum(margin), sum(receivable), sum(loan), sum(accrued), sum(realised), sum(charges), sum(escrow))
        <> (0, 0, 0, 0, 0, 0, 0, 0)`,
  },
  {
    name: 'cash_after_is_the_running_sum',
    meaning: 'The cash written on each entry is the sum of all cash lines up to it.',
    sql: `select distinct customer_id, entry, cash_after, computed from (
        select customer_id, id as entry, cash_after, from_cash + coalesce(sum(amount) filter (where account = 'cash')
          over (partition by customer_id, currency order by first_seq), 0) as computed
        from line
      ) r where cash_after <> computed`,
  },
  {
    name: 'available_is_not_negative',
    meaning:
      'Cash less holds, holds, margin, receivable, loan, its interest and what lies in escrow are never below zero.',
    sql: `select customer_id, currency, cash, held, margin, receivable, loan, accrued, escrow from book
      where cash - held < 0 or held < 0 or margin < 0 or receivable < 0 or loan < 0 or accrued < 0 or escrow < 0`,
  },
  {
    name: 'held_is_the_sum_of_active_holds',
    meaning: 'The cash held in a book is what its active holds still reserve.',
    sql: `select b.customer_id, b.currency, b.held, h.active
      from book b
      left join (
        select h.customer_id, h.currency, sum(h.amount) as active from ledger.active_hold h
        where h.customer_id in (select customer_id from book) group by 1, 2
      ) h on h.customer_id = b.customer_id and h.currency = b.currency
      where b.held <> coalesce(h.active, 0)`,
  },
  {
    name: 'active_hold_reserves_something',
    meaning: 'A hold that has not ended has something left.',
    sql: `select h.kind, h.reference, h.amount, h.captured, h.released from book b
      join ledger.hold h on h.customer_id = b.customer_id and h.currency = b.currency and h.ended_at is null
      where h.amount <= 0 or h.captured < 0 or h.released < 0 or h.captured + h.released >= h.amount`,
  },
  {
    name: 'ended_hold_is_used_up',
    meaning: 'A hold ends once: captured + released = amount.',
    sql: `select kind, reference, amount, captured, released from ledger.hold
      where ended_at is not null and captured + released <> amount`,
    isWholeOnly: true,
  },
  {
    name: 'share_balance_is_the_sum_of_postings',
    meaning: 'A customer’s shares of each security equal the sum of the postings in it.',
    sql: `select customer_id, security, s.quantity, coalesce(v.quantity, 0) + coalesce(p.quantity, 0) as posted
      from (
        select s.customer_id, s.security, s.quantity from ledger.share_balance s
        where s.customer_id in (select customer_id from book)
      ) s
      full join (
        select customer_id, security, sum(amount) as quantity from line where account in ('shares', 'shares_lent') group by 1, 2
      ) p using (customer_id, security)
      left join verified_share v using (customer_id, security)
      where coalesce(s.quantity, 0) <> coalesce(v.quantity, 0) + coalesce(p.quantity, 0)`,
  },
];

const HOUSE: readonly Invariant[] = [
  {
    name: 'customers_and_house_sum_to_zero',
    meaning: 'All customers’ balances and the house’s postings cancel out in each currency.',
    sql: `select currency, sum(amount) as difference from (
        select currency, cash + margin - receivable - loan - accrued as amount from ledger.balance
        union all
        select currency, amount from line where hash is null and not is_share
      ) a group by currency having sum(amount) <> 0`,
    isWholeOnly: true,
  },
  {
    name: 'escrow_is_the_customers',
    meaning: 'What lies in escrow is what the customers’ books say they paid for shares to come, in each currency.',
    sql: `select currency, sum(amount) as difference from (
        select currency, escrow as amount from ledger.balance
        union all
        select currency, -amount from line where account = 'escrow'
      ) a group by currency having sum(amount) <> 0`,
    isWholeOnly: true,
  },
  {
    name: 'shares_sum_to_zero',
    meaning: 'All customers’ shares of a security and the venue’s, or units and those of the pools, cancel out.',
    sql: `select security, sum(amount) as difference from (
        select security, quantity as amount from ledger.share_balance
        union all
        select security, amount from line where account in ('venue_shares', 'pool_units')
      ) a group by security having sum(amount) <> 0`,
    isWholeOnly: true,
  },
  {
    name: 'nothing_stands_outside_a_book',
    meaning: 'Every posting has its entry, every entry its customer’s book.',
    sql: `select 'posting of no entry' as what, p.entry_id as id from ledger.posting p
      where not exists (select from ledger.entry e where e.id = p.entry_id)
      union all
      select 'entry of no book', e.id from ledger.entry e where not exists (
        select from ledger.balance b where b.customer_id = e.customer_id and b.currency = e.currency)`,
    isWholeOnly: true,
  },
  {
    name: 'each_source_posted_once',
    meaning: 'An execution, a grant or an addition is posted once, and an entry reversed once.',
    sql: `select kind, reference, part, count(*) as entries from ledger.entry group by 1, 2, 3 having count(*) > 1
      union all
      select 'reversal', reverses, 0, count(*) from ledger.entry where reverses is not null
      group by reverses having count(*) > 1`,
    isWholeOnly: true,
  },
  {
    name: 'closed_dates_keep_their_totals',
    meaning: 'The postings of a closed business date still sum to the totals written when it was closed.',
    sql: `select business_date, account, asset, t.amount as closed_with, s.amount as now
      from ledger.day_total t
      full join (
        select l.business_date, l.account, case when l.is_share then l.security else l.currency end as asset,
          sum(l.amount) as amount
        from line l where l.business_date <= (select max(business_date) from ledger.closed_day)
        group by 1, 2, 3
      ) s using (business_date, account, asset)
      where t.amount is distinct from s.amount and coalesce(t.amount, 0) <> coalesce(s.amount, 0)`,
    isWholeOnly: true,
  },
];

export const LEDGER_INVARIANTS: readonly Invariant[] = [...CHAIN, ...BALANCES, ...HOUSE];
