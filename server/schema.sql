-- Made by `npm run schema` from the migrations; a test compares it. Read it, do not edit it.

-- Schemas
create schema actions;
create schema alerts;
create schema block_trades;
create schema configuration;
create schema content;
create schema credit;
create schema day_trading;
create schema deposits;
create schema destinations;
create schema education;
create schema exchange;
create schema featured;
create schema grab;
create schema halt;
create schema identity;
create schema imported;
create schema institutions;
create schema ledger;
create schema lending;
create schema loans;
create schema market;
create schema messages;
create schema messenger;
create schema new_shares;
create schema news;
create schema notifications;
create schema orders;
create schema placements;
create schema pledges;
create schema pools;
create schema products;
create schema proofs;
create schema restrictions;
create schema rights;
create schema security;
create schema sign_in;
create schema staff;
create schema support;
create schema surveillance;
create schema triggers;
create schema uploads;
create schema verification;
create schema vip;
create schema watchlist;
create schema withdrawals;

-- Types
create type actions.application_reason as enum ('account_checked', 'tax_details', 'not_received');
create type actions.application_status as enum ('pending', 'approved', 'rejected', 'superseded');
create type actions.entitlement_state as enum ('entitled', 'due', 'done');
create type actions.kind as enum ('split', 'bonus', 'dividend', 'rights');
create type ledger.account as enum ('cash', 'margin', 'receivable', 'loan', 'accrued', 'shares', 'shares_lent', 'client_bank', 'venue_clearing', 'fees', 'network_fees', 'taxes', 'interest', 'lending', 'escrow', 'exchange_desk', 'rounding', 'practice_grants', 'pool_clearing', 'venue_shares', 'pool_units');
create type ledger.entry_kind as enum ('practice_grant', 'order_fill', 'position_close', 'margin_added', 'receivable_raised', 'receivable_settled', 'deposit', 'withdrawal', 'exchange_out', 'exchange_in', 'subscription_paid', 'subscription_refunded', 'allotment', 'split', 'bonus', 'dividend', 'placement_paid', 'rights_paid', 'rights_charged', 'rights_proceeds', 'loan_paid_out', 'loan_interest', 'loan_repaid', 'block_trade', 'day_trading_fee', 'pledge_paid_out', 'pledge_interest', 'pledge_repaid', 'shares_lent', 'shares_recalled', 'borrow_fee', 'lending_fee', 'pool_subscribed', 'pool_invested', 'pool_redeemed', 'pool_paid_out', 'pool_fee', 'reversal');
create type ledger.hold_kind as enum ('order', 'withdrawal', 'subscription', 'placement', 'rights', 'block', 'day_trading', 'grab', 'pool');
create type orders.direction as enum ('long', 'short');
create type orders.order_kind as enum ('open', 'close');
create type orders.order_origin as enum ('customer', 'day', 'stop_loss', 'take_profit', 'close_out', 'square_off', 'pledge_sale');
create type orders.order_status as enum ('accepted', 'pending', 'partly_filled', 'filled', 'cancelled', 'rejected');
create type orders.order_type as enum ('market', 'limit');
create type orders.position_status as enum ('holding', 'closing', 'closed');
create type orders.position_step as enum ('margin_added', 'protection_changed', 'margin_warning', 'allotted', 'split', 'bonus', 'dividend_due', 'dividend_paid', 'rights_due', 'rights_ended', 'block_traded');
create type orders.time_in_force as enum ('session', 'gtc');

-- Sequences
create sequence exchange.exchange_id as bigint start 8000001 increment 1;
create sequence grab.request_id as bigint start 1 increment 1;
create sequence ledger.entry_id as bigint start 1 increment 1;
create sequence new_shares.hold_id as bigint start 1 increment 1;
create sequence orders.order_id as bigint start 1000001 increment 1000;
create sequence pools.request_id as bigint start 900000001 increment 1;
create sequence rights.charge_id as bigint start 800000001 increment 1;
create sequence rights.take_up_id as bigint start 1 increment 1;

-- Tables
create table actions.action (
  id bigint generated always as identity not null,
  symbol text not null,
  kind actions.kind not null,
  numerator integer not null,
  denominator integer not null,
  cash bigint not null,
  record_date date not null,
  ex_date date not null,
  pay_date date not null,
  ex_at bigint not null,
  base bigint,
  recorded_at bigint,
  adjusted_at bigint,
  paid_at bigint,
  settles_at bigint,
  announced_at bigint,
  name text,
  notice text,
  withdrawn_at bigint
);
create table actions.application (
  id bigint generated always as identity not null,
  entitlement_id bigint not null,
  customer_id bigint not null,
  amount bigint not null,
  status actions.application_status default 'pending'::actions.application_status not null,
  reason actions.application_reason,
  note text,
  created_at bigint not null,
  promised_by bigint not null,
  claimed_at bigint,
  decided_by bigint,
  decided_name text,
  decided_at bigint
);
create table actions.beginning (
  is_only boolean default true not null,
  at bigint not null
);
create table actions.entitlement (
  id bigint generated always as identity not null,
  action_id bigint not null,
  customer_id bigint not null,
  position_id bigint not null,
  direction orders.direction not null,
  quantity integer not null,
  amount bigint default 0 not null,
  shares integer default 0 not null,
  in_lieu bigint default 0 not null,
  state actions.entitlement_state default 'entitled'::actions.entitlement_state not null,
  at bigint not null,
  done_at bigint,
  entry_id bigint
);
create table actions.note (
  id bigint generated always as identity not null,
  action_id bigint not null,
  at bigint not null,
  text text not null
);
create table alerts.alert (
  id bigint generated always as identity not null,
  customer_id bigint not null,
  symbol text not null,
  kind text not null,
  value bigint not null,
  status text default 'active'::text not null,
  created_at bigint not null,
  base_date date not null,
  base_high bigint,
  base_low bigint,
  ended_at bigint,
  fired_value bigint,
  value_before bigint
);
create table alerts.watch (
  is_only boolean default true not null,
  seen_until bigint not null
);
create table block_trades.offer (
  id bigint generated always as identity not null,
  price bigint not null,
  reference bigint not null,
  published_at bigint not null,
  opens_at bigint not null,
  closes_at bigint not null,
  withdrawn_at bigint,
  settled_at bigint,
  lots integer not null,
  lot_size integer not null,
  minimum_lots integer not null,
  maximum_lots integer not null,
  sold_lots integer default 0 not null,
  promise_minutes integer not null,
  lock_days smallint not null,
  symbol text not null,
  name text not null,
  sector text not null,
  gone_ex date
);
create table block_trades.offer_note (
  id bigint generated always as identity not null,
  offer_id bigint not null,
  at bigint not null,
  text text not null
);
create table block_trades.request (
  id bigint generated always as identity not null,
  offer_id bigint not null,
  customer_id bigint not null,
  amount bigint not null,
  total bigint not null,
  paid bigint,
  created_at bigint not null,
  promised_by bigint not null,
  claimed_at bigint,
  decided_by bigint,
  decided_at bigint,
  entry_id bigint,
  position_id bigint,
  lots integer not null,
  approved_lots integer,
  status text default 'pending'::text not null,
  decided_name text,
  reason text,
  note text
) with (fillfactor=85);
create table configuration.picture (
  hash bytea not null,
  png bytea not null,
  added_by bigint not null,
  added_at bigint not null
);
create table configuration.version (
  key text not null,
  number integer not null,
  value jsonb not null,
  effective_from bigint not null,
  approved_at bigint not null,
  change_id bigint not null,
  maker text not null,
  checker text not null,
  reason text not null
);
create table content.consent (
  customer_id bigint not null,
  kind text not null,
  key text default 'main'::text not null,
  number integer not null,
  accepted_at bigint not null
);
create table content.version (
  kind text not null,
  key text not null,
  number integer not null,
  listed_in text,
  place integer not null,
  texts jsonb,
  asks_again boolean not null,
  effective_at bigint not null,
  approved_at bigint not null,
  house_hash text,
  change_id bigint,
  maker_id bigint,
  checker_id bigint,
  maker text,
  checker text,
  reason text,
  facts jsonb
);
create table credit.event (
  id bigint generated always as identity not null,
  customer_id bigint not null,
  at bigint not null,
  written_at bigint not null,
  reference bigint not null,
  part integer default 0 not null,
  points smallint not null,
  code text not null
);
create table credit.progress (
  is_single boolean default true not null,
  through bigint not null
);
create table day_trading.mandate (
  id bigint generated always as identity not null,
  customer_id bigint not null,
  amount bigint not null,
  margin bigint not null,
  fee_held bigint not null,
  fee_minimum bigint not null,
  fee_maximum bigint not null,
  opens_at bigint not null,
  square_off_at bigint not null,
  closes_at bigint not null,
  created_at bigint not null,
  promised_by bigint not null,
  claimed_at bigint,
  decided_at bigint,
  decided_by bigint,
  closing_at bigint,
  settled_at bigint,
  most_used bigint,
  gross bigint,
  charges bigint,
  fee bigint,
  entry_id bigint,
  session_date date not null,
  fee_bps integer not null,
  status text default 'pending'::text not null,
  decided_name text,
  reason text,
  note text
) with (fillfactor=85);
create table day_trading.trade (
  order_id bigint not null,
  mandate_id bigint not null,
  customer_id bigint not null,
  placed_at bigint not null,
  drawn bigint not null,
  gross bigint,
  charges bigint,
  carried integer
);
create table deposits.deposit (
  id bigint generated always as identity not null,
  customer_id bigint not null,
  amount bigint not null,
  created_at bigint not null,
  promised_by bigint not null,
  proof bigint not null,
  first_approved_by bigint,
  first_approved_at bigint,
  decided_by bigint,
  decided_at bigint,
  entry_id bigint,
  currency text default 'INR'::text not null,
  channel text not null,
  reference text not null,
  status text default 'pending'::text not null,
  needs_two boolean not null,
  first_approved_name text,
  decided_name text,
  reason text,
  note text,
  claimed_at bigint
) with (fillfactor=85);
create table deposits.reference (
  reference text not null,
  customer_id bigint not null,
  used_at bigint
);
create table destinations.destination (
  id bigint generated always as identity not null,
  customer_id bigint not null,
  kind text not null,
  number text,
  holder text,
  bank text,
  branch text,
  bank_code text,
  ifsc text,
  network text,
  is_default boolean not null,
  added_at bigint not null,
  usable_from bigint not null,
  removed_at bigint,
  sealed bytea,
  number_index bytea,
  shown text
);
create table education.bank (
  at bigint not null,
  version text not null,
  answers jsonb not null
);
create table education.exam_try (
  id bigint generated always as identity not null,
  customer_id bigint not null,
  started_at bigint not null,
  ended_at bigint,
  pass_percent smallint not null,
  right_count smallint,
  turned_on boolean default false not null,
  outcome text,
  bank text not null,
  questions text[] not null,
  answers smallint[]
);
create table education.lesson (
  id bigint generated always as identity not null,
  customer_id bigint not null,
  started_at bigint not null,
  last_at bigint not null,
  read_at bigint,
  read_ms integer not null,
  needed_seconds integer,
  lesson text not null
);
create table exchange.exchange (
  id bigint not null,
  customer_id bigint not null,
  quote_id bigint not null,
  paid bigint not null,
  got bigint not null,
  residual bigint not null,
  rate bigint not null,
  middle bigint not null,
  rates_at bigint not null,
  at bigint not null,
  out_entry bigint not null,
  in_entry bigint not null,
  spread_bps integer not null,
  from_currency text not null,
  to_currency text not null,
  source text not null
);
create table featured.theme (
  id text not null,
  seq bigint generated always as identity not null,
  title_en text not null,
  title_tw text not null,
  title_ko text not null,
  reason_en text not null,
  reason_tw text not null,
  reason_ko text not null,
  author text not null,
  business_date date not null,
  is_paid boolean not null
);
create table featured.theme_symbol (
  theme_id text not null,
  "position" integer not null,
  symbol text not null
);
create table grab.offer (
  id bigint default nextval('new_shares.offer_id_seq'::regclass) not null,
  price bigint not null,
  reference_price bigint not null,
  published_at bigint not null,
  opens_at bigint not null,
  closes_at bigint not null,
  withdrawn_at bigint,
  settled_at bigint,
  lots integer not null,
  lot_size integer not null,
  maximum_lots integer not null,
  allotted_lots integer default 0 not null,
  requests integer default 0 not null,
  level smallint not null,
  lock_days smallint not null,
  rule text not null,
  symbol text not null,
  name text not null,
  sector text not null,
  prospectus text not null,
  draw_at bigint,
  public_date date,
  public_index text,
  frozen_at bigint,
  drawn_at bigint,
  drawn_mark bigint,
  asked_lots integer default 0 not null,
  void_because text
);
create table grab.offer_note (
  id bigint generated always as identity not null,
  offer_id bigint not null,
  at bigint not null,
  text text not null
);
create table grab.request (
  id bigint not null,
  offer_id bigint not null,
  customer_id bigint not null,
  request uuid not null,
  body uuid not null,
  paid bigint,
  position_id bigint,
  created_at bigint not null,
  place integer,
  lots integer not null,
  allotted_lots integer,
  status text not null,
  reason text,
  total bigint not null,
  decided_at bigint,
  person bytea not null
);
create table grab.win (
  request_id bigint not null,
  offer_id bigint not null,
  lots integer not null
);
create table halt.halt (
  id bigint generated always as identity not null,
  at bigint not null,
  member_id bigint not null,
  name text not null,
  reason text not null,
  ended_at bigint,
  change_id bigint
);
create table identity.code_end (
  code text not null,
  ended_at bigint not null,
  ended_by text not null,
  reason text not null
);
create table identity.consent (
  customer_id bigint not null,
  version text not null,
  accepted_at timestamp with time zone not null
);
create table identity.consent_text (
  version text not null,
  effective_from timestamp with time zone not null,
  note text not null
);
create table identity.customer (
  id bigint generated by default as identity not null,
  account text not null,
  password_hash text,
  institution_id bigint,
  inviter_id bigint,
  invitation_code text,
  language text not null,
  is_margin_enabled boolean not null,
  risk_notice_accepted_at timestamp with time zone,
  created_at timestamp with time zone not null,
  restrictions jsonb,
  kind text default 'customer'::text not null,
  registered_with text
);
create table identity.device (
  customer_id bigint not null,
  device text not null,
  first_seen_at timestamp with time zone not null
);
create table identity.institution (
  id bigint generated always as identity not null,
  code text not null,
  name text not null,
  created_at timestamp with time zone not null,
  is_house boolean default false not null,
  name_tw text,
  name_ko text,
  ended_at bigint,
  ended_by text,
  end_reason text
);
create table identity.invitation (
  code text not null,
  institution_id bigint,
  customer_id bigint,
  uses_max integer,
  expires_at bigint,
  made_at bigint not null,
  made_by text not null,
  reason text not null
);
create table identity.login_attempt (
  id bigint generated always as identity not null,
  customer_id bigint not null,
  at bigint not null,
  device text not null,
  ip text not null,
  method text not null,
  outcome text not null
);
create table identity.login_guard (
  account text not null,
  misses integer not null,
  last_miss_at timestamp with time zone not null,
  locked_until timestamp with time zone
);
create table identity.passkey (
  id bigint generated always as identity not null,
  customer_id bigint not null,
  credential_id bytea not null,
  public_key bytea not null,
  rp_id text not null,
  counter bigint not null,
  is_multi_device boolean not null,
  is_backed_up boolean not null,
  transports text[] not null,
  name text not null,
  created_at bigint not null,
  last_used_at bigint
);
create table identity.passkey_challenge (
  challenge_hash bytea not null,
  customer_id bigint,
  valid_until bigint not null
);
create table identity.passkey_user (
  customer_id bigint not null,
  handle bytea not null
);
create table identity.recovery_code (
  customer_id bigint not null,
  code_hash bytea not null
);
create table identity.secret_request (
  key_hash bytea not null,
  body_mac bytea not null,
  customer_id bigint not null,
  answer jsonb not null,
  created_at timestamp with time zone not null
);
create table identity.session (
  id bigint generated always as identity not null,
  customer_id bigint not null,
  token_hash bytea not null,
  device text not null,
  ip text not null,
  is_device_notice_due boolean not null,
  created_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  end_reason text
);
create table identity.totp (
  customer_id bigint not null,
  secret bytea not null,
  confirmed_at bigint,
  last_step bigint default 0 not null
);
create table imported.correction (
  id bigint generated always as identity not null,
  symbol text not null,
  business_date date not null,
  series text not null,
  open bigint not null,
  high bigint not null,
  low bigint not null,
  close bigint not null,
  previous_close bigint not null,
  volume bigint not null,
  turnover bigint not null,
  file text not null,
  corrected_at timestamp with time zone default now() not null
);
create table imported.daily_bar (
  symbol text not null,
  business_date date not null,
  series text not null,
  open bigint not null,
  high bigint not null,
  low bigint not null,
  close bigint not null,
  previous_close bigint not null,
  volume bigint not null,
  turnover bigint not null,
  revision bigint generated always as identity not null
);
create table imported.instrument (
  symbol text not null,
  name text not null,
  isin text,
  last_date date not null
);
create table institutions.seat (
  id bigint generated always as identity not null,
  customer_id bigint not null,
  institution_id bigint not null,
  created_at bigint not null,
  promised_by bigint not null,
  claimed_at bigint,
  decided_at bigint,
  decided_by bigint,
  decided_name text,
  status text default 'pending'::text not null,
  "position" text not null,
  reason text,
  note text,
  ended_at bigint,
  ended_by bigint,
  ended_name text,
  end_note text
);
create table ledger.audited (
  customer_id bigint not null,
  cash bigint not null,
  margin bigint not null,
  receivable bigint not null,
  realised bigint not null,
  charges bigint not null,
  row_version bigint not null,
  chain_seq integer not null,
  currency text not null,
  chain_head bytea not null,
  escrow bigint not null,
  loan bigint not null,
  accrued bigint not null
) with (fillfactor=50);
create table ledger.audited_share (
  customer_id bigint not null,
  quantity bigint not null,
  security text not null
) with (fillfactor=70);
create table ledger.balance (
  customer_id bigint not null,
  cash bigint default 0 not null,
  margin bigint default 0 not null,
  receivable bigint default 0 not null,
  held bigint default 0 not null,
  realised bigint default 0 not null,
  charges bigint default 0 not null,
  chain_seq integer default 0 not null,
  last_date date default '0001-01-01'::date not null,
  currency text not null,
  chain_head bytea default decode(repeat('00'::text, 32), 'hex'::text) not null,
  escrow bigint default 0 not null,
  loan bigint default 0 not null,
  accrued bigint default 0 not null
) with (fillfactor=50, autovacuum_vacuum_scale_factor=0.1, autovacuum_vacuum_cost_delay=0);
create table ledger.closed_day (
  business_date date not null,
  closed_at bigint not null,
  entries bigint not null,
  next_date date
);
create table ledger.day_total (
  business_date date not null,
  account ledger.account not null,
  asset text not null,
  amount numeric(30,0) not null
);
create table ledger.entry (
  id bigint not null,
  customer_id bigint not null,
  reference bigint not null,
  at bigint not null,
  cash_after bigint not null,
  position_id bigint,
  reverses bigint,
  first_seq integer not null,
  part integer not null,
  kind ledger.entry_kind not null,
  business_date date not null,
  currency text not null,
  security text,
  reason text
);
create table ledger.hold (
  reference bigint not null,
  customer_id bigint not null,
  amount bigint not null,
  captured bigint default 0 not null,
  released bigint default 0 not null,
  placed_at bigint not null,
  ended_at bigint,
  kind ledger.hold_kind not null,
  currency text not null
) with (fillfactor=85);
create table ledger.posting (
  entry_id bigint not null,
  amount bigint not null,
  account ledger.account not null,
  line smallint not null,
  hash bytea
);
create table ledger.share_balance (
  customer_id bigint not null,
  quantity bigint not null,
  security text not null
) with (fillfactor=70);
create table ledger.whole_audit (
  number bigint generated always as identity not null,
  at bigint not null,
  seconds real not null,
  books integer not null,
  entries bigint not null,
  broken jsonb not null
);
create table lending.day (
  symbol text not null,
  date date not null,
  lent bigint not null,
  borrowed bigint not null,
  on_loan bigint not null,
  house_quota bigint not null,
  mark bigint not null,
  fees bigint not null,
  paid bigint not null,
  rate_bps integer not null,
  rate_minimum_bps integer not null,
  rate_maximum_bps integer not null,
  lender_percent smallint not null,
  is_by_time boolean default false not null
);
create table lending.part (
  date date not null,
  position_id bigint not null,
  customer_id bigint not null,
  symbol text not null,
  is_lender boolean not null,
  shares bigint not null,
  on_loan bigint not null,
  amount bigint not null,
  entry_id bigint
) with (fillfactor=85);
create table lending.share (
  symbol text not null,
  through date not null
) with (fillfactor=70);
create table lending.start (
  is_only boolean default true not null,
  first_date date not null
);
create table loans.loan (
  id bigint generated always as identity not null,
  customer_id bigint not null,
  amount bigint not null,
  created_at bigint not null,
  promised_by bigint not null,
  claimed_at bigint,
  decided_by bigint,
  decided_at bigint,
  entry_id bigint,
  overdue_at bigint,
  reminded_at bigint,
  overdue_told_at bigint,
  ended_at bigint,
  interest_through date,
  due_date date,
  term_days smallint not null,
  rate_percent smallint not null,
  score smallint not null,
  repayments integer default 0 not null,
  status text default 'pending'::text not null,
  decided_name text,
  reason text,
  note text,
  waits_until bigint,
  waits_since bigint,
  counts_from bigint,
  score_events bigint[] default '{}'::bigint[] not null,
  principal bigint default 0 not null,
  interest bigint default 0 not null
) with (fillfactor=45);
create table market.daily_bar (
  symbol text not null,
  business_date date not null,
  previous_close bigint not null,
  open bigint not null,
  high bigint not null,
  low bigint not null,
  close bigint not null,
  volume bigint not null,
  turnover bigint not null,
  mark bigint
);
create table market.fund (
  symbol text not null
);
create table market.genesis (
  is_only boolean default true not null,
  seed text not null,
  started_at timestamp with time zone not null
);
create table market.mark (
  symbol text not null,
  business_date date not null,
  price bigint not null,
  opening bigint not null
);
create table market.minute_bar (
  symbol text not null,
  start bigint not null,
  open bigint not null,
  high bigint not null,
  low bigint not null,
  close bigint not null,
  volume bigint not null
);
create table market.own_time (
  is_only boolean default true not null
);
create table market.premium (
  symbol text not null,
  business_date date not null,
  low integer not null,
  high integer not null,
  last integer not null
);
create table market.recording (
  started_at bigint not null,
  through bigint not null
);
create table market.renewal (
  is_only boolean default true not null,
  seed text not null,
  renewed_at timestamp with time zone not null
);
create table market.session_bars (
  symbol text not null,
  business_date date not null,
  part smallint not null,
  count integer not null,
  digest bytea not null,
  bars bytea not null,
  price_factor smallint default 1 not null
);
create table messages.about_type (
  name text not null
);
create table messages.message (
  id bigint generated always as identity not null,
  customer_id bigint not null,
  kind text not null,
  story_key text not null,
  story_params jsonb not null,
  about_type text,
  about_id text,
  once_key text,
  at bigint not null,
  read_at bigint
);
create table messenger.message (
  id bigint generated always as identity not null,
  customer_id bigint,
  language text not null,
  sealed bytea,
  at bigint not null,
  valid_until bigint not null,
  state text not null,
  attempts integer default 0 not null,
  next_attempt_at bigint not null
);
create table new_shares.draw (
  offer_id bigint not null,
  committed_at bigint not null,
  listed_at bigint,
  drawn_at bigint,
  sealed_seed bytea not null,
  sealed_names bytea not null,
  terms jsonb not null,
  seed_hash text not null,
  commitment text not null,
  list_hash text,
  level text,
  seed text,
  result_hash text,
  file bytea,
  kind text not null,
  applications integer,
  new_shares_offer bigint generated always as (
CASE kind
    WHEN 'new_shares'::text THEN offer_id
    ELSE NULL::bigint
END) stored,
  grab_offer bigint generated always as (
CASE kind
    WHEN 'grab'::text THEN offer_id
    ELSE NULL::bigint
END) stored
);
create table new_shares.draw_log (
  number integer not null,
  at bigint not null,
  offer_id bigint not null,
  what text not null,
  value text not null,
  hash text not null
);
create table new_shares.movement (
  subscription_id bigint not null,
  entry_id bigint not null,
  amount bigint not null,
  at bigint not null,
  part smallint not null,
  kind text not null
);
create table new_shares.offer (
  id bigint generated always as identity not null,
  price bigint not null,
  provisional_price bigint,
  actual_price bigint,
  funds_threshold bigint default 0 not null,
  published_at bigint not null,
  opens_at bigint not null,
  closes_at bigint not null,
  draw_at bigint not null,
  pay_by bigint,
  withdrawn_at bigint,
  frozen_at bigint,
  drawn_at bigint,
  settled_at bigint,
  listed_at bigint,
  applied_lots bigint,
  applications integer,
  lots integer not null,
  lot_size integer not null,
  minimum_lots integer not null,
  maximum_lots integer not null,
  applications_maximum smallint default 1 not null,
  prepaid_percent smallint default 0 not null,
  lock_days smallint default 0 not null,
  allotment_date date not null,
  listing_date date not null,
  issue_date date not null,
  public_date date not null,
  allocation text not null,
  funding text not null,
  tickets text not null,
  symbol text not null,
  name text not null,
  sector text not null,
  market text not null,
  sponsor text not null,
  prospectus text not null,
  public_index text not null,
  is_void boolean default false not null
);
create table new_shares.offer_note (
  id bigint generated always as identity not null,
  offer_id bigint not null,
  at bigint not null,
  text text not null
);
create table new_shares.reminder (
  customer_id bigint not null,
  offer_id bigint not null,
  told_at bigint
);
create table new_shares.subscription (
  id bigint generated always as identity not null,
  offer_id bigint not null,
  customer_id bigint not null,
  amount bigint not null,
  bid bigint,
  hold_id bigint,
  paid bigint default 0 not null,
  refunded bigint default 0 not null,
  cost bigint,
  position_id bigint,
  applied_at bigint not null,
  changed_at bigint,
  cancelled_at bigint,
  decided_at bigint,
  payment_failed_at bigint,
  paid_at bigint,
  forfeited_at bigint,
  allotted_at bigint,
  lots integer not null,
  won_lots integer,
  movements smallint default 0 not null,
  ordinal smallint not null,
  status text default 'applied'::text not null,
  request uuid not null,
  body uuid not null,
  person bytea,
  pay_waits_until bigint,
  pay_waits_since bigint
) with (fillfactor=85);
create table new_shares.win (
  subscription_id bigint not null,
  offer_id bigint not null,
  price bigint not null,
  lots integer not null
);
create table news.item (
  id bigint generated always as identity not null,
  origin text not null,
  kind text not null,
  source text not null,
  at bigint not null,
  pinned_until bigint,
  story_key text,
  story_params jsonb,
  title text,
  paragraphs text[],
  link text,
  symbols text[] default '{}'::text[] not null
);
create table news.removal (
  item_id bigint not null,
  reason text not null,
  removed_at bigint not null
);
create table notifications.delivery (
  id bigint generated always as identity not null,
  customer_id bigint not null,
  message_id bigint not null,
  subscription_id bigint,
  valid_until bigint not null,
  next_attempt_at bigint not null,
  attempts integer default 0 not null,
  is_email boolean default false not null
);
create table notifications.setting (
  customer_id bigint not null,
  shows_details boolean default false not null,
  muted text[] default '{}'::text[] not null,
  push text[] not null,
  sms text[] default '{}'::text[] not null,
  email text[] default '{security}'::text[] not null
);
create table notifications.subscription (
  id bigint generated always as identity not null,
  customer_id bigint not null,
  session_id bigint not null,
  created_at bigint not null,
  endpoint_hash bytea not null,
  sealed bytea not null
);
create table orders.block_promise (
  offer_id bigint not null,
  kind text not null,
  symbol text not null,
  shares bigint not null
);
create table orders.block_trade (
  position_id bigint not null,
  customer_id bigint not null,
  reference bigint not null,
  price bigint not null,
  mark bigint not null,
  agreed_at bigint not null,
  number bigint,
  printed_at bigint,
  quantity integer not null,
  origin text not null,
  symbol text not null
);
create table orders.borrowing (
  order_id bigint not null,
  customer_id bigint not null,
  borrowed bigint not null,
  quota bigint not null,
  symbol text not null
);
create table orders.change (
  customer_id bigint not null,
  order_id bigint not null,
  number smallint not null,
  asked_at bigint not null,
  price bigint not null,
  worst_price bigint not null,
  quantity integer not null,
  stop_loss bigint,
  take_profit bigint,
  price_before bigint not null,
  outcome text,
  ended_at bigint,
  executions integer
);
create table orders.fill (
  order_id bigint not null,
  trade_seq bigint not null,
  price bigint not null,
  bid bigint,
  ask bigint,
  at bigint not null,
  execution integer not null,
  quantity integer not null
);
create table orders.orders (
  id bigint not null,
  customer_id bigint not null,
  request uuid not null,
  body uuid not null,
  closes bigint,
  placed_at bigint not null,
  ended_at bigint,
  price bigint not null,
  worst_price bigint not null,
  stop_loss bigint,
  take_profit bigint,
  turnover bigint default 0 not null,
  quantity integer not null,
  filled integer default 0 not null,
  executions integer default 0 not null,
  leverage smallint not null,
  kind orders.order_kind not null,
  direction orders.direction not null,
  type orders.order_type not null,
  time_in_force orders.time_in_force not null,
  origin orders.order_origin default 'customer'::orders.order_origin not null,
  status orders.order_status not null,
  symbol text not null,
  cancel_request uuid,
  reason text,
  reason_params jsonb,
  held bigint default 0 not null,
  changes smallint default 0 not null,
  terms smallint default 0 not null
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.1);
create table orders."position" (
  id bigint not null,
  customer_id bigint not null,
  opened_at bigint not null,
  closed_at bigint,
  locked_until bigint,
  opened_turnover bigint not null,
  closed_turnover bigint default 0 not null,
  cost bigint not null,
  opened_margin bigint not null,
  original_margin bigint not null,
  added_margin bigint default 0 not null,
  realised bigint default 0 not null,
  receivable bigint default 0 not null,
  stop_loss bigint,
  take_profit bigint,
  closing_order_id bigint,
  quantity integer not null,
  opened_quantity integer not null,
  additions integer default 0 not null,
  lock_minutes integer default 0 not null,
  lock_days smallint default 0 not null,
  leverage smallint not null,
  is_warned boolean default false not null,
  direction orders.direction not null,
  status orders.position_status not null,
  symbol text not null,
  charges bigint[] not null,
  origin text default 'order'::text not null,
  dividends_due bigint default 0 not null,
  pledged integer default 0 not null,
  lent integer default 0 not null,
  recalled integer default 0 not null,
  recall_due bigint,
  lends integer default 0 not null
) with (fillfactor=80);
create table orders.position_event (
  id bigint generated always as identity not null,
  position_id bigint not null,
  at bigint not null,
  step orders.position_step not null,
  params jsonb not null
);
create table orders.untold (
  id bigint generated always as identity not null,
  order_id bigint not null,
  customer_id bigint not null
);
create table placements.offer (
  id bigint generated always as identity not null,
  price bigint not null,
  minimum_amount bigint not null,
  published_at bigint not null,
  opens_at bigint not null,
  closes_at bigint not null,
  decided_by bigint not null,
  withdrawn_at bigint,
  settled_at bigint,
  lots integer not null,
  lot_size integer not null,
  minimum_lots integer not null,
  maximum_lots integer not null,
  allotted_lots integer default 0 not null,
  promise_minutes integer not null,
  lock_days smallint not null,
  symbol text not null,
  name text not null,
  sector text not null,
  prospectus text not null,
  gone_ex date
);
create table placements.offer_note (
  id bigint generated always as identity not null,
  offer_id bigint not null,
  at bigint not null,
  text text not null
);
create table placements.request (
  id bigint generated always as identity not null,
  offer_id bigint not null,
  customer_id bigint not null,
  amount bigint not null,
  created_at bigint not null,
  promised_by bigint not null,
  claimed_at bigint,
  decided_by bigint,
  decided_at bigint,
  entry_id bigint,
  position_id bigint,
  lots integer not null,
  allotted_lots integer,
  status text default 'pending'::text not null,
  decided_name text,
  reason text,
  note text
) with (fillfactor=85);
create table pledges.pledge (
  id bigint generated always as identity not null,
  customer_id bigint not null,
  position_id bigint not null,
  amount bigint not null,
  mark bigint not null,
  paid_mark bigint,
  created_at bigint not null,
  promised_by bigint not null,
  claimed_at bigint,
  decided_by bigint,
  decided_at bigint,
  entry_id bigint,
  overdue_at bigint,
  reminded_at bigint,
  overdue_told_at bigint,
  waits_until bigint,
  waits_since bigint,
  counts_from bigint,
  warned_at bigint,
  noticed_at bigint,
  sold_amount bigint default 0 not null,
  ended_at bigint,
  principal bigint default 0 not null,
  interest bigint default 0 not null,
  interest_through date,
  due_date date,
  shares integer not null,
  lots integer not null,
  pledged integer default 0 not null,
  sold_shares integer default 0 not null,
  repayments integer default 0 not null,
  term_days smallint not null,
  rate_percent smallint not null,
  warning_percent smallint not null,
  sale_percent smallint not null,
  notice_hours smallint not null,
  symbol text not null,
  status text default 'pending'::text not null,
  outcome text,
  decided_name text,
  reason text,
  note text
) with (fillfactor=45);
create table pledges.sale (
  id bigint generated always as identity not null,
  pledge_id bigint not null,
  request uuid not null,
  noticed_at bigint not null,
  asked_at bigint not null,
  mark bigint not null,
  value bigint not null,
  owed bigint not null,
  lots integer not null,
  sold_shares integer default 0 not null
);
create table pools.flow (
  pool_id bigint not null,
  number integer not null,
  request_id bigint not null,
  holding_id bigint not null,
  customer_id bigint not null,
  money bigint not null,
  units bigint not null,
  entry_id bigint not null,
  pool_entry_id bigint,
  what text not null
);
create table pools.halt (
  id bigint generated always as identity not null,
  pool_id bigint not null,
  restriction_id bigint,
  at bigint not null,
  member_id bigint not null,
  ended_at bigint,
  change_id bigint,
  name text not null,
  reason text not null
);
create table pools.holding (
  id bigint default nextval('pools.request_id'::regclass) not null,
  pool_id bigint not null,
  customer_id bigint not null,
  invested bigint not null,
  asked_at bigint not null,
  deals_at bigint not null,
  units bigint default 0 not null,
  paid_out bigint default 0 not null,
  started_at bigint,
  ended_at bigint,
  locked_until date not null,
  stop_percent smallint not null,
  status text default 'waiting'::text not null,
  reason text,
  stop_was smallint,
  stop_at bigint
) with (fillfactor=70);
create table pools.note (
  id bigint generated always as identity not null,
  pool_id bigint not null,
  at bigint not null,
  text text not null
);
create table pools.plan (
  id bigint generated always as identity not null,
  pool_id bigint not null,
  number integer not null,
  date date not null,
  at bigint not null,
  lot_size integer not null,
  is_rule_asked boolean not null,
  targets jsonb not null,
  stocks jsonb not null,
  finished_at bigint,
  cash bigint not null,
  dividends bigint not null,
  owed bigint not null,
  buying_cash bigint,
  buying_owed bigint
);
create table pools.plan_line (
  plan_id bigint not null,
  line integer not null,
  symbol text not null,
  side text not null,
  shares integer not null,
  limit_price bigint,
  closes bigint,
  order_id bigint,
  code text,
  params jsonb,
  filled integer default 0 not null,
  turnover bigint default 0 not null,
  outcome text default 'waiting'::text not null,
  asked integer
) with (fillfactor=70);
create table pools.pool (
  id bigint not null,
  customer_id bigint not null,
  minimum bigint not null,
  created_at bigint not null,
  value bigint,
  units bigint default 0 not null,
  off_shelf_at bigint,
  ended_at bigint,
  fee_bps integer not null,
  cutoff_ms integer not null,
  followers integer default 0 not null,
  valuations integer default 0 not null,
  started_on date not null,
  ends_on date not null,
  deadline date not null,
  closed_on date not null,
  lock_days smallint not null,
  symbol text not null,
  strategy text not null,
  hash text default repeat('0'::text, 64) not null,
  off_shelf_by text,
  off_shelf_reason text
) with (fillfactor=70);
create table pools.redemption (
  id bigint default nextval('pools.request_id'::regclass) not null,
  holding_id bigint not null,
  pool_id bigint not null,
  customer_id bigint not null,
  units bigint not null,
  settled bigint default 0 not null,
  asked_at bigint not null,
  deals_at bigint not null,
  ended_at bigint,
  reason text not null,
  status text default 'pending'::text not null,
  waits_for text[] default '{}'::text[] not null
) with (fillfactor=70);
create table pools.seen (
  date date not null,
  stocks jsonb not null
);
create table pools.simulated (
  pool_id bigint not null,
  computed_at bigint not null,
  from_date date not null,
  through_date date not null,
  figures jsonb not null
);
create table pools.simulated_close (
  pool_id bigint not null,
  date date not null,
  price bigint not null
);
create table pools.stop_change (
  id bigint generated always as identity not null,
  holding_id bigint not null,
  at bigint not null,
  percent smallint not null
);
create table pools.valuation (
  pool_id bigint not null,
  number integer not null,
  moment_at bigint not null,
  at bigint not null,
  date date not null,
  moment text not null,
  seq integer not null,
  head text not null,
  cash bigint not null,
  dividends bigint not null,
  positions jsonb not null,
  fee bigint not null,
  fee_entry_id bigint,
  value bigint not null,
  units bigint not null,
  units_after bigint not null,
  previous text not null,
  hash text not null
);
create table products.draft (
  id bigint generated always as identity not null,
  created_at bigint not null,
  updated_at bigint not null,
  updated_by bigint not null,
  published_id bigint,
  change_id bigint,
  version integer default 1 not null,
  kind text not null,
  "values" jsonb not null
);
create table products.kind (
  name text not null
);
create table proofs.bank_statement (
  currency text not null,
  date date not null,
  number integer not null,
  total bigint not null,
  confirmed_at bigint not null,
  change_id bigint not null,
  maker text not null,
  checker text not null
);
create table proofs.checkpoint (
  number integer not null,
  at bigint not null,
  leaves integer not null,
  root bytea not null,
  previous bytea not null,
  hash bytea not null,
  run_nodes bytea not null,
  run_customers bigint[] not null,
  run_currencies text[] not null,
  draws integer,
  record_rows bigint,
  record_head bytea,
  added_leaves bytea,
  pools text
);
create table proofs.leaf (
  customer_id bigint not null,
  cash bigint not null,
  margin bigint not null,
  receivable bigint not null,
  checkpoint integer not null,
  seq integer not null,
  currency text not null,
  head bytea not null,
  loan bigint default 0 not null,
  accrued bigint default 0 not null
);
create table proofs.salt_key (
  is_only boolean default true not null,
  key bytea not null
);
create table public.idempotency (
  scope text not null,
  endpoint text not null,
  key text not null,
  body_hash text not null,
  answer jsonb,
  created_at timestamp with time zone default now() not null
);
create table public.key_canary (
  is_only boolean default true not null,
  sealed bytea
);
create table public.migrations (
  name text not null,
  hash text not null,
  applied_at timestamp with time zone default now() not null
);
create table restrictions.appeal (
  id bigint generated always as identity not null,
  restriction_id bigint not null,
  customer_id bigint not null,
  text text not null,
  created_at bigint not null,
  promised_by bigint not null,
  state text default 'pending'::text not null,
  answer text,
  decided_by bigint,
  decided_name text,
  decided_at bigint
);
create table restrictions.restriction (
  id bigint generated always as identity not null,
  customer_id bigint not null,
  kind text not null,
  reason text not null,
  message text not null,
  is_own boolean not null,
  author_id bigint,
  author_name text,
  since bigint not null,
  asked_until bigint,
  until bigint,
  needs_second boolean not null,
  approved_by bigint,
  approved_name text,
  approved_at bigint,
  is_current boolean default true not null,
  lifted_at bigint,
  lifted_by bigint,
  lifted_name text,
  lift_reason text
);
create table rights.charge (
  id bigint not null,
  issue_id bigint not null,
  customer_id bigint not null,
  shares bigint not null,
  amount bigint not null,
  at bigint not null,
  entry_id bigint not null
);
create table rights.entitlement (
  id bigint generated always as identity not null,
  issue_id bigint not null,
  customer_id bigint not null,
  held bigint not null,
  shares bigint not null,
  taken bigint default 0 not null,
  extra_asked bigint default 0 not null,
  extra_allotted bigint,
  lapsed bigint,
  position_id bigint,
  reminded_at bigint,
  settled_at bigint,
  proceeds bigint default 0 not null,
  proceeds_entry_id bigint,
  waits_until bigint,
  waits_since bigint
) with (fillfactor=85);
create table rights.issue (
  id bigint generated always as identity not null,
  price bigint not null,
  published_at bigint not null,
  ex_at bigint not null,
  opens_at bigint not null,
  pay_by bigint not null,
  withdrawn_at bigint,
  recorded_at bigint,
  price_before bigint,
  price_after bigint,
  held_shares bigint,
  offered_shares bigint,
  shared_at bigint,
  settled_at bigint,
  numerator integer not null,
  denominator integer not null,
  lock_days smallint not null,
  record_date date not null,
  ex_date date not null,
  symbol text not null,
  name text not null,
  prospectus text not null,
  charged_at bigint,
  extra_ceiling_percent smallint,
  extra_price bigint,
  extra_priced_at bigint,
  waits boolean default false not null
);
create table rights.issue_note (
  id bigint generated always as identity not null,
  issue_id bigint not null,
  at bigint not null,
  text text not null
);
create table rights.take_up (
  id bigint not null,
  entitlement_id bigint not null,
  customer_id bigint not null,
  shares bigint not null,
  extra bigint not null,
  extra_allotted bigint,
  at bigint not null,
  entry_id bigint,
  extra_entry_id bigint
);
create table security.account (
  customer_id bigint not null,
  fund_password_hash text,
  money_out_held_until bigint,
  paused_until bigint
);
create table security.code (
  purpose text not null,
  address_index bytea not null,
  customer_id bigint,
  code_hash bytea not null,
  sent_at bigint not null,
  valid_until bigint not null,
  tries integer default 0 not null,
  used_at bigint,
  sendings bigint[] not null
);
create table security.email (
  customer_id bigint not null,
  sealed bytea not null,
  bound_at bigint not null
);
create table security.phone (
  customer_id bigint not null,
  sealed bytea not null,
  phone_index bytea not null,
  bound_at bigint not null
);
create table security.unlock (
  session_id bigint not null,
  customer_id bigint not null,
  until bigint not null
);
create table sign_in.day (
  customer_id bigint not null,
  at bigint not null,
  day date not null
);
create table staff.audit (
  seq bigint not null,
  at timestamp with time zone not null,
  member_id bigint,
  action text not null,
  subject text not null,
  detail text not null,
  previous bytea not null,
  hash bytea not null
);
create table staff.change (
  id bigint generated always as identity not null,
  kind text not null,
  subject text not null,
  before jsonb,
  after jsonb not null,
  reason text not null,
  effective_from timestamp with time zone,
  state text default 'proposed'::text not null,
  maker_id bigint not null,
  made_at timestamp with time zone not null,
  checker_id bigint,
  checked_at timestamp with time zone,
  check_reason text
);
create table staff.change_kind (
  name text not null
);
create table staff.claim (
  queue text not null,
  case_id bigint not null,
  member_id bigint not null,
  until timestamp with time zone not null
);
create table staff.enrolment (
  member_id bigint not null,
  code_hash bytea not null,
  issued_by bigint not null,
  expires_at bigint not null,
  totp_secret bytea,
  is_used boolean default false not null
);
create table staff.member (
  id bigint generated always as identity not null,
  account text not null,
  name text not null,
  password_hash text,
  totp_secret bytea,
  totp_counter bigint default 0 not null,
  roles text[] not null,
  customer_id bigint,
  is_disabled boolean default false not null,
  created_at timestamp with time zone not null,
  change_id bigint,
  reset_id bigint
);
create table staff.queue (
  name text not null
);
create table staff.session (
  id bigint generated always as identity not null,
  member_id bigint not null,
  token_hash bytea not null,
  ip text not null,
  created_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone
);
create table staff.view (
  id bigint generated always as identity not null,
  member_id bigint not null,
  list text not null,
  name text not null,
  filter jsonb not null
);
create table support.message (
  id bigint generated always as identity not null,
  ticket_id bigint not null,
  customer_id bigint not null,
  at bigint not null,
  staff_id bigint,
  what text not null,
  author text not null,
  staff_name text,
  text text not null
);
create table support.note (
  id bigint generated always as identity not null,
  ticket_id bigint not null,
  at bigint not null,
  staff_id bigint not null,
  what text not null,
  staff_name text not null,
  text text not null,
  desk text,
  to_name text
);
create table support.picture (
  upload_id bigint not null,
  message_id bigint not null,
  place smallint not null
);
create table support.ticket (
  id bigint generated always as identity not null,
  customer_id bigint not null,
  about_id bigint,
  created_at bigint not null,
  waiting_since bigint not null,
  promised_by bigint not null,
  last_at bigint not null,
  answered_at bigint,
  answered_by bigint,
  closed_at bigint,
  scored_at bigint,
  assignee_id bigint,
  score integer,
  kind text not null,
  about_type text,
  state text default 'open'::text not null,
  desk text not null,
  answered_name text,
  assignee_name text,
  score_words text
) with (fillfactor=85);
create table surveillance.finding (
  id bigint generated always as identity not null,
  from_at bigint not null,
  until_at bigint not null,
  found_at bigint not null,
  is_linked boolean not null,
  pattern text not null,
  symbol text not null,
  key text not null,
  accounts bigint[] not null,
  orders bigint[] not null,
  figures jsonb not null
);
create table surveillance.mark (
  is_only boolean default true not null,
  through bigint not null
);
create table triggers.trigger (
  id bigint generated always as identity not null,
  customer_id bigint not null,
  position_id bigint,
  trigger_price bigint not null,
  limit_price bigint,
  target_price bigint,
  target_limit_price bigint,
  trail bigint,
  best bigint,
  fired_mark bigint,
  fired_at bigint,
  order_id bigint,
  created_at bigint not null,
  ended_at bigint,
  expires_at bigint not null,
  expires_on date not null,
  lots integer,
  version integer default 0 not null,
  leverage smallint not null,
  symbol text not null,
  kind text not null,
  direction text not null,
  reached_from text not null,
  trail_by text,
  time_in_force text not null,
  status text default 'active'::text not null,
  fired_by text,
  reason text,
  reason_params jsonb
) with (fillfactor=85);
create table uploads.avatar (
  customer_id bigint not null,
  upload_id bigint not null
);
create table uploads.purpose (
  name text not null
);
create table uploads.upload (
  id bigint generated always as identity not null,
  customer_id bigint not null,
  purpose text not null,
  file text not null,
  width integer not null,
  height integer not null,
  bytes integer not null,
  content_index bytea not null,
  created_at bigint not null,
  used_by text
);
create table uploads.view (
  id bigint generated always as identity not null,
  upload_id bigint not null,
  staff_id bigint not null,
  staff_name text not null,
  ticket_hash bytea not null,
  issued_at bigint not null,
  expires_at bigint not null,
  viewed_at bigint
);
create table verification.number (
  kind text not null,
  blind_index bytea not null,
  customer_id bigint not null
);
create table verification.person (
  customer_id bigint not null,
  state text default 'not_verified'::text not null,
  case_id bigint,
  name_index bytea
);
create table verification.reveal (
  id bigint generated always as identity not null,
  case_id bigint not null,
  staff_id bigint not null,
  staff_name text not null,
  at bigint not null
);
create table verification.submission (
  id bigint generated always as identity not null,
  customer_id bigint not null,
  attempt integer not null,
  id_type text not null,
  sealed bytea not null,
  front bigint not null,
  back bigint not null,
  accepted text[] not null,
  submitted_at bigint not null,
  state text default 'waiting'::text not null,
  first_approved_by bigint,
  first_approved_name text,
  first_approved_at bigint,
  decided_by bigint,
  decided_by_name text,
  decided_at bigint,
  reasons jsonb,
  note text
);
create table vip.session (
  business_date date not null,
  at bigint not null,
  ends_at bigint not null,
  average2 bigint not null,
  average3 bigint not null,
  sign_ins integer not null,
  account_days integer not null,
  fall_days integer not null
);
create table vip.standing (
  customer_id bigint not null,
  total bigint not null,
  average_total bigint not null,
  business_date date not null,
  falls_on date,
  account_days integer not null,
  sign_ins smallint not null,
  reached smallint not null,
  level smallint not null,
  is_verified boolean not null
);
create table watchlist.item (
  symbol text not null,
  "position" integer not null,
  added_at timestamp with time zone not null,
  list_id bigint not null
);
create table watchlist.list (
  id bigint generated always as identity not null,
  customer_id bigint not null,
  type text not null,
  is_first boolean not null,
  name text,
  "position" integer not null,
  created_at timestamp with time zone not null,
  deleted_at timestamp with time zone
);
create table withdrawals.withdrawal (
  id bigint generated always as identity not null,
  customer_id bigint not null,
  destination_id bigint not null,
  amount bigint not null,
  fee bigint not null,
  created_at bigint not null,
  usually_by bigint not null,
  latest_by bigint not null,
  first_approved_by bigint,
  first_approved_at bigint,
  approved_by bigint,
  approved_at bigint,
  rejected_by bigint,
  rejected_at bigint,
  paid_by bigint,
  paid_at bigint,
  cancelled_at bigint,
  entry_id bigint,
  currency text default 'INR'::text not null,
  status text default 'pending'::text not null,
  needs_two boolean not null,
  first_approved_name text,
  approved_name text,
  rejected_name text,
  paid_name text,
  bank_reference text,
  reason text,
  note text,
  claimed_at bigint,
  reference_key text,
  network_fee bigint default 0 not null,
  usdt bigint,
  usdt_rate bigint,
  usdt_middle bigint,
  usdt_spread_bps integer,
  usdt_source text,
  usdt_rates_at bigint
) with (fillfactor=85);

