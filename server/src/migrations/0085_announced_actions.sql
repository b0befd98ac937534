-- Corporate actions that two people announced (rules §8, §10, decision 0033): a company's own notice beside what the market plans. They
-- can be called off, with a public note, until their record date closes. Moments are UTC milliseconds.

alter table actions.action
  -- All null of what the market announced by itself.
  add column announced_at bigint,
  add column name text,
  add column notice text,
  add column withdrawn_at bigint,
  add constraint action_announced_whole check (num_nonnulls(announced_at, name, notice) in (0, 3)),
  add constraint action_withdrawn_in_time check (withdrawn_at is null or (announced_at is not null and recorded_at is null));
grant update (withdrawn_at) on actions.action to bahi_app;

-- One that was called off may be followed by another on its date.
alter table actions.action drop constraint action_once;
create unique index action_once on actions.action (symbol, ex_date) where withdrawn_at is null;
drop index actions.action_open;
create index action_open on actions.action (ex_date, id) where paid_at is null and withdrawn_at is null;
create index action_announced on actions.action (announced_at desc, id desc) where announced_at is not null;

create table actions.note (
  id bigint generated always as identity primary key,
  action_id bigint not null references actions.action,
  at bigint not null,
  text text not null check (text <> '')
);
create index note_of_action on actions.note (action_id, id);
comment on table actions.note is 'Public, in the order in which they were written; never changed.';
grant select, insert on actions.note to bahi_app;

alter table products.draft drop constraint draft_kind_check;
alter table products.draft add constraint draft_kind_check
  check (kind in ('new_shares', 'placement', 'rights', 'corporate_action'));
