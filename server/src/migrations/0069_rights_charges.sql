-- Short positions over the ex-date of a rights issue: charged once a customer what the share falls by, to the price without the rights.

-- Its number is that of its entries, which are made first. Beyond the numbers of every other debt.
create sequence rights.charge_id start with 800000001;

create table rights.charge (
  id bigint primary key,
  issue_id bigint not null references rights.issue,
  customer_id bigint not null references identity.customer,
  -- Short, when the record date closed.
  shares bigint not null check (shares > 0),
  amount bigint not null check (amount > 0),
  at bigint not null,
  entry_id bigint not null unique,
  constraint charged_once unique (issue_id, customer_id)
);
create trigger charge_is_append_only before update or delete or truncate on rights.charge
  for each statement execute function rights.refuse_rewriting();

-- Once everybody is charged.
alter table rights.issue add column charged_at bigint,
  add constraint charged_once_recorded check (charged_at is null or recorded_at is not null and charged_at >= ex_at),
  add constraint charged_before_shared check (shared_at is null or charged_at is not null);

grant select, insert on rights.charge to bahi_app;
grant usage on sequence rights.charge_id to bahi_app;
grant update (charged_at) on rights.issue to bahi_app;