-- Constraints
alter table actions.action add constraint action_announced_whole CHECK ((num_nonnulls(announced_at, name, notice) = ANY (ARRAY[0, 3])));
alter table actions.action add constraint action_base_check CHECK ((base > 0));
alter table actions.action add constraint action_cash_check CHECK ((cash >= 0));
alter table actions.action add constraint action_dates_in_order CHECK (((record_date < ex_date) AND (ex_date <= pay_date)));
alter table actions.action add constraint action_denominator_check CHECK ((denominator >= 0));
alter table actions.action add constraint action_has_terms CHECK (
CASE kind
    WHEN 'dividend'::actions.kind THEN (cash > 0)
    WHEN 'rights'::actions.kind THEN ((cash > 0) AND (numerator > 0) AND (denominator > 0))
    ELSE ((cash = 0) AND (numerator > 0) AND (denominator > 0))
END);
alter table actions.action add constraint action_numerator_check CHECK ((numerator >= 0));
alter table actions.action add constraint action_steps_in_order CHECK ((((adjusted_at IS NULL) OR ((recorded_at IS NOT NULL) AND (base IS NOT NULL))) AND ((paid_at IS NULL) OR (adjusted_at IS NOT NULL))));
alter table actions.action add constraint action_withdrawn_in_time CHECK (((withdrawn_at IS NULL) OR ((announced_at IS NOT NULL) AND (recorded_at IS NULL))));
alter table actions.action add constraint action_pkey PRIMARY KEY (id);
alter table actions.application add constraint application_amount_check CHECK ((amount > 0));
alter table actions.application add constraint application_decided CHECK (((status = 'pending'::actions.application_status) = (decided_at IS NULL)));
alter table actions.application add constraint application_reason_given CHECK (((status = 'rejected'::actions.application_status) = (reason IS NOT NULL)));
alter table actions.application add constraint application_entitlement_id_fkey FOREIGN KEY (entitlement_id) REFERENCES actions.entitlement(id);
alter table actions.application add constraint application_pkey PRIMARY KEY (id);
alter table actions.beginning add constraint beginning_is_only_check CHECK (is_only);
alter table actions.beginning add constraint beginning_pkey PRIMARY KEY (is_only);
alter table actions.entitlement add constraint entitlement_done_at CHECK (((done_at IS NOT NULL) = (state = 'done'::actions.entitlement_state)));
alter table actions.entitlement add constraint entitlement_quantity_check CHECK ((quantity > 0));
alter table actions.entitlement add constraint entitlement_action_id_fkey FOREIGN KEY (action_id) REFERENCES actions.action(id);
alter table actions.entitlement add constraint entitlement_pkey PRIMARY KEY (id);
alter table actions.entitlement add constraint entitlement_once UNIQUE (action_id, position_id);
alter table actions.note add constraint note_text_check CHECK ((text <> ''::text));
alter table actions.note add constraint note_action_id_fkey FOREIGN KEY (action_id) REFERENCES actions.action(id);
alter table actions.note add constraint note_pkey PRIMARY KEY (id);
alter table alerts.alert add constraint alert_check CHECK (((status = 'active'::text) = (ended_at IS NULL)));
alter table alerts.alert add constraint alert_check1 CHECK (((status = 'fired'::text) = (fired_value IS NOT NULL)));
alter table alerts.alert add constraint alert_kind_check CHECK ((kind = ANY (ARRAY['above'::text, 'below'::text, 'rise'::text, 'fall'::text, 'volume'::text])));
alter table alerts.alert add constraint alert_status_check CHECK ((status = ANY (ARRAY['active'::text, 'fired'::text, 'cancelled'::text])));
alter table alerts.alert add constraint alert_value_before_check CHECK ((value_before > 0));
alter table alerts.alert add constraint alert_value_check CHECK ((value > 0));
alter table alerts.alert add constraint alert_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES identity.customer(id);
alter table alerts.alert add constraint alert_pkey PRIMARY KEY (id);
alter table alerts.watch add constraint watch_is_only_check CHECK (is_only);
alter table alerts.watch add constraint watch_pkey PRIMARY KEY (is_only);
alter table block_trades.offer add constraint an_offer_has_a_size CHECK (((((lots)::numeric * (lot_size)::numeric) * (price)::numeric) <= '100000000000000'::numeric));
alter table block_trades.offer add constraint ended_before_its_ex_date CHECK (((gone_ex IS NULL) OR (withdrawn_at IS NOT NULL)));
alter table block_trades.offer add constraint near_the_reference CHECK (((abs((price - reference)) * 100) <= (3 * reference)));
alter table block_trades.offer add constraint never_sold_more_than_offered CHECK (((sold_lots >= 0) AND (sold_lots <= lots)));
alter table block_trades.offer add constraint offer_check CHECK ((opens_at >= published_at));
alter table block_trades.offer add constraint offer_check1 CHECK ((closes_at > opens_at));
alter table block_trades.offer add constraint offer_check2 CHECK (((minimum_lots >= 1) AND (minimum_lots <= lots)));
alter table block_trades.offer add constraint offer_check3 CHECK (((maximum_lots >= minimum_lots) AND (maximum_lots <= lots)));
alter table block_trades.offer add constraint offer_lock_days_check CHECK (((lock_days >= 0) AND (lock_days <= 365)));
alter table block_trades.offer add constraint offer_lot_size_check CHECK ((lot_size > 0));
alter table block_trades.offer add constraint offer_lots_check CHECK ((lots > 0));
alter table block_trades.offer add constraint offer_price_check CHECK ((price > 0));
alter table block_trades.offer add constraint offer_promise_minutes_check CHECK ((promise_minutes > 0));
alter table block_trades.offer add constraint offer_pkey PRIMARY KEY (id);
alter table block_trades.offer_note add constraint offer_note_text_check CHECK ((text <> ''::text));
alter table block_trades.offer_note add constraint offer_note_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES block_trades.offer(id);
alter table block_trades.offer_note add constraint offer_note_pkey PRIMARY KEY (id);
alter table block_trades.request add constraint approved_is_paid CHECK ((num_nonnulls(paid, entry_id, position_id) =
CASE status
    WHEN 'approved'::text THEN 3
    ELSE 0
END));
alter table block_trades.request add constraint decided_by_somebody CHECK ((num_nonnulls(decided_by, decided_name) =
CASE
    WHEN (status = ANY (ARRAY['approved'::text, 'rejected'::text])) THEN 2
    ELSE 0
END));
alter table block_trades.request add constraint decided_when CHECK (((decided_at IS NULL) = (status = 'pending'::text)));
alter table block_trades.request add constraint less_has_a_reason CHECK (
CASE status
    WHEN 'approved'::text THEN (((reason IS NOT NULL) = (approved_lots < lots)) AND (COALESCE(reason, ''::text) <> ALL (ARRAY['window_over'::text, 'withdrawn'::text, 'gone_ex'::text])))
    WHEN 'rejected'::text THEN ((reason <> ALL (ARRAY['window_over'::text, 'withdrawn'::text, 'gone_ex'::text])) AND (reason IS NOT NULL))
    WHEN 'expired'::text THEN ((reason = ANY (ARRAY['window_over'::text, 'withdrawn'::text, 'gone_ex'::text])) AND (reason IS NOT NULL))
    ELSE (reason IS NULL)
END);
alter table block_trades.request add constraint never_approved_more_than_asked CHECK (
CASE status
    WHEN 'approved'::text THEN ((approved_lots >= 1) AND (approved_lots <= lots))
    ELSE (approved_lots IS NULL)
END);
alter table block_trades.request add constraint paid_from_the_hold CHECK ((paid <= total));
alter table block_trades.request add constraint request_amount_check CHECK ((amount > 0));
alter table block_trades.request add constraint request_check CHECK ((total >= amount));
alter table block_trades.request add constraint request_lots_check CHECK ((lots > 0));
alter table block_trades.request add constraint request_reason_check CHECK ((reason = ANY (ARRAY['oversubscribed'::text, 'price_moved'::text, 'concentration'::text, 'unsuitable'::text, 'asked'::text, 'window_over'::text, 'withdrawn'::text, 'gone_ex'::text])));
alter table block_trades.request add constraint request_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'approved'::text, 'rejected'::text, 'cancelled'::text, 'expired'::text])));
alter table block_trades.request add constraint request_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES identity.customer(id);
alter table block_trades.request add constraint request_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES block_trades.offer(id);
alter table block_trades.request add constraint request_pkey PRIMARY KEY (id);
alter table block_trades.request add constraint request_entry_id_key UNIQUE (entry_id);
alter table block_trades.request add constraint request_position_id_key UNIQUE (position_id);
alter table configuration.picture add constraint picture_hash_check CHECK ((length(hash) = 32));
alter table configuration.picture add constraint picture_png_check CHECK (((length(png) >= 1) AND (length(png) <= 2000000)));
alter table configuration.picture add constraint picture_added_by_fkey FOREIGN KEY (added_by) REFERENCES staff.member(id);
alter table configuration.picture add constraint picture_pkey PRIMARY KEY (hash);
alter table configuration.version add constraint not_backdated CHECK ((effective_from > approved_at));
alter table configuration.version add constraint version_effective_from_check CHECK (((effective_from % (60000)::bigint) = 0));
alter table configuration.version add constraint version_key_check CHECK ((key ~ '^[a-z][A-Za-z0-9]{2,59}$'::text));
alter table configuration.version add constraint version_number_check CHECK ((number > 0));
alter table configuration.version add constraint version_change_id_fkey FOREIGN KEY (change_id) REFERENCES staff.change(id);
alter table configuration.version add constraint version_pkey PRIMARY KEY (key, number);
alter table configuration.version add constraint version_change_id_key UNIQUE (change_id);
alter table content.consent add constraint consent_key_check CHECK ((key = 'main'::text));
alter table content.consent add constraint consent_kind_check CHECK ((kind = ANY (ARRAY['agreement'::text, 'privacy'::text])));
alter table content.consent add constraint consent_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES identity.customer(id);
alter table content.consent add constraint consent_kind_key_number_fkey FOREIGN KEY (kind, key, number) REFERENCES content.version(kind, key, number);
alter table content.consent add constraint consent_pkey PRIMARY KEY (customer_id, kind, number);
alter table content.version add constraint asks_for_consent CHECK (((NOT asks_again) OR (kind = ANY (ARRAY['agreement'::text, 'privacy'::text]))));
alter table content.version add constraint dated_by_people CHECK (((kind <> ALL (ARRAY['news'::text, 'notice'::text, 'theme'::text])) OR (house_hash IS NULL)));
alter table content.version add constraint facts_of_dated CHECK (((facts IS NOT NULL) = ((kind = ANY (ARRAY['news'::text, 'notice'::text, 'theme'::text])) AND (texts IS NOT NULL))));
alter table content.version add constraint never_removed CHECK (((kind <> ALL (ARRAY['agreement'::text, 'privacy'::text, 'about'::text])) OR (texts IS NOT NULL)));
alter table content.version add constraint not_backdated CHECK (((effective_at >= approved_at) OR ((house_hash IS NOT NULL) AND (number = 1))));
alter table content.version add constraint of_the_house_or_of_two CHECK ((num_nonnulls(change_id, maker_id, checker_id, maker, checker, reason) =
CASE
    WHEN (house_hash IS NULL) THEN 6
    ELSE 0
END));
alter table content.version add constraint one_by_its_key CHECK (((kind <> ALL (ARRAY['agreement'::text, 'privacy'::text, 'about'::text])) OR (key = 'main'::text)));
alter table content.version add constraint two_people CHECK ((checker_id <> maker_id));
alter table content.version add constraint version_effective_at_check CHECK (((effective_at % (60000)::bigint) = 0));
alter table content.version add constraint version_facts_check CHECK ((facts ?& '{symbols,pinnedUntil,author,isPaid}'::text[]));
alter table content.version add constraint version_house_hash_check CHECK ((house_hash ~ '^[0-9a-f]{64}$'::text));
alter table content.version add constraint version_key_check CHECK ((key ~ '^[a-z][a-z0-9-]{0,39}$'::text));
alter table content.version add constraint version_kind_check CHECK ((kind = ANY (ARRAY['agreement'::text, 'privacy'::text, 'about'::text, 'faq'::text, 'lesson'::text, 'canned'::text, 'news'::text, 'notice'::text, 'theme'::text])));
alter table content.version add constraint version_number_check CHECK ((number > 0));
alter table content.version add constraint version_place_check CHECK (((place >= 0) AND (place <= 9999)));
alter table content.version add constraint version_texts_check CHECK ((texts ?& '{en,tw,ko}'::text[]));
alter table content.version add constraint version_change_id_fkey FOREIGN KEY (change_id) REFERENCES staff.change(id);
alter table content.version add constraint version_checker_id_fkey FOREIGN KEY (checker_id) REFERENCES staff.member(id);
alter table content.version add constraint version_maker_id_fkey FOREIGN KEY (maker_id) REFERENCES staff.member(id);
alter table content.version add constraint version_pkey PRIMARY KEY (kind, key, number);
alter table content.version add constraint version_change_id_key UNIQUE (change_id);
alter table credit.event add constraint event_has_its_points CHECK ((points =
CASE code
    WHEN 'verified'::text THEN 50
    WHEN 'exam_passed'::text THEN 20
    WHEN 'first_deposit'::text THEN 10
    WHEN 'account_90_days'::text THEN 10
    WHEN 'account_365_days'::text THEN 10
    WHEN 'loan_repaid_in_time'::text THEN 20
    WHEN 'pledge_repaid_in_time'::text THEN 20
    WHEN 'position_closed_out'::text THEN '-20'::integer
    WHEN 'win_forfeited'::text THEN '-20'::integer
    WHEN 'loan_overdue'::text THEN '-50'::integer
    WHEN 'loan_overdue_longer'::text THEN '-10'::integer
    WHEN 'deposit_false'::text THEN '-100'::integer
    ELSE NULL::integer
END));
alter table credit.event add constraint event_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES identity.customer(id);
alter table credit.event add constraint event_pkey PRIMARY KEY (id);
alter table credit.event add constraint event_once UNIQUE (code, reference, part);
alter table credit.progress add constraint progress_is_single_check CHECK (is_single);
alter table credit.progress add constraint progress_pkey PRIMARY KEY (is_single);
alter table day_trading.mandate add constraint approved_in_time CHECK (((status <> ALL (ARRAY['approved'::text, 'settled'::text])) OR (decided_at < square_off_at)));
alter table day_trading.mandate add constraint decided_by_somebody CHECK ((num_nonnulls(decided_by, decided_name) =
CASE
    WHEN (status = ANY (ARRAY['approved'::text, 'settled'::text, 'rejected'::text])) THEN 2
    ELSE 0
END));
alter table day_trading.mandate add constraint decided_when CHECK (((decided_at IS NULL) = (status = 'pending'::text)));
alter table day_trading.mandate add constraint fee_is_of_what_it_held CHECK (((fee >= fee_minimum) AND (fee <= fee_held)));
alter table day_trading.mandate add constraint mandate_amount_check CHECK ((amount > 0));
alter table day_trading.mandate add constraint mandate_charges_check CHECK ((charges >= 0));
alter table day_trading.mandate add constraint mandate_check CHECK ((fee_maximum >= fee_minimum));
alter table day_trading.mandate add constraint mandate_check1 CHECK ((square_off_at > opens_at));
alter table day_trading.mandate add constraint mandate_check2 CHECK ((closes_at > square_off_at));
alter table day_trading.mandate add constraint mandate_check3 CHECK ((created_at < square_off_at));
alter table day_trading.mandate add constraint mandate_check4 CHECK ((closing_at >= square_off_at));
alter table day_trading.mandate add constraint mandate_fee_bps_check CHECK ((fee_bps >= 0));
alter table day_trading.mandate add constraint mandate_fee_held_check CHECK ((fee_held > 0));
alter table day_trading.mandate add constraint mandate_fee_minimum_check CHECK ((fee_minimum > 0));
alter table day_trading.mandate add constraint mandate_most_used_check CHECK ((most_used >= 0));
alter table day_trading.mandate add constraint mandate_reason_check CHECK ((reason = ANY (ARRAY['unsuitable'::text, 'losses'::text, 'owes'::text, 'asked'::text])));
alter table day_trading.mandate add constraint mandate_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'approved'::text, 'settled'::text, 'rejected'::text, 'cancelled'::text, 'expired'::text])));
alter table day_trading.mandate add constraint margin_is_a_fifth CHECK ((margin = ((amount + 4) / 5)));
alter table day_trading.mandate add constraint rejected_with_a_reason CHECK (((reason IS NOT NULL) = (status = 'rejected'::text)));
alter table day_trading.mandate add constraint settled_after_the_square_off_began CHECK ((settled_at >= square_off_at));
alter table day_trading.mandate add constraint settled_with_its_record CHECK ((num_nonnulls(settled_at, most_used, gross, charges, fee, entry_id) =
CASE status
    WHEN 'settled'::text THEN 6
    ELSE 0
END));
alter table day_trading.mandate add constraint mandate_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES identity.customer(id);
alter table day_trading.mandate add constraint mandate_pkey PRIMARY KEY (id);
alter table day_trading.mandate add constraint mandate_entry_id_key UNIQUE (entry_id);
alter table day_trading.trade add constraint recorded_at_once CHECK ((num_nonnulls(gross, charges, carried) = ANY (ARRAY[0, 3])));
alter table day_trading.trade add constraint trade_carried_check CHECK ((carried >= 0));
alter table day_trading.trade add constraint trade_charges_check CHECK ((charges >= 0));
alter table day_trading.trade add constraint trade_drawn_check CHECK ((drawn >= 0));
alter table day_trading.trade add constraint trade_mandate_id_fkey FOREIGN KEY (mandate_id) REFERENCES day_trading.mandate(id);
alter table day_trading.trade add constraint trade_pkey PRIMARY KEY (order_id);
alter table deposits.deposit add constraint deposit_amount_check CHECK ((amount > 0));
alter table deposits.deposit add constraint deposit_check CHECK ((num_nonnulls(first_approved_by, first_approved_at, first_approved_name) = ANY (ARRAY[0, 3])));
alter table deposits.deposit add constraint deposit_check1 CHECK (((status = ANY (ARRAY['credited'::text, 'rejected'::text])) = (decided_by IS NOT NULL)));
alter table deposits.deposit add constraint deposit_check2 CHECK (((decided_by IS NULL) = (decided_name IS NULL)));
alter table deposits.deposit add constraint deposit_check3 CHECK (((status = 'pending'::text) = (decided_at IS NULL)));
alter table deposits.deposit add constraint deposit_check4 CHECK (((status = 'credited'::text) = (entry_id IS NOT NULL)));
alter table deposits.deposit add constraint deposit_check5 CHECK (((status = 'rejected'::text) = (reason IS NOT NULL)));
alter table deposits.deposit add constraint deposit_reason_check CHECK ((reason = ANY (ARRAY['not_received'::text, 'amount_differs'::text, 'proof_unreadable'::text, 'proof_used'::text, 'proof_false'::text, 'payer_differs'::text, 'asked'::text])));
alter table deposits.deposit add constraint deposit_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'credited'::text, 'rejected'::text, 'cancelled'::text])));
alter table deposits.deposit add constraint two_people CHECK (((status <> 'credited'::text) OR (NOT needs_two) OR ((first_approved_by IS NOT NULL) AND (first_approved_by <> decided_by))));
alter table deposits.deposit add constraint deposit_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES identity.customer(id);
alter table deposits.deposit add constraint deposit_reference_fkey FOREIGN KEY (reference) REFERENCES deposits.reference(reference);
alter table deposits.deposit add constraint deposit_pkey PRIMARY KEY (id);
alter table deposits.deposit add constraint deposit_entry_id_key UNIQUE (entry_id);
alter table deposits.deposit add constraint deposit_proof_key UNIQUE (proof);
alter table deposits.deposit add constraint deposit_reference_key UNIQUE (reference);
alter table deposits.reference add constraint reference_reference_check CHECK ((reference ~ '^BH[0-9A-HJKMNP-TV-Z]{8}$'::text));
alter table deposits.reference add constraint reference_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES identity.customer(id);
alter table deposits.reference add constraint reference_pkey PRIMARY KEY (reference);
alter table destinations.destination add constraint destination_check CHECK ((usable_from >= added_at));
alter table destinations.destination add constraint destination_check1 CHECK ((num_nonnulls(holder, bank, branch, bank_code, ifsc) =
CASE kind
    WHEN 'card'::text THEN 5
    ELSE 0
END));
alter table destinations.destination add constraint destination_check2 CHECK (((kind = 'wallet'::text) = (network IS NOT NULL)));
alter table destinations.destination add constraint destination_check3 CHECK (((NOT is_default) OR (removed_at IS NULL)));
alter table destinations.destination add constraint destination_ifsc_check CHECK ((ifsc ~ '^[A-Z]{4}0[A-Z0-9]{6}$'::text));
alter table destinations.destination add constraint destination_kind_check CHECK ((kind = ANY (ARRAY['card'::text, 'wallet'::text])));
alter table destinations.destination add constraint destination_network_check CHECK ((network = ANY (ARRAY['TRC20'::text, 'ERC20'::text])));
alter table destinations.destination add constraint destination_number_index_check CHECK ((length(number_index) = 32));
alter table destinations.destination add constraint destination_shown_check CHECK ((length(shown) <= 20));
alter table destinations.destination add constraint plain_or_sealed CHECK ((num_nonnulls(number, sealed) = 1));
alter table destinations.destination add constraint sealed_is_complete CHECK ((num_nonnulls(sealed, number_index, shown) = ANY (ARRAY[0, 3])));
alter table destinations.destination add constraint destination_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES identity.customer(id);
alter table destinations.destination add constraint destination_pkey PRIMARY KEY (id);
alter table education.bank add constraint bank_pkey PRIMARY KEY (version);
alter table education.exam_try add constraint exam_try_answers_check CHECK ((cardinality(answers) = 20));
alter table education.exam_try add constraint exam_try_outcome_check CHECK ((outcome = ANY (ARRAY['passed'::text, 'failed'::text, 'withdrawn'::text])));
alter table education.exam_try add constraint exam_try_questions_check CHECK ((cardinality(questions) = 20));
alter table education.exam_try add constraint marked_when_handed_in CHECK ((((COALESCE(outcome, 'withdrawn'::text) = 'withdrawn'::text) = (answers IS NULL)) AND ((answers IS NULL) = (right_count IS NULL))));
alter table education.exam_try add constraint over_at_once CHECK (((outcome IS NULL) = (ended_at IS NULL)));
alter table education.exam_try add constraint turned_on_by_passing CHECK (((NOT turned_on) OR (outcome = 'passed'::text)));
alter table education.exam_try add constraint exam_try_bank_fkey FOREIGN KEY (bank) REFERENCES education.bank(version);
alter table education.exam_try add constraint exam_try_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES identity.customer(id);
alter table education.exam_try add constraint exam_try_pkey PRIMARY KEY (id);
alter table education.lesson add constraint lesson_read_ms_check CHECK ((read_ms >= 0));
alter table education.lesson add constraint read_after_its_seconds CHECK ((((read_at IS NULL) = (needed_seconds IS NULL)) AND ((read_at IS NULL) OR (read_ms > (needed_seconds * 1000)))));
alter table education.lesson add constraint lesson_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES identity.customer(id);
alter table education.lesson add constraint lesson_pkey PRIMARY KEY (customer_id, lesson);
alter table exchange.exchange add constraint exchange_check CHECK ((from_currency <> to_currency));
alter table exchange.exchange add constraint exchange_got_check CHECK ((got > 0));
alter table exchange.exchange add constraint exchange_paid_check CHECK ((paid > 0));
alter table exchange.exchange add constraint exchange_residual_check CHECK (((residual >= 0) AND (residual <= 999999999)));
alter table exchange.exchange add constraint exchange_spread_bps_check CHECK ((spread_bps >= 0));
alter table exchange.exchange add constraint exchange_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES identity.customer(id);
alter table exchange.exchange add constraint exchange_pkey PRIMARY KEY (id);
alter table exchange.exchange add constraint exchange_in_entry_key UNIQUE (in_entry);
alter table exchange.exchange add constraint exchange_out_entry_key UNIQUE (out_entry);
alter table exchange.exchange add constraint exchange_quote_id_key UNIQUE (quote_id);
alter table featured.theme add constraint theme_author_check CHECK ((author <> ''::text));
alter table featured.theme add constraint theme_id_check CHECK ((id ~ '^[a-z0-9-]{1,40}$'::text));
alter table featured.theme add constraint theme_reason_en_check CHECK ((reason_en <> ''::text));
alter table featured.theme add constraint theme_reason_ko_check CHECK ((reason_ko <> ''::text));
alter table featured.theme add constraint theme_reason_tw_check CHECK ((reason_tw <> ''::text));
alter table featured.theme add constraint theme_title_en_check CHECK ((title_en <> ''::text));
alter table featured.theme add constraint theme_title_ko_check CHECK ((title_ko <> ''::text));
alter table featured.theme add constraint theme_title_tw_check CHECK ((title_tw <> ''::text));
alter table featured.theme add constraint theme_pkey PRIMARY KEY (id);
alter table featured.theme add constraint theme_seq_key UNIQUE (seq);
alter table featured.theme_symbol add constraint theme_symbol_position_check CHECK (("position" > 0));
alter table featured.theme_symbol add constraint theme_symbol_theme_id_fkey FOREIGN KEY (theme_id) REFERENCES featured.theme(id);
alter table featured.theme_symbol add constraint theme_symbol_pkey PRIMARY KEY (theme_id, "position");
alter table featured.theme_symbol add constraint theme_symbol_theme_id_symbol_key UNIQUE (theme_id, symbol);
alter table grab.offer add constraint a_draw_has_its_terms CHECK ((num_nonnulls(draw_at, public_date, public_index) =
CASE rule
    WHEN 'draw'::text THEN 3
    ELSE 0
END));
alter table grab.offer add constraint drawn_near_the_mark CHECK ((((drawn_at IS NULL) = (drawn_mark IS NULL)) AND ((abs((price - drawn_mark)) * 100) <= (3 * drawn_mark))));
alter table grab.offer add constraint drawn_or_called_off CHECK (((drawn_at IS NULL) OR (withdrawn_at IS NULL)));
alter table grab.offer add constraint near_the_mark CHECK (((abs((price - reference_price)) * 100) <= (3 * reference_price)));
alter table grab.offer add constraint offer_asked_lots_check CHECK ((asked_lots >= 0));
alter table grab.offer add constraint offer_check CHECK ((closes_at > opens_at));
alter table grab.offer add constraint offer_check1 CHECK (((maximum_lots >= 1) AND (maximum_lots <= lots)));
alter table grab.offer add constraint offer_check2 CHECK (((allotted_lots >= 0) AND (allotted_lots <= lots)));
alter table grab.offer add constraint offer_check3 CHECK ((draw_at > closes_at));
alter table grab.offer add constraint offer_check4 CHECK ((frozen_at >= closes_at));
alter table grab.offer add constraint offer_check5 CHECK ((drawn_at >= draw_at));
alter table grab.offer add constraint offer_level_check CHECK (((level >= 1) AND (level <= 3)));
alter table grab.offer add constraint offer_lock_days_check CHECK (((lock_days >= 0) AND (lock_days <= 365)));
alter table grab.offer add constraint offer_lot_size_check CHECK ((lot_size > 0));
alter table grab.offer add constraint offer_lots_check CHECK ((lots > 0));
alter table grab.offer add constraint offer_price_check CHECK ((price > 0));
alter table grab.offer add constraint offer_requests_check CHECK ((requests >= 0));
alter table grab.offer add constraint offer_rule_check CHECK ((rule = ANY (ARRAY['first_come'::text, 'draw'::text])));
alter table grab.offer add constraint offer_void_because_check CHECK ((void_because = ANY (ARRAY['price_moved'::text, 'price_unknown'::text, 'level_missing'::text, 'gone_ex'::text])));
alter table grab.offer add constraint one_after_the_other CHECK ((((frozen_at IS NULL) OR (rule = 'draw'::text)) AND ((drawn_at IS NULL) OR (frozen_at IS NOT NULL))));
alter table grab.offer add constraint void_is_called_off CHECK (((void_because IS NULL) OR ((withdrawn_at IS NOT NULL) AND (rule = 'draw'::text))));
alter table grab.offer add constraint offer_pkey PRIMARY KEY (id);
alter table grab.offer_note add constraint offer_note_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES grab.offer(id);
alter table grab.offer_note add constraint offer_note_pkey PRIMARY KEY (id);
alter table grab.request add constraint allotted_when CHECK ((num_nonnulls(paid, position_id, allotted_lots) =
CASE status
    WHEN 'allotted'::text THEN 3
    ELSE 0
END));
alter table grab.request add constraint came_first_or_is_drawn CHECK (((place IS NULL) = (total > 0)));
alter table grab.request add constraint decided_when CHECK (((decided_at IS NULL) = (status = 'pending'::text)));
alter table grab.request add constraint never_pays_more_than_held CHECK (((place IS NOT NULL) OR (paid <= total)));
alter table grab.request add constraint released_for_a_reason CHECK (((reason IS NOT NULL) = (status = 'released'::text)));
alter table grab.request add constraint request_check CHECK (((allotted_lots >= 1) AND (allotted_lots <= lots)));
alter table grab.request add constraint request_lots_check CHECK ((lots > 0));
alter table grab.request add constraint request_paid_check CHECK ((paid > 0));
alter table grab.request add constraint request_person_check CHECK ((length(person) = 32));
alter table grab.request add constraint request_place_check CHECK ((place > 0));
alter table grab.request add constraint request_reason_check CHECK ((reason = ANY (ARRAY['withdrawn'::text, 'price_moved'::text, 'price_unknown'::text, 'level_missing'::text, 'gone_ex'::text, 'restricted'::text, 'is_short'::text])));
alter table grab.request add constraint request_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'allotted'::text, 'not_won'::text, 'cancelled'::text, 'released'::text])));
alter table grab.request add constraint request_total_check CHECK ((total >= 0));
alter table grab.request add constraint who_came_first_has_it CHECK (((place IS NULL) OR (status = 'allotted'::text)));
alter table grab.request add constraint request_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES identity.customer(id);
alter table grab.request add constraint request_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES grab.offer(id);
alter table grab.request add constraint request_pkey PRIMARY KEY (id);
alter table grab.request add constraint place_is_taken_once UNIQUE (offer_id, place);
alter table grab.request add constraint request_position_id_key UNIQUE (position_id);
alter table grab.request add constraint sent_once UNIQUE (customer_id, request);
alter table grab.win add constraint win_lots_check CHECK ((lots > 0));
alter table grab.win add constraint win_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES grab.offer(id);
alter table grab.win add constraint win_request_id_fkey FOREIGN KEY (request_id) REFERENCES grab.request(id);
alter table grab.win add constraint win_pkey PRIMARY KEY (request_id);
alter table halt.halt add constraint ended_by_two CHECK (((ended_at IS NULL) = (change_id IS NULL)));
alter table halt.halt add constraint ends_after_it_began CHECK ((ended_at >= at));
alter table halt.halt add constraint halt_reason_check CHECK ((length(reason) >= 5));
alter table halt.halt add constraint halt_change_id_fkey FOREIGN KEY (change_id) REFERENCES staff.change(id);
alter table halt.halt add constraint halt_member_id_fkey FOREIGN KEY (member_id) REFERENCES staff.member(id);
alter table halt.halt add constraint halt_pkey PRIMARY KEY (id);
alter table halt.halt add constraint halt_change_id_key UNIQUE (change_id);
alter table identity.code_end add constraint code_end_ended_by_check CHECK ((ended_by <> ''::text));
alter table identity.code_end add constraint code_end_reason_check CHECK ((reason <> ''::text));
alter table identity.code_end add constraint code_end_pkey PRIMARY KEY (code);
alter table identity.consent add constraint consent_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES identity.customer(id);
alter table identity.consent add constraint consent_version_fkey FOREIGN KEY (version) REFERENCES identity.consent_text(version);
alter table identity.consent add constraint consent_pkey PRIMARY KEY (customer_id, version);
alter table identity.consent_text add constraint consent_text_version_check CHECK (((version <> ''::text) AND (length(version) <= 40)));
alter table identity.consent_text add constraint consent_text_pkey PRIMARY KEY (version);
alter table identity.customer add constraint customer_account_check CHECK (
CASE kind
    WHEN 'pool'::text THEN (account ~ '^pool:[1-9][0-9]{0,8}$'::text)
    ELSE (account ~ '^(\+[1-9][0-9]{7,14}|[a-z][a-z0-9._-]{3,31})$'::text)
END);
alter table identity.customer add constraint customer_check4 CHECK (((kind = 'pool'::text) OR (institution_id IS NOT NULL) OR (inviter_id IS NOT NULL)));
alter table identity.customer add constraint customer_invitation_code_check CHECK ((invitation_code ~ '^[A-Z0-9-]{3,32}$'::text));
alter table identity.customer add constraint customer_kind_check CHECK ((kind = ANY (ARRAY['customer'::text, 'pool'::text])));
alter table identity.customer add constraint customer_language_check CHECK ((language = ANY (ARRAY['en'::text, 'tw'::text, 'ko'::text])));
alter table identity.customer add constraint customer_password_hash_check CHECK ((password_hash ~~ '$argon2id$%'::text));
alter table identity.customer add constraint only_people_sign_in CHECK ((((kind = 'customer'::text) = (password_hash IS NOT NULL)) AND ((kind = 'customer'::text) = (invitation_code IS NOT NULL))));
alter table identity.customer add constraint pools_come_through_nobody CHECK (((kind = 'customer'::text) OR (num_nonnulls(institution_id, inviter_id) = 0)));
alter table identity.customer add constraint customer_institution_id_fkey FOREIGN KEY (institution_id) REFERENCES identity.institution(id);
alter table identity.customer add constraint customer_inviter_id_fkey FOREIGN KEY (inviter_id) REFERENCES identity.customer(id);
alter table identity.customer add constraint customer_pkey PRIMARY KEY (id);
alter table identity.customer add constraint customer_account_key UNIQUE (account);
alter table identity.customer add constraint customer_invitation_code_key UNIQUE (invitation_code);
alter table identity.device add constraint device_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES identity.customer(id);
alter table identity.device add constraint device_pkey PRIMARY KEY (customer_id, device);
alter table identity.institution add constraint ended_by_somebody CHECK ((num_nonnulls(ended_at, ended_by, end_reason) = ANY (ARRAY[0, 3])));
alter table identity.institution add constraint institution_code_check CHECK (((code = upper(code)) AND (code ~ '^[A-Z0-9-]{3,32}$'::text)));
alter table identity.institution add constraint institution_name_check CHECK ((name <> ''::text));
alter table identity.institution add constraint institution_name_ko_check CHECK ((name_ko <> ''::text));
alter table identity.institution add constraint institution_name_tw_check CHECK ((name_tw <> ''::text));
alter table identity.institution add constraint institution_pkey PRIMARY KEY (id);
alter table identity.institution add constraint institution_code_key UNIQUE (code);
alter table identity.invitation add constraint invitation_check CHECK ((expires_at > made_at));
alter table identity.invitation add constraint invitation_code_check CHECK ((code ~ '^[A-Z0-9-]{3,32}$'::text));
alter table identity.invitation add constraint invitation_made_by_check CHECK ((made_by <> ''::text));
alter table identity.invitation add constraint invitation_reason_check CHECK ((reason <> ''::text));
alter table identity.invitation add constraint invitation_uses_max_check CHECK ((uses_max > 0));
alter table identity.invitation add constraint invites_for_one CHECK ((num_nonnulls(institution_id, customer_id) = 1));
alter table identity.invitation add constraint invitation_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES identity.customer(id);
alter table identity.invitation add constraint invitation_institution_id_fkey FOREIGN KEY (institution_id) REFERENCES identity.institution(id);
alter table identity.invitation add constraint invitation_pkey PRIMARY KEY (code);
alter table identity.login_attempt add constraint login_attempt_method_check CHECK ((method = ANY (ARRAY['password'::text, 'totp'::text, 'passkey'::text])));
alter table identity.login_attempt add constraint login_attempt_outcome_check CHECK ((outcome = ANY (ARRAY['ok'::text, 'wrong_password'::text, 'wrong_code'::text, 'locked'::text, 'restricted'::text])));
alter table identity.login_attempt add constraint login_attempt_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES identity.customer(id);
alter table identity.login_attempt add constraint login_attempt_pkey PRIMARY KEY (id);
alter table identity.login_guard add constraint login_guard_misses_check CHECK ((misses > 0));
alter table identity.login_guard add constraint login_guard_pkey PRIMARY KEY (account);
alter table identity.passkey add constraint passkey_check CHECK ((is_multi_device OR (NOT is_backed_up)));
alter table identity.passkey add constraint passkey_counter_check CHECK ((counter >= 0));
alter table identity.passkey add constraint passkey_credential_id_check CHECK (((length(credential_id) >= 1) AND (length(credential_id) <= 1023)));
alter table identity.passkey add constraint passkey_name_check CHECK ((name <> ''::text));
alter table identity.passkey add constraint passkey_public_key_check CHECK ((length(public_key) <= 2048));
alter table identity.passkey add constraint passkey_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES identity.passkey_user(customer_id);
alter table identity.passkey add constraint passkey_pkey PRIMARY KEY (id);
alter table identity.passkey add constraint passkey_credential_id_key UNIQUE (credential_id);
alter table identity.passkey_challenge add constraint passkey_challenge_challenge_hash_check CHECK ((length(challenge_hash) = 32));
alter table identity.passkey_challenge add constraint passkey_challenge_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES identity.customer(id);
alter table identity.passkey_challenge add constraint passkey_challenge_pkey PRIMARY KEY (challenge_hash);
alter table identity.passkey_user add constraint passkey_user_handle_check CHECK ((length(handle) = 32));
alter table identity.passkey_user add constraint passkey_user_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES identity.customer(id);
alter table identity.passkey_user add constraint passkey_user_pkey PRIMARY KEY (customer_id);
alter table identity.passkey_user add constraint passkey_user_handle_key UNIQUE (handle);
alter table identity.recovery_code add constraint recovery_code_code_hash_check CHECK ((length(code_hash) = 32));
alter table identity.recovery_code add constraint recovery_code_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES identity.totp(customer_id) ON DELETE CASCADE;
alter table identity.recovery_code add constraint recovery_code_pkey PRIMARY KEY (customer_id, code_hash);
alter table identity.secret_request add constraint secret_request_body_mac_check CHECK ((length(body_mac) = 32));
alter table identity.secret_request add constraint secret_request_key_hash_check CHECK ((length(key_hash) = 32));
alter table identity.secret_request add constraint secret_request_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES identity.customer(id);
alter table identity.secret_request add constraint secret_request_pkey PRIMARY KEY (key_hash);
alter table identity.session add constraint session_check CHECK (((ended_at IS NULL) = (end_reason IS NULL)));
alter table identity.session add constraint session_end_reason_check CHECK ((end_reason = ANY (ARRAY['logout'::text, 'revoked'::text, 'password_changed'::text, 'restricted'::text, 'expired'::text])));
alter table identity.session add constraint session_token_hash_check CHECK ((length(token_hash) = 32));
alter table identity.session add constraint session_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES identity.customer(id);
alter table identity.session add constraint session_pkey PRIMARY KEY (id);
alter table identity.session add constraint session_token_hash_key UNIQUE (token_hash);
alter table identity.totp add constraint totp_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES identity.customer(id);
alter table identity.totp add constraint totp_pkey PRIMARY KEY (customer_id);
alter table imported.correction add constraint correction_pkey PRIMARY KEY (id);
alter table imported.daily_bar add constraint daily_bar_check CHECK (((low <= open) AND (low <= close) AND (high >= open) AND (high >= close)));
alter table imported.daily_bar add constraint daily_bar_low_check CHECK ((low > 0));
alter table imported.daily_bar add constraint daily_bar_open_check CHECK ((open > 0));
alter table imported.daily_bar add constraint daily_bar_previous_close_check CHECK ((previous_close > 0));
alter table imported.daily_bar add constraint daily_bar_turnover_check CHECK ((turnover >= 0));
alter table imported.daily_bar add constraint daily_bar_volume_check CHECK ((volume >= 0));
alter table imported.daily_bar add constraint daily_bar_symbol_fkey FOREIGN KEY (symbol) REFERENCES imported.instrument(symbol);
alter table imported.daily_bar add constraint daily_bar_pkey PRIMARY KEY (symbol, business_date);
alter table imported.instrument add constraint instrument_name_check CHECK ((name <> ''::text));
alter table imported.instrument add constraint instrument_symbol_check CHECK ((symbol ~ '^[A-Z0-9&-]{1,20}\.NSE$'::text));
alter table imported.instrument add constraint instrument_pkey PRIMARY KEY (symbol);
alter table institutions.seat add constraint decided_by_somebody CHECK ((num_nonnulls(decided_by, decided_name) =
CASE
    WHEN (status = ANY (ARRAY['approved'::text, 'rejected'::text, 'ended'::text])) THEN 2
    ELSE 0
END));
alter table institutions.seat add constraint decided_when CHECK (((decided_at IS NOT NULL) = (status <> 'pending'::text)));
alter table institutions.seat add constraint ended_by_staff_with_why CHECK (((num_nonnulls(ended_by, ended_name, end_note) = ANY (ARRAY[0, 3])) AND ((ended_by IS NULL) OR (status = 'ended'::text))));
alter table institutions.seat add constraint ended_when CHECK (((ended_at IS NOT NULL) = (status = 'ended'::text)));
alter table institutions.seat add constraint rejected_why CHECK (((reason IS NOT NULL) = (status = 'rejected'::text)));
alter table institutions.seat add constraint seat_check CHECK ((promised_by > created_at));
alter table institutions.seat add constraint seat_check1 CHECK ((ended_at >= decided_at));
alter table institutions.seat add constraint seat_end_note_check CHECK ((end_note <> ''::text));
alter table institutions.seat add constraint seat_position_check CHECK (("position" <> ''::text));
alter table institutions.seat add constraint seat_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'approved'::text, 'rejected'::text, 'cancelled'::text, 'ended'::text])));
alter table institutions.seat add constraint seat_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES identity.customer(id);
alter table institutions.seat add constraint seat_institution_id_fkey FOREIGN KEY (institution_id) REFERENCES identity.institution(id);
alter table institutions.seat add constraint seat_pkey PRIMARY KEY (id);
alter table ledger.audited add constraint audited_pkey PRIMARY KEY (customer_id, currency);
alter table ledger.audited_share add constraint audited_share_pkey PRIMARY KEY (customer_id, security);
alter table ledger.balance add constraint accrued_not_negative CHECK ((accrued >= 0));
alter table ledger.balance add constraint available_not_negative CHECK (((cash - held) >= 0));
alter table ledger.balance add constraint chain_head_is_sha256 CHECK ((octet_length(chain_head) = 32));
alter table ledger.balance add constraint escrow_not_negative CHECK ((escrow >= 0));
alter table ledger.balance add constraint held_not_negative CHECK ((held >= 0));
alter table ledger.balance add constraint loan_not_negative CHECK ((loan >= 0));
alter table ledger.balance add constraint margin_not_negative CHECK ((margin >= 0));
alter table ledger.balance add constraint receivable_not_negative CHECK ((receivable >= 0));
alter table ledger.balance add constraint balance_pkey PRIMARY KEY (customer_id, currency);
alter table ledger.closed_day add constraint closed_day_check CHECK ((next_date > business_date));
alter table ledger.closed_day add constraint closed_day_pkey PRIMARY KEY (business_date);
alter table ledger.day_total add constraint day_total_business_date_fkey FOREIGN KEY (business_date) REFERENCES ledger.closed_day(business_date);
alter table ledger.day_total add constraint day_total_pkey PRIMARY KEY (business_date, account, asset);
alter table ledger.entry add constraint entry_first_seq_check CHECK ((first_seq > 0));
alter table ledger.entry add constraint reversal_has_a_reason CHECK (((reverses IS NULL) = (reason IS NULL)));
alter table ledger.entry add constraint reversal_names_its_entry CHECK (((kind = 'reversal'::ledger.entry_kind) = (reverses IS NOT NULL)));
alter table ledger.entry add constraint security_is_plain CHECK ((security !~ '[|[:space:]]'::text));
alter table ledger.entry add constraint entry_pkey PRIMARY KEY (id);
alter table ledger.entry add constraint entry_chain_place UNIQUE (customer_id, currency, first_seq);
alter table ledger.entry add constraint entry_source UNIQUE (reference, kind, part);
alter table ledger.hold add constraint hold_amount_check CHECK ((amount > 0));
alter table ledger.hold add constraint hold_captured_check CHECK ((captured >= 0));
alter table ledger.hold add constraint hold_ends_when_used_up CHECK (((ended_at IS NOT NULL) = ((captured + released) = amount)));
alter table ledger.hold add constraint hold_not_exceeded CHECK (((captured + released) <= amount));
alter table ledger.hold add constraint hold_of_an_order_is_in_its_row CHECK ((kind <> 'order'::ledger.hold_kind));
alter table ledger.hold add constraint hold_released_check CHECK ((released >= 0));
alter table ledger.hold add constraint hold_pkey PRIMARY KEY (reference, kind);
alter table ledger.posting add constraint customer_line_is_chained CHECK (((account = ANY (ARRAY['cash'::ledger.account, 'margin'::ledger.account, 'receivable'::ledger.account, 'loan'::ledger.account, 'accrued'::ledger.account, 'shares'::ledger.account, 'shares_lent'::ledger.account])) = (hash IS NOT NULL)));
alter table ledger.posting add constraint hash_is_sha256 CHECK ((octet_length(hash) = 32));
alter table ledger.posting add constraint posting_amount_check CHECK ((amount <> 0));
alter table ledger.posting add constraint posting_pkey PRIMARY KEY (entry_id, line);
alter table ledger.share_balance add constraint share_balance_pkey PRIMARY KEY (customer_id, security);
alter table ledger.whole_audit add constraint whole_audit_books_check CHECK ((books >= 0));
alter table ledger.whole_audit add constraint whole_audit_broken_check CHECK ((jsonb_typeof(broken) = 'object'::text));
alter table ledger.whole_audit add constraint whole_audit_entries_check CHECK ((entries >= 0));
alter table ledger.whole_audit add constraint whole_audit_seconds_check CHECK ((seconds >= (0)::double precision));
alter table ledger.whole_audit add constraint whole_audit_pkey PRIMARY KEY (number);
alter table lending.day add constraint day_borrowed_check CHECK ((borrowed > 0));
alter table lending.day add constraint day_check CHECK ((on_loan = LEAST(lent, borrowed)));
alter table lending.day add constraint day_check1 CHECK (((paid >= 0) AND (paid <= fees)));
alter table lending.day add constraint day_check2 CHECK (((rate_bps >= rate_minimum_bps) AND (rate_bps <= rate_maximum_bps)));
alter table lending.day add constraint day_fees_check CHECK ((fees >= 0));
alter table lending.day add constraint day_house_quota_check CHECK ((house_quota >= 0));
alter table lending.day add constraint day_lender_percent_check CHECK (((lender_percent >= 0) AND (lender_percent <= 100)));
alter table lending.day add constraint day_lent_check CHECK ((lent >= 0));
alter table lending.day add constraint day_mark_check CHECK ((mark > 0));
alter table lending.day add constraint day_rate_minimum_bps_check CHECK ((rate_minimum_bps >= 0));
alter table lending.day add constraint day_pkey PRIMARY KEY (symbol, date);
alter table lending.part add constraint nothing_is_no_entry CHECK (((amount > 0) OR (entry_id IS NULL)));
alter table lending.part add constraint part_amount_check CHECK ((amount >= 0));
alter table lending.part add constraint part_check CHECK ((((on_loan >= 0) AND (on_loan <= shares)) AND (is_lender OR (on_loan = 0))));
alter table lending.part add constraint part_shares_check CHECK ((shares > 0));
alter table lending.part add constraint part_customer_id_position_id_fkey FOREIGN KEY (customer_id, position_id) REFERENCES orders."position"(customer_id, id);
alter table lending.part add constraint part_symbol_date_fkey FOREIGN KEY (symbol, date) REFERENCES lending.day(symbol, date);
alter table lending.part add constraint part_pkey PRIMARY KEY (position_id, date);
alter table lending.part add constraint part_entry_id_key UNIQUE (entry_id);
alter table lending.share add constraint share_pkey PRIMARY KEY (symbol);
alter table lending.start add constraint start_is_only_check CHECK (is_only);
alter table lending.start add constraint start_pkey PRIMARY KEY (is_only);
alter table loans.loan add constraint counts_once_paid_out CHECK (((counts_from IS NOT NULL) = (status = ANY (ARRAY['in_progress'::text, 'ended'::text]))));
alter table loans.loan add constraint decided_by_somebody CHECK ((num_nonnulls(decided_by, decided_name) =
CASE
    WHEN (status = ANY (ARRAY['in_progress'::text, 'ended'::text, 'rejected'::text])) THEN 2
    ELSE 0
END));
alter table loans.loan add constraint decided_when CHECK (((decided_at IS NULL) = (status = 'pending'::text)));
alter table loans.loan add constraint ended_when CHECK (((ended_at IS NOT NULL) = (status = 'ended'::text)));
alter table loans.loan add constraint loan_amount_check CHECK (((amount > 0) AND ((amount % (100)::bigint) = 0)));
alter table loans.loan add constraint loan_interest_check CHECK ((interest >= 0));
alter table loans.loan add constraint loan_principal_check CHECK ((principal >= 0));
alter table loans.loan add constraint loan_rate_percent_check CHECK (((rate_percent >= 1) AND (rate_percent <= 100)));
alter table loans.loan add constraint loan_reason_check CHECK ((reason = ANY (ARRAY['unaffordable'::text, 'identity_doubt'::text, 'suspected_fraud'::text, 'asked'::text, 'not_approved'::text])));
alter table loans.loan add constraint loan_repayments_check CHECK ((repayments >= 0));
alter table loans.loan add constraint loan_score_check CHECK (((score >= 300) AND (score <= 900)));
alter table loans.loan add constraint loan_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'in_progress'::text, 'ended'::text, 'rejected'::text, 'cancelled'::text])));
alter table loans.loan add constraint loan_term_days_check CHECK ((term_days > 0));
alter table loans.loan add constraint owes_while_in_progress CHECK ((((principal + interest) > 0) = (status = 'in_progress'::text)));
alter table loans.loan add constraint paid_out_with_its_dates CHECK ((num_nonnulls(entry_id, overdue_at, interest_through, due_date) =
CASE
    WHEN (status = ANY (ARRAY['in_progress'::text, 'ended'::text])) THEN 4
    ELSE 0
END));
alter table loans.loan add constraint rejected_for_a_reason CHECK (((reason IS NOT NULL) = (status = 'rejected'::text)));
alter table loans.loan add constraint waits_when_told CHECK ((num_nonnulls(waits_until, waits_since) = ANY (ARRAY[0, 2])));
alter table loans.loan add constraint loan_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES identity.customer(id);
alter table loans.loan add constraint loan_pkey PRIMARY KEY (id);
alter table loans.loan add constraint loan_entry_id_key UNIQUE (entry_id);
alter table market.daily_bar add constraint daily_bar_check CHECK (((low <= open) AND (low <= close) AND (high >= open) AND (high >= close)));
alter table market.daily_bar add constraint daily_bar_mark_check CHECK ((mark > 0));
alter table market.daily_bar add constraint daily_bar_open_check CHECK ((open > 0));
alter table market.daily_bar add constraint daily_bar_previous_close_check CHECK ((previous_close > 0));
alter table market.daily_bar add constraint daily_bar_turnover_check CHECK ((turnover >= 0));
alter table market.daily_bar add constraint daily_bar_volume_check CHECK ((volume >= 0));
alter table market.daily_bar add constraint daily_bar_pkey PRIMARY KEY (symbol, business_date);
alter table market.fund add constraint fund_pkey PRIMARY KEY (symbol);
alter table market.genesis add constraint genesis_is_only_check CHECK (is_only);
alter table market.genesis add constraint genesis_seed_check CHECK ((seed <> ''::text));
alter table market.genesis add constraint genesis_pkey PRIMARY KEY (is_only);
alter table market.mark add constraint mark_opening_check CHECK ((opening > 0));
alter table market.mark add constraint mark_price_check CHECK ((price > 0));
alter table market.mark add constraint mark_pkey PRIMARY KEY (symbol);
alter table market.minute_bar add constraint minute_bar_check CHECK (((low <= open) AND (low <= close) AND (high >= open) AND (high >= close)));
alter table market.minute_bar add constraint minute_bar_open_check CHECK ((open > 0));
alter table market.minute_bar add constraint minute_bar_start_check CHECK (((start % (60000)::bigint) = 0));
alter table market.minute_bar add constraint minute_bar_volume_check CHECK ((volume >= 0));
alter table market.minute_bar add constraint minute_bar_pkey PRIMARY KEY (symbol, start);
alter table market.own_time add constraint own_time_is_only_check CHECK (is_only);
alter table market.own_time add constraint own_time_pkey PRIMARY KEY (is_only);
alter table market.premium add constraint premium_check CHECK (((low <= last) AND (last <= high)));
alter table market.premium add constraint premium_symbol_fkey FOREIGN KEY (symbol) REFERENCES market.fund(symbol);
alter table market.premium add constraint premium_pkey PRIMARY KEY (symbol, business_date);
alter table market.recording add constraint recording_check CHECK ((through >= started_at));
alter table market.recording add constraint recording_pkey PRIMARY KEY (started_at);
alter table market.renewal add constraint renewal_is_only_check CHECK (is_only);
alter table market.renewal add constraint renewal_seed_check CHECK ((seed <> ''::text));
alter table market.renewal add constraint renewal_pkey PRIMARY KEY (is_only);
alter table market.session_bars add constraint session_bars_count_check CHECK ((count > 0));
alter table market.session_bars add constraint session_bars_digest_check CHECK ((length(digest) = 32));
alter table market.session_bars add constraint session_bars_part_check CHECK ((part > 0));
alter table market.session_bars add constraint session_bars_price_factor_check CHECK ((price_factor > 0));
alter table market.session_bars add constraint session_bars_pkey PRIMARY KEY (symbol, business_date, part);
alter table messages.about_type add constraint about_type_pkey PRIMARY KEY (name);
alter table messages.message add constraint message_check CHECK ((num_nonnulls(about_type, about_id) = ANY (ARRAY[0, 2])));
alter table messages.message add constraint message_kind_check CHECK ((kind = ANY (ARRAY['decision'::text, 'order'::text, 'money'::text, 'security'::text, 'notice'::text, 'alert'::text])));
alter table messages.message add constraint message_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES identity.customer(id);
alter table messages.message add constraint message_pkey PRIMARY KEY (id);
alter table messenger.message add constraint message_check CHECK ((valid_until > at));
alter table messenger.message add constraint message_language_check CHECK ((language = ANY (ARRAY['en'::text, 'tw'::text, 'ko'::text])));
alter table messenger.message add constraint message_state_check CHECK ((state = ANY (ARRAY['outbox'::text, 'waiting'::text, 'sent'::text, 'failed'::text, 'expired'::text])));
alter table messenger.message add constraint nothing_is_kept CHECK (((sealed IS NULL) = (state = ANY (ARRAY['sent'::text, 'failed'::text, 'expired'::text]))));
alter table messenger.message add constraint message_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES identity.customer(id);
alter table messenger.message add constraint message_pkey PRIMARY KEY (id);
alter table new_shares.draw add constraint a_closed_list_is_counted CHECK (((applications IS NULL) = (list_hash IS NULL)));
alter table new_shares.draw add constraint draw_applications_check CHECK ((applications >= 0));
alter table new_shares.draw add constraint draw_check CHECK ((num_nonnulls(listed_at, list_hash) = ANY (ARRAY[0, 2])));
alter table new_shares.draw add constraint draw_check1 CHECK ((num_nonnulls(drawn_at, level, seed, result_hash, file) = ANY (ARRAY[0, 5])));
alter table new_shares.draw add constraint draw_check2 CHECK (((drawn_at IS NULL) OR (listed_at IS NOT NULL)));
alter table new_shares.draw add constraint draw_commitment_check CHECK ((commitment ~ '^[0-9a-f]{64}$'::text));
alter table new_shares.draw add constraint draw_kind_check CHECK ((kind = ANY (ARRAY['new_shares'::text, 'grab'::text])));
alter table new_shares.draw add constraint draw_list_hash_check CHECK ((list_hash ~ '^[0-9a-f]{64}$'::text));
alter table new_shares.draw add constraint draw_result_hash_check CHECK ((result_hash ~ '^[0-9a-f]{64}$'::text));
alter table new_shares.draw add constraint draw_seed_check CHECK ((seed ~ '^[0-9a-f]{64}$'::text));
alter table new_shares.draw add constraint draw_seed_hash_check CHECK ((seed_hash ~ '^[0-9a-f]{64}$'::text));
alter table new_shares.draw add constraint draw_grab_offer_fkey FOREIGN KEY (grab_offer) REFERENCES grab.offer(id);
alter table new_shares.draw add constraint draw_new_shares_offer_fkey FOREIGN KEY (new_shares_offer) REFERENCES new_shares.offer(id);
alter table new_shares.draw add constraint draw_pkey PRIMARY KEY (offer_id);
alter table new_shares.draw_log add constraint draw_log_hash_check CHECK ((hash ~ '^[0-9a-f]{64}$'::text));
alter table new_shares.draw_log add constraint draw_log_number_check CHECK ((number > 0));
alter table new_shares.draw_log add constraint draw_log_value_check CHECK ((value ~
CASE what
    WHEN 'gap'::text THEN '^[0-9]{4}-[0-9]{2}-[0-9]{2} (close_missed|minutes_missed|no_session|told_late)$'::text
    WHEN 'persons'::text THEN '^[0-9]{1,9} [0-9]{1,9}$'::text
    ELSE '^[0-9a-f]{64}$'::text
END));
alter table new_shares.draw_log add constraint draw_log_what_check CHECK ((what = ANY (ARRAY['commitment'::text, 'list'::text, 'persons'::text, 'gap'::text, 'result'::text])));
alter table new_shares.draw_log add constraint draw_log_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES new_shares.draw(offer_id);
alter table new_shares.draw_log add constraint draw_log_pkey PRIMARY KEY (number);
alter table new_shares.draw_log add constraint draw_log_hash_key UNIQUE (hash);
alter table new_shares.movement add constraint movement_amount_check CHECK ((amount > 0));
alter table new_shares.movement add constraint movement_kind_check CHECK ((kind = ANY (ARRAY['paid'::text, 'refunded'::text, 'allotted'::text])));
alter table new_shares.movement add constraint movement_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES new_shares.subscription(id);
alter table new_shares.movement add constraint movement_pkey PRIMARY KEY (subscription_id, part);
alter table new_shares.movement add constraint movement_entry_id_key UNIQUE (entry_id);
alter table new_shares.offer add constraint an_application_has_a_size CHECK (((((maximum_lots)::numeric * (lot_size)::numeric) * (price)::numeric) <= '100000000000000'::numeric));
alter table new_shares.offer add constraint bids_are_held_in_full CHECK (((allocation = 'draw'::text) OR ((funding = 'block'::text) AND (applications_maximum = 1))));
alter table new_shares.offer add constraint frozen_whole CHECK ((num_nonnulls(frozen_at, applied_lots, applications) = ANY (ARRAY[0, 3])));
alter table new_shares.offer add constraint offer_actual_price_check CHECK ((actual_price > 0));
alter table new_shares.offer add constraint offer_allocation_check CHECK ((allocation = ANY (ARRAY['draw'::text, 'auction_bid'::text, 'auction_uniform'::text])));
alter table new_shares.offer add constraint offer_applications_check CHECK ((applications >= 0));
alter table new_shares.offer add constraint offer_applications_maximum_check CHECK ((applications_maximum > 0));
alter table new_shares.offer add constraint offer_applied_lots_check CHECK ((applied_lots >= 0));
alter table new_shares.offer add constraint offer_check CHECK ((opens_at >= published_at));
alter table new_shares.offer add constraint offer_check1 CHECK ((closes_at > opens_at));
alter table new_shares.offer add constraint offer_check2 CHECK ((draw_at > closes_at));
alter table new_shares.offer add constraint offer_check3 CHECK ((pay_by > draw_at));
alter table new_shares.offer add constraint offer_check4 CHECK ((frozen_at >= closes_at));
alter table new_shares.offer add constraint offer_check5 CHECK ((drawn_at >= draw_at));
alter table new_shares.offer add constraint offer_check6 CHECK ((maximum_lots >= minimum_lots));
alter table new_shares.offer add constraint offer_check7 CHECK ((listing_date >= allotment_date));
alter table new_shares.offer add constraint offer_funding_check CHECK ((funding = ANY (ARRAY['block'::text, 'pay_after'::text])));
alter table new_shares.offer add constraint offer_funds_threshold_check CHECK ((funds_threshold >= 0));
alter table new_shares.offer add constraint offer_lock_days_check CHECK ((lock_days >= 0));
alter table new_shares.offer add constraint offer_lot_size_check CHECK ((lot_size > 0));
alter table new_shares.offer add constraint offer_lots_check CHECK ((lots > 0));
alter table new_shares.offer add constraint offer_minimum_lots_check CHECK ((minimum_lots > 0));
alter table new_shares.offer add constraint offer_prepaid_percent_check CHECK (((prepaid_percent >= 0) AND (prepaid_percent <= 100)));
alter table new_shares.offer add constraint offer_price_check CHECK ((price > 0));
alter table new_shares.offer add constraint offer_provisional_price_check CHECK ((provisional_price > 0));
alter table new_shares.offer add constraint offer_tickets_check CHECK ((tickets = ANY (ARRAY['lot'::text, 'application'::text])));
alter table new_shares.offer add constraint one_after_the_other CHECK ((((drawn_at IS NULL) OR (frozen_at IS NOT NULL)) AND ((settled_at IS NULL) OR (drawn_at IS NOT NULL)) AND ((listed_at IS NULL) OR (settled_at IS NOT NULL))));
alter table new_shares.offer add constraint only_who_pays_after_prepays CHECK (((funding = 'pay_after'::text) OR (prepaid_percent = 0)));
alter table new_shares.offer add constraint void_offers_are_called_off CHECK (((NOT is_void) OR (withdrawn_at IS NOT NULL)));
alter table new_shares.offer add constraint who_pays_after_has_a_deadline CHECK (((funding = 'pay_after'::text) = (pay_by IS NOT NULL)));
alter table new_shares.offer add constraint offer_pkey PRIMARY KEY (id);
alter table new_shares.offer_note add constraint offer_note_text_check CHECK ((text <> ''::text));
alter table new_shares.offer_note add constraint offer_note_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES new_shares.offer(id);
alter table new_shares.offer_note add constraint offer_note_pkey PRIMARY KEY (id);
alter table new_shares.reminder add constraint reminder_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES identity.customer(id);
alter table new_shares.reminder add constraint reminder_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES new_shares.offer(id);
alter table new_shares.reminder add constraint reminder_pkey PRIMARY KEY (offer_id, customer_id);
alter table new_shares.subscription add constraint allotted_when CHECK ((num_nonnulls(allotted_at, position_id) =
CASE status
    WHEN 'allotted'::text THEN 2
    ELSE 0
END));
alter table new_shares.subscription add constraint cancelled_when CHECK (((cancelled_at IS NOT NULL) = (status = 'cancelled'::text)));
alter table new_shares.subscription add constraint decided_when CHECK (((decided_at IS NOT NULL) = (status <> ALL (ARRAY['applied'::text, 'cancelled'::text]))));
alter table new_shares.subscription add constraint forfeited_when CHECK (((forfeited_at IS NOT NULL) = (status = 'forfeited'::text)));
alter table new_shares.subscription add constraint money_fits_status CHECK (
CASE
    WHEN (status = ANY (ARRAY['cancelled'::text, 'not_won'::text, 'forfeited'::text])) THEN (paid = refunded)
    WHEN (status = ANY (ARRAY['paid'::text, 'allotted'::text])) THEN ((paid - refunded) = cost)
    WHEN (status = 'awaiting_payment'::text) THEN ((paid - refunded) < cost)
    ELSE true
END);
alter table new_shares.subscription add constraint never_more_back_than_paid CHECK ((refunded <= paid));
alter table new_shares.subscription add constraint never_won_more_than_applied CHECK (((won_lots >= 1) AND (won_lots <= lots)));
alter table new_shares.subscription add constraint only_an_applied_one_holds CHECK (((hold_id IS NULL) OR (status = 'applied'::text)));
alter table new_shares.subscription add constraint paid_when CHECK (((paid_at IS NOT NULL) = (status = ANY (ARRAY['paid'::text, 'allotted'::text]))));
alter table new_shares.subscription add constraint subscription_amount_check CHECK ((amount > 0));
alter table new_shares.subscription add constraint subscription_bid_check CHECK ((bid > 0));
alter table new_shares.subscription add constraint subscription_cost_check CHECK ((cost > 0));
alter table new_shares.subscription add constraint subscription_lots_check CHECK ((lots > 0));
alter table new_shares.subscription add constraint subscription_ordinal_check CHECK ((ordinal > 0));
alter table new_shares.subscription add constraint subscription_paid_check CHECK ((paid >= 0));
alter table new_shares.subscription add constraint subscription_person_check CHECK ((length(person) = 32));
alter table new_shares.subscription add constraint subscription_refunded_check CHECK ((refunded >= 0));
alter table new_shares.subscription add constraint subscription_status_check CHECK ((status = ANY (ARRAY['applied'::text, 'cancelled'::text, 'not_won'::text, 'awaiting_payment'::text, 'paid'::text, 'forfeited'::text, 'allotted'::text])));
alter table new_shares.subscription add constraint waits_when_told CHECK ((num_nonnulls(pay_waits_until, pay_waits_since) = ANY (ARRAY[0, 2])));
alter table new_shares.subscription add constraint what_is_won_costs CHECK ((num_nonnulls(won_lots, cost) = ANY (ARRAY[0, 2])));
alter table new_shares.subscription add constraint who_waits_has_won CHECK (((pay_waits_until IS NULL) OR (won_lots IS NOT NULL)));
alter table new_shares.subscription add constraint won_when_decided_so CHECK (((won_lots IS NOT NULL) = (status = ANY (ARRAY['awaiting_payment'::text, 'paid'::text, 'forfeited'::text, 'allotted'::text]))));
alter table new_shares.subscription add constraint subscription_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES identity.customer(id);
alter table new_shares.subscription add constraint subscription_pkey PRIMARY KEY (id);
alter table new_shares.subscription add constraint subscription_hold_id_key UNIQUE (hold_id);
alter table new_shares.subscription add constraint subscription_request UNIQUE (customer_id, request);
alter table new_shares.win add constraint win_lots_check CHECK ((lots > 0));
alter table new_shares.win add constraint win_price_check CHECK ((price > 0));
alter table new_shares.win add constraint win_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES new_shares.offer(id);
alter table new_shares.win add constraint win_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES new_shares.subscription(id);
alter table new_shares.win add constraint win_pkey PRIMARY KEY (subscription_id);
alter table news.item add constraint item_check CHECK ((num_nonnulls(story_key, story_params) = ANY (ARRAY[0, 2])));
alter table news.item add constraint item_check1 CHECK (((story_key IS NULL) = ((title IS NOT NULL) AND (paragraphs IS NOT NULL))));
alter table news.item add constraint item_check2 CHECK (((story_key IS NULL) OR (link IS NULL)));
alter table news.item add constraint item_kind_check CHECK ((kind = ANY (ARRAY['news'::text, 'notice'::text])));
alter table news.item add constraint item_link_check CHECK ((link ~~ 'https://%'::text));
alter table news.item add constraint item_origin_check CHECK (((length(origin) >= 1) AND (length(origin) <= 200)));
alter table news.item add constraint item_source_check CHECK (((length(source) >= 1) AND (length(source) <= 200)));
alter table news.item add constraint item_pkey PRIMARY KEY (id);
alter table news.item add constraint item_origin_key UNIQUE (origin);
alter table news.removal add constraint removal_reason_check CHECK ((reason <> ''::text));
alter table news.removal add constraint removal_item_id_fkey FOREIGN KEY (item_id) REFERENCES news.item(id);
alter table news.removal add constraint removal_pkey PRIMARY KEY (item_id);
alter table notifications.delivery add constraint email_has_no_device CHECK (((NOT is_email) OR (subscription_id IS NULL)));
alter table notifications.delivery add constraint delivery_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES identity.customer(id);
alter table notifications.delivery add constraint delivery_message_id_fkey FOREIGN KEY (message_id) REFERENCES messages.message(id);
alter table notifications.delivery add constraint delivery_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES notifications.subscription(id) ON DELETE CASCADE;
alter table notifications.delivery add constraint delivery_pkey PRIMARY KEY (id);
alter table notifications.delivery add constraint once_a_medium UNIQUE NULLS NOT DISTINCT (message_id, subscription_id, is_email);
alter table notifications.setting add constraint email_groups_are_known CHECK ((email <@ ARRAY['security'::text, 'risk'::text, 'decision'::text, 'money'::text, 'order'::text, 'alert'::text, 'notice'::text]));
alter table notifications.setting add constraint groups_are_known CHECK (((push || sms) <@ ARRAY['security'::text, 'risk'::text, 'decision'::text, 'money'::text, 'order'::text, 'alert'::text, 'notice'::text]));
alter table notifications.setting add constraint setting_muted_check CHECK ((muted <@ ARRAY['decision'::text, 'money'::text, 'order'::text, 'alert'::text, 'notice'::text]));
alter table notifications.setting add constraint setting_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES identity.customer(id);
alter table notifications.setting add constraint setting_pkey PRIMARY KEY (customer_id);
alter table notifications.subscription add constraint subscription_endpoint_hash_check CHECK ((octet_length(endpoint_hash) = 32));
alter table notifications.subscription add constraint subscription_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES identity.customer(id);
alter table notifications.subscription add constraint subscription_session_id_fkey FOREIGN KEY (session_id) REFERENCES identity.session(id);
alter table notifications.subscription add constraint subscription_pkey PRIMARY KEY (id);
alter table notifications.subscription add constraint subscription_endpoint_hash_key UNIQUE (endpoint_hash);
alter table notifications.subscription add constraint subscription_session_id_key UNIQUE (session_id);
alter table orders.block_promise add constraint block_promise_kind_check CHECK ((kind = ANY (ARRAY['block'::text, 'grab'::text])));
alter table orders.block_promise add constraint block_promise_shares_check CHECK ((shares >= 0));
alter table orders.block_promise add constraint block_promise_pkey PRIMARY KEY (kind, offer_id);
alter table orders.block_trade add constraint block_trade_number_check CHECK ((number > 0));
alter table orders.block_trade add constraint block_trade_origin_check CHECK ((origin = ANY (ARRAY['block'::text, 'grab'::text])));
alter table orders.block_trade add constraint block_trade_price_check CHECK ((price > 0));
alter table orders.block_trade add constraint block_trade_quantity_check CHECK ((quantity > 0));
alter table orders.block_trade add constraint near_the_mark CHECK (((abs((price - mark)) * 100) <= (3 * mark)));
alter table orders.block_trade add constraint printed_when CHECK (((number IS NULL) = (printed_at IS NULL)));
alter table orders.block_trade add constraint block_trade_pkey PRIMARY KEY (position_id);
alter table orders.block_trade add constraint filled_once UNIQUE (origin, reference);
alter table orders.block_trade add constraint printed_once UNIQUE (symbol, number);
alter table orders.borrowing add constraint borrowing_borrowed_check CHECK ((borrowed > 0));
alter table orders.borrowing add constraint never_more_than_there_is CHECK ((borrowed <= quota));
alter table orders.borrowing add constraint borrowing_customer_id_order_id_fkey FOREIGN KEY (customer_id, order_id) REFERENCES orders.orders(customer_id, id);
alter table orders.borrowing add constraint borrowing_pkey PRIMARY KEY (order_id);
alter table orders.change add constraint change_ends_with_its_answer CHECK ((((outcome IS NULL) = (ended_at IS NULL)) AND ((executions IS NOT NULL) = (COALESCE(outcome, ''::text) = 'done'::text))));
alter table orders.change add constraint change_number_check CHECK ((number > 0));
alter table orders.change add constraint change_outcome_check CHECK ((outcome = ANY (ARRAY['done'::text, 'late'::text, 'refused'::text])));
alter table orders.change add constraint change_price_before_check CHECK ((price_before > 0));
alter table orders.change add constraint change_price_check CHECK ((price > 0));
alter table orders.change add constraint change_quantity_check CHECK ((quantity > 0));
alter table orders.change add constraint change_stop_loss_check CHECK ((stop_loss > 0));
alter table orders.change add constraint change_take_profit_check CHECK ((take_profit > 0));
alter table orders.change add constraint change_worst_price_check CHECK ((worst_price > 0));
alter table orders.change add constraint change_customer_id_order_id_fkey FOREIGN KEY (customer_id, order_id) REFERENCES orders.orders(customer_id, id);
alter table orders.change add constraint change_pkey PRIMARY KEY (order_id, number);
alter table orders.fill add constraint fill_execution_check CHECK ((execution > 0));
alter table orders.fill add constraint fill_price_check CHECK ((price > 0));
alter table orders.fill add constraint fill_quantity_check CHECK ((quantity > 0));
alter table orders.fill add constraint fill_pkey PRIMARY KEY (order_id, execution);
alter table orders.orders add constraint order_closes_a_position CHECK (((kind = 'close'::orders.order_kind) = (closes IS NOT NULL)));
alter table orders.orders add constraint order_ends_for_a_reason CHECK (((reason IS NOT NULL) = (status = ANY (ARRAY['cancelled'::orders.order_status, 'rejected'::orders.order_status]))));
alter table orders.orders add constraint order_ends_when_final CHECK (((ended_at IS NOT NULL) = (status = ANY (ARRAY['filled'::orders.order_status, 'cancelled'::orders.order_status, 'rejected'::orders.order_status]))));
alter table orders.orders add constraint order_holds_while_it_opens CHECK (((held >= 0) AND ((held = 0) OR ((kind = 'open'::orders.order_kind) AND (ended_at IS NULL)))));
alter table orders.orders add constraint order_not_overfilled CHECK (((filled >= 0) AND (filled <= quantity)));
alter table orders.orders add constraint order_status_fits_fills CHECK (
CASE status
    WHEN 'filled'::orders.order_status THEN (filled = quantity)
    WHEN 'partly_filled'::orders.order_status THEN ((filled > 0) AND (filled < quantity))
    WHEN 'pending'::orders.order_status THEN (filled = 0)
    WHEN 'rejected'::orders.order_status THEN (filled = 0)
    ELSE (filled < quantity)
END);
alter table orders.orders add constraint orders_leverage_check CHECK (((leverage >= 1) AND (leverage <= 10)));
alter table orders.orders add constraint orders_price_check CHECK ((price > 0));
alter table orders.orders add constraint orders_quantity_check CHECK ((quantity > 0));
alter table orders.orders add constraint orders_stop_loss_check CHECK ((stop_loss > 0));
alter table orders.orders add constraint orders_take_profit_check CHECK ((take_profit > 0));
alter table orders.orders add constraint orders_turnover_check CHECK ((turnover >= 0));
alter table orders.orders add constraint orders_worst_price_check CHECK ((worst_price > 0));
alter table orders.orders add constraint orders_pkey PRIMARY KEY (customer_id, id);
alter table orders.orders add constraint order_request UNIQUE (customer_id, request);
alter table orders."position" add constraint allotted_is_paid_in_full CHECK (((origin = ANY (ARRAY['order'::text, 'day'::text])) OR ((leverage = 1) AND (direction = 'long'::orders.direction))));
alter table orders."position" add constraint lent_and_pledged_are_held CHECK (((lent >= 0) AND (pledged >= 0) AND ((lent + pledged) <= quantity)));
alter table orders."position" add constraint lent_is_owned CHECK (((lent = 0) OR ((direction = 'long'::orders.direction) AND (leverage = 1) AND (origin <> 'day'::text))));
alter table orders."position" add constraint pledged_is_owned CHECK (((pledged = 0) OR ((direction = 'long'::orders.direction) AND (leverage = 1) AND (origin <> 'day'::text))));
alter table orders."position" add constraint position_added_margin_check CHECK ((added_margin >= 0));
alter table orders."position" add constraint position_additions_check CHECK ((additions >= 0));
alter table orders."position" add constraint position_charges_check CHECK ((cardinality(charges) = 6));
alter table orders."position" add constraint position_closed_at CHECK (((closed_at IS NOT NULL) = (status = 'closed'::orders.position_status)));
alter table orders."position" add constraint position_closed_turnover_check CHECK ((closed_turnover >= 0));
alter table orders."position" add constraint position_closed_when_empty CHECK (((quantity = 0) = (status = 'closed'::orders.position_status)));
alter table orders."position" add constraint position_closing_by_an_order CHECK (((closing_order_id IS NOT NULL) = (status = 'closing'::orders.position_status)));
alter table orders."position" add constraint position_cost_check CHECK ((cost >= 0));
alter table orders."position" add constraint position_empty_has_nothing CHECK (((quantity > 0) OR ((cost = 0) AND (original_margin = 0) AND (added_margin = 0))));
alter table orders."position" add constraint position_lends_check CHECK ((lends >= 0));
alter table orders."position" add constraint position_leverage_check CHECK (((leverage >= 1) AND (leverage <= 10)));
alter table orders."position" add constraint position_lock_days_check CHECK ((lock_days >= 0));
alter table orders."position" add constraint position_lock_minutes_check CHECK ((lock_minutes >= 0));
alter table orders."position" add constraint position_not_oversold CHECK ((quantity <= opened_quantity));
alter table orders."position" add constraint position_opened_margin_check CHECK ((opened_margin >= 0));
alter table orders."position" add constraint position_opened_quantity_check CHECK ((opened_quantity > 0));
alter table orders."position" add constraint position_opened_turnover_check CHECK ((opened_turnover > 0));
alter table orders."position" add constraint position_origin_check CHECK ((origin = ANY (ARRAY['order'::text, 'allotment'::text, 'block'::text, 'grab'::text, 'day'::text])));
alter table orders."position" add constraint position_original_margin_check CHECK ((original_margin >= 0));
alter table orders."position" add constraint position_quantity_check CHECK ((quantity >= 0));
alter table orders."position" add constraint position_receivable_check CHECK ((receivable >= 0));
alter table orders."position" add constraint position_stop_loss_check CHECK ((stop_loss > 0));
alter table orders."position" add constraint position_take_profit_check CHECK ((take_profit > 0));
alter table orders."position" add constraint recalled_is_lent CHECK ((((recalled >= 0) AND (recalled <= lent)) AND ((recalled = 0) OR (recall_due IS NOT NULL))));
alter table orders."position" add constraint position_pkey PRIMARY KEY (customer_id, id);
alter table orders.position_event add constraint position_event_pkey PRIMARY KEY (id);
alter table orders.untold add constraint untold_pkey PRIMARY KEY (id);
alter table placements.offer add constraint an_offer_has_a_size CHECK (((((lots)::numeric * (lot_size)::numeric) * (price)::numeric) <= '100000000000000'::numeric));
alter table placements.offer add constraint gone_ex_is_called_off CHECK (((gone_ex IS NULL) OR (withdrawn_at IS NOT NULL)));
alter table placements.offer add constraint never_allotted_more_than_offered CHECK (((allotted_lots >= 0) AND (allotted_lots <= lots)));
alter table placements.offer add constraint offer_check CHECK ((opens_at >= published_at));
alter table placements.offer add constraint offer_check1 CHECK ((closes_at > opens_at));
alter table placements.offer add constraint offer_check2 CHECK ((decided_by > closes_at));
alter table placements.offer add constraint offer_check3 CHECK (((minimum_lots >= 1) AND (minimum_lots <= lots)));
alter table placements.offer add constraint offer_check4 CHECK (((maximum_lots >= minimum_lots) AND (maximum_lots <= lots)));
alter table placements.offer add constraint offer_lock_days_check CHECK (((lock_days >= 0) AND (lock_days <= 365)));
alter table placements.offer add constraint offer_lot_size_check CHECK ((lot_size > 0));
alter table placements.offer add constraint offer_lots_check CHECK ((lots > 0));
alter table placements.offer add constraint offer_minimum_amount_check CHECK ((minimum_amount > 0));
alter table placements.offer add constraint offer_price_check CHECK ((price > 0));
alter table placements.offer add constraint offer_promise_minutes_check CHECK ((promise_minutes > 0));
alter table placements.offer add constraint offer_prospectus_check CHECK ((prospectus <> ''::text));
alter table placements.offer add constraint the_least_is_covered CHECK ((((((minimum_lots)::numeric * (lot_size)::numeric) * (price)::numeric) >= (minimum_amount)::numeric) AND (((((minimum_lots - 1))::numeric * (lot_size)::numeric) * (price)::numeric) < (minimum_amount)::numeric)));
alter table placements.offer add constraint offer_pkey PRIMARY KEY (id);
alter table placements.offer_note add constraint offer_note_text_check CHECK ((text <> ''::text));
alter table placements.offer_note add constraint offer_note_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES placements.offer(id);
alter table placements.offer_note add constraint offer_note_pkey PRIMARY KEY (id);
alter table placements.request add constraint allotted_is_paid CHECK ((num_nonnulls(entry_id, position_id) =
CASE status
    WHEN 'allotted'::text THEN 2
    ELSE 0
END));
alter table placements.request add constraint decided_by_somebody CHECK ((num_nonnulls(decided_by, decided_name) =
CASE
    WHEN ((status = ANY (ARRAY['allotted'::text, 'rejected'::text])) AND (COALESCE(reason, ''::text) <> ALL (ARRAY['not_decided'::text, 'called_off'::text, 'gone_ex'::text]))) THEN 2
    ELSE 0
END));
alter table placements.request add constraint decided_when CHECK (((decided_at IS NULL) = (status = 'pending'::text)));
alter table placements.request add constraint less_has_a_reason CHECK (((reason IS NOT NULL) = ((status = 'rejected'::text) OR ((status = 'allotted'::text) AND (allotted_lots < lots)))));
alter table placements.request add constraint never_allotted_more_than_asked CHECK (
CASE status
    WHEN 'allotted'::text THEN ((allotted_lots >= 1) AND (allotted_lots <= lots))
    WHEN 'rejected'::text THEN (allotted_lots = 0)
    ELSE (allotted_lots IS NULL)
END);
alter table placements.request add constraint request_amount_check CHECK ((amount > 0));
alter table placements.request add constraint request_lots_check CHECK ((lots > 0));
alter table placements.request add constraint request_reason_check CHECK ((reason = ANY (ARRAY['oversubscribed'::text, 'concentration'::text, 'unsuitable'::text, 'asked'::text, 'not_decided'::text, 'called_off'::text, 'gone_ex'::text])));
alter table placements.request add constraint request_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'allotted'::text, 'rejected'::text, 'cancelled'::text])));
alter table placements.request add constraint request_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES identity.customer(id);
alter table placements.request add constraint request_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES placements.offer(id);
alter table placements.request add constraint request_pkey PRIMARY KEY (id);
alter table placements.request add constraint request_entry_id_key UNIQUE (entry_id);
alter table placements.request add constraint request_position_id_key UNIQUE (position_id);
alter table pledges.pledge add constraint blocks_while_open CHECK (((pledged = 0) OR (status = ANY (ARRAY['pending'::text, 'lending'::text]))));
alter table pledges.pledge add constraint decided_by_somebody CHECK ((num_nonnulls(decided_by, decided_name) =
CASE
    WHEN (status = ANY (ARRAY['lending'::text, 'finished'::text, 'rejected'::text])) THEN 2
    ELSE 0
END));
alter table pledges.pledge add constraint decided_when CHECK (((decided_at IS NULL) = (status = 'pending'::text)));
alter table pledges.pledge add constraint ended_when CHECK ((num_nonnulls(ended_at, outcome) =
CASE
    WHEN (status = 'finished'::text) THEN 2
    ELSE 0
END));
alter table pledges.pledge add constraint owes_while_lending CHECK ((((principal + interest) > 0) = (status = 'lending'::text)));
alter table pledges.pledge add constraint paid_out_with_its_dates CHECK ((num_nonnulls(entry_id, overdue_at, counts_from, interest_through, due_date, paid_mark) =
CASE
    WHEN (status = ANY (ARRAY['lending'::text, 'finished'::text])) THEN 6
    ELSE 0
END));
alter table pledges.pledge add constraint pledge_amount_check CHECK ((amount > 0));
alter table pledges.pledge add constraint pledge_check CHECK (((sale_percent > warning_percent) AND (sale_percent <= 100)));
alter table pledges.pledge add constraint pledge_interest_check CHECK ((interest >= 0));
alter table pledges.pledge add constraint pledge_lots_check CHECK ((lots > 0));
alter table pledges.pledge add constraint pledge_mark_check CHECK ((mark > 0));
alter table pledges.pledge add constraint pledge_notice_hours_check CHECK ((notice_hours > 0));
alter table pledges.pledge add constraint pledge_outcome_check CHECK ((outcome = ANY (ARRAY['repaid'::text, 'sold'::text])));
alter table pledges.pledge add constraint pledge_paid_mark_check CHECK ((paid_mark > 0));
alter table pledges.pledge add constraint pledge_pledged_check CHECK ((pledged >= 0));
alter table pledges.pledge add constraint pledge_principal_check CHECK ((principal >= 0));
alter table pledges.pledge add constraint pledge_rate_percent_check CHECK (((rate_percent >= 1) AND (rate_percent <= 100)));
alter table pledges.pledge add constraint pledge_reason_check CHECK ((reason = ANY (ARRAY['value_fell'::text, 'identity_doubt'::text, 'suspected_fraud'::text, 'asked'::text, 'not_approved'::text])));
alter table pledges.pledge add constraint pledge_repayments_check CHECK ((repayments >= 0));
alter table pledges.pledge add constraint pledge_shares_check CHECK ((shares > 0));
alter table pledges.pledge add constraint pledge_sold_amount_check CHECK ((sold_amount >= 0));
alter table pledges.pledge add constraint pledge_sold_shares_check CHECK ((sold_shares >= 0));
alter table pledges.pledge add constraint pledge_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'lending'::text, 'finished'::text, 'rejected'::text, 'cancelled'::text])));
alter table pledges.pledge add constraint pledge_term_days_check CHECK ((term_days > 0));
alter table pledges.pledge add constraint pledge_warning_percent_check CHECK (((warning_percent >= 1) AND (warning_percent <= 99)));
alter table pledges.pledge add constraint rejected_for_a_reason CHECK (((reason IS NOT NULL) = (status = 'rejected'::text)));
alter table pledges.pledge add constraint waits_when_told CHECK ((num_nonnulls(waits_until, waits_since) = ANY (ARRAY[0, 2])));
alter table pledges.pledge add constraint pledge_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES identity.customer(id);
alter table pledges.pledge add constraint pledge_customer_id_position_id_fkey FOREIGN KEY (customer_id, position_id) REFERENCES orders."position"(customer_id, id);
alter table pledges.pledge add constraint pledge_pkey PRIMARY KEY (id);
alter table pledges.pledge add constraint pledge_entry_id_key UNIQUE (entry_id);
alter table pledges.sale add constraint sale_lots_check CHECK ((lots > 0));
alter table pledges.sale add constraint sale_mark_check CHECK ((mark > 0));
alter table pledges.sale add constraint sale_owed_check CHECK ((owed > 0));
alter table pledges.sale add constraint sale_sold_shares_check CHECK ((sold_shares >= 0));
alter table pledges.sale add constraint sale_value_check CHECK ((value > 0));
alter table pledges.sale add constraint sale_pledge_id_fkey FOREIGN KEY (pledge_id) REFERENCES pledges.pledge(id);
alter table pledges.sale add constraint sale_pkey PRIMARY KEY (id);
alter table pledges.sale add constraint sale_request_key UNIQUE (request);
alter table pools.flow add constraint flow_money_check CHECK (((money >= 0) AND ((money > 0) OR (what = 'redeemed'::text))));
alter table pools.flow add constraint flow_units_check CHECK ((units > 0));
alter table pools.flow add constraint flow_what_check CHECK ((what = ANY (ARRAY['subscribed'::text, 'redeemed'::text])));
alter table pools.flow add constraint money_is_of_two_books CHECK (((pool_entry_id IS NOT NULL) = (money > 0)));
alter table pools.flow add constraint flow_holding_id_fkey FOREIGN KEY (holding_id) REFERENCES pools.holding(id);
alter table pools.flow add constraint flow_pool_id_number_fkey FOREIGN KEY (pool_id, number) REFERENCES pools.valuation(pool_id, number);
alter table pools.flow add constraint flow_pkey PRIMARY KEY (pool_id, number, request_id);
alter table pools.flow add constraint flow_entry_id_key UNIQUE (entry_id);
alter table pools.flow add constraint flow_pool_entry_id_key UNIQUE (pool_entry_id);
alter table pools.halt add constraint ended_by_two CHECK (((ended_at IS NULL) = (change_id IS NULL)));
alter table pools.halt add constraint halt_check CHECK ((ended_at >= at));
alter table pools.halt add constraint halt_name_check CHECK ((name <> ''::text));
alter table pools.halt add constraint halt_reason_check CHECK ((reason <> ''::text));
alter table pools.halt add constraint halt_change_id_fkey FOREIGN KEY (change_id) REFERENCES staff.change(id);
alter table pools.halt add constraint halt_member_id_fkey FOREIGN KEY (member_id) REFERENCES staff.member(id);
alter table pools.halt add constraint halt_pool_id_fkey FOREIGN KEY (pool_id) REFERENCES pools.pool(id);
alter table pools.halt add constraint halt_pkey PRIMARY KEY (id);
alter table pools.holding add constraint changed_from_something CHECK (((stop_was IS NULL) = (stop_at IS NULL)));
alter table pools.holding add constraint ended_for_a_reason CHECK (((reason IS NULL) = (status = ANY (ARRAY['waiting'::text, 'in_progress'::text, 'taken_back'::text]))));
alter table pools.holding add constraint ended_when CHECK (((ended_at IS NULL) = (status = ANY (ARRAY['waiting'::text, 'in_progress'::text]))));
alter table pools.holding add constraint has_units_in_progress CHECK (((units > 0) = (status = 'in_progress'::text)));
alter table pools.holding add constraint holding_check CHECK ((deals_at > asked_at));
alter table pools.holding add constraint holding_invested_check CHECK ((invested > 0));
alter table pools.holding add constraint holding_paid_out_check CHECK ((paid_out >= 0));
alter table pools.holding add constraint holding_reason_check CHECK ((reason = ANY (ARRAY['asked'::text, 'stop'::text, 'end'::text, 'deadline'::text, 'off_shelf'::text, 'risk'::text, 'rights_open'::text, 'worthless'::text])));
alter table pools.holding add constraint holding_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'in_progress'::text, 'ended'::text, 'returned'::text, 'taken_back'::text])));
alter table pools.holding add constraint holding_stop_percent_check CHECK (((stop_percent >= 5) AND (stop_percent <= 95)));
alter table pools.holding add constraint holding_stop_was_check CHECK (((stop_was >= 5) AND (stop_was <= 95)));
alter table pools.holding add constraint holding_units_check CHECK ((units >= 0));
alter table pools.holding add constraint paid_out_once_started CHECK (((paid_out = 0) OR (started_at IS NOT NULL)));
alter table pools.holding add constraint started_when CHECK (((started_at IS NOT NULL) = (status = ANY (ARRAY['in_progress'::text, 'ended'::text]))));
alter table pools.holding add constraint holding_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES identity.customer(id);
alter table pools.holding add constraint holding_pool_id_fkey FOREIGN KEY (pool_id) REFERENCES pools.pool(id);
alter table pools.holding add constraint holding_pkey PRIMARY KEY (id);
alter table pools.note add constraint note_text_check CHECK ((text <> ''::text));
alter table pools.note add constraint note_pool_id_fkey FOREIGN KEY (pool_id) REFERENCES pools.pool(id);
alter table pools.note add constraint note_pkey PRIMARY KEY (id);
alter table pools.plan add constraint cash_and_owed_together CHECK (((buying_cash IS NULL) = (buying_owed IS NULL)));
alter table pools.plan add constraint plan_buying_cash_check CHECK ((buying_cash >= 0));
alter table pools.plan add constraint plan_buying_owed_check CHECK ((buying_owed >= 0));
alter table pools.plan add constraint plan_cash_check CHECK ((cash >= 0));
alter table pools.plan add constraint plan_dividends_check CHECK ((dividends >= 0));
alter table pools.plan add constraint plan_lot_size_check CHECK ((lot_size > 0));
alter table pools.plan add constraint plan_number_check CHECK ((number > 0));
alter table pools.plan add constraint plan_owed_check CHECK ((owed >= 0));
alter table pools.plan add constraint plan_stocks_check CHECK ((jsonb_typeof(stocks) = 'array'::text));
alter table pools.plan add constraint plan_targets_check CHECK ((jsonb_typeof(targets) = 'array'::text));
alter table pools.plan add constraint plan_pool_id_fkey FOREIGN KEY (pool_id) REFERENCES pools.pool(id);
alter table pools.plan add constraint plan_pkey PRIMARY KEY (id);
alter table pools.plan add constraint one_a_session UNIQUE (pool_id, date);
alter table pools.plan add constraint plans_are_numbered UNIQUE (pool_id, number);
alter table pools.plan_line add constraint a_sale_closes CHECK ((((closes IS NOT NULL) = (side = 'sell'::text)) AND ((side = 'buy'::text) OR (asked = shares))));
alter table pools.plan_line add constraint asked_at_a_limit CHECK (((asked IS NULL) = (limit_price IS NULL)));
alter table pools.plan_line add constraint filled_whole CHECK (((outcome = 'filled'::text) = ((asked > 0) AND (filled = asked))));
alter table pools.plan_line add constraint placed_as_asked CHECK (((outcome = ANY (ARRAY['waiting'::text, 'not_afforded'::text])) OR (asked > 0)));
alter table pools.plan_line add constraint placed_has_its_order CHECK (((outcome <> ALL (ARRAY['placed'::text, 'filled'::text, 'unfilled'::text])) OR (order_id IS NOT NULL)));
alter table pools.plan_line add constraint plan_line_check CHECK (((filled >= 0) AND (filled <= shares)));
alter table pools.plan_line add constraint plan_line_check1 CHECK (((asked >= 0) AND (asked <= shares)));
alter table pools.plan_line add constraint plan_line_limit_price_check CHECK ((limit_price > 0));
alter table pools.plan_line add constraint plan_line_line_check CHECK ((line > 0));
alter table pools.plan_line add constraint plan_line_outcome_check CHECK ((outcome = ANY (ARRAY['waiting'::text, 'placed'::text, 'filled'::text, 'unfilled'::text, 'refused'::text, 'not_afforded'::text])));
alter table pools.plan_line add constraint plan_line_shares_check CHECK ((shares > 0));
alter table pools.plan_line add constraint plan_line_side_check CHECK ((side = ANY (ARRAY['buy'::text, 'sell'::text])));
alter table pools.plan_line add constraint plan_line_turnover_check CHECK ((turnover >= 0));
alter table pools.plan_line add constraint refused_with_its_code CHECK (((code IS NOT NULL) = (outcome = 'refused'::text)));
alter table pools.plan_line add constraint plan_line_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES pools.plan(id);
alter table pools.plan_line add constraint plan_line_pkey PRIMARY KEY (plan_id, line);
alter table pools.plan_line add constraint plan_line_order_id_key UNIQUE (order_id);
alter table pools.pool add constraint ends_empty CHECK (((ended_at IS NULL) OR (units = 0)));
alter table pools.pool add constraint off_shelf_by_somebody CHECK ((num_nonnulls(off_shelf_at, off_shelf_by, off_shelf_reason) = ANY (ARRAY[0, 3])));
alter table pools.pool add constraint pool_check CHECK ((ends_on > started_on));
alter table pools.pool add constraint pool_check1 CHECK ((deadline <= ends_on));
alter table pools.pool add constraint pool_check2 CHECK ((closed_on >= started_on));
alter table pools.pool add constraint pool_cutoff_ms_check CHECK (((cutoff_ms >= 300000) AND (cutoff_ms <= 14400000)));
alter table pools.pool add constraint pool_fee_bps_check CHECK (((fee_bps >= 0) AND (fee_bps <= 1000)));
alter table pools.pool add constraint pool_followers_check CHECK ((followers >= 0));
alter table pools.pool add constraint pool_hash_check CHECK ((hash ~ '^[0-9a-f]{64}$'::text));
alter table pools.pool add constraint pool_lock_days_check CHECK (((lock_days >= 1) AND (lock_days <= 365)));
alter table pools.pool add constraint pool_minimum_check CHECK ((minimum > 0));
alter table pools.pool add constraint pool_strategy_check CHECK ((strategy = ANY (ARRAY['sector_rotation'::text, 'momentum'::text, 'mean_reversion'::text, 'low_volatility'::text, 'trend'::text, 'index_core'::text])));
alter table pools.pool add constraint pool_units_check CHECK ((units >= 0));
alter table pools.pool add constraint pool_valuations_check CHECK ((valuations >= 0));
alter table pools.pool add constraint pool_value_check CHECK ((value >= 0));
alter table pools.pool add constraint units_have_their_name CHECK ((symbol = ('FUND-'::text || id)));
alter table pools.pool add constraint valued_once_valued CHECK ((((value IS NULL) = (valuations = 0)) AND ((valuations > 0) OR (units = 0))));
alter table pools.pool add constraint pool_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES identity.customer(id);
alter table pools.pool add constraint pool_pkey PRIMARY KEY (id);
alter table pools.pool add constraint pool_customer_id_key UNIQUE (customer_id);
alter table pools.pool add constraint pool_symbol_key UNIQUE (symbol);
alter table pools.redemption add constraint done_when_settled CHECK (((status = 'done'::text) = (settled = units)));
alter table pools.redemption add constraint ended_when CHECK (((ended_at IS NULL) = (status = 'pending'::text)));
alter table pools.redemption add constraint only_untouched_ones_are_taken_back CHECK (((status <> 'taken_back'::text) OR ((settled = 0) AND (reason = 'asked'::text))));
alter table pools.redemption add constraint redemption_check CHECK (((settled >= 0) AND (settled <= units)));
alter table pools.redemption add constraint redemption_check1 CHECK ((deals_at >= asked_at));
alter table pools.redemption add constraint redemption_reason_check CHECK ((reason = ANY (ARRAY['asked'::text, 'stop'::text, 'end'::text])));
alter table pools.redemption add constraint redemption_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'done'::text, 'taken_back'::text])));
alter table pools.redemption add constraint redemption_units_check CHECK ((units > 0));
alter table pools.redemption add constraint redemption_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES identity.customer(id);
alter table pools.redemption add constraint redemption_holding_id_fkey FOREIGN KEY (holding_id) REFERENCES pools.holding(id);
alter table pools.redemption add constraint redemption_pool_id_fkey FOREIGN KEY (pool_id) REFERENCES pools.pool(id);
alter table pools.redemption add constraint redemption_pkey PRIMARY KEY (id);
alter table pools.seen add constraint seen_stocks_check CHECK ((jsonb_typeof(stocks) = 'array'::text));
alter table pools.seen add constraint seen_pkey PRIMARY KEY (date);
alter table pools.simulated add constraint simulated_check CHECK ((through_date >= from_date));
alter table pools.simulated add constraint simulated_figures_check CHECK ((jsonb_typeof(figures) = 'object'::text));
alter table pools.simulated add constraint simulated_pool_id_fkey FOREIGN KEY (pool_id) REFERENCES pools.pool(id);
alter table pools.simulated add constraint simulated_pkey PRIMARY KEY (pool_id);
alter table pools.simulated_close add constraint simulated_close_price_check CHECK ((price > 0));
alter table pools.simulated_close add constraint simulated_close_pool_id_fkey FOREIGN KEY (pool_id) REFERENCES pools.pool(id);
alter table pools.simulated_close add constraint simulated_close_pkey PRIMARY KEY (pool_id, date);
alter table pools.stop_change add constraint stop_change_percent_check CHECK (((percent >= 5) AND (percent <= 95)));
alter table pools.stop_change add constraint stop_change_holding_id_fkey FOREIGN KEY (holding_id) REFERENCES pools.holding(id);
alter table pools.stop_change add constraint stop_change_pkey PRIMARY KEY (id);
alter table pools.valuation add constraint fee_has_its_entry CHECK (((fee > 0) = (fee_entry_id IS NOT NULL)));
alter table pools.valuation add constraint fee_is_of_a_close CHECK (((fee = 0) OR (moment = 'close'::text)));
alter table pools.valuation add constraint valuation_cash_check CHECK ((cash >= 0));
alter table pools.valuation add constraint valuation_check CHECK ((at >= moment_at));
alter table pools.valuation add constraint valuation_check1 CHECK (((fee >= 0) AND (fee <= cash)));
alter table pools.valuation add constraint valuation_dividends_check CHECK ((dividends >= 0));
alter table pools.valuation add constraint valuation_hash_check CHECK ((hash ~ '^[0-9a-f]{64}$'::text));
alter table pools.valuation add constraint valuation_head_check CHECK ((head ~ '^[0-9a-f]{64}$'::text));
alter table pools.valuation add constraint valuation_moment_check CHECK ((moment = ANY (ARRAY['session'::text, 'close'::text])));
alter table pools.valuation add constraint valuation_number_check CHECK ((number > 0));
alter table pools.valuation add constraint valuation_positions_check CHECK ((jsonb_typeof(positions) = 'array'::text));
alter table pools.valuation add constraint valuation_previous_check CHECK ((previous ~ '^[0-9a-f]{64}$'::text));
alter table pools.valuation add constraint valuation_seq_check CHECK ((seq >= 0));
alter table pools.valuation add constraint valuation_units_after_check CHECK ((units_after >= 0));
alter table pools.valuation add constraint valuation_units_check CHECK ((units >= 0));
alter table pools.valuation add constraint valuation_value_check CHECK ((value >= 0));
alter table pools.valuation add constraint valuation_pool_id_fkey FOREIGN KEY (pool_id) REFERENCES pools.pool(id);
alter table pools.valuation add constraint valuation_pkey PRIMARY KEY (pool_id, number);
alter table pools.valuation add constraint follows_one_alone UNIQUE (pool_id, previous);
alter table pools.valuation add constraint one_a_moment UNIQUE (pool_id, moment_at);
alter table pools.valuation add constraint valuation_fee_entry_id_key UNIQUE (fee_entry_id);
alter table products.draft add constraint draft_values_check CHECK ((jsonb_typeof("values") = 'object'::text));
alter table products.draft add constraint draft_version_check CHECK ((version > 0));
alter table products.draft add constraint published_by_two CHECK ((num_nonnulls(published_id, change_id) = ANY (ARRAY[0, 2])));
alter table products.draft add constraint draft_change_id_fkey FOREIGN KEY (change_id) REFERENCES staff.change(id);
alter table products.draft add constraint draft_kind_fkey FOREIGN KEY (kind) REFERENCES products.kind(name);
alter table products.draft add constraint draft_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES staff.member(id);
alter table products.draft add constraint draft_pkey PRIMARY KEY (id);
alter table products.draft add constraint draft_change_id_key UNIQUE (change_id);
alter table products.kind add constraint kind_pkey PRIMARY KEY (name);
alter table proofs.bank_statement add constraint bank_statement_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text));
alter table proofs.bank_statement add constraint bank_statement_number_check CHECK ((number > 0));
alter table proofs.bank_statement add constraint bank_statement_change_id_fkey FOREIGN KEY (change_id) REFERENCES staff.change(id);
alter table proofs.bank_statement add constraint bank_statement_pkey PRIMARY KEY (currency, date, number);
alter table proofs.bank_statement add constraint bank_statement_change_id_key UNIQUE (change_id);
alter table proofs.checkpoint add constraint checkpoint_added_leaves_check CHECK ((octet_length(added_leaves) = 32));
alter table proofs.checkpoint add constraint checkpoint_draws_check CHECK ((draws > 0));
alter table proofs.checkpoint add constraint checkpoint_hash_check CHECK ((octet_length(hash) = 32));
alter table proofs.checkpoint add constraint checkpoint_leaves_check CHECK ((leaves > 0));
alter table proofs.checkpoint add constraint checkpoint_number_check CHECK ((number > 0));
alter table proofs.checkpoint add constraint checkpoint_pools_check CHECK ((pools ~ '^[0-9]+:[0-9]+:[0-9a-f]{64}(\|[0-9]+:[0-9]+:[0-9a-f]{64})*$'::text));
alter table proofs.checkpoint add constraint checkpoint_previous_check CHECK ((octet_length(previous) = 32));
alter table proofs.checkpoint add constraint checkpoint_record_head_check CHECK ((octet_length(record_head) = 32));
alter table proofs.checkpoint add constraint checkpoint_record_rows_check CHECK ((record_rows > 0));
alter table proofs.checkpoint add constraint checkpoint_root_check CHECK ((octet_length(root) = 32));
alter table proofs.checkpoint add constraint record_has_its_head CHECK (((record_rows IS NULL) = (record_head IS NULL)));
alter table proofs.checkpoint add constraint checkpoint_pkey PRIMARY KEY (number);
alter table proofs.checkpoint add constraint checkpoint_hash_key UNIQUE (hash);
alter table proofs.checkpoint add constraint checkpoint_previous_key UNIQUE (previous);
alter table proofs.leaf add constraint leaf_pkey PRIMARY KEY (customer_id, currency, checkpoint);
alter table proofs.leaf add constraint leaf_seq UNIQUE (customer_id, currency, seq);
alter table proofs.salt_key add constraint salt_key_is_only_check CHECK (is_only);
alter table proofs.salt_key add constraint salt_key_key_check CHECK ((octet_length(key) = 32));
alter table proofs.salt_key add constraint salt_key_pkey PRIMARY KEY (is_only);
alter table public.idempotency add constraint idempotency_pkey PRIMARY KEY (scope, endpoint, key);
alter table public.key_canary add constraint key_canary_is_only_check CHECK (is_only);
alter table public.key_canary add constraint key_canary_pkey PRIMARY KEY (is_only);
alter table public.migrations add constraint migrations_pkey PRIMARY KEY (name);
alter table restrictions.appeal add constraint appeal_check CHECK (((state = 'pending'::text) = (decided_at IS NULL)));
alter table restrictions.appeal add constraint appeal_check1 CHECK ((num_nonnulls(answer, decided_by, decided_name) =
CASE
    WHEN (state = ANY (ARRAY['upheld'::text, 'rejected'::text])) THEN 3
    ELSE 0
END));
alter table restrictions.appeal add constraint appeal_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'upheld'::text, 'rejected'::text, 'ended'::text])));
alter table restrictions.appeal add constraint appeal_text_check CHECK ((text <> ''::text));
alter table restrictions.appeal add constraint appeal_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES identity.customer(id);
alter table restrictions.appeal add constraint appeal_restriction_id_fkey FOREIGN KEY (restriction_id) REFERENCES restrictions.restriction(id);
alter table restrictions.appeal add constraint appeal_pkey PRIMARY KEY (id);
alter table restrictions.restriction add constraint alone_it_ends CHECK (((NOT needs_second) OR (approved_by IS NOT NULL) OR (until IS NOT NULL)));
alter table restrictions.restriction add constraint restriction_check CHECK ((asked_until > since));
alter table restrictions.restriction add constraint restriction_check1 CHECK ((until > since));
alter table restrictions.restriction add constraint restriction_check2 CHECK ((is_own = (author_name IS NULL)));
alter table restrictions.restriction add constraint restriction_check3 CHECK (((NOT is_own) OR ((kind = 'frozen'::text) AND (reason = 'customer_asked'::text))));
alter table restrictions.restriction add constraint restriction_check4 CHECK ((num_nonnulls(approved_by, approved_name, approved_at) = ANY (ARRAY[0, 3])));
alter table restrictions.restriction add constraint restriction_check5 CHECK ((num_nonnulls(lifted_at, lift_reason) = ANY (ARRAY[0, 2])));
alter table restrictions.restriction add constraint restriction_check6 CHECK (((lifted_at IS NULL) OR (NOT is_current)));
alter table restrictions.restriction add constraint restriction_kind_check CHECK ((kind = ANY (ARRAY['frozen'::text, 'banned'::text, 'disabled'::text, 'no_trade'::text, 'no_withdrawal'::text])));
alter table restrictions.restriction add constraint restriction_reason_check CHECK ((reason = ANY (ARRAY['customer_asked'::text, 'identity_doubt'::text, 'suspected_fraud'::text, 'court_order'::text, 'security_incident'::text, 'rule_broken'::text, 'deceased'::text, 'under_age'::text])));
alter table restrictions.restriction add constraint two_people CHECK ((approved_by <> author_id));
alter table restrictions.restriction add constraint restriction_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES identity.customer(id);
alter table restrictions.restriction add constraint restriction_pkey PRIMARY KEY (id);
alter table rights.charge add constraint charge_amount_check CHECK ((amount > 0));
alter table rights.charge add constraint charge_shares_check CHECK ((shares > 0));
alter table rights.charge add constraint charge_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES identity.customer(id);
alter table rights.charge add constraint charge_issue_id_fkey FOREIGN KEY (issue_id) REFERENCES rights.issue(id);
alter table rights.charge add constraint charge_pkey PRIMARY KEY (id);
alter table rights.charge add constraint charge_entry_id_key UNIQUE (entry_id);
alter table rights.charge add constraint charged_once UNIQUE (issue_id, customer_id);
alter table rights.entitlement add constraint entitlement_held_check CHECK ((held > 0));
alter table rights.entitlement add constraint entitlement_proceeds_check CHECK ((proceeds >= 0));
alter table rights.entitlement add constraint entitlement_shares_check CHECK ((shares >= 0));
alter table rights.entitlement add constraint extra_after_all CHECK (((extra_asked = 0) OR ((extra_asked > 0) AND (taken = shares))));
alter table rights.entitlement add constraint lapsed_is_the_rest CHECK ((lapsed = (shares - taken)));
alter table rights.entitlement add constraint never_allotted_more_than_asked CHECK (((extra_allotted >= 0) AND (extra_allotted <= extra_asked)));
alter table rights.entitlement add constraint never_taken_more_than_entitled CHECK (((taken >= 0) AND (taken <= shares)));
alter table rights.entitlement add constraint proceeds_are_of_what_lapsed CHECK (((proceeds = 0) OR (COALESCE(lapsed, (0)::bigint) > 0)));
alter table rights.entitlement add constraint proceeds_are_paid CHECK (((proceeds_entry_id IS NOT NULL) = ((settled_at IS NOT NULL) AND (proceeds > 0))));
alter table rights.entitlement add constraint settled_when CHECK (
CASE
    WHEN (settled_at IS NULL) THEN (position_id IS NULL)
    ELSE ((lapsed IS NOT NULL) AND ((position_id IS NOT NULL) = ((taken + extra_allotted) > 0)))
END);
alter table rights.entitlement add constraint shared_whole CHECK ((num_nonnulls(extra_allotted, lapsed) = ANY (ARRAY[0, 2])));
alter table rights.entitlement add constraint waits_when_told CHECK ((num_nonnulls(waits_until, waits_since) = ANY (ARRAY[0, 2])));
alter table rights.entitlement add constraint who_waits_asks_for_no_extra CHECK (((waits_until IS NULL) OR (extra_asked = 0)));
alter table rights.entitlement add constraint entitlement_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES identity.customer(id);
alter table rights.entitlement add constraint entitlement_issue_id_fkey FOREIGN KEY (issue_id) REFERENCES rights.issue(id);
alter table rights.entitlement add constraint entitlement_pkey PRIMARY KEY (id);
alter table rights.entitlement add constraint entitled_once UNIQUE (issue_id, customer_id);
alter table rights.entitlement add constraint entitlement_position_id_key UNIQUE (position_id);
alter table rights.entitlement add constraint entitlement_proceeds_entry_id_key UNIQUE (proceeds_entry_id);
alter table rights.issue add constraint charged_before_shared CHECK (((shared_at IS NULL) OR (charged_at IS NOT NULL)));
alter table rights.issue add constraint charged_once_recorded CHECK (((charged_at IS NULL) OR ((recorded_at IS NOT NULL) AND (charged_at >= ex_at))));
alter table rights.issue add constraint extra_price_up_to_the_ceiling CHECK (((extra_price >= price) AND (extra_price <= GREATEST(price, (((price_after * extra_ceiling_percent) + 99) / 100)))));
alter table rights.issue add constraint extra_priced_as_shared CHECK (((shared_at IS NOT NULL) OR (num_nonnulls(extra_price, extra_priced_at) = 0)));
alter table rights.issue add constraint issue_check CHECK ((ex_at > published_at));
alter table rights.issue add constraint issue_check1 CHECK ((opens_at >= ex_at));
alter table rights.issue add constraint issue_check2 CHECK ((pay_by > opens_at));
alter table rights.issue add constraint issue_check3 CHECK ((withdrawn_at < ex_at));
alter table rights.issue add constraint issue_check4 CHECK (((price_after > 0) AND (price_after <= price_before)));
alter table rights.issue add constraint issue_check5 CHECK ((shared_at >= pay_by));
alter table rights.issue add constraint issue_check6 CHECK ((ex_date > record_date));
alter table rights.issue add constraint issue_check7 CHECK ((extra_priced_at > pay_by));
alter table rights.issue add constraint issue_denominator_check CHECK (((denominator >= 1) AND (denominator <= 1000000)));
alter table rights.issue add constraint issue_extra_ceiling_percent_check CHECK (((extra_ceiling_percent >= 100) AND (extra_ceiling_percent <= 1000)));
alter table rights.issue add constraint issue_lock_days_check CHECK (((lock_days >= 0) AND (lock_days <= 365)));
alter table rights.issue add constraint issue_numerator_check CHECK (((numerator >= 1) AND (numerator <= 1000000)));
alter table rights.issue add constraint issue_price_before_check CHECK ((price_before > 0));
alter table rights.issue add constraint issue_price_check CHECK ((price > 0));
alter table rights.issue add constraint issue_prospectus_check CHECK ((prospectus <> ''::text));
alter table rights.issue add constraint never_called_off_once_recorded CHECK (((withdrawn_at IS NULL) OR (recorded_at IS NULL)));
alter table rights.issue add constraint offered_in_proportion CHECK ((offered_shares = ((held_shares * numerator) / denominator)));
alter table rights.issue add constraint one_after_the_other CHECK ((((shared_at IS NULL) OR (recorded_at IS NOT NULL)) AND ((settled_at IS NULL) OR (shared_at IS NOT NULL))));
alter table rights.issue add constraint recorded_whole CHECK ((num_nonnulls(recorded_at, price_before, price_after, held_shares, offered_shares) = ANY (ARRAY[0, 5])));
alter table rights.issue add constraint issue_pkey PRIMARY KEY (id);
alter table rights.issue_note add constraint issue_note_text_check CHECK ((text <> ''::text));
alter table rights.issue_note add constraint issue_note_issue_id_fkey FOREIGN KEY (issue_id) REFERENCES rights.issue(id);
alter table rights.issue_note add constraint issue_note_pkey PRIMARY KEY (id);
alter table rights.take_up add constraint take_up_check CHECK (((extra >= 0) AND ((shares + extra) > 0)));
alter table rights.take_up add constraint take_up_check1 CHECK (((extra_allotted >= 0) AND (extra_allotted <= extra)));
alter table rights.take_up add constraint take_up_shares_check CHECK ((shares >= 0));
alter table rights.take_up add constraint what_is_allotted_is_paid CHECK (((extra_entry_id IS NOT NULL) = COALESCE((extra_allotted > 0), false)));
alter table rights.take_up add constraint what_is_taken_is_paid CHECK (((entry_id IS NOT NULL) = (shares > 0)));
alter table rights.take_up add constraint take_up_entitlement_id_fkey FOREIGN KEY (entitlement_id) REFERENCES rights.entitlement(id);
alter table rights.take_up add constraint take_up_pkey PRIMARY KEY (id);
alter table rights.take_up add constraint take_up_entry_id_key UNIQUE (entry_id);
alter table rights.take_up add constraint take_up_extra_entry_id_key UNIQUE (extra_entry_id);
alter table security.account add constraint account_fund_password_hash_check CHECK ((fund_password_hash ~~ '$argon2id$%'::text));
alter table security.account add constraint account_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES identity.customer(id);
alter table security.account add constraint account_pkey PRIMARY KEY (customer_id);
alter table security.code add constraint code_address_index_check CHECK ((length(address_index) = 32));
alter table security.code add constraint code_code_hash_check CHECK ((length(code_hash) = 32));
alter table security.code add constraint code_purpose_check CHECK ((purpose = ANY (ARRAY['fund_password'::text, 'bind_phone'::text, 'unfreeze'::text, 'forgot'::text, 'bind_email'::text])));
alter table security.code add constraint code_tries_check CHECK (((tries >= 0) AND (tries <= 5)));
alter table security.code add constraint code_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES identity.customer(id);
alter table security.code add constraint code_pkey PRIMARY KEY (purpose, address_index);
alter table security.email add constraint email_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES identity.customer(id);
alter table security.email add constraint email_pkey PRIMARY KEY (customer_id);
alter table security.phone add constraint phone_phone_index_check CHECK ((length(phone_index) = 32));
alter table security.phone add constraint phone_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES identity.customer(id);
alter table security.phone add constraint phone_pkey PRIMARY KEY (customer_id);
alter table security.phone add constraint phone_phone_index_key UNIQUE (phone_index);
alter table security.unlock add constraint unlock_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES identity.customer(id);
alter table security.unlock add constraint unlock_session_id_fkey FOREIGN KEY (session_id) REFERENCES identity.session(id);
alter table security.unlock add constraint unlock_pkey PRIMARY KEY (session_id);
alter table sign_in.day add constraint day_is_of_its_moment CHECK ((day = ('1970-01-01'::date + (((at + 19800000) / 86400000))::integer)));
alter table sign_in.day add constraint day_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES identity.customer(id);
alter table sign_in.day add constraint day_pkey PRIMARY KEY (customer_id, day);
alter table staff.audit add constraint audit_action_check CHECK ((action <> ''::text));
alter table staff.audit add constraint audit_detail_check CHECK ((jsonb_typeof((detail)::jsonb) = 'object'::text));
alter table staff.audit add constraint audit_hash_check CHECK ((length(hash) = 32));
alter table staff.audit add constraint audit_previous_check CHECK ((length(previous) = 32));
alter table staff.audit add constraint audit_member_id_fkey FOREIGN KEY (member_id) REFERENCES staff.member(id);
alter table staff.audit add constraint audit_pkey PRIMARY KEY (seq);
alter table staff.audit add constraint audit_hash_key UNIQUE (hash);
alter table staff.change add constraint change_reason_check CHECK ((length(reason) >= 5));
alter table staff.change add constraint change_state_check CHECK ((state = ANY (ARRAY['proposed'::text, 'approved'::text, 'rejected'::text, 'withdrawn'::text, 'overtaken'::text])));
alter table staff.change add constraint decided_at_a_time CHECK (((state = 'proposed'::text) = (checked_at IS NULL)));
alter table staff.change add constraint decided_by_another CHECK (((state = ANY (ARRAY['approved'::text, 'rejected'::text])) = (checker_id IS NOT NULL)));
alter table staff.change add constraint maker_never_checks CHECK ((checker_id <> maker_id));
alter table staff.change add constraint change_checker_id_fkey FOREIGN KEY (checker_id) REFERENCES staff.member(id);
alter table staff.change add constraint change_kind_fkey FOREIGN KEY (kind) REFERENCES staff.change_kind(name);
alter table staff.change add constraint change_maker_id_fkey FOREIGN KEY (maker_id) REFERENCES staff.member(id);
alter table staff.change add constraint change_pkey PRIMARY KEY (id);
alter table staff.change_kind add constraint change_kind_pkey PRIMARY KEY (name);
alter table staff.claim add constraint claim_member_id_fkey FOREIGN KEY (member_id) REFERENCES staff.member(id);
alter table staff.claim add constraint claim_queue_fkey FOREIGN KEY (queue) REFERENCES staff.queue(name);
alter table staff.claim add constraint claim_pkey PRIMARY KEY (queue, case_id);
alter table staff.enrolment add constraint enrolment_code_hash_check CHECK ((length(code_hash) = 32));
alter table staff.enrolment add constraint enrolment_issued_by_fkey FOREIGN KEY (issued_by) REFERENCES staff.member(id);
alter table staff.enrolment add constraint enrolment_member_id_fkey FOREIGN KEY (member_id) REFERENCES staff.member(id);
alter table staff.enrolment add constraint enrolment_pkey PRIMARY KEY (member_id, issued_by);
alter table staff.member add constraint admin_has_no_money_role CHECK ((NOT (('admin'::text = ANY (roles)) AND (roles && ARRAY['funds_maker'::text, 'funds_checker'::text]))));
alter table staff.member add constraint auditor_only_reads CHECK (((NOT ('auditor'::text = ANY (roles))) OR (roles = ARRAY['auditor'::text])));
alter table staff.member add constraint enrolled_with_both CHECK (((password_hash IS NULL) = (totp_secret IS NULL)));
alter table staff.member add constraint first_ones_are_enrolled CHECK (((change_id IS NOT NULL) OR (reset_id IS NOT NULL) OR (password_hash IS NOT NULL)));
alter table staff.member add constraint maker_is_not_checker CHECK ((NOT (roles @> ARRAY['funds_maker'::text, 'funds_checker'::text])));
alter table staff.member add constraint member_account_check CHECK ((account ~ '^[a-z][a-z0-9._-]{2,31}$'::text));
alter table staff.member add constraint member_name_check CHECK ((name <> ''::text));
alter table staff.member add constraint member_password_hash_check CHECK ((password_hash ~~ '$argon2id$%'::text));
alter table staff.member add constraint member_roles_check CHECK ((roles <@ ARRAY['identity_reviewer'::text, 'funds_maker'::text, 'funds_checker'::text, 'products'::text, 'risk'::text, 'content'::text, 'support'::text, 'auditor'::text, 'admin'::text]));
alter table staff.member add constraint member_change_id_fkey FOREIGN KEY (change_id) REFERENCES staff.change(id);
alter table staff.member add constraint member_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES identity.customer(id);
alter table staff.member add constraint member_reset_id_fkey FOREIGN KEY (reset_id) REFERENCES staff.change(id);
alter table staff.member add constraint member_pkey PRIMARY KEY (id);
alter table staff.member add constraint member_account_key UNIQUE (account);
alter table staff.member add constraint member_change_id_key UNIQUE (change_id);
alter table staff.member add constraint member_customer_id_key UNIQUE (customer_id);
alter table staff.member add constraint member_reset_id_key UNIQUE (reset_id);
alter table staff.queue add constraint queue_pkey PRIMARY KEY (name);
alter table staff.session add constraint session_check CHECK ((expires_at <= (created_at + '08:00:00'::interval)));
alter table staff.session add constraint session_token_hash_check CHECK ((length(token_hash) = 32));
alter table staff.session add constraint session_member_id_fkey FOREIGN KEY (member_id) REFERENCES staff.member(id);
alter table staff.session add constraint session_pkey PRIMARY KEY (id);
alter table staff.session add constraint session_token_hash_key UNIQUE (token_hash);
alter table staff.view add constraint view_member_id_fkey FOREIGN KEY (member_id) REFERENCES staff.member(id);
alter table staff.view add constraint view_pkey PRIMARY KEY (id);
alter table support.message add constraint message_author_check CHECK ((author = ANY (ARRAY['customer'::text, 'staff'::text, 'house'::text])));
alter table support.message add constraint message_what_check CHECK ((what = ANY (ARRAY['written'::text, 'answered'::text, 'asked'::text, 'closed'::text, 'reopened'::text])));
alter table support.message add constraint said_by_somebody CHECK ((num_nonnulls(staff_id, staff_name) =
CASE author
    WHEN 'staff'::text THEN 2
    ELSE 0
END));
alter table support.message add constraint said_in_words CHECK (((text <> ''::text) OR (what = 'closed'::text)));
alter table support.message add constraint message_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES support.ticket(id);
alter table support.message add constraint message_pkey PRIMARY KEY (id);
alter table support.note add constraint handed_to_somewhere CHECK (((what = 'handed_over'::text) = (desk IS NOT NULL)));
alter table support.note add constraint note_desk_check CHECK ((desk = ANY (ARRAY['support'::text, 'risk'::text])));
alter table support.note add constraint note_text_check CHECK ((text <> ''::text));
alter table support.note add constraint note_what_check CHECK ((what = ANY (ARRAY['note'::text, 'handed_over'::text])));
alter table support.note add constraint note_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES support.ticket(id);
alter table support.note add constraint note_pkey PRIMARY KEY (id);
alter table support.picture add constraint picture_message_id_fkey FOREIGN KEY (message_id) REFERENCES support.message(id);
alter table support.picture add constraint picture_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES uploads.upload(id);
alter table support.picture add constraint picture_pkey PRIMARY KEY (upload_id);
alter table support.picture add constraint picture_message_id_place_key UNIQUE (message_id, place);
alter table support.ticket add constraint about_a_record CHECK (((about_type IS NULL) = (about_id IS NULL)));
alter table support.ticket add constraint answered_by_somebody CHECK ((num_nonnulls(answered_at, answered_by, answered_name) = ANY (ARRAY[0, 3])));
alter table support.ticket add constraint closed_when CHECK (((closed_at IS NOT NULL) = (state = 'closed'::text)));
alter table support.ticket add constraint meant_for_somebody CHECK (((assignee_id IS NULL) = (assignee_name IS NULL)));
alter table support.ticket add constraint scored_at_once CHECK ((num_nonnulls(score, score_words, scored_at) = ANY (ARRAY[0, 3])));
alter table support.ticket add constraint ticket_about_type_check CHECK ((about_type = ANY (ARRAY['deposit'::text, 'withdrawal'::text, 'order'::text, 'loan'::text])));
alter table support.ticket add constraint ticket_check CHECK ((promised_by >= waiting_since));
alter table support.ticket add constraint ticket_check1 CHECK ((last_at >= created_at));
alter table support.ticket add constraint ticket_desk_check CHECK ((desk = ANY (ARRAY['support'::text, 'risk'::text])));
alter table support.ticket add constraint ticket_kind_check CHECK ((kind = ANY (ARRAY['deposit'::text, 'withdrawal'::text, 'order'::text, 'loan'::text, 'identity'::text, 'account'::text, 'complaint'::text, 'other'::text])));
alter table support.ticket add constraint ticket_score_check CHECK (((score >= 1) AND (score <= 5)));
alter table support.ticket add constraint ticket_state_check CHECK ((state = ANY (ARRAY['open'::text, 'waiting'::text, 'answered'::text, 'closed'::text])));
alter table support.ticket add constraint ticket_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES identity.customer(id);
alter table support.ticket add constraint ticket_pkey PRIMARY KEY (id);
alter table surveillance.finding add constraint finding_accounts_check CHECK ((cardinality(accounts) > 0));
alter table surveillance.finding add constraint finding_check CHECK ((until_at >= from_at));
alter table surveillance.finding add constraint finding_orders_check CHECK ((cardinality(orders) > 0));
alter table surveillance.finding add constraint finding_pattern_check CHECK ((pattern = ANY (ARRAY['pair'::text, 'spoofing'::text, 'push'::text, 'close'::text, 'desk'::text])));
alter table surveillance.finding add constraint finding_pkey PRIMARY KEY (id);
alter table surveillance.finding add constraint finding_key_key UNIQUE (key);
alter table surveillance.mark add constraint mark_is_only_check CHECK (is_only);
alter table surveillance.mark add constraint mark_pkey PRIMARY KEY (is_only);
alter table triggers.trigger add constraint active_is_not_fired CHECK (((status <> 'active'::text) OR (fired_at IS NULL)));
alter table triggers.trigger add constraint ended_when CHECK (((ended_at IS NULL) = (status = ANY (ARRAY['active'::text, 'firing'::text, 'waiting'::text]))));
alter table triggers.trigger add constraint fired_before_its_order CHECK (((status <> ALL (ARRAY['firing'::text, 'waiting'::text, 'placed'::text, 'failed'::text])) OR (fired_at IS NOT NULL)));
alter table triggers.trigger add constraint fired_by_a_mark CHECK ((num_nonnulls(fired_by, fired_mark, fired_at) = ANY (ARRAY[0, 3])));
alter table triggers.trigger add constraint limit_of_its_kind CHECK (
CASE
    WHEN (kind = ANY (ARRAY['stop_limit'::text, 'gtt'::text])) THEN (limit_price IS NOT NULL)
    WHEN (kind = ANY (ARRAY['stop'::text, 'trailing'::text])) THEN (limit_price IS NULL)
    ELSE true
END);
alter table triggers.trigger add constraint opens_whole_lots CHECK (((position_id IS NOT NULL) OR (lots IS NOT NULL)));
alter table triggers.trigger add constraint placed_with_its_order CHECK (((status = 'placed'::text) = (order_id IS NOT NULL)));
alter table triggers.trigger add constraint reason_with_params CHECK (((reason IS NULL) = (reason_params IS NULL)));
alter table triggers.trigger add constraint refused_for_a_reason CHECK (((status <> ALL (ARRAY['waiting'::text, 'failed'::text])) OR (reason IS NOT NULL)));
alter table triggers.trigger add constraint target_of_one_cancels_other CHECK ((((kind = 'oco'::text) = (target_price IS NOT NULL)) AND ((kind = 'oco'::text) OR (target_limit_price IS NULL)) AND ((kind <> 'oco'::text) OR (position_id IS NOT NULL))));
alter table triggers.trigger add constraint trail_of_its_kind CHECK ((num_nonnulls(trail, trail_by, best) =
CASE kind
    WHEN 'trailing'::text THEN 3
    ELSE 0
END));
alter table triggers.trigger add constraint trigger_best_check CHECK ((best > 0));
alter table triggers.trigger add constraint trigger_check CHECK ((expires_at > created_at));
alter table triggers.trigger add constraint trigger_direction_check CHECK ((direction = ANY (ARRAY['long'::text, 'short'::text])));
alter table triggers.trigger add constraint trigger_fired_by_check CHECK ((fired_by = ANY (ARRAY['trigger'::text, 'target'::text])));
alter table triggers.trigger add constraint trigger_fired_mark_check CHECK ((fired_mark > 0));
alter table triggers.trigger add constraint trigger_kind_check CHECK ((kind = ANY (ARRAY['stop'::text, 'stop_limit'::text, 'gtt'::text, 'oco'::text, 'trailing'::text])));
alter table triggers.trigger add constraint trigger_limit_price_check CHECK ((limit_price > 0));
alter table triggers.trigger add constraint trigger_lots_check CHECK ((lots > 0));
alter table triggers.trigger add constraint trigger_reached_from_check CHECK ((reached_from = ANY (ARRAY['below'::text, 'above'::text])));
alter table triggers.trigger add constraint trigger_status_check CHECK ((status = ANY (ARRAY['active'::text, 'firing'::text, 'waiting'::text, 'placed'::text, 'failed'::text, 'cancelled'::text, 'expired'::text])));
alter table triggers.trigger add constraint trigger_target_limit_price_check CHECK ((target_limit_price > 0));
alter table triggers.trigger add constraint trigger_target_price_check CHECK ((target_price > 0));
alter table triggers.trigger add constraint trigger_time_in_force_check CHECK ((time_in_force = ANY (ARRAY['session'::text, 'gtc'::text])));
alter table triggers.trigger add constraint trigger_trail_by_check CHECK ((trail_by = ANY (ARRAY['amount'::text, 'percent'::text])));
alter table triggers.trigger add constraint trigger_trail_check CHECK ((trail > 0));
alter table triggers.trigger add constraint trigger_trigger_price_check CHECK ((trigger_price > 0));
alter table triggers.trigger add constraint trigger_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES identity.customer(id);
alter table triggers.trigger add constraint trigger_customer_id_order_id_fkey FOREIGN KEY (customer_id, order_id) REFERENCES orders.orders(customer_id, id);
alter table triggers.trigger add constraint trigger_pkey PRIMARY KEY (id);
alter table triggers.trigger add constraint trigger_order_id_key UNIQUE (order_id);
alter table uploads.avatar add constraint avatar_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES identity.customer(id);
alter table uploads.avatar add constraint avatar_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES uploads.upload(id);
alter table uploads.avatar add constraint avatar_pkey PRIMARY KEY (customer_id);
alter table uploads.avatar add constraint avatar_upload_id_key UNIQUE (upload_id);
alter table uploads.purpose add constraint purpose_pkey PRIMARY KEY (name);
alter table uploads.upload add constraint upload_bytes_check CHECK ((bytes > 0));
alter table uploads.upload add constraint upload_content_index_check CHECK ((length(content_index) = 32));
alter table uploads.upload add constraint upload_file_check CHECK ((file ~ '^[0-9a-f]{32}$'::text));
alter table uploads.upload add constraint upload_height_check CHECK ((height > 0));
alter table uploads.upload add constraint upload_used_by_check CHECK ((used_by <> ''::text));
alter table uploads.upload add constraint upload_width_check CHECK ((width > 0));
alter table uploads.upload add constraint upload_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES identity.customer(id);
alter table uploads.upload add constraint upload_purpose_fkey FOREIGN KEY (purpose) REFERENCES uploads.purpose(name);
alter table uploads.upload add constraint upload_pkey PRIMARY KEY (id);
alter table uploads.upload add constraint upload_file_key UNIQUE (file);
alter table uploads.view add constraint view_check CHECK ((expires_at > issued_at));
alter table uploads.view add constraint view_staff_name_check CHECK ((staff_name <> ''::text));
alter table uploads.view add constraint view_ticket_hash_check CHECK ((length(ticket_hash) = 32));
alter table uploads.view add constraint view_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES uploads.upload(id);
alter table uploads.view add constraint view_pkey PRIMARY KEY (id);
alter table uploads.view add constraint view_ticket_hash_key UNIQUE (ticket_hash);
alter table verification.number add constraint number_blind_index_check CHECK ((length(blind_index) = 32));
alter table verification.number add constraint number_kind_check CHECK ((kind = ANY (ARRAY['aadhaar'::text, 'pan'::text])));
alter table verification.number add constraint number_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES identity.customer(id);
alter table verification.number add constraint number_pkey PRIMARY KEY (kind, blind_index);
alter table verification.number add constraint number_customer_id_kind_key UNIQUE (customer_id, kind);
alter table verification.person add constraint only_verified_names CHECK (((name_index IS NULL) OR (state = 'verified'::text)));
alter table verification.person add constraint person_check CHECK (((state = 'not_verified'::text) = (case_id IS NULL)));
alter table verification.person add constraint person_name_index_check CHECK ((length(name_index) = 32));
alter table verification.person add constraint person_state_check CHECK ((state = ANY (ARRAY['not_verified'::text, 'under_review'::text, 'verified'::text, 'failed'::text])));
alter table verification.person add constraint person_case_id_fkey FOREIGN KEY (case_id) REFERENCES verification.submission(id);
alter table verification.person add constraint person_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES identity.customer(id);
alter table verification.person add constraint person_pkey PRIMARY KEY (customer_id);
alter table verification.reveal add constraint reveal_case_id_fkey FOREIGN KEY (case_id) REFERENCES verification.submission(id);
alter table verification.reveal add constraint reveal_pkey PRIMARY KEY (id);
alter table verification.submission add constraint submission_accepted_check CHECK ((accepted <@ ARRAY['name'::text, 'id_number'::text, 'pan'::text, 'front'::text, 'back'::text]));
alter table verification.submission add constraint submission_attempt_check CHECK ((attempt > 0));
alter table verification.submission add constraint submission_check CHECK ((num_nonnulls(first_approved_by, first_approved_name, first_approved_at) = ANY (ARRAY[0, 3])));
alter table verification.submission add constraint submission_check1 CHECK ((num_nonnulls(decided_by, decided_by_name, decided_at) = ANY (ARRAY[0, 3])));
alter table verification.submission add constraint submission_check2 CHECK (((state = 'waiting'::text) = (decided_by IS NULL)));
alter table verification.submission add constraint submission_check3 CHECK (((state = 'rejected'::text) = (reasons IS NOT NULL)));
alter table verification.submission add constraint submission_id_type_check CHECK ((id_type = ANY (ARRAY['aadhaar'::text, 'pan'::text])));
alter table verification.submission add constraint submission_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'approved'::text, 'rejected'::text])));
alter table verification.submission add constraint two_people CHECK ((first_approved_by <> decided_by));
alter table verification.submission add constraint submission_back_fkey FOREIGN KEY (back) REFERENCES uploads.upload(id);
alter table verification.submission add constraint submission_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES verification.person(customer_id);
alter table verification.submission add constraint submission_front_fkey FOREIGN KEY (front) REFERENCES uploads.upload(id);
alter table verification.submission add constraint submission_pkey PRIMARY KEY (id);
alter table verification.submission add constraint submission_customer_id_attempt_key UNIQUE (customer_id, attempt);
alter table vip.session add constraint session_pkey PRIMARY KEY (business_date);
alter table vip.standing add constraint standing_check CHECK ((((level >= 0) AND (level <= 3)) AND (level >= reached)));
alter table vip.standing add constraint standing_check1 CHECK (((falls_on IS NULL) OR (level > reached)));
alter table vip.standing add constraint standing_reached_check CHECK (((reached >= 0) AND (reached <= 3)));
alter table vip.standing add constraint standing_sign_ins_check CHECK (((sign_ins >= 0) AND (sign_ins <= 20)));
alter table vip.standing add constraint standing_business_date_fkey FOREIGN KEY (business_date) REFERENCES vip.session(business_date);
alter table vip.standing add constraint standing_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES identity.customer(id);
alter table vip.standing add constraint standing_pkey PRIMARY KEY (customer_id, business_date);
alter table watchlist.item add constraint item_list_id_fkey FOREIGN KEY (list_id) REFERENCES watchlist.list(id) ON DELETE CASCADE;
alter table watchlist.item add constraint item_pkey PRIMARY KEY (list_id, symbol);
alter table watchlist.item add constraint item_position UNIQUE (list_id, "position") DEFERRABLE;
alter table watchlist.list add constraint list_check CHECK (((name IS NOT NULL) OR is_first));
alter table watchlist.list add constraint list_check1 CHECK (((deleted_at IS NULL) OR (NOT is_first)));
alter table watchlist.list add constraint list_name_check CHECK ((name <> ''::text));
alter table watchlist.list add constraint list_type_check CHECK ((type = ANY (ARRAY['stock'::text, 'fund'::text, 'forex'::text, 'digital'::text])));
alter table watchlist.list add constraint list_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES identity.customer(id);
alter table watchlist.list add constraint list_pkey PRIMARY KEY (id);
alter table withdrawals.withdrawal add constraint network_fee_is_of_a_wallet CHECK (((usdt IS NOT NULL) OR (network_fee = 0)));
alter table withdrawals.withdrawal add constraint pays_out_something CHECK ((amount > (fee + network_fee)));
alter table withdrawals.withdrawal add constraint quoted_whole CHECK ((num_nonnulls(usdt, usdt_rate, usdt_middle, usdt_spread_bps, usdt_source, usdt_rates_at) = ANY (ARRAY[0, 6])));
alter table withdrawals.withdrawal add constraint reference_key_is_the_references CHECK ((reference_key = withdrawals.reference_key(bank_reference)));
alter table withdrawals.withdrawal add constraint two_people CHECK (((approved_by IS NULL) OR (NOT needs_two) OR ((first_approved_by IS NOT NULL) AND (first_approved_by <> approved_by))));
alter table withdrawals.withdrawal add constraint withdrawal_check1 CHECK ((num_nonnulls(first_approved_by, first_approved_at, first_approved_name) = ANY (ARRAY[0, 3])));
alter table withdrawals.withdrawal add constraint withdrawal_check2 CHECK ((num_nonnulls(approved_by, approved_at, approved_name) = ANY (ARRAY[0, 3])));
alter table withdrawals.withdrawal add constraint withdrawal_check3 CHECK ((num_nonnulls(rejected_by, rejected_at, rejected_name, reason) =
CASE status
    WHEN 'rejected'::text THEN 4
    ELSE 0
END));
alter table withdrawals.withdrawal add constraint withdrawal_check4 CHECK ((num_nonnulls(paid_by, paid_at, paid_name, entry_id, bank_reference) =
CASE status
    WHEN 'paid'::text THEN 5
    ELSE 0
END));
alter table withdrawals.withdrawal add constraint withdrawal_check5 CHECK (((status = 'cancelled'::text) = (cancelled_at IS NOT NULL)));
alter table withdrawals.withdrawal add constraint withdrawal_check6 CHECK (((status <> ALL (ARRAY['approved'::text, 'paid'::text])) OR (approved_by IS NOT NULL)));
alter table withdrawals.withdrawal add constraint withdrawal_check7 CHECK (((status <> ALL (ARRAY['pending'::text, 'cancelled'::text])) OR (approved_by IS NULL)));
alter table withdrawals.withdrawal add constraint withdrawal_fee_check CHECK ((fee >= 0));
alter table withdrawals.withdrawal add constraint withdrawal_network_fee_check CHECK ((network_fee >= 0));
alter table withdrawals.withdrawal add constraint withdrawal_reason_check CHECK ((reason = ANY (ARRAY['name_differs'::text, 'destination_returned'::text, 'suspected_fraud'::text, 'asked'::text, 'court_order'::text, 'not_approved'::text])));
alter table withdrawals.withdrawal add constraint withdrawal_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'approved'::text, 'paid'::text, 'rejected'::text, 'cancelled'::text])));
alter table withdrawals.withdrawal add constraint withdrawal_usdt_check CHECK ((usdt > 0));
alter table withdrawals.withdrawal add constraint withdrawal_usdt_middle_check CHECK ((usdt_middle > 0));
alter table withdrawals.withdrawal add constraint withdrawal_usdt_rate_check CHECK ((usdt_rate > 0));
alter table withdrawals.withdrawal add constraint withdrawal_usdt_spread_bps_check CHECK ((usdt_spread_bps >= 0));
alter table withdrawals.withdrawal add constraint withdrawal_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES identity.customer(id);
alter table withdrawals.withdrawal add constraint withdrawal_destination_id_fkey FOREIGN KEY (destination_id) REFERENCES destinations.destination(id);
alter table withdrawals.withdrawal add constraint withdrawal_pkey PRIMARY KEY (id);
alter table withdrawals.withdrawal add constraint withdrawal_bank_reference_key UNIQUE (bank_reference);
alter table withdrawals.withdrawal add constraint withdrawal_entry_id_key UNIQUE (entry_id);

