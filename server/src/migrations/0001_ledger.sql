-- The ledger (rules §2). server/src/ledger/post.ts is its only writer; what stands here is the second line: constraints
-- and triggers that hold even when that code is wrong, and for the owner of the tables too.
--
-- Layout. An entry belongs to one customer, is in one currency and concerns at most one security, so a posting needs
-- only its account and amount: five columns and one index, written at the right edge. Amounts are integers (minor
-- units, shares), moments are UTC milliseconds. Times and ids that the hash chain covers are stored as they are hashed.

create schema ledger;
grant usage on schema ledger to bahi_app;

create type ledger.account as enum (
  'cash', 'margin', 'receivable', 'shares',
  'client_bank', 'venue_clearing', 'fees', 'taxes', 'interest', 'escrow', 'exchange_desk', 'rounding', 'practice_grants',
  'venue_shares'
);
create type ledger.entry_kind as enum (
  'practice_grant', 'order_fill', 'position_close', 'margin_added', 'receivable_raised', 'receivable_settled', 'reversal'
);
create type ledger.hold_kind as enum ('order');

-- A customer's book in a currency: the row that every command of that customer locks, in customer order. All of it is
-- derived from the journal and the holds; the auditor derives it again.
create table ledger.balance (
  customer_id bigint not null,
  cash bigint not null default 0,
  margin bigint not null default 0,
  receivable bigint not null default 0,
  held bigint not null default 0,
  realised bigint not null default 0,
  charges bigint not null default 0,
  chain_seq integer not null default 0,
  -- The business date of the last entry: the next one is not earlier.
  last_date date not null default '0001-01-01',
  currency text not null,
  chain_head bytea not null default decode(repeat('00', 32), 'hex'),
  primary key (customer_id, currency),
  constraint available_not_negative check (cash - held >= 0),
  constraint held_not_negative check (held >= 0),
  constraint margin_not_negative check (margin >= 0),
  constraint receivable_not_negative check (receivable >= 0),
  constraint chain_head_is_sha256 check (octet_length(chain_head) = 32)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.1, autovacuum_vacuum_cost_delay = 0);
comment on table ledger.balance is 'One row for each customer and currency; the lock of the customer''s book.';
comment on column ledger.balance.receivable is 'What the customer owes: minus the sum of the postings to receivable.';
comment on column ledger.balance.realised is 'Profit paid by the venue so far: minus the customer''s share of venue_clearing.';

create table ledger.share_balance (
  customer_id bigint not null,
  quantity bigint not null,
  security text not null,
  primary key (customer_id, security)
) with (fillfactor = 70);

create sequence ledger.entry_id;

create table ledger.entry (
  id bigint not null primary key,
  customer_id bigint not null,
  -- The record that caused it, numbered by `part` where there are several: the entry's own idempotency key.
  reference bigint not null,
  at bigint not null,
  cash_after bigint not null,
  position_id bigint,
  reverses bigint,
  first_seq integer not null check (first_seq > 0),
  part integer not null,
  kind ledger.entry_kind not null,
  business_date date not null,
  currency text not null,
  security text,
  reason text,
  -- Two entries on the same head would be a fork of the chain.
  constraint entry_chain_place unique (customer_id, currency, first_seq),
  constraint entry_source unique (reference, kind, part),
  constraint reversal_names_its_entry check ((kind = 'reversal') = (reverses is not null)),
  constraint reversal_has_a_reason check ((reverses is null) = (reason is null)),
  -- The canonical text of the chain joins its fields with this sign.
  constraint security_is_plain check (security !~ '[|[:space:]]')
);
create unique index entry_reversed_once on ledger.entry (reverses) where reverses is not null;
create index entry_business_date on ledger.entry using brin (business_date) with (pages_per_range = 32);
comment on table ledger.entry is 'Append-only. A balanced movement; its lines are in ledger.posting.';

create table ledger.posting (
  entry_id bigint not null,
  amount bigint not null check (amount <> 0),
  account ledger.account not null,
  -- The customer's lines come first: chain number = entry.first_seq + line - 1.
  line smallint not null,
  -- SHA-256(previous hash, canonical text) of a customer's line; a house line has none.
  hash bytea,
  primary key (entry_id, line),
  constraint customer_line_is_chained check ((account in ('cash', 'margin', 'receivable', 'shares')) = (hash is not null)),
  constraint hash_is_sha256 check (octet_length(hash) = 32)
);
comment on table ledger.posting is 'Append-only. One line of an entry, signed from the side of its account.';

-- Cash reserved without being moved. It ends once: captured + released = amount.
create table ledger.hold (
  reference bigint not null,
  customer_id bigint not null,
  amount bigint not null check (amount > 0),
  captured bigint not null default 0 check (captured >= 0),
  released bigint not null default 0 check (released >= 0),
  placed_at bigint not null,
  ended_at bigint,
  kind ledger.hold_kind not null,
  currency text not null,
  primary key (reference, kind),
  constraint hold_not_exceeded check (captured + released <= amount),
  constraint hold_ends_when_used_up check ((ended_at is not null) = (captured + released = amount))
) with (fillfactor = 85);
create index hold_active on ledger.hold (customer_id) where ended_at is null;

