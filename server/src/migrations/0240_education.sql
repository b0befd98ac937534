-- Lessons and the exam: the time that each customer has been on each lesson, and the tries of the exam. Written by server/src/education/ only.
create schema education;
grant usage on schema education to bahi_app;

-- UTC milliseconds by the server's clock; what counts of them is core/src/education.ts's to say.
create table education.lesson (
  id bigint generated always as identity,
  customer_id bigint not null references identity.customer,
  started_at bigint not null,
  last_at bigint not null,
  -- Null until it is read; with the seconds that were asked for then.
  read_at bigint,
  read_ms integer not null check (read_ms >= 0),
  needed_seconds integer,
  lesson text not null,
  primary key (customer_id, lesson),
  constraint read_after_its_seconds check ((read_at is null) = (needed_seconds is null) and (read_at is null or read_ms > needed_seconds * 1000))
);
grant select, insert, update (last_at, read_at, read_ms, needed_seconds) on education.lesson to bahi_app;

-- The right options of a version of the questions: a try is marked by those it was drawn from.
create table education.bank (
  at bigint not null,
  version text primary key,
  answers jsonb not null
);
grant select, insert on education.bank to bahi_app;

create table education.exam_try (
  id bigint generated always as identity primary key,
  customer_id bigint not null references identity.customer,
  started_at bigint not null,
  ended_at bigint,
  -- Of a hundred: as it was when the try began.
  pass_percent smallint not null,
  right_count smallint,
  turned_on boolean not null default false,
  -- Withdrawn: the questions were changed before it was handed in.
  outcome text check (outcome in ('passed', 'failed', 'withdrawn')),
  bank text not null references education.bank,
  questions text[] not null check (cardinality(questions) = 20),
  answers smallint[] check (cardinality(answers) = 20),
  constraint over_at_once check ((outcome is null) = (ended_at is null)),
  constraint marked_when_handed_in check
    ((coalesce(outcome, 'withdrawn') = 'withdrawn') = (answers is null) and (answers is null) = (right_count is null)),
  constraint turned_on_by_passing check (not turned_on or outcome = 'passed')
);
create unique index one_open_try on education.exam_try (customer_id) where outcome is null;
create unique index turned_on_once on education.exam_try (customer_id) where turned_on;
create index try_of_customer on education.exam_try (customer_id, id);
grant select, insert, update (ended_at, right_count, turned_on, outcome, answers) on education.exam_try to bahi_app;

-- What was handed in stays as it is.
create function education.keep_ended() returns trigger language plpgsql as $$
begin
  if old.outcome is not null then raise exception 'a try that is over does not change'; end if;
  return new;
end $$;
create trigger keep_ended before update on education.exam_try for each row execute function education.keep_ended();