-- Indexes
CREATE INDEX action_announced ON actions.action USING btree (announced_at DESC, id DESC) WHERE (announced_at IS NOT NULL);
CREATE INDEX action_open ON actions.action USING btree (ex_date, id) WHERE ((paid_at IS NULL) AND (withdrawn_at IS NULL));
CREATE INDEX action_over ON actions.action USING btree (ex_date, id) WHERE (paid_at IS NOT NULL);
CREATE INDEX alert_active ON alerts.alert USING btree (symbol) WHERE (status = 'active'::text);
CREATE INDEX alert_active_of_symbol ON alerts.alert USING btree (symbol) WHERE (status = 'active'::text);
CREATE INDEX alert_newest ON alerts.alert USING btree (customer_id, id DESC);
CREATE INDEX appeal_ages ON restrictions.appeal USING btree (created_at, promised_by) WHERE (state = 'pending'::text);
CREATE INDEX appeal_decided ON restrictions.appeal USING btree (decided_at DESC, id DESC) WHERE (state = ANY (ARRAY['upheld'::text, 'rejected'::text]));
CREATE INDEX appeal_of_customer ON restrictions.appeal USING btree (customer_id, id DESC);
CREATE INDEX appeal_of_restriction ON restrictions.appeal USING btree (restriction_id, id DESC);
CREATE INDEX appeal_waiting ON restrictions.appeal USING btree (id) WHERE (state = 'pending'::text);
CREATE INDEX application_decided_at ON actions.application USING btree (decided_at, id) WHERE (status = ANY (ARRAY['approved'::actions.application_status, 'rejected'::actions.application_status]));
CREATE INDEX application_of_customer ON actions.application USING btree (customer_id, id);
CREATE INDEX application_of_entitlement ON actions.application USING btree (entitlement_id, id);
CREATE INDEX application_waiting ON actions.application USING btree (id) WHERE (status = 'pending'::actions.application_status);
CREATE INDEX audit_documents_opened ON staff.audit USING btree (at, member_id) WHERE (action = ANY (ARRAY['identity.documents'::text, 'identity.reveal'::text, 'deposits.documents'::text, 'withdrawals.documents'::text, 'tickets.documents'::text]));
CREATE INDEX audit_of_member ON staff.audit USING btree (member_id, seq DESC);
CREATE INDEX audit_of_subject ON staff.audit USING btree (subject, seq DESC);
CREATE INDEX block_promise_symbol ON orders.block_promise USING btree (symbol);
CREATE INDEX block_trade_customer ON orders.block_trade USING btree (customer_id);
CREATE INDEX block_trade_unprinted ON orders.block_trade USING btree (position_id) WHERE (number IS NULL);
CREATE INDEX borrowing_of_symbol ON orders.borrowing USING btree (symbol, order_id);
CREATE INDEX change_newest ON staff.change USING btree (id DESC);
CREATE INDEX change_of_subject ON staff.change USING btree (subject, id DESC);
CREATE INDEX change_waiting ON staff.change USING btree (id DESC) WHERE (state = 'proposed'::text);
CREATE INDEX claim_of_member ON staff.claim USING btree (member_id, queue);
CREATE INDEX code_old ON security.code USING btree (sent_at);
CREATE INDEX customer_account_prefix ON identity.customer USING btree (account text_pattern_ops);
CREATE INDEX customer_by_code ON identity.customer USING btree (registered_with, id) WHERE (registered_with IS NOT NULL);
CREATE INDEX customer_pool ON identity.customer USING btree (id) WHERE (kind = 'pool'::text);
CREATE INDEX customer_restricted ON identity.customer USING btree (id) WHERE (restrictions IS NOT NULL);
CREATE INDEX daily_bar_date ON market.daily_bar USING btree (business_date);
CREATE INDEX delivery_due ON notifications.delivery USING btree (next_attempt_at, id);
CREATE INDEX delivery_of_subscription ON notifications.delivery USING btree (subscription_id);
CREATE INDEX deposit_ages ON deposits.deposit USING btree (created_at, promised_by) WHERE (status = 'pending'::text);
CREATE INDEX deposit_credited ON deposits.deposit USING btree (customer_id, decided_at, id) WHERE (status = 'credited'::text);
CREATE INDEX deposit_decided ON deposits.deposit USING btree (decided_at DESC, id DESC) WHERE (status = ANY (ARRAY['credited'::text, 'rejected'::text]));
CREATE INDEX deposit_newest ON deposits.deposit USING btree (customer_id, id DESC);
CREATE INDEX deposit_waiting ON deposits.deposit USING btree (id) WHERE (status = 'pending'::text);
CREATE INDEX destination_number_index ON destinations.destination USING btree (number_index);
CREATE INDEX destination_of_customer ON destinations.destination USING btree (customer_id, id DESC);
CREATE INDEX destination_plain ON destinations.destination USING btree (id) WHERE (number IS NOT NULL);
CREATE INDEX draft_newest ON products.draft USING btree (updated_at DESC, id DESC) WHERE (published_id IS NULL);
CREATE INDEX entitlement_customer ON rights.entitlement USING btree (customer_id, id);
CREATE INDEX entitlement_of_customer ON actions.entitlement USING btree (customer_id, id);
CREATE INDEX entitlement_of_position ON actions.entitlement USING btree (position_id);
CREATE INDEX entitlement_open ON actions.entitlement USING btree (action_id, state, customer_id) WHERE (state <> 'done'::actions.entitlement_state);
CREATE INDEX entitlement_waiting ON rights.entitlement USING btree (issue_id, id) WHERE (settled_at IS NULL);
CREATE INDEX entry_business_date ON ledger.entry USING brin (business_date) WITH (pages_per_range='32');
CREATE INDEX entry_paid_in ON ledger.entry USING btree (customer_id) WHERE (kind = ANY (ARRAY['practice_grant'::ledger.entry_kind, 'deposit'::ledger.entry_kind, 'withdrawal'::ledger.entry_kind]));
CREATE INDEX event_newest ON credit.event USING btree (customer_id, at DESC, id DESC);
CREATE INDEX exam_passed ON education.exam_try USING btree (customer_id, id) WHERE (outcome = 'passed'::text);
CREATE INDEX exchange_newest ON exchange.exchange USING btree (customer_id, id DESC);
CREATE INDEX exchange_when ON exchange.exchange USING btree (at);
CREATE INDEX fill_when ON orders.fill USING brin (at) WITH (pages_per_range='16', autosummarize='on');
CREATE INDEX finding_of_pattern ON surveillance.finding USING btree (pattern, id DESC);
CREATE INDEX flow_of_customer ON pools.flow USING btree (customer_id, pool_id);
CREATE INDEX flow_of_holding ON pools.flow USING btree (holding_id, number);
CREATE INDEX flow_of_request ON pools.flow USING btree (request_id, number);
CREATE INDEX hold_active ON ledger.hold USING btree (customer_id) WHERE (ended_at IS NULL);
CREATE INDEX holding_in_progress ON pools.holding USING btree (pool_id, id) WHERE (status = 'in_progress'::text);
CREATE INDEX holding_newest ON pools.holding USING btree (customer_id, id DESC);
CREATE INDEX holding_waiting ON pools.holding USING btree (pool_id, deals_at) WHERE (status = 'waiting'::text);
CREATE INDEX institution_newest ON identity.institution USING btree (created_at DESC, id DESC);
CREATE INDEX invitation_newest ON identity.invitation USING btree (made_at DESC, code);
CREATE INDEX invitation_of_customer ON identity.invitation USING btree (customer_id, made_at DESC) WHERE (customer_id IS NOT NULL);
CREATE INDEX invitation_of_institution ON identity.invitation USING btree (institution_id, made_at DESC) WHERE (institution_id IS NOT NULL);
CREATE INDEX issue_newest ON rights.issue USING btree (pay_by DESC, id DESC);
CREATE INDEX issue_note_issue ON rights.issue_note USING btree (issue_id, id);
CREATE INDEX item_newest ON news.item USING btree (at DESC, id DESC);
CREATE INDEX item_notices ON news.item USING btree (at DESC, id DESC) WHERE (kind = 'notice'::text);
CREATE INDEX item_pinned ON news.item USING btree (pinned_until) WHERE (pinned_until IS NOT NULL);
CREATE INDEX item_symbols ON news.item USING gin (symbols);
CREATE INDEX list_of_customer ON watchlist.list USING btree (customer_id, type);
CREATE INDEX loan_decided ON loans.loan USING btree (decided_at DESC, id DESC) WHERE (status = ANY (ARRAY['in_progress'::text, 'ended'::text, 'rejected'::text]));
CREATE INDEX loan_due ON loans.loan USING btree (COALESCE(waits_until, overdue_at), id) WHERE ((status = 'in_progress'::text) AND (overdue_told_at IS NULL));
CREATE INDEX loan_newest ON loans.loan USING btree (customer_id, id DESC);
CREATE INDEX loan_open ON loans.loan USING btree (id) WHERE (status = 'in_progress'::text);
CREATE INDEX loan_waiting ON loans.loan USING btree (id) WHERE (status = 'pending'::text);
CREATE INDEX loan_waiting_due ON loans.loan USING btree (id) WHERE ((status = 'in_progress'::text) AND (overdue_told_at IS NULL) AND (waits_until IS NOT NULL));
CREATE INDEX login_attempt_newest ON identity.login_attempt USING btree (customer_id, id DESC);
CREATE INDEX login_attempt_old ON identity.login_attempt USING btree (at);
CREATE INDEX mandate_decided ON day_trading.mandate USING btree (decided_at DESC, id DESC) WHERE (status = ANY (ARRAY['approved'::text, 'settled'::text, 'rejected'::text]));
CREATE INDEX mandate_due ON day_trading.mandate USING btree (square_off_at, id) WHERE (status = ANY (ARRAY['pending'::text, 'approved'::text]));
CREATE INDEX mandate_newest ON day_trading.mandate USING btree (customer_id, id DESC);
CREATE INDEX message_newest ON messages.message USING btree (customer_id, id DESC);
CREATE INDEX message_of_late ON support.message USING btree (customer_id, at) WHERE (author = 'customer'::text);
CREATE INDEX message_of_ticket ON support.message USING btree (ticket_id, id);
CREATE INDEX message_old ON messenger.message USING btree (at);
CREATE INDEX message_outbox ON messenger.message USING btree (id DESC) WHERE (state = 'outbox'::text);
CREATE INDEX message_unread ON messages.message USING btree (customer_id) WHERE (read_at IS NULL);
CREATE INDEX message_waiting ON messenger.message USING btree (next_attempt_at) WHERE (state = 'waiting'::text);
CREATE INDEX note_of_action ON actions.note USING btree (action_id, id);
CREATE INDEX note_of_pool ON pools.note USING btree (pool_id, id);
CREATE INDEX note_of_ticket ON support.note USING btree (ticket_id, id);
CREATE INDEX offer_closes ON block_trades.offer USING btree (closes_at DESC, id DESC);
CREATE INDEX offer_closes ON new_shares.offer USING btree (closes_at);
CREATE INDEX offer_closes ON placements.offer USING btree (closes_at DESC, id DESC);
CREATE INDEX offer_ended ON grab.offer USING btree (id) WHERE (settled_at IS NULL);
CREATE INDEX offer_note_offer ON block_trades.offer_note USING btree (offer_id, id);
CREATE INDEX offer_note_offer ON grab.offer_note USING btree (offer_id);
CREATE INDEX offer_note_offer ON new_shares.offer_note USING btree (offer_id, id);
CREATE INDEX offer_note_offer ON placements.offer_note USING btree (offer_id, id);
CREATE INDEX offer_running ON grab.offer USING btree (closes_at) WHERE (settled_at IS NULL);
CREATE INDEX offer_symbol ON new_shares.offer USING btree (symbol);
CREATE INDEX offer_unsettled ON block_trades.offer USING btree (id) WHERE (settled_at IS NULL);
CREATE INDEX offer_unsettled ON placements.offer USING btree (id) WHERE (settled_at IS NULL);
CREATE INDEX order_cancelled_by ON orders.orders USING btree (customer_id, cancel_request) WHERE ((cancel_request IS NOT NULL) AND (cancel_request <> ALL (ARRAY['00000000-0000-0000-0000-000000000000'::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid])));
CREATE INDEX order_closed_out ON orders.orders USING btree (closes) WHERE ((origin = 'close_out'::orders.order_origin) AND (filled > 0) AND (ended_at IS NOT NULL));
CREATE INDEX order_newest ON orders.orders USING btree (id DESC);
CREATE INDEX order_of_position ON orders.orders USING btree (closes, id) WHERE (closes IS NOT NULL);
CREATE INDEX order_open ON orders.orders USING btree (customer_id, id) WHERE (ended_at IS NULL);
CREATE INDEX order_short_symbol ON orders.orders USING btree (symbol) WHERE ((kind = 'open'::orders.order_kind) AND (direction = 'short'::orders.direction) AND (ended_at IS NULL));
CREATE INDEX order_taken_away ON orders.orders USING btree (ended_at) WHERE (cancel_request IS NOT NULL);
CREATE INDEX part_of_day ON lending.part USING btree (symbol, date);
CREATE INDEX part_to_post ON lending.part USING btree (date, position_id) WHERE ((entry_id IS NULL) AND (amount > 0));
CREATE INDEX passkey_challenge_old ON identity.passkey_challenge USING btree (valid_until);
CREATE INDEX passkey_customer ON identity.passkey USING btree (customer_id, id);
CREATE INDEX person_name ON verification.person USING btree (name_index) WHERE (name_index IS NOT NULL);
CREATE INDEX person_state ON verification.person USING btree (state, customer_id DESC);
CREATE INDEX plan_line_open ON pools.plan_line USING btree (order_id) WHERE (outcome = 'placed'::text);
CREATE INDEX plan_open ON pools.plan USING btree (id) WHERE (finished_at IS NULL);
CREATE INDEX pledge_blocking ON pledges.pledge USING btree (customer_id, position_id) WHERE (status = ANY (ARRAY['pending'::text, 'lending'::text]));
CREATE INDEX pledge_decided ON pledges.pledge USING btree (decided_at DESC, id DESC) WHERE (status = ANY (ARRAY['lending'::text, 'finished'::text, 'rejected'::text]));
CREATE INDEX pledge_newest ON pledges.pledge USING btree (customer_id, id DESC);
CREATE INDEX pledge_open ON pledges.pledge USING btree (id) WHERE (status = 'lending'::text);
CREATE INDEX pledge_waiting ON pledges.pledge USING btree (id) WHERE (status = 'pending'::text);
CREATE INDEX position_dividends_of_closed ON orders."position" USING btree (customer_id) WHERE ((closed_at IS NOT NULL) AND (dividends_due <> 0));
CREATE INDEX position_event_position ON orders.position_event USING btree (position_id, id);
CREATE INDEX position_lent ON orders."position" USING btree (symbol, id) WHERE (lent > 0);
CREATE INDEX position_newest ON orders."position" USING btree (id DESC);
CREATE INDEX position_recalled ON orders."position" USING btree (recall_due, id) WHERE (recalled > 0);
CREATE INDEX position_short ON orders."position" USING btree (customer_id, symbol) WHERE ((direction = 'short'::orders.direction) AND (closed_at IS NULL));
CREATE INDEX position_short_symbol ON orders."position" USING btree (symbol) WHERE ((direction = 'short'::orders.direction) AND (closed_at IS NULL));
CREATE INDEX redemption_of_customer ON pools.redemption USING btree (customer_id, id);
CREATE INDEX redemption_of_holding ON pools.redemption USING btree (holding_id, id);
CREATE INDEX redemption_pending ON pools.redemption USING btree (pool_id, id) WHERE (status = 'pending'::text);
CREATE INDEX reminder_of_customer ON new_shares.reminder USING btree (customer_id);
CREATE INDEX request_customer ON grab.request USING btree (customer_id, id);
CREATE INDEX request_decided ON block_trades.request USING btree (decided_at DESC, id DESC) WHERE (status = ANY (ARRAY['approved'::text, 'rejected'::text, 'expired'::text]));
CREATE INDEX request_decided ON placements.request USING btree (decided_at DESC, id DESC) WHERE (status = ANY (ARRAY['allotted'::text, 'rejected'::text]));
CREATE INDEX request_newest ON block_trades.request USING btree (customer_id, id DESC);
CREATE INDEX request_newest ON placements.request USING btree (customer_id, id DESC);
CREATE INDEX request_pending ON grab.request USING btree (offer_id, id) WHERE (status = 'pending'::text);
CREATE INDEX request_waiting ON block_trades.request USING btree (id) WHERE (status = 'pending'::text);
CREATE INDEX request_waiting ON placements.request USING btree (id) WHERE (status = 'pending'::text);
CREATE INDEX restriction_current ON restrictions.restriction USING btree (kind, customer_id) WHERE is_current;
CREATE INDEX restriction_newest ON restrictions.restriction USING btree (customer_id, id DESC);
CREATE INDEX reveal_of_case ON verification.reveal USING btree (case_id);
CREATE INDEX sale_newest ON pledges.sale USING btree (pledge_id, id DESC);
CREATE INDEX seat_asked ON institutions.seat USING btree (institution_id, id DESC);
CREATE INDEX seat_done ON institutions.seat USING btree (decided_at DESC, id DESC) WHERE (status = ANY (ARRAY['approved'::text, 'rejected'::text, 'ended'::text]));
CREATE INDEX seat_newest ON institutions.seat USING btree (customer_id, id DESC);
CREATE INDEX seat_waiting ON institutions.seat USING btree (id) WHERE (status = 'pending'::text);
CREATE INDEX session_of_customer ON identity.session USING btree (customer_id, id DESC);
CREATE INDEX session_open ON identity.session USING btree (customer_id, id) WHERE (ended_at IS NULL);
CREATE INDEX session_open ON staff.session USING btree (member_id) WHERE (ended_at IS NULL);
CREATE INDEX stop_change_of_holding ON pools.stop_change USING btree (holding_id, id);
CREATE INDEX submission_approved ON verification.submission USING btree (customer_id, id) WHERE (state = 'approved'::text);
CREATE INDEX submission_decided ON verification.submission USING btree (id DESC) WHERE (state <> 'waiting'::text);
CREATE INDEX submission_decided_at ON verification.submission USING btree (decided_at) WHERE (decided_at IS NOT NULL);
CREATE INDEX submission_oldest ON verification.submission USING btree (submitted_at, id) WHERE (state = 'waiting'::text);
CREATE INDEX subscription_forfeited ON new_shares.subscription USING btree (id) WHERE (status = 'forfeited'::text);
CREATE INDEX subscription_of_customer ON notifications.subscription USING btree (customer_id, id);
CREATE INDEX subscription_of_offer ON new_shares.subscription USING btree (offer_id, id) INCLUDE (lots) WHERE (status <> 'cancelled'::text);
CREATE INDEX subscription_ranked ON new_shares.subscription USING btree (offer_id, bid DESC, COALESCE(changed_at, applied_at), id) WHERE ((bid IS NOT NULL) AND (status <> 'cancelled'::text));
CREATE INDEX subscription_that_waits ON new_shares.subscription USING btree (offer_id) WHERE ((pay_waits_until IS NOT NULL) AND (status = ANY (ARRAY['awaiting_payment'::text, 'paid'::text])));
CREATE INDEX subscription_to_allot ON new_shares.subscription USING btree (offer_id, id) WHERE (status = 'paid'::text);
CREATE INDEX subscription_to_pay ON new_shares.subscription USING btree (offer_id, id) WHERE (status = 'awaiting_payment'::text);
CREATE INDEX subscription_to_settle ON new_shares.subscription USING btree (offer_id, id) WHERE (status = 'applied'::text);
CREATE INDEX take_up_entitlement ON rights.take_up USING btree (entitlement_id, id);
CREATE INDEX ticket_answered ON support.ticket USING btree (answered_at) WHERE (answered_at IS NOT NULL);
CREATE INDEX ticket_done ON support.ticket USING btree (last_at DESC, id DESC) WHERE (state <> 'open'::text);
CREATE INDEX ticket_newest ON support.ticket USING btree (customer_id, last_at DESC, id DESC);
CREATE INDEX ticket_not_closed ON support.ticket USING btree (customer_id) WHERE (state <> 'closed'::text);
CREATE INDEX ticket_silent ON support.ticket USING btree (last_at, id) WHERE (state = ANY (ARRAY['waiting'::text, 'answered'::text]));
CREATE INDEX ticket_waiting ON support.ticket USING btree (waiting_since, id) WHERE (state = 'open'::text);
CREATE INDEX trade_mandate ON day_trading.trade USING btree (mandate_id, order_id);
CREATE INDEX trigger_due ON triggers.trigger USING btree (expires_at, id) WHERE (ended_at IS NULL);
CREATE INDEX trigger_newest ON triggers.trigger USING btree (customer_id, id DESC);
CREATE INDEX trigger_of_position ON triggers.trigger USING btree (position_id) WHERE ((ended_at IS NULL) AND (position_id IS NOT NULL));
CREATE INDEX trigger_of_symbol ON triggers.trigger USING btree (symbol, id) WHERE (ended_at IS NULL);
CREATE INDEX trigger_open ON triggers.trigger USING btree (customer_id, id DESC) WHERE (ended_at IS NULL);
CREATE INDEX try_of_customer ON education.exam_try USING btree (customer_id, id);
CREATE INDEX unlock_customer ON security.unlock USING btree (customer_id);
CREATE INDEX upload_content ON uploads.upload USING btree (content_index) WHERE (used_by IS NOT NULL);
CREATE INDEX upload_unused ON uploads.upload USING btree (created_at) WHERE (used_by IS NULL);
CREATE INDEX upload_unused_of ON uploads.upload USING btree (customer_id) WHERE (used_by IS NULL);
CREATE INDEX valuation_close ON pools.valuation USING btree (pool_id, date) WHERE (moment = 'close'::text);
CREATE INDEX view_of_member ON staff.view USING btree (member_id, id);
CREATE INDEX view_of_upload ON uploads.view USING btree (upload_id, id);
CREATE INDEX win_offer ON grab.win USING btree (offer_id);
CREATE INDEX win_offer ON new_shares.win USING btree (offer_id);
CREATE INDEX withdrawal_ages ON withdrawals.withdrawal USING btree (created_at, usually_by) WHERE (status = ANY (ARRAY['pending'::text, 'approved'::text]));
CREATE INDEX withdrawal_approved ON withdrawals.withdrawal USING btree (approved_at) WHERE (approved_at IS NOT NULL);
CREATE INDEX withdrawal_decided ON withdrawals.withdrawal USING btree (id DESC) WHERE (status = ANY (ARRAY['paid'::text, 'rejected'::text]));
CREATE INDEX withdrawal_newest ON withdrawals.withdrawal USING btree (customer_id, id DESC);
CREATE INDEX withdrawal_open_destination ON withdrawals.withdrawal USING btree (destination_id) WHERE (status = ANY (ARRAY['pending'::text, 'approved'::text]));
CREATE INDEX withdrawal_rejected ON withdrawals.withdrawal USING btree (rejected_at, reason) WHERE (rejected_at IS NOT NULL);
CREATE INDEX withdrawal_waiting ON withdrawals.withdrawal USING btree (id) WHERE (status = ANY (ARRAY['pending'::text, 'approved'::text]));
CREATE UNIQUE INDEX action_once ON actions.action USING btree (symbol, ex_date) WHERE (withdrawn_at IS NULL);
CREATE UNIQUE INDEX alert_active_once ON alerts.alert USING btree (customer_id, symbol, kind, value) WHERE (status = 'active'::text);
CREATE UNIQUE INDEX application_once ON actions.application USING btree (entitlement_id) WHERE (status <> 'rejected'::actions.application_status);
CREATE UNIQUE INDEX applied_once ON new_shares.subscription USING btree (offer_id, customer_id, ordinal) WHERE (status <> 'cancelled'::text);
CREATE UNIQUE INDEX card_once ON destinations.destination USING btree (customer_id, number_index, "left"(ifsc, 4)) WHERE ((kind = 'card'::text) AND (removed_at IS NULL));
CREATE UNIQUE INDEX change_proposed ON staff.change USING btree (kind, subject) WHERE (state = 'proposed'::text);
CREATE UNIQUE INDEX change_waiting ON orders.change USING btree (order_id) WHERE (outcome IS NULL);
CREATE UNIQUE INDEX current_once ON restrictions.restriction USING btree (customer_id, kind, is_own) WHERE is_current;
CREATE UNIQUE INDEX default_once ON destinations.destination USING btree (customer_id) WHERE is_default;
CREATE UNIQUE INDEX draft_became ON products.draft USING btree (kind, published_id);
CREATE UNIQUE INDEX entry_reversed_once ON ledger.entry USING btree (reverses) WHERE (reverses IS NOT NULL);
CREATE UNIQUE INDEX halt_of_restriction ON pools.halt USING btree (restriction_id);
CREATE UNIQUE INDEX list_first ON watchlist.list USING btree (customer_id, type) WHERE is_first;
CREATE UNIQUE INDEX list_name ON watchlist.list USING btree (customer_id, type, lower(name)) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX logged_once ON new_shares.draw_log USING btree (offer_id, what, (
CASE what
    WHEN 'gap'::text THEN "left"(value, 10)
    ELSE NULL::text
END)) NULLS NOT DISTINCT;
CREATE UNIQUE INDEX mandate_open ON day_trading.mandate USING btree (customer_id) WHERE (status = ANY (ARRAY['pending'::text, 'approved'::text]));
CREATE UNIQUE INDEX message_once ON messages.message USING btree (customer_id, once_key) WHERE (once_key IS NOT NULL);
CREATE UNIQUE INDEX one_account_a_person ON grab.request USING btree (offer_id, person) WHERE ((status <> 'cancelled'::text) AND (person IS NOT NULL));
CREATE UNIQUE INDEX one_account_a_person ON new_shares.subscription USING btree (offer_id, person, ordinal) WHERE ((status <> 'cancelled'::text) AND (person IS NOT NULL));
CREATE UNIQUE INDEX one_at_a_time ON halt.halt USING btree ((true)) WHERE (ended_at IS NULL);
CREATE UNIQUE INDEX one_at_a_time ON loans.loan USING btree (customer_id) WHERE (status = ANY (ARRAY['pending'::text, 'in_progress'::text]));
CREATE UNIQUE INDEX one_at_a_time ON rights.issue USING btree (symbol) WHERE ((settled_at IS NULL) AND (withdrawn_at IS NULL));
CREATE UNIQUE INDEX one_halt_a_pool ON pools.halt USING btree (pool_id) WHERE (ended_at IS NULL);
CREATE UNIQUE INDEX one_open_try ON education.exam_try USING btree (customer_id) WHERE (outcome IS NULL);
CREATE UNIQUE INDEX one_redemption_a_holding ON pools.redemption USING btree (holding_id) WHERE (status = 'pending'::text);
CREATE UNIQUE INDEX one_request_an_offer ON grab.request USING btree (offer_id, customer_id) WHERE (status <> 'cancelled'::text);
CREATE UNIQUE INDEX one_request_at_a_time ON pledges.pledge USING btree (customer_id) WHERE (status = 'pending'::text);
CREATE UNIQUE INDEX one_waiting_a_pool ON pools.holding USING btree (pool_id, customer_id) WHERE (status = 'waiting'::text);
CREATE UNIQUE INDEX open_once ON withdrawals.withdrawal USING btree (customer_id) WHERE (status = ANY (ARRAY['pending'::text, 'approved'::text]));
CREATE UNIQUE INDEX order_closing ON orders.orders USING btree (closes) WHERE ((ended_at IS NULL) AND (closes IS NOT NULL));
CREATE UNIQUE INDEX pending_once ON block_trades.request USING btree (offer_id, customer_id) WHERE (status = 'pending'::text);
CREATE UNIQUE INDEX pending_once ON deposits.deposit USING btree (customer_id) WHERE (status = 'pending'::text);
CREATE UNIQUE INDEX pending_once ON placements.request USING btree (offer_id, customer_id) WHERE (status = 'pending'::text);
CREATE UNIQUE INDEX pending_once ON restrictions.appeal USING btree (customer_id) WHERE (state = 'pending'::text);
CREATE UNIQUE INDEX position_open ON orders."position" USING btree (id) WHERE (closed_at IS NULL);
CREATE UNIQUE INDEX reference_in_hand ON deposits.reference USING btree (customer_id) WHERE (used_at IS NULL);
CREATE UNIQUE INDEX reference_once ON withdrawals.withdrawal USING btree (reference_key);
CREATE UNIQUE INDEX seat_of_customer ON institutions.seat USING btree (customer_id) WHERE (status = ANY (ARRAY['pending'::text, 'approved'::text]));
CREATE UNIQUE INDEX seat_of_institution ON institutions.seat USING btree (institution_id) WHERE (status = ANY (ARRAY['pending'::text, 'approved'::text]));
CREATE UNIQUE INDEX submission_waiting ON verification.submission USING btree (customer_id) WHERE (state = 'waiting'::text);
CREATE UNIQUE INDEX subscription_position ON new_shares.subscription USING btree (position_id) WHERE (position_id IS NOT NULL);
CREATE UNIQUE INDEX turned_on_once ON education.exam_try USING btree (customer_id) WHERE turned_on;
CREATE UNIQUE INDEX wallet_once ON destinations.destination USING btree (customer_id, number_index, network) WHERE ((kind = 'wallet'::text) AND (removed_at IS NULL));

