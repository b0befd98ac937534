-- Currency exchange between a customer's own books (rules §7). Written by server/src/exchange/ only. A quote is kept in memory for the
-- seconds that it holds; what was exchanged at it is here, once for each quote.

create schema exchange;
grant usage on schema exchange to bahi_app;

create sequence exchange.exchange_id start with 8000001;

create table exchange.exchange (
  id bigint not null primary key,
  customer_id bigint not null references identity.customer,
  quote_id bigint not null unique,
  paid bigint not null check (paid > 0),
  got bigint not null check (got > 0),
  -- Billionths of a minor unit of the side that was rounded: what stayed with the desk beside its spread.
  residual bigint not null check (residual between 0 and 999999999),
  -- `to` for one `from`, eight decimals, as it was shown.
  rate bigint not null,
  middle bigint not null,
  rates_at bigint not null,
  at bigint not null,
  out_entry bigint not null unique,
  in_entry bigint not null unique,
  spread_bps integer not null check (spread_bps >= 0),
  from_currency text not null,
  to_currency text not null,
  source text not null,
  check (from_currency <> to_currency)
);
create index exchange_newest on exchange.exchange (customer_id, id desc);
comment on table exchange.exchange is 'Append-only: two linked entries of the journal and the rate they were made at.';

create function exchange.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'exchange.% is append-only: % is refused', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end $$;
create trigger exchange_is_append_only before update or delete or truncate on exchange.exchange
  for each statement execute function exchange.refuse_change();

grant usage on sequence exchange.exchange_id to bahi_app;
grant select, insert on exchange.exchange to bahi_app;
