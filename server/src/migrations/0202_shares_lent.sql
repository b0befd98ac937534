-- Shares that are lent count among their owner's in every total: a share balance is the sum of both accounts. How many of a position are lent
-- stands in its row, under the lock of its customer's book, where they can be no more than there are (decision 0088).
alter table ledger.posting drop constraint customer_line_is_chained;
alter table ledger.posting add constraint customer_line_is_chained
  check ((account in ('cash', 'margin', 'receivable', 'loan', 'accrued', 'shares', 'shares_lent')) = (hash is not null));

create or replace view ledger.journal as
  select
    e.customer_id, e.currency, case when p.hash is not null then e.first_seq + p.line - 1 end as seq,
    e.id as entry_id, p.line, e.kind, e.reference, e.part, e.position_id, e.reverses, p.account,
    case when p.account in ('shares', 'shares_lent', 'venue_shares') then e.security else e.currency end as asset,
    p.amount, e.business_date, e.at, p.hash
  from ledger.entry e join ledger.posting p on p.entry_id = e.id;

create or replace function ledger.check_postings()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
declare
  broken bigint;
begin
  select a.entry_id into broken
  from (
    select
      entry_id, count(*) as lines, min(line) as first_line, max(line) as last_line,
      count(hash) as chained, max(line) filter (where hash is not null) as last_chained,
      coalesce(sum(amount) filter (where account not in ('shares', 'shares_lent', 'venue_shares')), 0) as money,
      coalesce(sum(amount) filter (where account in ('shares', 'shares_lent', 'venue_shares')), 0) as shares,
      bool_or(account in ('shares', 'shares_lent', 'venue_shares')) as has_shares
    from added group by entry_id
  ) a
  left join ledger.entry e on e.id = a.entry_id
  where e.id is null or a.money <> 0 or a.shares <> 0 or a.first_line <> 1 or a.last_line <> a.lines
    or a.chained is distinct from a.last_chained or (a.has_shares and e.security is null)
  limit 1;
  if broken is not null then
    raise exception 'entry % is not balanced or not complete', broken
      using errcode = 'check_violation', constraint = 'entry_balances';
  end if;
  return null;
end $function$;

create or replace function ledger.write_balances(customers bigint[], held_now bigint[], book_currency text)
 RETURNS TABLE(customer_id bigint, cash bigint, margin bigint, receivable bigint, loan bigint, accrued bigint, escrow bigint, realised bigint, charges bigint, chain_seq integer, chain_head bytea)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
#variable_conflict use_column
declare written bigint;
begin
  return query
  with book as materialized (
    select b.customer_id, b.chain_seq as from_seq, c.held
    from unnest(customers, held_now) as c (customer_id, held)
    join ledger.balance b on b.customer_id = c.customer_id and b.currency = book_currency
  ), line as materialized (
    select b.customer_id, b.from_seq, b.held, e.security, e.business_date, p.account, p.amount, p.hash,
      e.first_seq + p.line - 1 as seq
    from book b
    join ledger.entry e on e.customer_id = b.customer_id and e.currency = book_currency and e.first_seq > b.from_seq
    join ledger.posting p on p.entry_id = e.id
  ), share as (
    insert into ledger.share_balance as s (customer_id, security, quantity)
    select customer_id, security, sum(amount) from line where account in ('shares', 'shares_lent')
    group by customer_id, security having sum(amount) <> 0
    on conflict (customer_id, security) do update set quantity = s.quantity + excluded.quantity
  ), total as (
    select customer_id, from_seq, held, count(hash) as lines, max(business_date) as last_date,
      max(seq) filter (where hash is not null) as last_seq,
      (array_agg(hash order by seq desc) filter (where hash is not null))[1] as head,
      coalesce(sum(amount) filter (where account = 'cash'), 0) as cash,
      coalesce(sum(amount) filter (where account = 'margin'), 0) as margin,
      -coalesce(sum(amount) filter (where account = 'receivable'), 0) as receivable,
      -coalesce(sum(amount) filter (where account = 'loan'), 0) as loan,
      -coalesce(sum(amount) filter (where account = 'accrued'), 0) as accrued,
      coalesce(sum(amount) filter (where account = 'escrow'), 0) as escrow,
      -coalesce(sum(amount) filter (where account = 'venue_clearing'), 0) as realised,
      coalesce(sum(amount) filter (where account in ('fees', 'taxes')), 0) as charges
    from line group by customer_id, from_seq, held
  )
  -- Without a gap in the chain, and only by the lines that were read: not those of a transaction that ended meanwhile.
  update ledger.balance b
  set cash = b.cash + t.cash, margin = b.margin + t.margin, receivable = b.receivable + t.receivable, loan = b.loan + t.loan,
    accrued = b.accrued + t.accrued, escrow = b.escrow + t.escrow, realised = b.realised + t.realised, charges = b.charges + t.charges, held = t.held, chain_seq = t.last_seq,
    chain_head = t.head, last_date = greatest(b.last_date, t.last_date)
  from total t
  where b.customer_id = t.customer_id and b.currency = book_currency and b.chain_seq = t.from_seq
    and t.last_seq = t.from_seq + t.lines
  returning b.customer_id, b.cash, b.margin, b.receivable, b.loan, b.accrued, b.escrow, b.realised, b.charges, b.chain_seq, b.chain_head;
  get diagnostics written = row_count;
  -- One row a book: otherwise shares would have been counted of lines that the book has not.
  if written <> cardinality(customers) then
    raise exception 'the entries of % books do not follow their chains', cardinality(customers) - written
      using errcode = 'integrity_constraint_violation', constraint = 'balance_follows_entries';
  end if;