-- Views
create view ledger.active_hold as
 SELECT hold.kind,
    hold.reference,
    hold.customer_id,
    hold.currency,
    ((hold.amount - hold.captured) - hold.released) AS amount,
    hold.placed_at
   FROM ledger.hold
  WHERE (hold.ended_at IS NULL)
UNION ALL
 SELECT 'order'::ledger.hold_kind AS kind,
    orders.id AS reference,
    orders.customer_id,
    'INR'::text AS currency,
    orders.held AS amount,
    orders.placed_at
   FROM orders.orders
  WHERE ((orders.ended_at IS NULL) AND (orders.held > 0));
create view ledger.journal as
 SELECT e.customer_id,
    e.currency,
        CASE
            WHEN (p.hash IS NOT NULL) THEN ((e.first_seq + p.line) - 1)
            ELSE NULL::integer
        END AS seq,
    e.id AS entry_id,
    p.line,
    e.kind,
    e.reference,
    e.part,
    e.position_id,
    e.reverses,
    p.account,
        CASE
            WHEN (p.account = ANY (ARRAY['shares'::ledger.account, 'shares_lent'::ledger.account, 'venue_shares'::ledger.account, 'pool_units'::ledger.account])) THEN e.security
            ELSE e.currency
        END AS asset,
    p.amount,
    e.business_date,
    e.at,
    p.hash
   FROM (ledger.entry e
     JOIN ledger.posting p ON ((p.entry_id = e.id)));

