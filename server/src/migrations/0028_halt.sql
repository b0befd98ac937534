-- The kill switch (rules §10): one person halts, two let orders in again.

create schema halt;
grant usage on schema halt to bahi_app;

create table halt.halt (
  id bigint generated always as identity primary key,
  -- UTC ms.
  at bigint not null,
  member_id bigint not null references staff.member,
  name text not null,
  reason text not null check (length(reason) >= 5),
  ended_at bigint,
  -- What two people agreed on.
  change_id bigint unique references staff.change,
  constraint ended_by_two check ((ended_at is null) = (change_id is null)),
  constraint ends_after_it_began check (ended_at >= at)
);
create unique index one_at_a_time on halt.halt ((true)) where ended_at is null;

create function halt.check_end() returns trigger language plpgsql as $$
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
end $$;
create trigger ends_by_two_people before update on halt.halt for each row execute function halt.check_end();

create function halt.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'halt.halt is never deleted from' using errcode = 'restrict_violation';
end $$;
create trigger never_deleted before delete or truncate on halt.halt
  for each statement execute function halt.refuse_change();

-- Since when the house takes no orders; null: it does. Whoever asks shares the switch until the end of the transaction, so that
-- a halt waits for those who are accepting orders, and its answer comes after all of them. Volatile: the second statement
-- sees what was committed while the first one waited.
create function halt.in_force() returns bigint language plpgsql volatile as $$
declare
  since bigint;
begin
  perform pg_advisory_xact_lock_shared(hashtext('halt.switch'));
  select at into since from halt.halt where ended_at is null;
  return since;
end $$;

grant select, insert, update (ended_at, change_id) on halt.halt to bahi_app;
