-- The desk of block trades (desks §3): offers of a block seller's shares at a stated price, and requests that staff decide. Moments are UTC
-- milliseconds, prices and amounts paise. Written by server/src/block-trades/ only. A request and its money change under the lock of its
-- customer's book (ledger.balance), what is left of an offer under the lock of the offer's row, which is always taken after the books.
insert into staff.queue values ('block_trades');
insert into products.kind values ('block_trade');
insert into messages.about_type values ('block_trade');

create schema block_trades;
grant usage on schema block_trades to bahi_app;

create table block_trades.offer (
  id bigint generated always as identity (start with 9500001) primary key,
  price bigint not null check (price > 0),
  -- The mark price at publication.
  reference bigint not null,
  published_at bigint not null,
  opens_at bigint not null check (opens_at >= published_at),
  -- The first moment at which no request is taken and none is approved.
  closes_at bigint not null check (closes_at > opens_at),
  -- What was left was withdrawn.
  withdrawn_at bigint,
  -- Over, with nobody waiting; the seller has back what was not sold.
  settled_at bigint,
  lots integer not null check (lots > 0),
  lot_size integer not null check (lot_size > 0),
  minimum_lots integer not null check (minimum_lots between 1 and lots),
  -- Of one customer.
  maximum_lots integer not null check (maximum_lots between minimum_lots and lots),
  sold_lots integer not null default 0,
  promise_minutes integer not null check (promise_minutes > 0),
  lock_days smallint not null check (lock_days between 0 and 365),
  symbol text not null,
  name text not null,
  sector text not null,
  constraint an_offer_has_a_size check (lots::numeric * lot_size * price <= 1e14),
  constraint near_the_reference check (abs(price - reference) * 100 <= 3 * reference),
  constraint never_sold_more_than_offered check (sold_lots between 0 and lots)
);
create index offer_closes on block_trades.offer (closes_at desc, id desc);
create index offer_unsettled on block_trades.offer (id) where settled_at is null;

-- Append-only: what was said in public after publication.
create table block_trades.offer_note (
  id bigint generated always as identity primary key,
  offer_id bigint not null references block_trades.offer,
  at bigint not null,
  text text not null check (text <> '')
);
create index offer_note_offer on block_trades.offer_note (offer_id, id);

create table block_trades.request (
  id bigint generated always as identity (start with 700000001) primary key,
  offer_id bigint not null references block_trades.offer,
  customer_id bigint not null references identity.customer,
  -- Of all its lots, and with the charges of such a buy: held until it is decided.
  amount bigint not null check (amount > 0),
  total bigint not null check (total >= amount),
  -- What was paid, with charges.
  paid bigint,
  created_at bigint not null,
  promised_by bigint not null,
  -- When somebody of the staff first took it up.
  claimed_at bigint,
  decided_by bigint,
  decided_at bigint,
  -- The journal entry that paid for it.
  entry_id bigint unique,
  position_id bigint unique,
  lots integer not null check (lots > 0),
  approved_lots integer,
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected', 'cancelled', 'expired')),
  decided_name text,
  reason text check (reason in ('oversubscribed', 'price_moved', 'concentration', 'unsuitable', 'asked', 'window_over', 'withdrawn')),
  note text,
  constraint decided_when check ((decided_at is null) = (status = 'pending')),
  constraint decided_by_somebody check (num_nonnulls(decided_by, decided_name) = case when status in ('approved', 'rejected') then 2 else 0 end),
  constraint never_approved_more_than_asked check (
    case status when 'approved' then approved_lots between 1 and lots else approved_lots is null end
  ),
  constraint approved_is_paid check (num_nonnulls(paid, entry_id, position_id) = case status when 'approved' then 3 else 0 end),
  constraint paid_from_the_hold check (paid <= total),
  constraint less_has_a_reason check (case status
    when 'approved' then (reason is not null) = (approved_lots < lots) and coalesce(reason, '') not in ('window_over', 'withdrawn')
    when 'rejected' then reason not in ('window_over', 'withdrawn') and reason is not null
    when 'expired' then reason in ('window_over', 'withdrawn') and reason is not null
    else reason is null end)
) with (fillfactor = 85);
create unique index pending_once on block_trades.request (offer_id, customer_id) where status = 'pending';
create index request_newest on block_trades.request (customer_id, id desc);
create index request_waiting on block_trades.request (id) where status = 'pending';
create index request_decided on block_trades.request (decided_at desc, id desc) where status in ('approved', 'rejected', 'expired');

create function block_trades.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'request % is % for good', old.id, old.status using errcode = 'check_violation', constraint = 'decided_once';
end $$;
create trigger decided_once before update on block_trades.request for each row
  when (old.status <> 'pending') execute function block_trades.refuse_change();

-- A request fits its offer at the moment it is made.
create function block_trades.check_request() returns trigger language plpgsql as $$
declare
  o block_trades.offer;
begin
  select * into o from block_trades.offer where id = new.offer_id;
  if o.withdrawn_at is not null or new.created_at < o.opens_at or new.created_at >= o.closes_at
    or new.lots not between o.minimum_lots and o.maximum_lots or new.lots > o.lots - o.sold_lots
    or new.amount <> new.lots::bigint * o.lot_size * o.price then
    raise exception 'block %s takes no such request', new.offer_id using errcode = 'check_violation', constraint = 'request_fits_its_offer';
  end if;
  return new;
end $$;
create trigger request_fits_its_offer before insert on block_trades.request for each row execute function block_trades.check_request();

create function block_trades.refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception 'block_trades.% is append-only: % is refused', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end $$;
create trigger note_is_append_only before update or delete or truncate on block_trades.offer_note
  for each statement execute function block_trades.refuse_rewriting();

grant select, insert on block_trades.offer, block_trades.offer_note, block_trades.request to bahi_app;
grant update (withdrawn_at, settled_at, sold_lots) on block_trades.offer to bahi_app;
grant update (claimed_at, decided_by, decided_name, decided_at, paid, entry_id, position_id, approved_lots, status, reason, note)
  on block_trades.request to bahi_app;