-- Functions
CREATE OR REPLACE FUNCTION block_trades.check_request()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$
;
CREATE OR REPLACE FUNCTION block_trades.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'request % is % for good', old.id, old.status using errcode = 'check_violation', constraint = 'decided_once';
end $function$
;
CREATE OR REPLACE FUNCTION block_trades.refuse_rewriting()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'block_trades.% is append-only: % is refused', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end $function$
;
CREATE OR REPLACE FUNCTION configuration.check_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from staff.change c
    where c.id = new.change_id and c.kind = 'config' and c.subject = new.key and c.state = 'approved'
      and c.checker_id <> c.maker_id and c.after -> 'value' = new.value;
  if not found then
    raise exception 'no two people agreed on this value of %', new.key using errcode = 'check_violation';
  end if;
  if new.number <> coalesce((select max(number) from configuration.version where key = new.key), 0) + 1 then
    raise exception 'versions of % are numbered without a gap', new.key using errcode = 'check_violation';
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION configuration.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'configuration.version is append-only: % is refused', lower(tg_op) using errcode = 'restrict_violation';
end $function$
;
CREATE OR REPLACE FUNCTION configuration.refuse_picture_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'configuration.picture is append-only: % is refused', lower(tg_op) using errcode = 'restrict_violation';
end $function$
;
CREATE OR REPLACE FUNCTION content.check_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock(hashtext('content.version'));
  if new.number <> coalesce((select max(number) from content.version where kind = new.kind and key = new.key), 0) + 1 then
    raise exception 'versions of %/% are numbered without a gap', new.kind, new.key using errcode = 'check_violation';
  end if;
  if new.house_hash is not null then
    if exists (select from content.version where kind = new.kind and key = new.key and house_hash is null) then
      raise exception '%/% is what people made of it', new.kind, new.key using errcode = 'check_violation';
    end if;
    return new;
  end if;
  perform from staff.change c
    where c.id = new.change_id and c.kind = 'document' and c.subject = new.kind || '/' || new.key and c.state = 'approved'
      and c.maker_id = new.maker_id and c.checker_id = new.checker_id
      and c.after -> 'texts' = coalesce(new.texts, 'null') and c.after ->> 'group' is not distinct from new.listed_in
      and coalesce(c.after -> 'facts', 'null') = coalesce(new.facts, 'null')
      and (c.after -> 'place')::integer = new.place and (c.after -> 'asksAgain')::boolean = new.asks_again;
  if not found then
    raise exception 'no two people agreed on this version of %/%', new.kind, new.key using errcode = 'check_violation';
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION content.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'content.% is append-only: % is refused', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end $function$
;
CREATE OR REPLACE FUNCTION credit.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'credit.% is append-only: % is refused', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end $function$
;
CREATE OR REPLACE FUNCTION day_trading.check_trade()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (select from day_trading.mandate m where m.id = new.mandate_id and m.customer_id = new.customer_id
      and m.status = 'approved' and new.placed_at >= m.opens_at and new.placed_at < m.square_off_at) then
    raise exception 'mandate % takes no such order', new.mandate_id using errcode = 'check_violation', constraint = 'order_fits_its_mandate';
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION day_trading.keep_course()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.status <> new.status and not (old.status = 'pending' and new.status in ('approved', 'rejected', 'cancelled', 'expired')
      or old.status = 'approved' and new.status = 'settled') or old.status not in ('pending', 'approved') then
    raise exception 'mandate % is % and does not become %', old.id, old.status, new.status
      using errcode = 'check_violation', constraint = 'course_of_a_mandate';
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION day_trading.keep_record()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the record of order % stays', old.order_id using errcode = 'restrict_violation', constraint = 'recorded_once';
end $function$
;
CREATE OR REPLACE FUNCTION deposits.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'deposit % is % for good', old.id, old.status using errcode = 'check_violation';
end $function$
;
CREATE OR REPLACE FUNCTION destinations.refuse_other_number()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.number is null or new.number is not null then
    raise exception 'the number of destination % stays', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION education.keep_ended()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.outcome is not null then raise exception 'a try that is over does not change'; end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION exchange.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'exchange.% is append-only: % is refused', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end $function$
