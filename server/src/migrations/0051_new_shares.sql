-- New shares (rules §8): offers, applications with their holds and money, the draw. Moments are UTC milliseconds, prices and amounts
-- paise. Written by server/src/new-shares/ only. An application and everything about its money changes under the lock of its
-- customer's book (ledger.balance); the list of an offer is frozen under the offer's own lock (new_shares.lock_offer), which
-- whoever applies, changes or takes back shares.

create schema new_shares;
grant usage on schema new_shares to bahi_app;

create table new_shares.offer (
  id bigint generated always as identity (start with 8000001) primary key,
  price bigint not null check (price > 0),
  provisional_price bigint check (provisional_price > 0),
  actual_price bigint check (actual_price > 0),
  funds_threshold bigint not null default 0 check (funds_threshold >= 0),
  published_at bigint not null,
  opens_at bigint not null check (opens_at >= published_at),
  -- The first moment at which no application is taken.
  closes_at bigint not null check (closes_at > opens_at),
  -- When the public value is known.
  draw_at bigint not null check (draw_at > closes_at),
  pay_by bigint check (pay_by > draw_at),
  withdrawn_at bigint,
  frozen_at bigint check (frozen_at >= closes_at),
  drawn_at bigint check (drawn_at >= draw_at),
  settled_at bigint,
  listed_at bigint,
  -- Of the frozen list.
  applied_lots bigint check (applied_lots >= 0),
  applications integer check (applications >= 0),
  lots integer not null check (lots > 0),
  lot_size integer not null check (lot_size > 0),
  minimum_lots integer not null check (minimum_lots > 0),
  -- Of one application; of an auction, of one bidder.
  maximum_lots integer not null check (maximum_lots >= minimum_lots),
  applications_maximum smallint not null default 1 check (applications_maximum > 0),
  prepaid_percent smallint not null default 0 check (prepaid_percent between 0 and 100),
  lock_days smallint not null default 0 check (lock_days >= 0),
  allotment_date date not null,
  listing_date date not null check (listing_date >= allotment_date),
  issue_date date not null,
  public_date date not null,
  allocation text not null check (allocation in ('draw', 'auction_bid', 'auction_uniform')),
  funding text not null check (funding in ('block', 'pay_after')),
  tickets text not null check (tickets in ('lot', 'application')),
  symbol text not null,
  name text not null,
  sector text not null,
  market text not null,
  sponsor text not null,
  prospectus text not null,
  -- The public value: the closing level of this index on `public_date`.
  public_index text not null,
  constraint an_application_has_a_size check (maximum_lots::numeric * lot_size * price <= 1e14),
  constraint bids_are_held_in_full check (allocation = 'draw' or (funding = 'block' and applications_maximum = 1)),
  constraint who_pays_after_has_a_deadline check ((funding = 'pay_after') = (pay_by is not null)),
  constraint only_who_pays_after_prepays check (funding = 'pay_after' or prepaid_percent = 0),
  constraint frozen_whole check (num_nonnulls(frozen_at, applied_lots, applications) in (0, 3)),
  constraint one_after_the_other check (
    (drawn_at is null or frozen_at is not null) and (settled_at is null or drawn_at is not null)
      and (listed_at is null or settled_at is not null)
  )
);
create index offer_symbol on new_shares.offer (symbol);
create index offer_closes on new_shares.offer (closes_at);

-- Append-only: what was changed after publication, in public.
create table new_shares.offer_note (
  id bigint generated always as identity primary key,
  offer_id bigint not null references new_shares.offer,
  at bigint not null,
  text text not null check (text <> '')
);
create index offer_note_offer on new_shares.offer_note (offer_id, id);

-- A hold's amount never changes, so that each change of an application that holds makes another one.
create sequence new_shares.hold_id;

