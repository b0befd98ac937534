-- Placements (rules §8): offers of shares at a fixed price, and requests that staff decide. Moments are UTC milliseconds, prices and
-- amounts paise. Written by server/src/placements/ only. A request and its money change under the lock of its customer's book
-- (ledger.balance), what is left of an offer under the lock of the offer's row, which is always taken after the books.

create schema placements;
grant usage on schema placements to bahi_app;

create table placements.offer (
  id bigint generated always as identity (start with 9000001) primary key,
  price bigint not null check (price > 0),
  minimum_amount bigint not null check (minimum_amount > 0),
  published_at bigint not null,
  opens_at bigint not null check (opens_at >= published_at),
  -- The first moment at which no request is taken.
  closes_at bigint not null check (closes_at > opens_at),
  -- A request that nobody has decided by then is refused.
  decided_by bigint not null check (decided_by > closes_at),
  withdrawn_at bigint,
  -- Closed or called off, and every request is decided.
  settled_at bigint,
  lots integer not null check (lots > 0),
  lot_size integer not null check (lot_size > 0),
  -- As many as the least amount takes.
  minimum_lots integer not null check (minimum_lots between 1 and lots),
  maximum_lots integer not null check (maximum_lots between minimum_lots and lots),
  allotted_lots integer not null default 0,
  promise_minutes integer not null check (promise_minutes > 0),
  lock_days smallint not null check (lock_days between 0 and 365),
  symbol text not null,
  name text not null,
  sector text not null,
  prospectus text not null check (prospectus <> ''),
  constraint an_offer_has_a_size check (lots::numeric * lot_size * price <= 1e14),
  constraint the_least_is_covered check (minimum_lots::numeric * lot_size * price >= minimum_amount
    and (minimum_lots - 1)::numeric * lot_size * price < minimum_amount),
  constraint never_allotted_more_than_offered check (allotted_lots between 0 and lots)
);
create index offer_closes on placements.offer (closes_at desc, id desc);
create index offer_unsettled on placements.offer (id) where settled_at is null;

-- Append-only: what was said in public after publication.
create table placements.offer_note (
  id bigint generated always as identity primary key,
  offer_id bigint not null references placements.offer,
  at bigint not null,
  text text not null check (text <> '')
);
create index offer_note_offer on placements.offer_note (offer_id, id);

create table placements.request (
  -- Beyond the numbers of every other application: the entry of an allotment is unique by it.
  id bigint generated always as identity (start with 600000001) primary key,
  offer_id bigint not null references placements.offer,
  customer_id bigint not null references identity.customer,
  -- Of all its lots, held until it is decided.
  amount bigint not null check (amount > 0),
  created_at bigint not null,
  promised_by bigint not null,
  -- When somebody of the staff first took it up.
  claimed_at bigint,
  decided_by bigint,
  decided_at bigint,
  -- The journal entry that paid for what was allotted.
  entry_id bigint unique,
  position_id bigint unique,
  lots integer not null check (lots > 0),
  allotted_lots integer,
  status text not null default 'pending' check (status in ('pending', 'allotted', 'rejected', 'cancelled')),
  decided_name text,
  reason text check (reason in ('oversubscribed', 'concentration', 'unsuitable', 'asked', 'not_decided', 'called_off')),
  note text,
  constraint decided_when check ((decided_at is null) = (status = 'pending')),
  constraint decided_by_somebody check (
    num_nonnulls(decided_by, decided_name)
      = case when status in ('allotted', 'rejected') and coalesce(reason, '') not in ('not_decided', 'called_off') then 2 else 0 end
  ),
  constraint never_allotted_more_than_asked check (
    case status when 'allotted' then allotted_lots between 1 and lots when 'rejected' then allotted_lots = 0 else allotted_lots is null end
  ),
  constraint allotted_is_paid check (num_nonnulls(entry_id, position_id) = case status when 'allotted' then 2 else 0 end),
  constraint less_has_a_reason check (
    (reason is not null) = (status = 'rejected' or status = 'allotted' and allotted_lots < lots)
  )
) with (fillfactor = 85);
create unique index pending_once on placements.request (offer_id, customer_id) where status = 'pending';
create index request_newest on placements.request (customer_id, id desc);
create index request_waiting on placements.request (id) where status = 'pending';
create index request_decided on placements.request (decided_at desc, id desc) where status in ('allotted', 'rejected');

create function placements.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'request % is % for good', old.id, old.status using errcode = 'check_violation', constraint = 'decided_once';
end $$;
create trigger decided_once before update on placements.request for each row
  when (old.status <> 'pending') execute function placements.refuse_change();

-- A request fits its offer at the moment it is made.
create function placements.check_request() returns trigger language plpgsql as $$
declare
  o placements.offer;
begin
  select * into o from placements.offer where id = new.offer_id;
  if o.withdrawn_at is not null or new.created_at < o.opens_at or new.created_at >= o.closes_at
    or new.lots not between o.minimum_lots and o.maximum_lots or new.lots > o.lots - o.allotted_lots
    or new.amount <> new.lots::bigint * o.lot_size * o.price then
    raise exception 'placement % takes no such request', new.offer_id using errcode = 'check_violation', constraint = 'request_fits_its_offer';
  end if;
  return new;
end $$;
create trigger request_fits_its_offer before insert on placements.request for each row execute function placements.check_request();

create function placements.refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception 'placements.% is append-only: % is refused', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end $$;
create trigger note_is_append_only before update or delete or truncate on placements.offer_note
  for each statement execute function placements.refuse_rewriting();

grant select, insert on placements.offer, placements.offer_note, placements.request to bahi_app;
grant update (withdrawn_at, settled_at, allotted_lots) on placements.offer to bahi_app;
grant update (claimed_at, decided_by, decided_name, decided_at, entry_id, position_id, allotted_lots, status, reason, note)
  on placements.request to bahi_app;
