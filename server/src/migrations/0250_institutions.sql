-- Institutions in words of three languages and with an end; invitation codes that staff make; how any code ends; who came by which (decision 0109).

alter table identity.institution
  -- Null: the name is the same.
  add column name_tw text check (name_tw <> ''),
  add column name_ko text check (name_ko <> ''),
  add column ended_at bigint,
  add column ended_by text,
  add column end_reason text,
  add constraint ended_by_somebody check (num_nonnulls(ended_at, ended_by, end_reason) in (0, 3));

create index institution_newest on identity.institution (created_at desc, id desc);

-- Beside the one of each institution and of each customer, which have neither limit nor expiry.
create table identity.invitation (
  code text primary key check (code ~ '^[A-Z0-9-]{3,32}$'),
  institution_id bigint references identity.institution,
  customer_id bigint references identity.customer,
  -- Null: no limit.
  uses_max integer check (uses_max > 0),
  expires_at bigint check (expires_at > made_at),
  made_at bigint not null,
  made_by text not null check (made_by <> ''),
  reason text not null check (reason <> ''),
  constraint invites_for_one check (num_nonnulls(institution_id, customer_id) = 1)
);
create index invitation_newest on identity.invitation (made_at desc, code);
create index invitation_of_institution on identity.invitation (institution_id, made_at desc) where institution_id is not null;
create index invitation_of_customer on identity.invitation (customer_id, made_at desc) where customer_id is not null;

-- Of any code, whoever has it. Nothing of it changes: an ended code stays ended.
create table identity.code_end (
  code text primary key,
  ended_at bigint not null,
  ended_by text not null check (ended_by <> ''),
  reason text not null check (reason <> '')
);

-- The code that was typed; null: nobody typed one.
alter table identity.customer add column registered_with text;
update identity.customer c set registered_with = coalesce(
  (select inviter.invitation_code from identity.customer inviter where inviter.id = c.inviter_id),
  (select i.code from identity.institution i where i.id = c.institution_id and not i.is_house)
) where c.kind = 'customer';
create index customer_by_code on identity.customer (registered_with, id) where registered_with is not null;

grant select, insert on identity.invitation, identity.code_end to bahi_app;
grant update (name, name_tw, name_ko, ended_at, ended_by, end_reason) on identity.institution to bahi_app;

insert into staff.change_kind values ('institution');