create table new_shares.subscription (
  id bigint generated always as identity (start with 8500001) primary key,
  offer_id bigint not null references new_shares.offer,
  customer_id bigint not null references identity.customer,
  -- Of its bid or of the offer's price, for all its lots.
  amount bigint not null check (amount > 0),
  bid bigint check (bid > 0),
  -- What its hold reserves, while it is applied for an offer that blocks.
  hold_id bigint unique,
  -- Into escrow, and back from it.
  paid bigint not null default 0 check (paid >= 0),
  refunded bigint not null default 0 check (refunded >= 0),
  -- For what it won.
  cost bigint check (cost > 0),
  position_id bigint unique,
  applied_at bigint not null,
  changed_at bigint,
  cancelled_at bigint,
  decided_at bigint,
  payment_failed_at bigint,
  paid_at bigint,
  forfeited_at bigint,
  allotted_at bigint,
  lots integer not null check (lots > 0),
  won_lots integer,
  -- Counts the entries of its money.
  movements smallint not null default 0,
  -- Which of the customer's applications for this offer it is.
  ordinal smallint not null check (ordinal > 0),
  status text not null default 'applied'
    check (status in ('applied', 'cancelled', 'not_won', 'awaiting_payment', 'paid', 'forfeited', 'allotted')),
  constraint never_more_back_than_paid check (refunded <= paid),
  constraint only_an_applied_one_holds check (hold_id is null or status = 'applied'),
  constraint never_won_more_than_applied check (won_lots between 1 and lots),
  constraint what_is_won_costs check (num_nonnulls(won_lots, cost) in (0, 2)),
  constraint won_when_decided_so check ((won_lots is not null) = (status in ('awaiting_payment', 'paid', 'forfeited', 'allotted'))),
  constraint cancelled_when check ((cancelled_at is not null) = (status = 'cancelled')),
  constraint decided_when check ((decided_at is not null) = (status not in ('applied', 'cancelled'))),
  constraint paid_when check ((paid_at is not null) = (status in ('paid', 'allotted'))),
  constraint forfeited_when check ((forfeited_at is not null) = (status = 'forfeited')),
  constraint allotted_when check (num_nonnulls(allotted_at, position_id) = case status when 'allotted' then 2 else 0 end),
  constraint money_fits_status check (
    case
      when status in ('cancelled', 'not_won', 'forfeited') then paid = refunded
      when status in ('paid', 'allotted') then paid - refunded = cost
      when status = 'awaiting_payment' then paid - refunded < cost
      else true
    end
  )
) with (fillfactor = 85);
create unique index applied_once on new_shares.subscription (offer_id, customer_id, ordinal) where status <> 'cancelled';
create index subscription_newest on new_shares.subscription (customer_id, id desc);
create index subscription_of_offer on new_shares.subscription (offer_id, id) include (lots) where status <> 'cancelled';

create function new_shares.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'application % is % for good', old.id, old.status using errcode = 'check_violation';
end $$;
create trigger ended_once before update on new_shares.subscription for each row
  when (old.status in ('cancelled', 'not_won', 'forfeited', 'allotted')) execute function new_shares.refuse_change();
create trigger steps_go_forward before update on new_shares.subscription for each row
  when (
    (old.status = 'awaiting_payment' and new.status not in ('awaiting_payment', 'paid', 'forfeited'))
    or (old.status = 'paid' and new.status not in ('paid', 'allotted'))
    or (old.status <> 'applied' and (new.lots, new.bid, new.amount, new.won_lots, new.cost)
      is distinct from (old.lots, old.bid, old.amount, old.won_lots, old.cost))
  ) execute function new_shares.refuse_change();

-- Append-only: each ledger entry of an application's money.
create table new_shares.movement (
  subscription_id bigint not null references new_shares.subscription,
  entry_id bigint not null unique,
  amount bigint not null check (amount > 0),
  at bigint not null,
  part smallint not null,
  kind text not null check (kind in ('paid', 'refunded', 'allotted')),
  primary key (subscription_id, part)
);

-- Shared by who applies, changes or takes back; alone by who freezes the list or moves the deadline. It lives in memory: nobody who
-- applies waits for another.
create function new_shares.lock_offer(offer_id bigint, alone boolean) returns void language sql as $$
  select case when alone then pg_advisory_xact_lock(8271, hashint8(offer_id))
    else pg_advisory_xact_lock_shared(8271, hashint8(offer_id)) end
$$;

-- Once the list of an offer is frozen nobody comes onto it, and nobody leaves it.
create function new_shares.keep_list() returns trigger language plpgsql as $$
begin
  if exists (select from new_shares.offer where id = new.offer_id and frozen_at is not null) then
    raise exception 'the list of offer % is frozen', new.offer_id using errcode = 'check_violation', constraint = 'list_is_frozen';
  end if;
  return new;
end $$;
create trigger list_is_frozen before insert or update on new_shares.subscription for each row
  when (new.status in ('applied', 'cancelled')) execute function new_shares.keep_list();

create function new_shares.refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception 'new_shares.% is append-only: % is refused', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end $$;
create trigger note_is_append_only before update or delete or truncate on new_shares.offer_note
  for each statement execute function new_shares.refuse_rewriting();
create trigger movement_is_append_only before update or delete or truncate on new_shares.movement
  for each statement execute function new_shares.refuse_rewriting();

grant select, insert on new_shares.offer, new_shares.offer_note, new_shares.subscription, new_shares.movement to bahi_app;
grant update (amount, bid, hold_id, paid, refunded, cost, position_id, changed_at, cancelled_at, decided_at, payment_failed_at, paid_at,
  forfeited_at, allotted_at, lots, won_lots, movements, status) on new_shares.subscription to bahi_app;
grant update (frozen_at, applied_lots, applications) on new_shares.offer to bahi_app;
grant usage on sequence new_shares.hold_id to bahi_app;