;
CREATE OR REPLACE FUNCTION grab.keep_list()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from grab.offer o where o.id = new.offer_id and (o.rule <> 'draw' or o.frozen_at is not null
    or o.withdrawn_at is not null and new.status = 'pending')) then
    raise exception 'the list of offer % is frozen', new.offer_id using errcode = 'check_violation', constraint = 'list_is_frozen';
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION grab.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'request % is decided', old.id using errcode = 'check_violation', constraint = 'ended_once';
end $function$
;
CREATE OR REPLACE FUNCTION grab.refuse_rewriting()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'what a draw gave stays' using errcode = 'restrict_violation';
end $function$
;
CREATE OR REPLACE FUNCTION grab.refuse_second_time()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'a step of offer % is done once', old.id using errcode = 'check_violation', constraint = 'step_done_once';
end $function$
;
CREATE OR REPLACE FUNCTION halt.check_end()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.ended_at is not null or new.id <> old.id or new.at <> old.at or new.member_id <> old.member_id
    or new.name <> old.name or new.reason <> old.reason then
    raise exception 'a halt only ends, once' using errcode = 'check_violation';
  end if;
  perform from staff.change c where c.id = new.change_id and c.kind = 'restart' and c.subject = new.id::text
    and c.state = 'approved' and c.checker_id <> c.maker_id;
  if not found then
    raise exception 'no two people agreed to end halt %', new.id using errcode = 'check_violation';
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION halt.in_force()
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
declare
  since bigint;
