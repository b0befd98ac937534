-- What is owed on a loan and the interest on it are figures of a customer's book, as the receivable is: chained lines, derived by the auditor,
-- and in the leaf of a checkpoint wherever they are not zero (decision 0067).
alter table ledger.balance
  add column loan bigint not null default 0,
  add column accrued bigint not null default 0,
  add constraint loan_not_negative check (loan >= 0),
  add constraint accrued_not_negative check (accrued >= 0);
comment on column ledger.balance.loan is 'What is owed of a credit loan: minus the sum of the postings to loan.';
comment on column ledger.balance.accrued is 'Interest that came up on a loan and is not repaid yet.';
alter table ledger.audited
  add column loan bigint not null default 0,
  add column accrued bigint not null default 0;
alter table ledger.audited alter column loan drop default, alter column accrued drop default;

alter table ledger.posting drop constraint customer_line_is_chained;
alter table ledger.posting add constraint customer_line_is_chained
  check ((account in ('cash', 'margin', 'receivable', 'loan', 'accrued', 'shares')) = (hash is not null));

alter table proofs.leaf
  add column loan bigint not null default 0,
  add column accrued bigint not null default 0;

drop function ledger.write_balances;
create function ledger.write_balances(customers bigint[], held_now bigint[], book_currency text)
returns table (customer_id bigint, cash bigint, margin bigint, receivable bigint, loan bigint, accrued bigint, escrow bigint,
  realised bigint, charges bigint, chain_seq integer, chain_head bytea)
language plpgsql security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
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
    select customer_id, security, sum(amount) from line where account = 'shares'
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
$$;

comment on function ledger.write_balances is
  'Counts the entries that are new to these books into their balances, and writes what of them is held.';
revoke all on function ledger.write_balances from public;
grant execute on function ledger.write_balances to bahi_app;
