-- Day trading (desks §4): mandates for one session, and the orders placed under them. Moments are UTC milliseconds, amounts paise.
-- Written by server/src/day-trading/ only. A mandate, its orders and its money change under the lock of its customer's book (ledger.balance).

create schema day_trading;
grant usage on schema day_trading to bahi_app;

create table day_trading.mandate (
  id bigint generated always as identity (start with 7000001) primary key,
  customer_id bigint not null references identity.customer,
  -- The contract amount that may be open and ordered at once; a fifth of it; and what its fee can be at most. The last two are held.
  amount bigint not null check (amount > 0),
  margin bigint not null,
  fee_held bigint not null check (fee_held > 0),
  -- The fee as it was told: hundredths of a percent of the most used, and its bounds.
  fee_minimum bigint not null check (fee_minimum > 0),
  fee_maximum bigint not null check (fee_maximum >= fee_minimum),
  opens_at bigint not null,
  square_off_at bigint not null check (square_off_at > opens_at),
  closes_at bigint not null check (closes_at > square_off_at),
  created_at bigint not null check (created_at < square_off_at),
  promised_by bigint not null,
  -- When somebody of the staff first took it up.
  claimed_at bigint,
  decided_at bigint,
  decided_by bigint,
  -- When its square-off began.
  closing_at bigint check (closing_at >= square_off_at),
  settled_at bigint,
  -- What it came to.
  most_used bigint check (most_used >= 0),
  gross bigint,
  charges bigint check (charges >= 0),
  fee bigint,
  entry_id bigint unique,
  session_date date not null,
  fee_bps integer not null check (fee_bps >= 0),
  status text not null default 'pending'
    check (status in ('pending', 'approved', 'settled', 'rejected', 'cancelled', 'expired')),
  decided_name text,
  reason text check (reason in ('unsuitable', 'losses', 'owes', 'asked')),
  note text,
  constraint margin_is_a_fifth check (margin = (amount + 4) / 5),
  constraint decided_when check ((decided_at is null) = (status = 'pending')),
  constraint approved_in_time check (status not in ('approved', 'settled') or decided_at < square_off_at),
  constraint decided_by_somebody check (
    num_nonnulls(decided_by, decided_name) = case when status in ('approved', 'settled', 'rejected') then 2 else 0 end
  ),
  constraint rejected_with_a_reason check ((reason is not null) = (status = 'rejected')),
  constraint settled_with_its_record check (
    num_nonnulls(settled_at, most_used, gross, charges, fee, entry_id) = case status when 'settled' then 6 else 0 end
  ),
  constraint settled_after_the_square_off_began check (settled_at >= square_off_at),
  constraint fee_is_of_what_it_held check (fee between fee_minimum and fee_held)
) with (fillfactor = 85);
create unique index mandate_open on day_trading.mandate (customer_id) where status in ('pending', 'approved');
create index mandate_newest on day_trading.mandate (customer_id, id desc);
create index mandate_due on day_trading.mandate (square_off_at, id) where status in ('pending', 'approved');
create index mandate_decided on day_trading.mandate (decided_at desc, id desc) where status in ('approved', 'settled', 'rejected');

create function day_trading.keep_course() returns trigger language plpgsql as $$
begin
  if old.status <> new.status and not (old.status = 'pending' and new.status in ('approved', 'rejected', 'cancelled', 'expired')
      or old.status = 'approved' and new.status = 'settled') or old.status not in ('pending', 'approved') then
    raise exception 'mandate % is % and does not become %', old.id, old.status, new.status
      using errcode = 'check_violation', constraint = 'course_of_a_mandate';
  end if;
  return new;
end $$;
create trigger course_of_a_mandate before update on day_trading.mandate for each row execute function day_trading.keep_course();

-- An order of a mandate, by the number that is its position's too.
create table day_trading.trade (
  order_id bigint primary key,
  mandate_id bigint not null references day_trading.mandate,
  customer_id bigint not null,
  placed_at bigint not null,
  -- What of the mandate's hold the order took over as its own.
  drawn bigint not null check (drawn >= 0),
  -- At settlement: profit of what was closed, charges of both sides, and the shares that went on as an ordinary position.
  gross bigint,
  charges bigint check (charges >= 0),
  carried integer check (carried >= 0),
  constraint recorded_at_once check (num_nonnulls(gross, charges, carried) in (0, 3))
);
create index trade_mandate on day_trading.trade (mandate_id, order_id);

create function day_trading.check_trade() returns trigger language plpgsql as $$
begin
  if not exists (select from day_trading.mandate m where m.id = new.mandate_id and m.customer_id = new.customer_id
      and m.status = 'approved' and new.placed_at >= m.opens_at and new.placed_at < m.square_off_at) then
    raise exception 'mandate % takes no such order', new.mandate_id using errcode = 'check_violation', constraint = 'order_fits_its_mandate';
  end if;
  return new;
end $$;
create trigger order_fits_its_mandate before insert on day_trading.trade for each row execute function day_trading.check_trade();

create function day_trading.keep_record() returns trigger language plpgsql as $$
begin
  raise exception 'the record of order % stays', old.order_id using errcode = 'restrict_violation', constraint = 'recorded_once';
end $$;
create trigger recorded_once before update on day_trading.trade for each row
  when (old.gross is not null) execute function day_trading.keep_record();

grant select, insert on day_trading.mandate, day_trading.trade to bahi_app;
grant update (claimed_at, decided_at, decided_by, decided_name, status, reason, note, closing_at, settled_at, most_used, gross, charges, fee, entry_id)
  on day_trading.mandate to bahi_app;
grant update (gross, charges, carried) on day_trading.trade to bahi_app;

insert into staff.queue values ('mandates');
insert into messages.about_type values ('day_mandate');
alter type ledger.entry_kind add value 'day_trading_fee' before 'reversal';
alter type ledger.hold_kind add value 'day_trading';

-- Orders of a mandate, and those that close what they opened before the session ends.
alter type orders.order_origin add value 'day' after 'customer';
alter type orders.order_origin add value 'square_off';
alter table orders.position drop constraint position_origin_check,
  add constraint position_origin_check check (origin in ('order', 'allotment', 'block', 'grab', 'day')),
  drop constraint allotted_is_paid_in_full,
  add constraint allotted_is_paid_in_full check (origin in ('order', 'day') or (leverage = 1 and direction = 'long'));