-- Closed business dates never change. Totals of a closed date are its trial balance, and what house balances are
-- summed from: no house account has a row that orders would have to share.
create table ledger.closed_day (
  business_date date not null primary key,
  closed_at bigint not null,
  entries bigint not null
);
create table ledger.day_total (
  business_date date not null references ledger.closed_day,
  account ledger.account not null,
  asset text not null,
  amount numeric(30) not null,
  primary key (business_date, account, asset)
);

-- What the auditor has verified: its own copy of each book, from which it goes on (ledger/audit.ts).
create table ledger.audited (
  customer_id bigint not null,
  cash bigint not null,
  margin bigint not null,
  receivable bigint not null,
  realised bigint not null,
  charges bigint not null,
  -- The version (xmin) of the balance row that was verified.
  row_version bigint not null,
  chain_seq integer not null,
  currency text not null,
  chain_head bytea not null,
  primary key (customer_id, currency)
) with (fillfactor = 50);
create table ledger.audited_share (
  customer_id bigint not null,
  quantity bigint not null,
  security text not null,
  primary key (customer_id, security)
) with (fillfactor = 70);

-- The journal as one reads it: one row for each line, with its chain number.
create view ledger.journal as
  select
    e.customer_id, e.currency, case when p.hash is not null then e.first_seq + p.line - 1 end as seq,
    e.id as entry_id, p.line, e.kind, e.reference, e.part, e.position_id, e.reverses, p.account,
    case when p.account in ('shares', 'venue_shares') then e.security else e.currency end as asset,
    p.amount, e.business_date, e.at, p.hash
  from ledger.entry e join ledger.posting p on p.entry_id = e.id;

create function ledger.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'ledger.% is append-only: % is refused', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end $$;

create trigger entry_is_append_only before update or delete or truncate on ledger.entry
  for each statement execute function ledger.refuse_change();
create trigger posting_is_append_only before update or delete or truncate on ledger.posting
  for each statement execute function ledger.refuse_change();
create trigger closed_day_is_append_only before update or delete or truncate on ledger.closed_day
  for each statement execute function ledger.refuse_change();
create trigger day_total_is_append_only before update or delete or truncate on ledger.day_total
  for each statement execute function ledger.refuse_change();
create trigger hold_is_kept before delete or truncate on ledger.hold
  for each statement execute function ledger.refuse_change();
create trigger balance_is_kept before delete or truncate on ledger.balance
  for each statement execute function ledger.refuse_change();

create function ledger.refuse_hold_change() returns trigger language plpgsql as $$
begin
  raise exception 'hold % % has ended or would shrink', old.kind, old.reference using errcode = 'check_violation';
end $$;
create trigger hold_ends_once before update on ledger.hold for each row
  when (old.ended_at is not null or new.captured < old.captured or new.released < old.released
    or new.amount <> old.amount or new.customer_id <> old.customer_id or new.currency <> old.currency)
  execute function ledger.refuse_hold_change();

-- A posting transaction shares this lock and the closing of a date takes it alone, so that no entry of a date can
-- commit after the date was closed. It lives in memory: it writes nothing, and postings do not wait for each other.
create function ledger.check_entries() returns trigger language plpgsql as $$
declare
  closed date;
begin
  perform pg_advisory_xact_lock_shared(hashtext('ledger.closed_day'));
  select max(business_date) into closed from ledger.closed_day;
  if exists (select from added where business_date <= closed) then
    raise exception 'business date % is closed', closed using errcode = 'check_violation', constraint = 'closed_day';
  end if;
  return null;
end $$;
create trigger entries_are_in_open_dates after insert on ledger.entry
  referencing new table as added for each statement execute function ledger.check_entries();

-- All lines of an entry are inserted by one statement: they are complete from line 1, the customer's first, and money
-- and shares each sum to zero. An entry never changes, so this also stands for a foreign key to it. The plan is kept for
-- the life of a connection: one that was made while the table was small must not read all of it later.
create function ledger.check_postings() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  broken bigint;
begin
  select a.entry_id into broken
  from (
    select
      entry_id, count(*) as lines, min(line) as first_line, max(line) as last_line,
      count(hash) as chained, max(line) filter (where hash is not null) as last_chained,
      coalesce(sum(amount) filter (where account not in ('shares', 'venue_shares')), 0) as money,
      coalesce(sum(amount) filter (where account in ('shares', 'venue_shares')), 0) as shares,
      bool_or(account in ('shares', 'venue_shares')) as has_shares
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
end $$;
create trigger entries_balance after insert on ledger.posting
  referencing new table as added for each statement execute function ledger.check_postings();

-- The application appends to the journal and never changes it; balances and holds change only in the columns that may.
grant select, insert on ledger.entry, ledger.posting, ledger.closed_day, ledger.day_total to bahi_app;
grant select, insert on ledger.balance, ledger.share_balance, ledger.hold to bahi_app;
grant update (cash, margin, receivable, held, realised, charges, chain_seq, last_date, chain_head) on ledger.balance to bahi_app;
grant update (quantity) on ledger.share_balance to bahi_app;
grant update (captured, released, ended_at) on ledger.hold to bahi_app;
grant select, insert, update on ledger.audited, ledger.audited_share to bahi_app;
grant select on ledger.journal to bahi_app;
grant usage on sequence ledger.entry_id to bahi_app;
