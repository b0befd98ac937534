-- Shares bought outside the book (desks §3, §5): the kind of entry that pays for them, the hold of a request, the step that begins such a
-- position, and where positions may come from: an order, an allotment, a block trade, a grab offer, an order of a day mandate.
alter type ledger.entry_kind add value 'block_trade' before 'reversal';
alter type ledger.hold_kind add value 'block';
alter type orders.position_step add value 'block_traded';

alter table orders.position drop constraint position_origin_check;
alter table orders.position add constraint position_origin_check check (origin in ('order', 'allotment', 'block', 'grab', 'day'));
alter table orders.position drop constraint allotted_is_paid_in_full;
alter table orders.position add constraint allotted_is_paid_in_full
  check (origin in ('order', 'day') or (leverage = 1 and direction = 'long'));

-- One sale of a block seller to one customer; its number at the venue is that of the position. Printed once the venue has said so.
create table orders.block_trade (
  position_id bigint primary key,
  customer_id bigint not null,
  -- The request that it fills, of its origin.
  reference bigint not null,
  price bigint not null check (price > 0),
  -- The mark price of that moment.
  mark bigint not null,
  agreed_at bigint not null,
  -- Its number on the tape, and when it was printed.
  number bigint check (number > 0),
  printed_at bigint,
  quantity integer not null check (quantity > 0),
  origin text not null check (origin in ('block', 'grab')),
  symbol text not null,
  constraint filled_once unique (origin, reference),
  constraint printed_once unique (symbol, number),
  constraint printed_when check ((number is null) = (printed_at is null)),
  constraint near_the_mark check (abs(price - mark) * 100 <= 3 * mark)
);
create index block_trade_customer on orders.block_trade (customer_id);
create index block_trade_unprinted on orders.block_trade (position_id) where number is null;

create function orders.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'block trade % is what it is', old.position_id using errcode = 'restrict_violation';
end $$;
create trigger block_trade_is_kept before update on orders.block_trade for each row
  when (old.number is not null or (old.position_id, old.customer_id, old.reference, old.price, old.mark, old.agreed_at, old.quantity, old.origin, old.symbol)
    is distinct from (new.position_id, new.customer_id, new.reference, new.price, new.mark, new.agreed_at, new.quantity, new.origin, new.symbol))
  execute function orders.refuse_change();

-- What an offer may still take of the inventory of a symbol's block seller, and has taken: no two offers promise the same shares.
create table orders.block_promise (
  offer_id bigint not null,
  kind text not null check (kind in ('block', 'grab')),
  symbol text not null,
  shares bigint not null check (shares >= 0),
  primary key (kind, offer_id)
);
create index block_promise_symbol on orders.block_promise (symbol);

grant select, insert on orders.block_trade, orders.block_promise to bahi_app;
grant update (number, printed_at) on orders.block_trade to bahi_app;
grant update (shares) on orders.block_promise to bahi_app;