begin
  perform pg_advisory_xact_lock_shared(hashtext('halt.switch'));
  select at into since from halt.halt where ended_at is null;
  return since;
end $function$
;
CREATE OR REPLACE FUNCTION halt.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'halt.halt is never deleted from' using errcode = 'restrict_violation';
end $function$
;
CREATE OR REPLACE FUNCTION identity.refuse_pool()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from identity.customer where id = new.customer_id and kind = 'pool') then
    raise exception 'customer % is a pool', new.customer_id using errcode = 'check_violation', constraint = 'nobody_signs_in_to_a_pool';
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION institutions.keep_decided()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'seat % is decided', old.id using errcode = 'check_violation', constraint = 'decided_once';
end $function$
;
CREATE OR REPLACE FUNCTION ledger.check_entries()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  closed date;
begin
  perform pg_advisory_xact_lock_shared(hashtext('ledger.closed_day'));
  select max(business_date) into closed from ledger.closed_day;
  if exists (select from added where business_date <= closed) then
    raise exception 'business date % is closed', closed using errcode = 'check_violation', constraint = 'closed_day';
  end if;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION ledger.check_postings()
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
      coalesce(sum(amount) filter (where account not in ('shares', 'shares_lent', 'venue_shares', 'pool_units')), 0) as money,
      coalesce(sum(amount) filter (where account in ('shares', 'shares_lent', 'venue_shares', 'pool_units')), 0) as shares,
      bool_or(account in ('shares', 'shares_lent', 'venue_shares', 'pool_units')) as has_shares
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
end $function$
;
CREATE OR REPLACE FUNCTION ledger.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'ledger.% is append-only: % is refused', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end $function$
;
CREATE OR REPLACE FUNCTION ledger.refuse_hold_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'hold % % has ended or would shrink', old.kind, old.reference using errcode = 'check_violation';
end $function$
;
CREATE OR REPLACE FUNCTION ledger.write_balances(customers bigint[], held_now bigint[], book_currency text)
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
$function$
;
CREATE OR REPLACE FUNCTION lending.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the fee of position % on % is fixed', old.position_id, old.date using errcode = 'check_violation', constraint = 'fixed';
end $function$
;
CREATE OR REPLACE FUNCTION loans.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'loan % is %', old.id, old.status using errcode = 'check_violation', constraint = 'one_way';
end $function$
;
CREATE OR REPLACE FUNCTION market.keep_session(kept_symbol text, kept_date date, from_start bigint, to_start bigint, kept_digest bytea, kept_bars bytea)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  gone record;
begin
  with removed as (
    delete from market.minute_bar where symbol = kept_symbol and start >= from_start and start < to_start returning *
  )
  select count(*)::int as count,
    sha256(convert_to(string_agg(concat_ws(',', start, open, high, low, close, volume), ';' order by start), 'UTF8')) as digest
    into gone from removed;
  if gone.count = 0 then
    return 0;
  end if;
  if gone.digest <> kept_digest then
    raise exception 'the minutes of % on % are not what was compressed', kept_symbol, kept_date using errcode = 'data_exception';
  end if;
  insert into market.session_bars (symbol, business_date, part, count, digest, bars)
  select kept_symbol, kept_date, coalesce(max(part), 0) + 1, gone.count, kept_digest, kept_bars
  from market.session_bars where symbol = kept_symbol and business_date = kept_date;
  return gone.count;
end
$function$
;
CREATE OR REPLACE FUNCTION market.missed_of(opened bigint, closed bigint)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  with stretch as (
    select started_at, through,
      max(through) over (order by started_at rows between unbounded preceding and 1 preceding) as before
    from market.recording where through > opened and started_at < closed
  ), first as (
    select greatest(opened, (select floor(extract(epoch from started_at) * 1000)::bigint from market.genesis)) as minute
  )
  select case
    when not exists (select from stretch where started_at <= closed - 60000 and through >= closed) then 'close_missed'
    when exists (select from stretch, first
      where started_at / 60000 * 60000 > coalesce((before + 59999) / 60000 * 60000, first.minute)) then 'minutes_missed'
  end
$function$
;
CREATE OR REPLACE FUNCTION market.refuse_day()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from market.daily_bar where symbol = new.symbol and business_date = new.business_date) then
    return new;
  end if;
  if exists (select from market.daily_bar where symbol = new.symbol and business_date > new.business_date) then
    raise exception 'the day % of % was not recorded and is not made up later', new.business_date, new.symbol
      using errcode = 'data_exception';
  end if;
  if new.business_date > coalesce((select (to_timestamp(through / 1000) at time zone 'Asia/Kolkata' - interval '5 hours')::date
    from market.recording order by started_at desc limit 1), '-infinity')
  then
    raise exception 'the day % of % has not come', new.business_date, new.symbol using errcode = 'data_exception';
  end if;
  return new;
end
$function$
;
CREATE OR REPLACE FUNCTION market.refuse_day_edit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.high < old.high or new.low > old.low or new.volume < old.volume or new.turnover < old.turnover
    or exists (select from market.daily_bar where symbol = old.symbol and business_date > old.business_date)
  then
    raise exception 'the day % of % is recorded and is not edited', old.business_date, old.symbol
      using errcode = 'data_exception';
  end if;
  return new;
end
$function$
;
CREATE OR REPLACE FUNCTION market.refuse_late_minute()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from market.minute_bar where symbol = new.symbol and start = new.start) then
    -- What may become of one that is there, the trigger on updates says.
    return new;
  end if;
  if exists (select from market.minute_bar where symbol = new.symbol and start > new.start)
    or exists (select from market.session_bars where symbol = new.symbol
      and business_date > (to_timestamp(new.start / 1000) at time zone 'Asia/Kolkata')::date)
  then
    raise exception 'the minute % of % was not recorded and is not made up later', new.start, new.symbol using errcode = 'data_exception';
  end if;
  -- The running minute is written by a stop.
  if new.start > coalesce((select through from market.recording order by started_at desc limit 1), 0) + 60000 then
    raise exception 'the minute % of % has not come', new.start, new.symbol using errcode = 'data_exception';
  end if;
  return new;
end
$function$
;
CREATE OR REPLACE FUNCTION market.refuse_minute_edit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.high < old.high or new.low > old.low or new.volume < old.volume
    or exists (select from market.minute_bar where symbol = old.symbol and start > old.start)
  then
    raise exception 'the minute % of % is recorded and is not edited', old.start, old.symbol using errcode = 'data_exception';
  end if;
  return new;
end
$function$
;
CREATE OR REPLACE FUNCTION market.refuse_recording()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if tg_op = 'INSERT' and exists (select from market.recording where started_at = new.started_at) then
    -- What may become of one that is there, is asked of the update.
    return new;
  end if;
  if new.through < new.started_at
    or exists (select from market.recording r where r.started_at > new.started_at
      or tg_op = 'INSERT' and r.started_at < new.started_at and r.through > new.started_at)
    or tg_op = 'UPDATE' and new.through < old.through
  then
    raise exception 'what was not recorded from % on is not made up later', new.started_at using errcode = 'data_exception';
  end if;
  if new.through > extract(epoch from clock_timestamp()) * 1000 + 60000 and not exists (select from market.own_time) then
    raise exception 'nothing is recorded ahead of its time, as of %', new.through using errcode = 'data_exception';
  end if;
  return new;
end
$function$
;
CREATE OR REPLACE FUNCTION messages.keep_about_type()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  unknown text;
begin
  select w.about_type into unknown from (select distinct about_type from written) w
  where w.about_type is not null and not exists (select from messages.about_type t where t.name = w.about_type)
  limit 1;
  if found then
    raise exception 'no message is about a %', unknown using errcode = 'foreign_key_violation', constraint = 'about_type_is_known';
  end if;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION new_shares.check_persons()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
declare
  stranger bigint;
begin
  select a.customer_id into stranger from added a
  where a.person is null or a.person is distinct from (
    select new_shares.person_in(a.offer_id, n.blind_index) from verification.number n
    where n.customer_id = a.customer_id and n.kind = 'pan')
  limit 1;
  if found then
    raise exception 'customer % is no verified person', stranger using errcode = 'check_violation', constraint = 'applicant_is_a_person';
  end if;
  return null;
