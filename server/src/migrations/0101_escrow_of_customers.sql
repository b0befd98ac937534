-- What a customer has paid for shares that are still to come lies in escrow and is the customer's until then (rules §2, §8): a figure
-- of the book as its margin is, so that a summary reads it with the rest and the auditor derives it again.

alter table ledger.balance
  add column escrow bigint not null default 0,
  add constraint escrow_not_negative check (escrow >= 0);
comment on column ledger.balance.escrow is 'Paid for shares to come: the customer''s share of escrow.';
alter table ledger.audited add column escrow bigint not null default 0;
alter table ledger.audited alter column escrow drop default;
grant update (escrow) on ledger.balance to bahi_app;

with paid as (
  select e.customer_id, e.currency, sum(p.amount) as amount from ledger.posting p join ledger.entry e on e.id = p.entry_id
  where p.account = 'escrow' group by 1, 2
)
update ledger.balance b set escrow = paid.amount from paid where paid.customer_id = b.customer_id and paid.currency = b.currency;

-- As far as each book was verified.
with paid as (
  select e.customer_id, e.currency, sum(p.amount) as amount
  from ledger.posting p join ledger.entry e on e.id = p.entry_id
  join ledger.audited a on a.customer_id = e.customer_id and a.currency = e.currency and e.first_seq <= a.chain_seq
  where p.account = 'escrow' group by 1, 2
)
update ledger.audited a set escrow = paid.amount from paid where paid.customer_id = a.customer_id and paid.currency = a.currency;
