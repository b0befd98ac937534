-- Grab offers: a quota of a large company's shares at a stated price, for customers of a VIP level, allotted by arrival. Terms never change.
-- Moments are UTC milliseconds. Written by server/src/grab/ only.
insert into products.kind values ('grab');
create schema grab;
grant usage on schema grab to bahi_app;

create table grab.offer (
  id bigint generated always as identity primary key,
  price bigint not null check (price > 0),
  -- The mark price when it was published.
  reference_price bigint not null,
  published_at bigint not null,
  opens_at bigint not null,
  closes_at bigint not null check (closes_at > opens_at),
  withdrawn_at bigint,
  settled_at bigint,
  lots integer not null check (lots > 0),
  lot_size integer not null check (lot_size > 0),
  maximum_lots integer not null check (maximum_lots between 1 and lots),
  -- What was taken so far, and by how many requests.
  allotted_lots integer not null default 0 check (allotted_lots between 0 and lots),
  requests integer not null default 0 check (requests >= 0),
  level smallint not null check (level between 1 and 3),
  lock_days smallint not null check (lock_days between 0 and 365),
  rule text not null check (rule = 'first_come'),
  symbol text not null,
  name text not null,
  sector text not null,
  prospectus text not null,
  constraint near_the_mark check (abs(price - reference_price) * 100 <= 3 * reference_price)
);
create index offer_running on grab.offer (closes_at) where settled_at is null;
grant select, insert on grab.offer to bahi_app;
grant update (allotted_lots, requests, withdrawn_at, settled_at) on grab.offer to bahi_app;

create table grab.offer_note (
  id bigint generated always as identity primary key,
  offer_id bigint not null references grab.offer,
  at bigint not null,
  text text not null
);
create index offer_note_offer on grab.offer_note (offer_id);
grant select, insert on grab.offer_note to bahi_app;

-- One a customer and offer, allotted in the transaction that takes it; a row never changes. `place`: how many came to it, with this one.
create sequence grab.request_id;
grant usage on sequence grab.request_id to bahi_app;
create table grab.request (
  id bigint primary key,
  offer_id bigint not null references grab.offer,
  customer_id bigint not null references identity.customer,
  request uuid not null,
  body uuid not null,
  paid bigint not null check (paid > 0),
  position_id bigint not null unique,
  created_at bigint not null,
  place integer not null check (place > 0),
  lots integer not null check (lots > 0),
  allotted_lots integer not null check (allotted_lots between 1 and lots),
  constraint sent_once unique (customer_id, request),
  constraint one_request_an_offer unique (offer_id, customer_id),
  constraint place_is_taken_once unique (offer_id, place)
);
create index request_customer on grab.request (customer_id, id);
grant select, insert on grab.request to bahi_app;
