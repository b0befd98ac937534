-- Support tickets (desks §9): what customers ask, what staff answer and what they note among themselves. Moments are UTC milliseconds.
-- Written by server/src/support/ only. A ticket and what hangs on it change under the lock of its row.

create schema support;
grant usage on schema support to bahi_app;

create table support.ticket (
  id bigint generated always as identity (start with 6000001) primary key,
  customer_id bigint not null references identity.customer,
  about_id bigint,
  created_at bigint not null,
  -- Since when it waits for us, and by when it is answered; of one that does not wait, as it was the last time.
  waiting_since bigint not null,
  promised_by bigint not null check (promised_by >= waiting_since),
  last_at bigint not null check (last_at >= created_at),
  answered_at bigint,
  answered_by bigint,
  closed_at bigint,
  scored_at bigint,
  assignee_id bigint,
  score integer check (score between 1 and 5),
  kind text not null check (kind in ('deposit', 'withdrawal', 'order', 'identity', 'account', 'complaint', 'other')),
  about_type text check (about_type in ('deposit', 'withdrawal', 'order')),
  state text not null default 'open' check (state in ('open', 'waiting', 'answered', 'closed')),
  -- The role that answers it.
  desk text not null check (desk in ('support', 'risk')),
  -- Whoever answered last.
  answered_name text,
  assignee_name text,
  score_words text,
  constraint about_a_record check ((about_type is null) = (about_id is null)),
  constraint closed_when check ((closed_at is not null) = (state = 'closed')),
  constraint answered_by_somebody check (num_nonnulls(answered_at, answered_by, answered_name) in (0, 3)),
  constraint meant_for_somebody check ((assignee_id is null) = (assignee_name is null)),
  constraint scored_at_once check (num_nonnulls(score, score_words, scored_at) in (0, 3))
) with (fillfactor = 85);
create index ticket_newest on support.ticket (customer_id, last_at desc, id desc);
create index ticket_not_closed on support.ticket (customer_id) where state <> 'closed';
create index ticket_waiting on support.ticket (waiting_since, id) where state = 'open';
create index ticket_done on support.ticket (last_at desc, id desc) where state <> 'open';
create index ticket_silent on support.ticket (last_at, id) where state in ('waiting', 'answered');
create index ticket_answered on support.ticket (answered_at) where answered_at is not null;

create function support.keep_course() returns trigger language plpgsql as $$
begin
  if old.state = 'closed' and new.state not in ('closed', 'open') or old.scored_at is not null and new.scored_at is distinct from old.scored_at then
    raise exception 'ticket % is % and does not become %', old.id, old.state, new.state
      using errcode = 'check_violation', constraint = 'course_of_a_ticket';
  end if;
  return new;
end $$;
create trigger course_of_a_ticket before update on support.ticket for each row execute function support.keep_course();

-- What customer and staff said and did, for both to read. Nothing of it changes.
create table support.message (
  id bigint generated always as identity primary key,
  ticket_id bigint not null references support.ticket,
  customer_id bigint not null,
  at bigint not null,
  staff_id bigint,
  what text not null check (what in ('written', 'answered', 'asked', 'closed', 'reopened')),
  author text not null check (author in ('customer', 'staff', 'house')),
  staff_name text,
  text text not null,
  constraint said_by_somebody check (num_nonnulls(staff_id, staff_name) = case author when 'staff' then 2 else 0 end),
  constraint said_in_words check (text <> '' or what = 'closed')
);
create index message_of_ticket on support.message (ticket_id, id);
create index message_of_late on support.message (customer_id, at) where author = 'customer';

create table support.picture (
  upload_id bigint primary key references uploads.upload,
  message_id bigint not null references support.message,
  place smallint not null,
  unique (message_id, place)
);

-- What staff note among themselves, in a table that nothing a customer calls reads.
create table support.note (
  id bigint generated always as identity primary key,
  ticket_id bigint not null references support.ticket,
  at bigint not null,
  staff_id bigint not null,
  what text not null check (what in ('note', 'handed_over')),
  staff_name text not null,
  text text not null check (text <> ''),
  desk text check (desk in ('support', 'risk')),
  to_name text,
  constraint handed_to_somewhere check ((what = 'handed_over') = (desk is not null))
);
create index note_of_ticket on support.note (ticket_id, id);

create function support.keep_words() returns trigger language plpgsql as $$
begin
  raise exception 'what was written in a ticket stays' using errcode = 'restrict_violation', constraint = 'written_once';
end $$;
create trigger written_once before update or delete on support.message for each row execute function support.keep_words();
create trigger written_once before update or delete on support.note for each row execute function support.keep_words();

grant select, insert on support.ticket, support.message, support.picture, support.note to bahi_app;
grant update (state, desk, assignee_id, assignee_name, waiting_since, promised_by, last_at, answered_at, answered_by, answered_name, closed_at,
  score, score_words, scored_at) on support.ticket to bahi_app;

insert into staff.queue values ('tickets');
insert into messages.about_type values ('ticket');
insert into uploads.purpose values ('support_picture');

drop index staff.audit_documents_opened;
create index audit_documents_opened on staff.audit (at, member_id)
  where action in ('identity.documents', 'identity.reveal', 'deposits.documents', 'withdrawals.documents', 'tickets.documents');