end
$function$;

create or replace function vip.totals_on(ended date, customers bigint[])
 RETURNS TABLE(customer_id bigint, total numeric)
 LANGUAGE sql
 STABLE
AS $function$
  with later as materialized (
    select e.id, e.customer_id, e.security, e.kind, e.reference, e.part from ledger.entry e
    where e.business_date > ended and e.currency = 'INR' and e.customer_id = any (customers)
  ), later_line as materialized (
    select e.id, e.customer_id, e.security, e.kind, e.reference, e.part,
      coalesce(sum(p.amount) filter (where p.account in ('cash', 'margin', 'receivable', 'loan', 'accrued', 'escrow')), 0) as money,
      coalesce(sum(p.amount) filter (where p.account in ('shares', 'shares_lent')), 0) as shares,
      coalesce(sum(p.amount) filter (where p.account = 'margin'), 0) as margin,
      -coalesce(sum(p.amount) filter (where p.account = 'venue_clearing'), 0) as realised
    from later e join ledger.posting p on p.entry_id = e.id group by 1, 2, 3, 4, 5, 6
  ), later_share as (
    select l.customer_id, l.security, sum(l.shares) as shares, sum(case
        when l.kind in ('order_fill', 'position_close') then l.shares * f.price + case l.kind when 'position_close' then l.realised else 0 end
        when l.kind in ('allotment', 'block_trade') then l.margin
        when l.kind in ('split', 'bonus') then case t.direction when 'long' then -t.in_lieu else t.in_lieu end + l.realised
        else 0 end) as cost
    from later_line l
    left join orders.fill f on l.kind in ('order_fill', 'position_close') and f.order_id = l.reference and f.execution = l.part
    left join actions.entitlement t on l.kind in ('split', 'bonus') and t.id = l.reference
    where l.security is not null group by 1, 2
  ), now_share as (
    select p.customer_id, p.symbol as security, sum(case p.direction when 'long' then p.quantity else -p.quantity end) as shares,
      sum(case p.direction when 'long' then p.cost else -p.cost end) as cost
    from orders.position p where p.customer_id = any (customers) and p.closed_at is null group by 1, 2
  ), share as (
    select customer_id, security, coalesce(n.shares, 0) - coalesce(l.shares, 0) as shares, coalesce(n.cost, 0) - coalesce(l.cost, 0) as cost
    from now_share n full join later_share l using (customer_id, security)
  ), price as (
    select s.security, c.close from (select distinct security from share where shares <> 0) s
    left join lateral (
      select close from market.daily_bar where symbol = s.security and business_date <= ended order by business_date desc limit 1
    ) c on true
  ), profit as (
    select s.customer_id, sum(s.shares * p.close - s.cost) as open from share s join price p using (security)
    where s.shares <> 0 and p.close is not null group by 1
  ), moved as (
    select l.customer_id, sum(l.money) as money from later_line l group by 1
  )
  select b.customer_id, b.cash + b.margin + b.escrow - b.receivable - b.loan - b.accrued - coalesce(m.money, 0) + coalesce(p.open, 0)
  from ledger.balance b left join moved m using (customer_id) left join profit p using (customer_id)
  where b.currency = 'INR' and b.customer_id = any (customers)
$function$;

alter table orders.position
  add column lent integer not null default 0,
  -- Of those, what the customer asked back and still waits for, and by when it is back at the latest.
  add column recalled integer not null default 0,
  add column recall_due bigint,
  -- Entries that moved shares of it to the pool or back: the part of the next one.
  add column lends integer not null default 0 check (lends >= 0),
  add constraint lent_is_held check (lent between 0 and quantity),
  add constraint lent_is_owned check (lent = 0 or (direction = 'long' and leverage = 1 and origin <> 'day')),
  add constraint recalled_is_lent check (recalled between 0 and lent and (recalled = 0 or recall_due is not null));
comment on column orders.position.lent is 'Shares in the pool that short positions borrow from: the account shares_lent of this position.';
-- What the pool has of a share, oldest first, and what waits to come back.
create index position_lent on orders.position (symbol, id) where lent > 0;
create index position_recalled on orders.position (recall_due, id) where recalled > 0;
grant insert (lent, lends), update (lent, lends, recalled, recall_due) on orders.position to bahi_app;
