-- Rights issues (rules §8): who held at the close of the record date may take up new shares in proportion until a deadline. Moments are
-- UTC milliseconds, prices and amounts paise. Written by server/src/rights/ only. What a customer takes up and pays changes under the
-- lock of the customer's book (ledger.balance); the deadline under the lock of the issue's row, which is always taken after the books.

create schema rights;
grant usage on schema rights to bahi_app;

create table rights.issue (
  id bigint generated always as identity (start with 9500001) primary key,
  -- Of a new share.
  price bigint not null check (price > 0),
  published_at bigint not null,
  -- The first moment that trades without the rights.
  ex_at bigint not null check (ex_at > published_at),
  opens_at bigint not null check (opens_at >= ex_at),
  -- The first moment at which none are taken up.
  pay_by bigint not null check (pay_by > opens_at),
  withdrawn_at bigint check (withdrawn_at < ex_at),
  -- Holdings are written down; then what a share is worth before and after.
  recorded_at bigint,
  price_before bigint check (price_before > 0),
  price_after bigint check (price_after > 0 and price_after <= price_before),
  held_shares bigint,
  offered_shares bigint,
  -- Extra shares are shared out.
  shared_at bigint check (shared_at >= pay_by),
  settled_at bigint,
  numerator integer not null check (numerator between 1 and 1000000),
  denominator integer not null check (denominator between 1 and 1000000),
  lock_days smallint not null check (lock_days between 0 and 365),
  record_date date not null,
  ex_date date not null check (ex_date > record_date),
  symbol text not null,
  name text not null,
  prospectus text not null check (prospectus <> ''),
  constraint recorded_whole check (num_nonnulls(recorded_at, price_before, price_after, held_shares, offered_shares) in (0, 5)),
  constraint never_called_off_once_recorded check (withdrawn_at is null or recorded_at is null),
  constraint offered_in_proportion check (offered_shares = held_shares * numerator / denominator),
  constraint one_after_the_other check ((shared_at is null or recorded_at is not null) and (settled_at is null or shared_at is not null))
);
create index issue_newest on rights.issue (pay_by desc, id desc);
create unique index one_at_a_time on rights.issue (symbol) where settled_at is null and withdrawn_at is null;

-- Append-only: what was said in public after publication.
create table rights.issue_note (
  id bigint generated always as identity primary key,
  issue_id bigint not null references rights.issue,
  at bigint not null,
  text text not null check (text <> '')
);
create index issue_note_issue on rights.issue_note (issue_id, id);

create table rights.entitlement (
  -- Beyond the numbers of every other application: the entry of an allotment is unique by it.
  id bigint generated always as identity (start with 700000001) primary key,
  issue_id bigint not null references rights.issue,
  customer_id bigint not null references identity.customer,
  -- Long, when the record date closed.
  held bigint not null check (held > 0),
  shares bigint not null check (shares >= 0),
  -- Paid for; and asked for beyond it, once all of it is taken.
  taken bigint not null default 0,
  extra_asked bigint not null default 0,
  -- Once extra shares are shared out.
  extra_allotted bigint,
  lapsed bigint,
  position_id bigint unique,
  -- When it was told that the rights lapse soon.
  reminded_at bigint,
  settled_at bigint,
  constraint entitled_once unique (issue_id, customer_id),
  constraint never_taken_more_than_entitled check (taken between 0 and shares),
  constraint extra_after_all check (extra_asked = 0 or extra_asked > 0 and taken = shares),
  constraint never_allotted_more_than_asked check (extra_allotted between 0 and extra_asked),
  constraint lapsed_is_the_rest check (lapsed = shares - taken),
  constraint shared_whole check (num_nonnulls(extra_allotted, lapsed) in (0, 2)),
  constraint settled_when check (
    case when settled_at is null then position_id is null
      else lapsed is not null and (position_id is not null) = (taken + extra_allotted > 0) end
  )
) with (fillfactor = 85);
create index entitlement_customer on rights.entitlement (customer_id, id);
create index entitlement_waiting on rights.entitlement (issue_id, id) where settled_at is null;

-- Its number is that of its hold and its entries, which are made first.
create sequence rights.take_up_id;

create table rights.take_up (
  id bigint primary key,
  entitlement_id bigint not null references rights.entitlement,
  customer_id bigint not null,
  shares bigint not null check (shares >= 0),
  -- Held for under this row's number (kind 'rights').
  extra bigint not null check (extra >= 0 and shares + extra > 0),
  extra_allotted bigint check (extra_allotted between 0 and extra),
  at bigint not null,
  -- What was paid at once; and what of the hold was taken for extra shares.
  entry_id bigint unique,
  extra_entry_id bigint unique,
  constraint what_is_taken_is_paid check ((entry_id is not null) = (shares > 0)),
  constraint what_is_allotted_is_paid check ((extra_entry_id is not null) = coalesce(extra_allotted > 0, false))
);
create index take_up_entitlement on rights.take_up (entitlement_id, id);

create function rights.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rights.% % is settled for good', tg_table_name, old.id using errcode = 'check_violation', constraint = 'settled_once';
end $$;
create trigger settled_once before update on rights.entitlement for each row
  when (old.settled_at is not null or old.lapsed is not null
    and (new.taken, new.extra_asked, new.extra_allotted, new.lapsed)
      is distinct from (old.taken, old.extra_asked, old.extra_allotted, old.lapsed)
    or (new.held, new.shares) is distinct from (old.held, old.shares))
  execute function rights.refuse_change();
create trigger settled_once before update on rights.take_up for each row
  when (old.extra_allotted is not null) execute function rights.refuse_change();
create trigger settled_once before update on rights.issue for each row
  when (old.settled_at is not null
    or old.recorded_at is not null and (new.recorded_at, new.price_before, new.price_after, new.held_shares, new.offered_shares)
      is distinct from (old.recorded_at, old.price_before, old.price_after, old.held_shares, old.offered_shares)
    or old.shared_at is not null and new.shared_at is distinct from old.shared_at
    or old.withdrawn_at is not null)
  execute function rights.refuse_change();

-- Rights are taken up from the opening to before the deadline, of an issue whose holdings are written down, and not once they are shared out.
create function rights.check_take_up() returns trigger language plpgsql as $$
begin
  if not exists (
    select from rights.entitlement e join rights.issue i on i.id = e.issue_id
    where e.id = new.entitlement_id and e.customer_id = new.customer_id and i.recorded_at is not null and i.shared_at is null
      and new.at >= i.opens_at and new.at < i.pay_by
  ) then
    raise exception 'rights % cannot be taken up', new.entitlement_id using errcode = 'check_violation', constraint = 'taken_up_in_time';
  end if;
  return new;
end $$;
create trigger taken_up_in_time before insert on rights.take_up for each row execute function rights.check_take_up();

create function rights.refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception 'rights.% is append-only: % is refused', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end $$;
create trigger note_is_append_only before update or delete or truncate on rights.issue_note
  for each statement execute function rights.refuse_rewriting();

grant select, insert on rights.issue, rights.issue_note, rights.entitlement, rights.take_up to bahi_app;
grant update (withdrawn_at, recorded_at, price_before, price_after, held_shares, offered_shares, shared_at, settled_at)
  on rights.issue to bahi_app;
grant update (taken, extra_asked, extra_allotted, lapsed, position_id, reminded_at, settled_at) on rights.entitlement to bahi_app;
grant update (extra_allotted, extra_entry_id) on rights.take_up to bahi_app;
grant usage on sequence rights.take_up_id to bahi_app;