end
$function$
;
CREATE OR REPLACE FUNCTION new_shares.hmac_pad(key bytea, with_byte integer)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE
RETURN (SELECT string_agg(set_byte('\x00'::bytea, 0, (CASE WHEN (at.at < length(hmac_pad.key)) THEN get_byte(hmac_pad.key, at.at) ELSE 0 END # hmac_pad.with_byte)), '\x'::bytea ORDER BY at.at) AS string_agg FROM generate_series(0, 63) at(at))
;
CREATE OR REPLACE FUNCTION new_shares.keep_list()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  found_id bigint;
begin
  select s.offer_id into found_id from (select distinct offer_id from changed) s
  where not exists (select from new_shares.offer o where o.id = s.offer_id)
  limit 1;
  if found then
    raise exception 'there is no offer %', found_id using errcode = 'foreign_key_violation', constraint = 'application_has_its_offer';
  end if;
  select o.id into found_id from (select distinct offer_id, status from changed where status in ('applied', 'cancelled')) s
  join new_shares.offer o on o.id = s.offer_id
  where o.frozen_at is not null and o.withdrawn_at is null or o.withdrawn_at is not null and s.status = 'applied'
  limit 1;
  if found then
    raise exception 'the list of offer % is frozen', found_id using errcode = 'check_violation', constraint = 'list_is_frozen';
  end if;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION new_shares.lock_offer(offer_id bigint, alone boolean)
 RETURNS void
 LANGUAGE sql
AS $function$
  select case when alone then pg_advisory_xact_lock(8271, hashint8(offer_id))
    else pg_advisory_xact_lock_shared(8271, hashint8(offer_id)) end
$function$
;
CREATE OR REPLACE FUNCTION new_shares.person_in(offer_id bigint, blind_index bytea)
 RETURNS bytea
 LANGUAGE sql
 STABLE
RETURN sha256((convert_to((offer_id)::text, 'UTF8'::name) || blind_index))
;
CREATE OR REPLACE FUNCTION new_shares.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'application % is % for good', old.id, old.status using errcode = 'check_violation';
end $function$
;
CREATE OR REPLACE FUNCTION new_shares.refuse_rewriting()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'new_shares.% is append-only: % is refused', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end $function$
;
CREATE OR REPLACE FUNCTION new_shares.refuse_second_result()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'what the draw of offer % published stays', old.offer_id using errcode = 'check_violation', constraint = 'published_once';
end $function$
;
CREATE OR REPLACE FUNCTION new_shares.refuse_second_time()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'a step of offer % is done once', old.id using errcode = 'check_violation', constraint = 'step_done_once';
end $function$
;
CREATE OR REPLACE FUNCTION new_shares.refuse_void()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (
    select from new_shares.draw w
    left join lateral jsonb_array_elements(w.terms -> 'sessions') s on true
    join market.daily_bar d on d.symbol = new.public_index
      and d.business_date = coalesce((s ->> 'date')::date, new.public_date)
    where w.offer_id = new.id
      and exists (select from market.daily_bar n where n.symbol = d.symbol and n.business_date > d.business_date)
      and (s is null or market.missed_of((s ->> 'open')::bigint, (s ->> 'close')::bigint) is null
        and not exists (select from new_shares.draw_log l where l.offer_id = new.id and l.what = 'gap'
          and left(l.value, 10) < s ->> 'date' and l.at >= (s ->> 'close')::bigint))
  ) then
    raise exception 'offer % has its level', new.id using errcode = 'check_violation', constraint = 'level_is_there';
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION orders.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'block trade % is what it is', old.position_id using errcode = 'restrict_violation';
end $function$
;
CREATE OR REPLACE FUNCTION orders.refuse_change_again()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'change % of order % has ended', old.number, old.order_id using errcode = 'check_violation', constraint = 'change_ends_once';
end $function$
;
CREATE OR REPLACE FUNCTION orders.refuse_order_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'order % has ended or would hold more', old.id using errcode = 'check_violation', constraint = 'order_ends_once';
end $function$
;
CREATE OR REPLACE FUNCTION orders.take_terms()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  c orders.change;
begin
  select * into c from orders.change where order_id = new.id and number = new.terms and number = new.changes and outcome = 'done';
  if c.order_id is null then
    raise exception 'order % has no change % that is done', new.id, new.terms using errcode = 'check_violation', constraint = 'terms_as_asked';
  end if;
  new.price := c.price;
  new.worst_price := c.worst_price;
  -- What had filled by then may be more.
  new.quantity := greatest(c.quantity, new.filled);
  new.stop_loss := c.stop_loss;
  new.take_profit := c.take_profit;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION placements.check_request()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$
;
CREATE OR REPLACE FUNCTION placements.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'request % is % for good', old.id, old.status using errcode = 'check_violation', constraint = 'decided_once';
end $function$
;
CREATE OR REPLACE FUNCTION placements.refuse_rewriting()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'placements.% is append-only: % is refused', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end $function$
;
CREATE OR REPLACE FUNCTION pledges.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'pledge % is %', old.id, old.status using errcode = 'check_violation', constraint = 'one_way';
end $function$
;
CREATE OR REPLACE FUNCTION pools.keep_halted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from pools.halt where restriction_id = new.id and ended_at is null) then
    raise exception 'restriction % is of a pool that is halted', new.id using errcode = 'check_violation', constraint = 'halt_ends_by_two';
  end if;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION pools.keep_holding()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'holding % is %', old.id, old.status using errcode = 'check_violation', constraint = 'course_of_a_holding';
end $function$
;
CREATE OR REPLACE FUNCTION pools.keep_redemption()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'redemption % is %', old.id, old.status using errcode = 'check_violation', constraint = 'course_of_a_redemption';
end $function$
;
CREATE OR REPLACE FUNCTION pools.worth_on(ended date, customers bigint[])
 RETURNS TABLE(customer_id bigint, worth numeric)
 LANGUAGE sql
 STABLE
AS $function$
  select h.customer_id, sum(case v.units when 0 then h.units else div(h.units * v.value, v.units) end)
  from (
    select f.customer_id, f.pool_id, sum(case f.what when 'subscribed' then f.units else -f.units end) as units, max(f.number) as number
    from pools.flow f join ledger.entry e on e.id = f.entry_id
    where f.customer_id = any (customers) and e.business_date <= ended group by 1, 2
  ) h
  join lateral (
    select v.value, v.units from pools.valuation v
    where v.pool_id = h.pool_id and (v.number <= h.number or v.date < ended or v.date = ended and v.moment = 'session')
    order by v.number desc limit 1
  ) v on true
  where h.units > 0 group by 1
$function$
;
CREATE OR REPLACE FUNCTION products.keep_published()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.published_id is not null then
    raise exception 'draft % is published', old.id using errcode = 'restrict_violation', constraint = 'published_stays';
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  if new.published_id is not null then
    perform from staff.change c where c.id = new.change_id and c.kind = 'product' and c.subject = 'draft:' || new.id
      and c.state = 'approved' and c.checker_id <> c.maker_id and c.after -> 'values' = new."values";
    if not found then
      raise exception 'draft % has no second person', new.id using errcode = 'check_violation', constraint = 'published_as_agreed';
    end if;
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION proofs.check_bank_statement()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from staff.change c where c.id = new.change_id and c.kind = 'bank_statement' and c.state = 'approved'
    and c.checker_id <> c.maker_id and c.subject = new.currency || ' ' || new.date;
  if not found then
    raise exception 'no two people agreed on the balance of %', new.date using errcode = 'check_violation';
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION proofs.refuse_bank_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'proofs.bank_statement is append-only: % is refused', lower(tg_op) using errcode = 'restrict_violation';
end $function$
;
CREATE OR REPLACE FUNCTION proofs.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'proofs.% is append-only: % is refused', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end $function$
;
CREATE OR REPLACE FUNCTION restrictions.another_decides()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from restrictions.restriction where id = new.restriction_id and new.decided_by in (author_id, approved_by)) then
    raise exception 'appeal % is for another person', new.id using errcode = 'check_violation';
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION restrictions.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% % is over', tg_table_name, old.id using errcode = 'check_violation';
end $function$
;
CREATE OR REPLACE FUNCTION restrictions.show_on_customer()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  update identity.customer set restrictions = (
    select jsonb_agg(jsonb_build_object('case', r.id::text, 'kind', r.kind, 'reason', r.reason, 'since', r.since,
      'until', r.until, 'isOwn', r.is_own) order by r.is_own, r.id)
    from restrictions.restriction r where r.customer_id = new.customer_id and r.is_current
  ) where id = new.customer_id;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION rights.check_take_up()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (
    select from rights.entitlement e join rights.issue i on i.id = e.issue_id
    where e.id = new.entitlement_id and e.customer_id = new.customer_id and i.recorded_at is not null and e.lapsed is null
      and new.at >= i.opens_at and (new.at < i.pay_by and i.shared_at is null
        or new.at < e.waits_until and new.extra = 0 and i.waits)
  ) then
    raise exception 'rights % cannot be taken up', new.entitlement_id using errcode = 'check_violation', constraint = 'taken_up_in_time';
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION rights.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'rights.% % is settled for good', tg_table_name, old.id using errcode = 'check_violation', constraint = 'settled_once';
end $function$
;
CREATE OR REPLACE FUNCTION rights.refuse_rewriting()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'rights.% is append-only: % is refused', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end $function$
;
CREATE OR REPLACE FUNCTION staff.chain_audit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  head record;
begin
  perform pg_advisory_xact_lock(827404);
  select seq, hash into head from staff.audit order by seq desc limit 1;
  new.seq := coalesce(head.seq, 0) + 1;
  new.previous := coalesce(head.hash, decode(repeat('00', 32), 'hex'));
  new.hash := sha256(new.previous || convert_to(concat_ws(E'\n', new.seq, (extract(epoch from new.at) * 1000)::bigint,
    coalesce(new.member_id, 0), new.action, new.subject, new.detail), 'utf8'));
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION staff.check_added()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from staff.change c where c.id = new.change_id and c.kind = 'staff' and c.subject = new.account
    and c.state = 'approved' and c.checker_id <> c.maker_id;
  if not found then
    raise exception 'no two people agreed on member %', new.account using errcode = 'check_violation';
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION staff.check_credentials()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- The enrolment itself.
  if old.password_hash is null and new.reset_id is not distinct from old.reset_id then return new; end if;
  perform from staff.change c
    where c.id = new.reset_id and c.id > coalesce(old.reset_id, 0) and c.kind = 'staff' and c.subject = new.account
      and c.state = 'approved' and c.checker_id <> c.maker_id and new.id not in (c.maker_id, c.checker_id)
      and c.after ->> 'isEnrolled' = 'false';
  if not found or new.password_hash is not null then
    raise exception 'no two people agreed that member % enrols anew', new.account using errcode = 'check_violation';
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION staff.check_enrolled()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (select count(*) from staff.enrolment e where e.member_id = new.id and e.is_used) <> 2 then
    raise exception 'member % enrols with the codes of two people', new.account using errcode = 'check_violation';
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION staff.check_enrolment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from staff.member m, staff.member issuer
    where m.id = new.member_id and m.password_hash is null and issuer.id = new.issued_by and issuer.id <> m.id
      and not issuer.is_disabled and issuer.roles && array['admin', 'risk'];
  if not found then
    raise exception 'no code of % for member %', new.issued_by, new.member_id using errcode = 'check_violation';
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION staff.check_maker()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from staff.member m where m.id = new.maker_id and not m.is_disabled;
  if not found then
    raise exception 'change % was proposed by somebody disabled', new.id using errcode = 'check_violation';
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION staff.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% of %.% is refused', lower(tg_op), tg_table_schema, tg_table_name using errcode = 'restrict_violation';
end $function$
;
CREATE OR REPLACE FUNCTION staff.told_late(told jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE COST 10000
AS $function$
begin
  return told;
end $function$
;
CREATE OR REPLACE FUNCTION support.keep_course()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.state = 'closed' and new.state not in ('closed', 'open') or old.scored_at is not null and new.scored_at is distinct from old.scored_at then
    raise exception 'ticket % is % and does not become %', old.id, old.state, new.state
      using errcode = 'check_violation', constraint = 'course_of_a_ticket';
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION support.keep_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'what was written in a ticket stays' using errcode = 'restrict_violation', constraint = 'written_once';
end $function$
;
CREATE OR REPLACE FUNCTION triggers.keep_course()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.ended_at is not null or old.status <> new.status and not (
      old.status = 'active' and new.status in ('firing', 'cancelled', 'expired')
      or old.status = 'firing' and new.status in ('waiting', 'placed', 'failed', 'expired')
      or old.status = 'waiting' and new.status in ('firing', 'cancelled', 'expired')) then
    raise exception 'trigger % is % and does not become %', old.id, old.status, new.status
      using errcode = 'check_violation', constraint = 'course_of_a_trigger';
  end if;
  if old.fired_at is not null and (old.fired_by, old.fired_mark, old.fired_at) is distinct from (new.fired_by, new.fired_mark, new.fired_at) then
    raise exception 'trigger % fired once', old.id using errcode = 'check_violation', constraint = 'fired_once';
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION triggers.keep_terms()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (old.limit_price, old.target_price, old.target_limit_price, old.trail, old.trail_by, old.lots, old.expires_on, old.expires_at, old.time_in_force)
      is distinct from (new.limit_price, new.target_price, new.target_limit_price, new.trail, new.trail_by, new.lots, new.expires_on, new.expires_at, new.time_in_force)
    or old.reached_from <> new.reached_from
    or (case old.reached_from when 'above' then new.trigger_price < old.trigger_price or new.best < old.best
      else new.trigger_price > old.trigger_price or new.best > old.best end)
    or old.kind <> 'trailing' and new.trigger_price <> old.trigger_price then
    raise exception 'terms of trigger % change with their number', old.id using errcode = 'check_violation', constraint = 'terms_by_number';
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION uploads.keep_used()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.used_by is not null and old.purpose <> 'avatar' then raise exception 'upload % is used', old.id; end if;
  return old;
end $function$
;
CREATE OR REPLACE FUNCTION uploads.view_once()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.viewed_at is not null then raise exception 'view % has been written', old.id; end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION verification.keep_decided()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.state <> 'waiting' then raise exception 'submission % is decided', old.id; end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION verification.keep_number()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from verification.person where customer_id = old.customer_id and state = 'verified') then
    raise exception 'the document of customer % is verified', old.customer_id using errcode = 'check_violation', constraint = 'verified_keeps_its_number';
  end if;
  return old;
end
$function$
;
CREATE OR REPLACE FUNCTION vip.totals_on(ended date, customers bigint[])
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
    + coalesce(u.worth, 0)
  from ledger.balance b left join moved m using (customer_id) left join profit p using (customer_id)
    left join pools.worth_on(ended, customers) u using (customer_id)
  where b.currency = 'INR' and b.customer_id = any (customers)
$function$
;
CREATE OR REPLACE FUNCTION withdrawals.reference_key(reference text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN upper(regexp_replace(reference, '[^A-Za-z0-9]'::text, ''::text, 'g'::text))
;
CREATE OR REPLACE FUNCTION withdrawals.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'withdrawal % is % for good', old.id, old.status using errcode = 'check_violation';
end $function$
;
CREATE OR REPLACE FUNCTION withdrawals.write_reference_key()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.reference_key := withdrawals.reference_key(new.bank_reference);
  return new;
end $function$
;

-- Triggers
CREATE CONSTRAINT TRIGGER halt_ends_by_two AFTER UPDATE ON restrictions.restriction DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((new.lifted_at IS NOT NULL) AND (new.kind = 'no_trade'::text))) EXECUTE FUNCTION pools.keep_halted();
CREATE TRIGGER about_type_is_known AFTER INSERT ON messages.message REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION messages.keep_about_type();
CREATE TRIGGER added_by_two BEFORE INSERT ON staff.member FOR EACH ROW WHEN ((new.change_id IS NOT NULL)) EXECUTE FUNCTION staff.check_added();
CREATE TRIGGER another_decides BEFORE UPDATE ON restrictions.appeal FOR EACH ROW WHEN ((new.decided_by IS NOT NULL)) EXECUTE FUNCTION restrictions.another_decides();
CREATE TRIGGER applicant_is_a_person AFTER INSERT ON grab.request REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION new_shares.check_persons();
CREATE TRIGGER applicant_is_a_person AFTER INSERT ON new_shares.subscription REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION new_shares.check_persons();
CREATE TRIGGER balance_is_kept BEFORE DELETE OR TRUNCATE ON ledger.balance FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER bank_statement_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON proofs.bank_statement FOR EACH STATEMENT EXECUTE FUNCTION proofs.refuse_bank_change();
CREATE TRIGGER block_trade_is_kept BEFORE UPDATE ON orders.block_trade FOR EACH ROW WHEN (((old.number IS NOT NULL) OR (((((((((old.position_id IS DISTINCT FROM new.position_id) OR (old.customer_id IS DISTINCT FROM new.customer_id)) OR (old.reference IS DISTINCT FROM new.reference)) OR (old.price IS DISTINCT FROM new.price)) OR (old.mark IS DISTINCT FROM new.mark)) OR (old.agreed_at IS DISTINCT FROM new.agreed_at)) OR (old.quantity IS DISTINCT FROM new.quantity)) OR (old.origin IS DISTINCT FROM new.origin)) OR (old.symbol IS DISTINCT FROM new.symbol)))) EXECUTE FUNCTION orders.refuse_change();
CREATE TRIGGER by_another BEFORE INSERT OR UPDATE ON staff.enrolment FOR EACH ROW EXECUTE FUNCTION staff.check_enrolment();
CREATE TRIGGER chained BEFORE INSERT ON staff.audit FOR EACH ROW EXECUTE FUNCTION staff.chain_audit();
CREATE TRIGGER change_ends_once BEFORE UPDATE ON orders.change FOR EACH ROW WHEN ((old.outcome IS NOT NULL)) EXECUTE FUNCTION orders.refuse_change_again();
CREATE TRIGGER charge_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON rights.charge FOR EACH STATEMENT EXECUTE FUNCTION rights.refuse_rewriting();
CREATE TRIGGER checkpoint_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON proofs.checkpoint FOR EACH STATEMENT EXECUTE FUNCTION proofs.refuse_change();
CREATE TRIGGER closed_day_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger.closed_day FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER consent_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON content.consent FOR EACH STATEMENT EXECUTE FUNCTION content.refuse_change();
CREATE TRIGGER course_of_a_holding BEFORE UPDATE ON pools.holding FOR EACH ROW WHEN (((old.status <> ALL (ARRAY['waiting'::text, 'in_progress'::text])) OR ((old.status = 'in_progress'::text) AND (new.status <> ALL (ARRAY['in_progress'::text, 'ended'::text]))) OR ((old.status = 'waiting'::text) AND (new.status = 'ended'::text)) OR (new.invested <> old.invested) OR (new.locked_until <> old.locked_until) OR ((old.status = 'in_progress'::text) AND (new.units > old.units)) OR (new.paid_out < old.paid_out))) EXECUTE FUNCTION pools.keep_holding();
CREATE TRIGGER course_of_a_mandate BEFORE UPDATE ON day_trading.mandate FOR EACH ROW EXECUTE FUNCTION day_trading.keep_course();
CREATE TRIGGER course_of_a_redemption BEFORE UPDATE ON pools.redemption FOR EACH ROW WHEN (((old.status <> 'pending'::text) OR (new.settled < old.settled) OR (new.units <> old.units))) EXECUTE FUNCTION pools.keep_redemption();
CREATE TRIGGER course_of_a_ticket BEFORE UPDATE ON support.ticket FOR EACH ROW EXECUTE FUNCTION support.keep_course();
CREATE TRIGGER course_of_a_trigger BEFORE UPDATE ON triggers.trigger FOR EACH ROW EXECUTE FUNCTION triggers.keep_course();
CREATE TRIGGER daily_bar_in_order BEFORE INSERT ON market.daily_bar FOR EACH ROW EXECUTE FUNCTION market.refuse_day();
CREATE TRIGGER daily_bar_only_grows BEFORE UPDATE ON market.daily_bar FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION market.refuse_day_edit();
CREATE TRIGGER day_total_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger.day_total FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER decided_is_final BEFORE UPDATE ON staff.change FOR EACH ROW WHEN ((old.state <> 'proposed'::text)) EXECUTE FUNCTION staff.refuse_change();
CREATE TRIGGER decided_once BEFORE UPDATE ON block_trades.request FOR EACH ROW WHEN ((old.status <> 'pending'::text)) EXECUTE FUNCTION block_trades.refuse_change();
CREATE TRIGGER decided_once BEFORE UPDATE ON deposits.deposit FOR EACH ROW WHEN ((old.status <> 'pending'::text)) EXECUTE FUNCTION deposits.refuse_change();
CREATE TRIGGER decided_once BEFORE UPDATE ON institutions.seat FOR EACH ROW WHEN (((old.status <> 'pending'::text) AND (NOT ((old.status = 'approved'::text) AND (new.status = 'ended'::text) AND (NOT (((((new.claimed_at IS DISTINCT FROM old.claimed_at) OR (new.decided_at IS DISTINCT FROM old.decided_at)) OR (new.decided_by IS DISTINCT FROM old.decided_by)) OR (new.decided_name IS DISTINCT FROM old.decided_name)) OR (new.note IS DISTINCT FROM old.note))))))) EXECUTE FUNCTION institutions.keep_decided();
CREATE TRIGGER decided_once BEFORE UPDATE ON placements.request FOR EACH ROW WHEN ((old.status <> 'pending'::text)) EXECUTE FUNCTION placements.refuse_change();
CREATE TRIGGER decided_once BEFORE UPDATE ON restrictions.appeal FOR EACH ROW WHEN ((old.state <> 'pending'::text)) EXECUTE FUNCTION restrictions.refuse_change();
CREATE TRIGGER draw_is_kept BEFORE DELETE OR TRUNCATE ON new_shares.draw FOR EACH STATEMENT EXECUTE FUNCTION new_shares.refuse_rewriting();
CREATE TRIGGER draw_log_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON new_shares.draw_log FOR EACH STATEMENT EXECUTE FUNCTION new_shares.refuse_rewriting();
CREATE TRIGGER ended_once BEFORE UPDATE ON grab.request FOR EACH ROW WHEN (((old.status <> 'pending'::text) OR (((((new.offer_id IS DISTINCT FROM old.offer_id) OR (new.customer_id IS DISTINCT FROM old.customer_id)) OR (new.lots IS DISTINCT FROM old.lots)) OR (new.total IS DISTINCT FROM old.total)) OR (new.person IS DISTINCT FROM old.person)))) EXECUTE FUNCTION grab.refuse_change();
CREATE TRIGGER ended_once BEFORE UPDATE ON new_shares.subscription FOR EACH ROW WHEN ((old.status = ANY (ARRAY['cancelled'::text, 'not_won'::text, 'forfeited'::text, 'allotted'::text]))) EXECUTE FUNCTION new_shares.refuse_change();
CREATE TRIGGER ended_once BEFORE UPDATE ON withdrawals.withdrawal FOR EACH ROW WHEN (((old.status = ANY (ARRAY['paid'::text, 'rejected'::text, 'cancelled'::text])) OR ((old.status = 'approved'::text) AND (new.status = ANY (ARRAY['pending'::text, 'cancelled'::text]))))) EXECUTE FUNCTION withdrawals.refuse_change();
CREATE TRIGGER ends_by_two_people BEFORE UPDATE ON halt.halt FOR EACH ROW EXECUTE FUNCTION halt.check_end();
CREATE TRIGGER enrolled_by_two BEFORE UPDATE ON staff.member FOR EACH ROW WHEN (((old.password_hash IS NULL) AND (new.password_hash IS NOT NULL))) EXECUTE FUNCTION staff.check_enrolled();
CREATE TRIGGER entries_are_in_open_dates AFTER INSERT ON ledger.entry REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION ledger.check_entries();
CREATE TRIGGER entries_balance AFTER INSERT ON ledger.posting REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION ledger.check_postings();
CREATE TRIGGER entry_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger.entry FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER event_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON credit.event FOR EACH STATEMENT EXECUTE FUNCTION credit.refuse_change();
CREATE TRIGGER exchange_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON exchange.exchange FOR EACH STATEMENT EXECUTE FUNCTION exchange.refuse_change();
CREATE TRIGGER hold_ends_once BEFORE UPDATE ON ledger.hold FOR EACH ROW WHEN (((old.ended_at IS NOT NULL) OR (new.captured < old.captured) OR (new.released < old.released) OR (new.amount <> old.amount) OR (new.customer_id <> old.customer_id) OR (new.currency <> old.currency))) EXECUTE FUNCTION ledger.refuse_hold_change();
CREATE TRIGGER hold_is_kept BEFORE DELETE OR TRUNCATE ON ledger.hold FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER keep_decided BEFORE UPDATE ON verification.submission FOR EACH ROW EXECUTE FUNCTION verification.keep_decided();
CREATE TRIGGER keep_ended BEFORE UPDATE ON education.exam_try FOR EACH ROW EXECUTE FUNCTION education.keep_ended();
CREATE TRIGGER keep_used BEFORE DELETE ON uploads.upload FOR EACH ROW EXECUTE FUNCTION uploads.keep_used();
CREATE TRIGGER leaf_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON proofs.leaf FOR EACH STATEMENT EXECUTE FUNCTION proofs.refuse_change();
CREATE TRIGGER level_is_there BEFORE UPDATE ON new_shares.offer FOR EACH ROW WHEN ((new.is_void AND (NOT old.is_void))) EXECUTE FUNCTION new_shares.refuse_void();
CREATE TRIGGER lifted_once BEFORE UPDATE ON restrictions.restriction FOR EACH ROW WHEN (((old.lifted_at IS NOT NULL) OR (new.is_current AND (NOT old.is_current)))) EXECUTE FUNCTION restrictions.refuse_change();
CREATE TRIGGER list_is_frozen AFTER INSERT ON new_shares.subscription REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION new_shares.keep_list();
CREATE TRIGGER list_is_frozen BEFORE INSERT ON grab.request FOR EACH ROW WHEN ((new.status = 'pending'::text)) EXECUTE FUNCTION grab.keep_list();
CREATE TRIGGER list_stays_frozen AFTER UPDATE ON new_shares.subscription REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION new_shares.keep_list();
CREATE TRIGGER list_stays_frozen BEFORE UPDATE ON grab.request FOR EACH ROW WHEN ((new.status = 'cancelled'::text)) EXECUTE FUNCTION grab.keep_list();
CREATE TRIGGER maker_is_here BEFORE UPDATE ON staff.change FOR EACH ROW WHEN ((new.state = 'approved'::text)) EXECUTE FUNCTION staff.check_maker();
CREATE TRIGGER minute_bar_in_order BEFORE INSERT ON market.minute_bar FOR EACH ROW EXECUTE FUNCTION market.refuse_late_minute();
CREATE TRIGGER minute_bar_only_grows BEFORE UPDATE ON market.minute_bar FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION market.refuse_minute_edit();
CREATE TRIGGER movement_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON new_shares.movement FOR EACH STATEMENT EXECUTE FUNCTION new_shares.refuse_rewriting();
CREATE TRIGGER never_changed BEFORE DELETE OR UPDATE OR TRUNCATE ON staff.audit FOR EACH STATEMENT EXECUTE FUNCTION staff.refuse_change();
CREATE TRIGGER never_deleted BEFORE DELETE OR TRUNCATE ON halt.halt FOR EACH STATEMENT EXECUTE FUNCTION halt.refuse_change();
CREATE TRIGGER never_deleted BEFORE DELETE OR TRUNCATE ON staff.change FOR EACH STATEMENT EXECUTE FUNCTION staff.refuse_change();
CREATE TRIGGER nobody_signs_in_to_a_pool BEFORE INSERT ON identity.session FOR EACH ROW EXECUTE FUNCTION identity.refuse_pool();
CREATE TRIGGER note_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON block_trades.offer_note FOR EACH STATEMENT EXECUTE FUNCTION block_trades.refuse_rewriting();
CREATE TRIGGER note_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON new_shares.offer_note FOR EACH STATEMENT EXECUTE FUNCTION new_shares.refuse_rewriting();
CREATE TRIGGER note_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON placements.offer_note FOR EACH STATEMENT EXECUTE FUNCTION placements.refuse_rewriting();
CREATE TRIGGER note_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON rights.issue_note FOR EACH STATEMENT EXECUTE FUNCTION rights.refuse_rewriting();
CREATE TRIGGER number_stays BEFORE UPDATE OF number, sealed, number_index, shown ON destinations.destination FOR EACH ROW EXECUTE FUNCTION destinations.refuse_other_number();
CREATE TRIGGER offer_is_kept BEFORE DELETE OR TRUNCATE ON new_shares.offer FOR EACH STATEMENT EXECUTE FUNCTION new_shares.refuse_rewriting();
CREATE TRIGGER one_way BEFORE UPDATE ON loans.loan FOR EACH ROW WHEN (((old.status = ANY (ARRAY['ended'::text, 'rejected'::text, 'cancelled'::text])) OR ((old.status = 'in_progress'::text) AND (new.status <> ALL (ARRAY['in_progress'::text, 'ended'::text]))) OR ((old.status = 'pending'::text) AND (new.status = 'ended'::text)) OR (new.interest_through < old.interest_through) OR (new.repayments < old.repayments) OR (new.due_date <> old.due_date) OR (new.overdue_at <> old.overdue_at) OR ((new.counts_from IS DISTINCT FROM old.counts_from) AND ((old.counts_from IS NOT NULL) OR (new.counts_from <= 0))) OR ((old.overdue_told_at IS NOT NULL) AND ((new.overdue_told_at IS DISTINCT FROM old.overdue_told_at) OR (new.waits_until IS DISTINCT FROM old.waits_until))))) EXECUTE FUNCTION loans.refuse_change();
CREATE TRIGGER one_way BEFORE UPDATE ON pledges.pledge FOR EACH ROW WHEN (((old.status = ANY (ARRAY['finished'::text, 'rejected'::text, 'cancelled'::text])) OR ((old.status = 'lending'::text) AND (new.status <> ALL (ARRAY['lending'::text, 'finished'::text]))) OR ((old.status = 'pending'::text) AND (new.status = 'finished'::text)) OR (new.interest_through < old.interest_through) OR (new.repayments < old.repayments) OR (new.sold_shares < old.sold_shares) OR (new.due_date <> old.due_date) OR (new.overdue_at <> old.overdue_at) OR (new.counts_from <> old.counts_from) OR ((old.overdue_told_at IS NOT NULL) AND ((new.overdue_told_at IS DISTINCT FROM old.overdue_told_at) OR (new.waits_until IS DISTINCT FROM old.waits_until))))) EXECUTE FUNCTION pledges.refuse_change();
CREATE TRIGGER order_ends_once BEFORE UPDATE ON orders.orders FOR EACH ROW WHEN (((old.ended_at IS NOT NULL) OR ((new.held > old.held) AND (new.changes = old.changes)))) EXECUTE FUNCTION orders.refuse_order_change();
CREATE TRIGGER order_fits_its_mandate BEFORE INSERT ON day_trading.trade FOR EACH ROW EXECUTE FUNCTION day_trading.check_trade();
CREATE TRIGGER picture_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON configuration.picture FOR EACH STATEMENT EXECUTE FUNCTION configuration.refuse_picture_change();
CREATE TRIGGER posted_once BEFORE UPDATE ON lending.part FOR EACH ROW WHEN (((old.entry_id IS NOT NULL) OR ((((((((new.position_id IS DISTINCT FROM old.position_id) OR (new.date IS DISTINCT FROM old.date)) OR (new.customer_id IS DISTINCT FROM old.customer_id)) OR (new.symbol IS DISTINCT FROM old.symbol)) OR (new.is_lender IS DISTINCT FROM old.is_lender)) OR (new.shares IS DISTINCT FROM old.shares)) OR (new.on_loan IS DISTINCT FROM old.on_loan)) OR (new.amount IS DISTINCT FROM old.amount)))) EXECUTE FUNCTION lending.refuse_change();
CREATE TRIGGER posting_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger.posting FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER published_once BEFORE UPDATE ON new_shares.draw FOR EACH ROW WHEN ((((old.list_hash IS NOT NULL) AND ((new.list_hash IS DISTINCT FROM old.list_hash) OR (new.listed_at IS DISTINCT FROM old.listed_at))) OR (old.drawn_at IS NOT NULL))) EXECUTE FUNCTION new_shares.refuse_second_result();
CREATE TRIGGER published_stays BEFORE DELETE OR UPDATE ON products.draft FOR EACH ROW EXECUTE FUNCTION products.keep_published();
CREATE TRIGGER recorded_once BEFORE UPDATE ON day_trading.trade FOR EACH ROW WHEN ((old.gross IS NOT NULL)) EXECUTE FUNCTION day_trading.keep_record();
CREATE TRIGGER recording_in_order BEFORE INSERT OR UPDATE ON market.recording FOR EACH ROW EXECUTE FUNCTION market.refuse_recording();
CREATE TRIGGER reference_keyed BEFORE UPDATE OF bank_reference ON withdrawals.withdrawal FOR EACH ROW WHEN ((new.bank_reference IS DISTINCT FROM old.bank_reference)) EXECUTE FUNCTION withdrawals.write_reference_key();
CREATE TRIGGER replaced_by_two BEFORE UPDATE ON staff.member FOR EACH ROW WHEN (((old.password_hash IS DISTINCT FROM new.password_hash) OR (old.totp_secret IS DISTINCT FROM new.totp_secret) OR (old.reset_id IS DISTINCT FROM new.reset_id))) EXECUTE FUNCTION staff.check_credentials();
CREATE TRIGGER request_fits_its_offer BEFORE INSERT ON block_trades.request FOR EACH ROW EXECUTE FUNCTION block_trades.check_request();
CREATE TRIGGER request_fits_its_offer BEFORE INSERT ON placements.request FOR EACH ROW EXECUTE FUNCTION placements.check_request();
CREATE TRIGGER salt_key_is_kept BEFORE DELETE OR UPDATE OR TRUNCATE ON proofs.salt_key FOR EACH STATEMENT EXECUTE FUNCTION proofs.refuse_change();
CREATE TRIGGER settled_once BEFORE UPDATE ON rights.entitlement FOR EACH ROW WHEN (((old.settled_at IS NOT NULL) OR ((old.lapsed IS NOT NULL) AND ((((((new.taken IS DISTINCT FROM old.taken) OR (new.extra_asked IS DISTINCT FROM old.extra_asked)) OR (new.extra_allotted IS DISTINCT FROM old.extra_allotted)) OR (new.lapsed IS DISTINCT FROM old.lapsed)) OR (new.proceeds IS DISTINCT FROM old.proceeds)) OR (new.waits_until IS DISTINCT FROM old.waits_until))) OR ((new.held IS DISTINCT FROM old.held) OR (new.shares IS DISTINCT FROM old.shares)))) EXECUTE FUNCTION rights.refuse_change();
CREATE TRIGGER settled_once BEFORE UPDATE ON rights.issue FOR EACH ROW WHEN (((old.settled_at IS NOT NULL) OR ((old.recorded_at IS NOT NULL) AND (((((new.recorded_at IS DISTINCT FROM old.recorded_at) OR (new.price_before IS DISTINCT FROM old.price_before)) OR (new.price_after IS DISTINCT FROM old.price_after)) OR (new.held_shares IS DISTINCT FROM old.held_shares)) OR (new.offered_shares IS DISTINCT FROM old.offered_shares))) OR ((old.shared_at IS NOT NULL) AND (((new.shared_at IS DISTINCT FROM old.shared_at) OR (new.extra_price IS DISTINCT FROM old.extra_price)) OR (new.extra_priced_at IS DISTINCT FROM old.extra_priced_at))) OR (old.withdrawn_at IS NOT NULL))) EXECUTE FUNCTION rights.refuse_change();
CREATE TRIGGER settled_once BEFORE UPDATE ON rights.take_up FOR EACH ROW WHEN ((old.extra_allotted IS NOT NULL)) EXECUTE FUNCTION rights.refuse_change();
CREATE TRIGGER shown_on_customer AFTER INSERT OR UPDATE ON restrictions.restriction FOR EACH ROW EXECUTE FUNCTION restrictions.show_on_customer();
CREATE TRIGGER step_done_once BEFORE UPDATE ON grab.offer FOR EACH ROW WHEN ((((old.frozen_at IS NOT NULL) AND (new.frozen_at IS DISTINCT FROM old.frozen_at)) OR ((old.drawn_at IS NOT NULL) AND ((new.drawn_at IS DISTINCT FROM old.drawn_at) OR (new.drawn_mark IS DISTINCT FROM old.drawn_mark))) OR ((old.withdrawn_at IS NOT NULL) AND ((new.withdrawn_at IS DISTINCT FROM old.withdrawn_at) OR (new.void_because IS DISTINCT FROM old.void_because))) OR ((old.settled_at IS NOT NULL) AND (new.settled_at IS DISTINCT FROM old.settled_at)))) EXECUTE FUNCTION grab.refuse_second_time();
CREATE TRIGGER step_done_once BEFORE UPDATE ON new_shares.offer FOR EACH ROW WHEN ((((old.frozen_at IS NOT NULL) AND (new.frozen_at IS DISTINCT FROM old.frozen_at)) OR ((old.drawn_at IS NOT NULL) AND (new.drawn_at IS DISTINCT FROM old.drawn_at)) OR ((old.settled_at IS NOT NULL) AND (new.settled_at IS DISTINCT FROM old.settled_at)) OR ((old.listed_at IS NOT NULL) AND (new.listed_at IS DISTINCT FROM old.listed_at)))) EXECUTE FUNCTION new_shares.refuse_second_time();
CREATE TRIGGER steps_go_forward BEFORE UPDATE ON new_shares.subscription FOR EACH ROW WHEN ((((old.status = 'awaiting_payment'::text) AND (new.status <> ALL (ARRAY['awaiting_payment'::text, 'paid'::text, 'forfeited'::text]))) OR ((old.status = 'paid'::text) AND (new.status <> ALL (ARRAY['paid'::text, 'allotted'::text]))) OR ((old.status <> 'applied'::text) AND (((((new.lots IS DISTINCT FROM old.lots) OR (new.bid IS DISTINCT FROM old.bid)) OR (new.amount IS DISTINCT FROM old.amount)) OR (new.won_lots IS DISTINCT FROM old.won_lots)) OR (new.cost IS DISTINCT FROM old.cost))))) EXECUTE FUNCTION new_shares.refuse_change();
CREATE TRIGGER taken_up_in_time BEFORE INSERT ON rights.take_up FOR EACH ROW EXECUTE FUNCTION rights.check_take_up();
CREATE TRIGGER terms_as_asked BEFORE UPDATE OF terms ON orders.orders FOR EACH ROW WHEN ((new.terms <> old.terms)) EXECUTE FUNCTION orders.take_terms();
CREATE TRIGGER terms_by_number BEFORE UPDATE ON triggers.trigger FOR EACH ROW WHEN ((old.version = new.version)) EXECUTE FUNCTION triggers.keep_terms();
CREATE TRIGGER two_people_agreed BEFORE INSERT ON configuration.version FOR EACH ROW EXECUTE FUNCTION configuration.check_version();
CREATE TRIGGER two_people_agreed BEFORE INSERT ON content.version FOR EACH ROW EXECUTE FUNCTION content.check_version();
CREATE TRIGGER two_people_agreed BEFORE INSERT ON proofs.bank_statement FOR EACH ROW EXECUTE FUNCTION proofs.check_bank_statement();
CREATE TRIGGER verified_keeps_its_number BEFORE DELETE ON verification.number FOR EACH ROW EXECUTE FUNCTION verification.keep_number();
CREATE TRIGGER version_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON configuration.version FOR EACH STATEMENT EXECUTE FUNCTION configuration.refuse_change();
CREATE TRIGGER version_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON content.version FOR EACH STATEMENT EXECUTE FUNCTION content.refuse_change();
CREATE TRIGGER view_once BEFORE UPDATE ON uploads.view FOR EACH ROW EXECUTE FUNCTION uploads.view_once();
CREATE TRIGGER whole_audit_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger.whole_audit FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER win_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON grab.win FOR EACH STATEMENT EXECUTE FUNCTION grab.refuse_rewriting();
CREATE TRIGGER win_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON new_shares.win FOR EACH STATEMENT EXECUTE FUNCTION new_shares.refuse_rewriting();
CREATE TRIGGER withdrawn_before_the_result BEFORE UPDATE ON new_shares.offer FOR EACH ROW WHEN ((((new.withdrawn_at IS DISTINCT FROM old.withdrawn_at) OR (new.is_void IS DISTINCT FROM old.is_void)) AND ((old.withdrawn_at IS NOT NULL) OR (old.drawn_at IS NOT NULL) OR ((new.withdrawn_at >=
        CASE old.allocation
            WHEN 'draw'::text THEN old.draw_at
            ELSE old.closes_at
        END) AND (NOT new.is_void))))) EXECUTE FUNCTION new_shares.refuse_second_time();
CREATE TRIGGER written_once BEFORE DELETE OR UPDATE ON support.message FOR EACH ROW EXECUTE FUNCTION support.keep_words();
CREATE TRIGGER written_once BEFORE DELETE OR UPDATE ON support.note FOR EACH ROW EXECUTE FUNCTION support.keep_words();

-- What the application may do; nothing else
grant INSERT, SELECT, UPDATE (base, recorded_at, adjusted_at, paid_at, settles_at, withdrawn_at) on actions.action to bahi_app;
grant INSERT, SELECT, UPDATE (status, reason, note, claimed_at, decided_by, decided_name, decided_at) on actions.application to bahi_app;
grant INSERT, SELECT on actions.beginning to bahi_app;
grant INSERT, SELECT, UPDATE (shares, in_lieu, state, done_at, entry_id) on actions.entitlement to bahi_app;
grant INSERT, SELECT on actions.note to bahi_app;
grant INSERT, SELECT, UPDATE (value, status, base_date, base_high, base_low, ended_at, fired_value, value_before) on alerts.alert to bahi_app;
grant INSERT, SELECT, UPDATE (seen_until) on alerts.watch to bahi_app;
grant INSERT, SELECT, UPDATE (withdrawn_at, settled_at, sold_lots, gone_ex) on block_trades.offer to bahi_app;
grant INSERT, SELECT on block_trades.offer_note to bahi_app;
grant INSERT, SELECT, UPDATE (paid, claimed_at, decided_by, decided_at, entry_id, position_id, approved_lots, status, decided_name, reason, note) on block_trades.request to bahi_app;
grant INSERT, SELECT on configuration.picture to bahi_app;
grant INSERT, SELECT on configuration.version to bahi_app;
grant INSERT, SELECT on content.consent to bahi_app;
grant INSERT, SELECT on content.version to bahi_app;
grant INSERT, SELECT on credit.event to bahi_app;
grant SELECT, UPDATE (through) on credit.progress to bahi_app;
grant INSERT, SELECT, UPDATE (claimed_at, decided_at, decided_by, closing_at, settled_at, most_used, gross, charges, fee, entry_id, status, decided_name, reason, note) on day_trading.mandate to bahi_app;
grant INSERT, SELECT, UPDATE (gross, charges, carried) on day_trading.trade to bahi_app;
grant INSERT, SELECT, UPDATE (first_approved_by, first_approved_at, decided_by, decided_at, entry_id, status, first_approved_name, decided_name, reason, note, claimed_at) on deposits.deposit to bahi_app;
grant INSERT, SELECT, UPDATE (used_at) on deposits.reference to bahi_app;
grant INSERT (customer_id, kind, holder, bank, branch, bank_code, ifsc, network, is_default, added_at, usable_from, sealed, number_index, shown), SELECT, UPDATE (number, is_default, removed_at, sealed, number_index, shown) on destinations.destination to bahi_app;
grant INSERT, SELECT on education.bank to bahi_app;
grant INSERT, SELECT, UPDATE (ended_at, right_count, turned_on, outcome, answers) on education.exam_try to bahi_app;
grant INSERT, SELECT, UPDATE (last_at, read_at, read_ms, needed_seconds) on education.lesson to bahi_app;
grant INSERT, SELECT on exchange.exchange to bahi_app;
grant USAGE on exchange.exchange_id to bahi_app;
grant INSERT, SELECT on featured.theme to bahi_app;
grant INSERT, SELECT on featured.theme_symbol to bahi_app;
grant EXECUTE on function ledger.write_balances(bigint[],bigint[],text) to bahi_app;
grant EXECUTE on function market.keep_session(text,date,bigint,bigint,bytea,bytea) to bahi_app;
grant INSERT, SELECT, UPDATE (withdrawn_at, settled_at, allotted_lots, requests, frozen_at, drawn_at, drawn_mark, asked_lots, void_because) on grab.offer to bahi_app;
grant INSERT, SELECT on grab.offer_note to bahi_app;
grant INSERT, SELECT, UPDATE (paid, position_id, allotted_lots, status, reason, decided_at) on grab.request to bahi_app;
grant USAGE on grab.request_id to bahi_app;
grant INSERT, SELECT on grab.win to bahi_app;
grant INSERT, SELECT, UPDATE (ended_at, change_id) on halt.halt to bahi_app;
grant INSERT, SELECT on identity.code_end to bahi_app;
grant SELECT on identity.consent to bahi_app;
grant SELECT on identity.consent_text to bahi_app;
grant INSERT, SELECT, UPDATE (password_hash, invitation_code, language, is_margin_enabled, risk_notice_accepted_at) on identity.customer to bahi_app;
grant INSERT, SELECT on identity.device to bahi_app;
grant INSERT, SELECT, UPDATE (name, name_tw, name_ko, ended_at, ended_by, end_reason) on identity.institution to bahi_app;
grant INSERT, SELECT on identity.invitation to bahi_app;
grant DELETE, INSERT, SELECT on identity.login_attempt to bahi_app;
grant DELETE, INSERT, SELECT, UPDATE on identity.login_guard to bahi_app;
grant DELETE, INSERT, SELECT, UPDATE (counter, is_backed_up, last_used_at) on identity.passkey to bahi_app;
grant DELETE, INSERT, SELECT on identity.passkey_challenge to bahi_app;
grant INSERT, SELECT on identity.passkey_user to bahi_app;
grant DELETE, INSERT, SELECT on identity.recovery_code to bahi_app;
grant INSERT, SELECT on identity.secret_request to bahi_app;
grant INSERT, SELECT, UPDATE (is_device_notice_due, last_seen_at, ended_at, end_reason) on identity.session to bahi_app;
grant DELETE, INSERT, SELECT, UPDATE on identity.totp to bahi_app;
grant SELECT on imported.correction to bahi_app;
grant SELECT on imported.daily_bar to bahi_app;
grant SELECT on imported.instrument to bahi_app;
grant INSERT, SELECT, UPDATE (claimed_at, decided_at, decided_by, decided_name, status, reason, note, ended_at, ended_by, ended_name, end_note) on institutions.seat to bahi_app;
grant SELECT on ledger.active_hold to bahi_app;
grant INSERT, SELECT, UPDATE on ledger.audited to bahi_app;
grant INSERT, SELECT, UPDATE on ledger.audited_share to bahi_app;
grant INSERT (customer_id, currency), SELECT, UPDATE (held) on ledger.balance to bahi_app;
grant INSERT, SELECT on ledger.closed_day to bahi_app;
grant INSERT, SELECT on ledger.day_total to bahi_app;
grant INSERT, SELECT on ledger.entry to bahi_app;
grant USAGE on ledger.entry_id to bahi_app;
grant INSERT, SELECT, UPDATE (captured, released, ended_at) on ledger.hold to bahi_app;
grant SELECT on ledger.journal to bahi_app;
grant INSERT, SELECT on ledger.posting to bahi_app;
grant SELECT on ledger.share_balance to bahi_app;
grant INSERT, SELECT on ledger.whole_audit to bahi_app;
grant INSERT, SELECT on lending.day to bahi_app;
grant INSERT, SELECT, UPDATE (entry_id) on lending.part to bahi_app;
grant INSERT, SELECT, UPDATE (through) on lending.share to bahi_app;
grant INSERT, SELECT on lending.start to bahi_app;
grant INSERT, SELECT, UPDATE (claimed_at, decided_by, decided_at, entry_id, overdue_at, reminded_at, overdue_told_at, ended_at, interest_through, due_date, repayments, status, decided_name, reason, note, waits_until, waits_since, counts_from, principal, interest) on loans.loan to bahi_app;
grant INSERT, SELECT, UPDATE (high, low, close, volume, turnover, mark) on market.daily_bar to bahi_app;
grant INSERT, SELECT on market.fund to bahi_app;
grant INSERT, SELECT on market.genesis to bahi_app;
grant INSERT, SELECT, UPDATE on market.mark to bahi_app;
grant INSERT, SELECT, UPDATE (high, low, close, volume) on market.minute_bar to bahi_app;
grant INSERT, SELECT, UPDATE (low, high, last) on market.premium to bahi_app;
grant INSERT, SELECT, UPDATE (through) on market.recording to bahi_app;
grant SELECT on market.renewal to bahi_app;
grant SELECT on market.session_bars to bahi_app;
grant SELECT on messages.about_type to bahi_app;
grant INSERT, SELECT, UPDATE (read_at) on messages.message to bahi_app;
grant DELETE, INSERT, SELECT, UPDATE on messenger.message to bahi_app;
grant INSERT, SELECT, UPDATE (listed_at, drawn_at, list_hash, level, seed, result_hash, file, applications) on new_shares.draw to bahi_app;
grant INSERT, SELECT on new_shares.draw_log to bahi_app;
grant USAGE on new_shares.hold_id to bahi_app;
grant INSERT, SELECT on new_shares.movement to bahi_app;
grant INSERT, SELECT, UPDATE (withdrawn_at, frozen_at, drawn_at, settled_at, listed_at, applied_lots, applications, is_void) on new_shares.offer to bahi_app;
grant USAGE on new_shares.offer_id_seq to bahi_app;
grant INSERT, SELECT on new_shares.offer_note to bahi_app;
grant DELETE, INSERT, SELECT, UPDATE (told_at) on new_shares.reminder to bahi_app;
grant INSERT, SELECT, UPDATE (amount, bid, hold_id, paid, refunded, cost, position_id, changed_at, cancelled_at, decided_at, payment_failed_at, paid_at, forfeited_at, allotted_at, lots, won_lots, movements, status, pay_waits_until, pay_waits_since) on new_shares.subscription to bahi_app;
grant USAGE on new_shares.subscription_id_seq to bahi_app;
grant INSERT, SELECT on new_shares.win to bahi_app;
grant INSERT, SELECT on news.item to bahi_app;
grant SELECT on news.removal to bahi_app;
grant DELETE, INSERT, SELECT, UPDATE (next_attempt_at, attempts) on notifications.delivery to bahi_app;
grant INSERT, SELECT, UPDATE (shows_details, muted, push, sms, email) on notifications.setting to bahi_app;
grant DELETE, INSERT, SELECT, UPDATE (customer_id, session_id, created_at, sealed) on notifications.subscription to bahi_app;
grant INSERT, INSERT (pledged, lent, lends), SELECT, UPDATE (closed_at, locked_until, opened_turnover, closed_turnover, cost, opened_margin, original_margin, added_margin, realised, receivable, stop_loss, take_profit, closing_order_id, quantity, opened_quantity, additions, lock_minutes, lock_days, is_warned, status, charges, dividends_due, pledged, lent, recalled, recall_due, lends) on orders."position" to bahi_app;
grant INSERT, SELECT, UPDATE (shares) on orders.block_promise to bahi_app;
grant INSERT, SELECT, UPDATE (number, printed_at) on orders.block_trade to bahi_app;
grant INSERT, SELECT on orders.borrowing to bahi_app;
grant INSERT, SELECT, UPDATE (outcome, ended_at, executions) on orders.change to bahi_app;
grant INSERT, SELECT on orders.fill to bahi_app;
grant USAGE on orders.order_id to bahi_app;
grant INSERT, SELECT, UPDATE (ended_at, turnover, filled, executions, status, cancel_request, reason, reason_params, held, changes, terms) on orders.orders to bahi_app;
grant INSERT, SELECT on orders.position_event to bahi_app;
grant DELETE, INSERT, SELECT, UPDATE (order_id) on orders.untold to bahi_app;
grant INSERT, SELECT, UPDATE (withdrawn_at, settled_at, allotted_lots, gone_ex) on placements.offer to bahi_app;
grant INSERT, SELECT on placements.offer_note to bahi_app;
grant INSERT, SELECT, UPDATE (claimed_at, decided_by, decided_at, entry_id, position_id, allotted_lots, status, decided_name, reason, note) on placements.request to bahi_app;
grant INSERT, SELECT, UPDATE (paid_mark, claimed_at, decided_by, decided_at, entry_id, overdue_at, reminded_at, overdue_told_at, waits_until, waits_since, counts_from, warned_at, noticed_at, sold_amount, ended_at, principal, interest, interest_through, due_date, pledged, sold_shares, repayments, status, outcome, decided_name, reason, note) on pledges.pledge to bahi_app;
grant INSERT, SELECT, UPDATE (noticed_at, asked_at, mark, value, owed, lots, sold_shares) on pledges.sale to bahi_app;
grant INSERT, SELECT on pools.flow to bahi_app;
grant INSERT, SELECT, UPDATE (restriction_id, ended_at, change_id) on pools.halt to bahi_app;
grant INSERT, SELECT, UPDATE (units, paid_out, started_at, ended_at, stop_percent, status, reason, stop_was, stop_at) on pools.holding to bahi_app;
grant INSERT, SELECT on pools.note to bahi_app;
grant INSERT, SELECT, UPDATE (finished_at, buying_cash, buying_owed) on pools.plan to bahi_app;
grant INSERT, SELECT, UPDATE (limit_price, order_id, code, params, filled, turnover, outcome, asked) on pools.plan_line to bahi_app;
grant INSERT, SELECT, UPDATE (value, units, off_shelf_at, ended_at, followers, valuations, closed_on, hash, off_shelf_by, off_shelf_reason) on pools.pool to bahi_app;
grant INSERT, SELECT, UPDATE (settled, ended_at, status, waits_for) on pools.redemption to bahi_app;
grant USAGE on pools.request_id to bahi_app;
grant INSERT, SELECT on pools.seen to bahi_app;
grant INSERT, SELECT on pools.simulated to bahi_app;
grant INSERT, SELECT on pools.simulated_close to bahi_app;
grant INSERT, SELECT on pools.stop_change to bahi_app;
grant INSERT, SELECT on pools.valuation to bahi_app;
grant DELETE, INSERT, SELECT, UPDATE (updated_at, updated_by, published_id, change_id, version, values) on products.draft to bahi_app;
grant INSERT, SELECT on proofs.bank_statement to bahi_app;
grant INSERT, SELECT on proofs.checkpoint to bahi_app;
grant INSERT, SELECT on proofs.leaf to bahi_app;
grant INSERT, SELECT on proofs.salt_key to bahi_app;
grant INSERT, SELECT, UPDATE (answer) on public.idempotency to bahi_app;
grant INSERT, SELECT, UPDATE (sealed) on public.key_canary to bahi_app;
grant SELECT on public.migrations to bahi_app;
grant INSERT, SELECT, UPDATE (state, answer, decided_by, decided_name, decided_at) on restrictions.appeal to bahi_app;
grant INSERT, SELECT, UPDATE (until, approved_by, approved_name, approved_at, is_current, lifted_at, lifted_by, lifted_name, lift_reason) on restrictions.restriction to bahi_app;
grant INSERT, SELECT on rights.charge to bahi_app;
grant USAGE on rights.charge_id to bahi_app;
grant INSERT, SELECT, UPDATE (taken, extra_asked, extra_allotted, lapsed, position_id, reminded_at, settled_at, proceeds, proceeds_entry_id, waits_until, waits_since) on rights.entitlement to bahi_app;
grant INSERT, SELECT, UPDATE (withdrawn_at, recorded_at, price_before, price_after, held_shares, offered_shares, shared_at, settled_at, charged_at, extra_price, extra_priced_at) on rights.issue to bahi_app;
grant INSERT, SELECT on rights.issue_note to bahi_app;
grant INSERT, SELECT, UPDATE (extra_allotted, extra_entry_id) on rights.take_up to bahi_app;
grant USAGE on rights.take_up_id to bahi_app;
grant USAGE on schema actions to bahi_app;
grant USAGE on schema alerts to bahi_app;
grant USAGE on schema block_trades to bahi_app;
grant USAGE on schema configuration to bahi_app;
grant USAGE on schema content to bahi_app;
grant USAGE on schema credit to bahi_app;
grant USAGE on schema day_trading to bahi_app;
grant USAGE on schema deposits to bahi_app;
grant USAGE on schema destinations to bahi_app;
grant USAGE on schema education to bahi_app;
grant USAGE on schema exchange to bahi_app;
grant USAGE on schema featured to bahi_app;
grant USAGE on schema grab to bahi_app;
grant USAGE on schema halt to bahi_app;
grant USAGE on schema identity to bahi_app;
grant USAGE on schema imported to bahi_app;
grant USAGE on schema institutions to bahi_app;
grant USAGE on schema ledger to bahi_app;
grant USAGE on schema lending to bahi_app;
grant USAGE on schema loans to bahi_app;
grant USAGE on schema market to bahi_app;
grant USAGE on schema messages to bahi_app;
grant USAGE on schema messenger to bahi_app;
grant USAGE on schema new_shares to bahi_app;
grant USAGE on schema news to bahi_app;
grant USAGE on schema notifications to bahi_app;
grant USAGE on schema orders to bahi_app;
grant USAGE on schema placements to bahi_app;
grant USAGE on schema pledges to bahi_app;
grant USAGE on schema pools to bahi_app;
grant USAGE on schema products to bahi_app;
grant USAGE on schema proofs to bahi_app;
grant USAGE on schema public to bahi_app;
grant USAGE on schema restrictions to bahi_app;
grant USAGE on schema rights to bahi_app;
grant USAGE on schema security to bahi_app;
grant USAGE on schema sign_in to bahi_app;
grant USAGE on schema staff to bahi_app;
grant USAGE on schema support to bahi_app;
grant USAGE on schema surveillance to bahi_app;
grant USAGE on schema triggers to bahi_app;
grant USAGE on schema uploads to bahi_app;
grant USAGE on schema verification to bahi_app;
grant USAGE on schema vip to bahi_app;
grant USAGE on schema watchlist to bahi_app;
grant USAGE on schema withdrawals to bahi_app;
grant INSERT, SELECT, UPDATE on security.account to bahi_app;
grant DELETE, INSERT, SELECT, UPDATE on security.code to bahi_app;
grant DELETE, INSERT, SELECT, UPDATE on security.email to bahi_app;
grant DELETE, INSERT, SELECT, UPDATE on security.phone to bahi_app;
grant DELETE, INSERT, SELECT, UPDATE on security.unlock to bahi_app;
grant INSERT, SELECT on sign_in.day to bahi_app;
grant INSERT, SELECT on staff.audit to bahi_app;
grant INSERT, SELECT, UPDATE (state, checker_id, checked_at, check_reason) on staff.change to bahi_app;
grant DELETE, INSERT, SELECT, UPDATE on staff.claim to bahi_app;
grant DELETE, INSERT, SELECT, UPDATE on staff.enrolment to bahi_app;
grant INSERT (account, name, password_hash, totp_secret, roles, customer_id, created_at, change_id), SELECT, UPDATE (password_hash, totp_secret, totp_counter, roles, customer_id, is_disabled, reset_id) on staff.member to bahi_app;
grant INSERT, SELECT, UPDATE (last_seen_at, ended_at) on staff.session to bahi_app;
grant DELETE, INSERT, SELECT on staff.view to bahi_app;
grant INSERT, SELECT on support.message to bahi_app;
grant INSERT, SELECT on support.note to bahi_app;
grant INSERT, SELECT on support.picture to bahi_app;
grant INSERT, SELECT, UPDATE (waiting_since, promised_by, last_at, answered_at, answered_by, closed_at, scored_at, assignee_id, score, state, desk, answered_name, assignee_name, score_words) on support.ticket to bahi_app;
grant INSERT, SELECT on surveillance.finding to bahi_app;
grant INSERT, SELECT, UPDATE on surveillance.mark to bahi_app;
grant INSERT, SELECT, UPDATE (trigger_price, limit_price, target_price, target_limit_price, trail, best, fired_mark, fired_at, order_id, ended_at, expires_at, expires_on, lots, version, reached_from, trail_by, time_in_force, status, fired_by, reason, reason_params) on triggers.trigger to bahi_app;
grant DELETE, INSERT, SELECT, UPDATE (upload_id) on uploads.avatar to bahi_app;
grant DELETE, INSERT, SELECT, UPDATE (used_by) on uploads.upload to bahi_app;
grant INSERT, SELECT, UPDATE (viewed_at) on uploads.view to bahi_app;
grant DELETE, INSERT, SELECT on verification.number to bahi_app;
grant INSERT, SELECT, UPDATE (state, case_id, name_index) on verification.person to bahi_app;
grant INSERT, SELECT on verification.reveal to bahi_app;
grant INSERT, SELECT, UPDATE (state, first_approved_by, first_approved_name, first_approved_at, decided_by, decided_by_name, decided_at, reasons, note) on verification.submission to bahi_app;
grant INSERT, SELECT on vip.session to bahi_app;
grant INSERT, SELECT on vip.standing to bahi_app;
grant DELETE, INSERT, SELECT, UPDATE (position) on watchlist.item to bahi_app;
grant DELETE, INSERT, SELECT, UPDATE (name, position, deleted_at) on watchlist.list to bahi_app;
grant INSERT, SELECT, UPDATE (first_approved_by, first_approved_at, approved_by, approved_at, rejected_by, rejected_at, paid_by, paid_at, cancelled_at, entry_id, status, first_approved_name, approved_name, rejected_name, paid_name, bank_reference, reason, note, claimed_at) on withdrawals.withdrawal to bahi_app;
