-- Restrictions as cases (rules §6, T6): who imposed what, why, until when, confirmed and lifted by whom; and the appeals. Moments
-- are UTC milliseconds. Written by server/src/restrictions/ only, under the locks of the customer's book and row.

create schema restrictions;
grant usage on schema restrictions to bahi_app;

create table restrictions.restriction (
  id bigint generated always as identity (start with 4000001) primary key,
  customer_id bigint not null references identity.customer,
  kind text not null check (kind in ('frozen', 'banned', 'disabled', 'no_trade', 'no_withdrawal')),
  reason text not null check (reason in ('customer_asked', 'identity_doubt', 'suspected_fraud', 'court_order',
    'security_incident', 'rule_broken', 'deceased', 'under_age')),
  -- To the customer.
  message text not null,
  -- The customer's own freeze, which the customer ends; it stands beside one of staff.
  is_own boolean not null,
  author_id bigint,
  author_name text,
  since bigint not null,
  -- The end that was asked for; null: none.
  asked_until bigint check (asked_until > since),
  -- When it ends by itself. Of one that needs a second person it is near until that person approves.
  until bigint check (until > since),
  needs_second boolean not null,
  approved_by bigint,
  approved_name text,
  approved_at bigint,
  -- The newest of its kind and not lifted: it is in force unless its end has come.
  is_current boolean not null default true,
  lifted_at bigint,
  lifted_by bigint,
  -- Null: the customer.
  lifted_name text,
  lift_reason text,
  check (is_own = (author_name is null)),
  check (not is_own or (kind = 'frozen' and reason = 'customer_asked')),
  check (num_nonnulls(approved_by, approved_name, approved_at) in (0, 3)),
  check (num_nonnulls(lifted_at, lift_reason) in (0, 2)),
  check (lifted_at is null or not is_current),
  constraint alone_it_ends check (not needs_second or approved_by is not null or until is not null),
  constraint two_people check (approved_by <> author_id)
);
create unique index current_once on restrictions.restriction (customer_id, kind, is_own) where is_current;
create index restriction_newest on restrictions.restriction (customer_id, id desc);
create index restriction_current on restrictions.restriction (kind, customer_id) where is_current;

create table restrictions.appeal (
  id bigint generated always as identity (start with 4500001) primary key,
  restriction_id bigint not null references restrictions.restriction,
  customer_id bigint not null references identity.customer,
  text text not null check (text <> ''),
  created_at bigint not null,
  promised_by bigint not null,
  -- Ended: the restriction ended before anybody answered.
  state text not null default 'pending' check (state in ('pending', 'upheld', 'rejected', 'ended')),
  answer text,
  decided_by bigint,
  decided_name text,
  decided_at bigint,
  check ((state = 'pending') = (decided_at is null)),
  check (num_nonnulls(answer, decided_by, decided_name) = case when state in ('upheld', 'rejected') then 3 else 0 end)
);
create unique index pending_once on restrictions.appeal (customer_id) where state = 'pending';
create index appeal_waiting on restrictions.appeal (id) where state = 'pending';
create index appeal_decided on restrictions.appeal (decided_at desc, id desc) where state in ('upheld', 'rejected');
create index appeal_of_restriction on restrictions.appeal (restriction_id, id desc);
create index appeal_of_customer on restrictions.appeal (customer_id, id desc);

create function restrictions.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% % is over', tg_table_name, old.id using errcode = 'check_violation';
end $$;
create trigger lifted_once before update on restrictions.restriction for each row
  when (old.lifted_at is not null or (new.is_current and not old.is_current)) execute function restrictions.refuse_change();
create trigger decided_once before update on restrictions.appeal for each row
  when (old.state <> 'pending') execute function restrictions.refuse_change();

-- Whoever imposed or confirmed a restriction does not decide its appeal (rules §10).
create function restrictions.another_decides() returns trigger language plpgsql as $$
begin
  if exists (select from restrictions.restriction where id = new.restriction_id and new.decided_by in (author_id, approved_by)) then
    raise exception 'appeal % is for another person', new.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger another_decides before update on restrictions.appeal for each row
  when (new.decided_by is not null) execute function restrictions.another_decides();

-- What is in force stands on the customer's row too, so that login, orders and movements of money read it with the row they
-- read anyway: null, or the current restrictions. Their ends are judged by the reader's clock.
alter table identity.customer add column restrictions jsonb;

create function restrictions.show_on_customer() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update identity.customer set restrictions = (
    select jsonb_agg(jsonb_build_object('case', r.id::text, 'kind', r.kind, 'reason', r.reason, 'since', r.since,
      'until', r.until, 'isOwn', r.is_own) order by r.is_own, r.id)
    from restrictions.restriction r where r.customer_id = new.customer_id and r.is_current
  ) where id = new.customer_id;
  return null;
end $$;
create trigger shown_on_customer after insert or update on restrictions.restriction for each row
  execute function restrictions.show_on_customer();

insert into restrictions.restriction (customer_id, kind, reason, message, is_own, author_name, since, asked_until, until,
  needs_second, is_current, lifted_at, lifted_name, lift_reason)
select customer_id, kind,
  case when reason in ('customer_asked', 'identity_doubt', 'suspected_fraud', 'court_order', 'security_incident',
    'rule_broken', 'deceased', 'under_age') then reason else 'rule_broken' end,
  '', author like 'customer:%', case when author like 'customer:%' then null else author end,
  (extract(epoch from since) * 1000)::bigint, (extract(epoch from until) * 1000)::bigint,
  (extract(epoch from until) * 1000)::bigint, false, lifted_at is null, (extract(epoch from lifted_at) * 1000)::bigint,
  case when lifted_by like 'customer:%' then null else lifted_by end, lift_reason
from identity.restriction order by id;

drop table identity.restriction;
alter table identity.customer
  drop column frozen_reason, drop column frozen_since, drop column frozen_until,
  drop column banned_reason, drop column banned_since, drop column banned_until,
  drop column disabled_reason, drop column disabled_since, drop column disabled_until,
  drop column no_trade_reason, drop column no_trade_since, drop column no_trade_until,
  drop column no_withdrawal_reason, drop column no_withdrawal_since, drop column no_withdrawal_until;

grant select, insert on restrictions.restriction, restrictions.appeal to bahi_app;
grant update (until, approved_by, approved_name, approved_at, is_current, lifted_at, lifted_by, lifted_name, lift_reason)
  on restrictions.restriction to bahi_app;
grant update (state, answer, decided_by, decided_name, decided_at) on restrictions.appeal to bahi_app;

-- What was decided, as its queue pages it.
create index withdrawal_decided on withdrawals.withdrawal (id desc) where status in ('paid', 'rejected');
create index submission_decided on verification.submission (id desc) where state <> 'waiting';
