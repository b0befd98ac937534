-- A seat ends (decision 0110): its holder gives it up, or staff end it and say why. Then another account may ask for it.
alter table institutions.seat
  add column ended_at bigint check (ended_at >= decided_at),
  -- Null: its holder.
  add column ended_by bigint,
  add column ended_name text,
  add column end_note text check (end_note <> ''),
  drop constraint seat_status_check,
  drop constraint decided_by_somebody,
  add constraint seat_status_check check (status in ('pending', 'approved', 'rejected', 'cancelled', 'ended')),
  add constraint decided_by_somebody check (num_nonnulls(decided_by, decided_name) = case when status in ('approved', 'rejected', 'ended') then 2 else 0 end),
  add constraint ended_when check ((ended_at is not null) = (status = 'ended')),
  add constraint ended_by_staff_with_why check (num_nonnulls(ended_by, ended_name, end_note) in (0, 3) and (ended_by is null or status = 'ended'));

drop index institutions.seat_done;
create index seat_done on institutions.seat (decided_at desc, id desc) where status in ('approved', 'rejected', 'ended');

drop trigger decided_once on institutions.seat;
create trigger decided_once before update on institutions.seat for each row
  when (old.status <> 'pending' and not (old.status = 'approved' and new.status = 'ended'
    and (new.claimed_at, new.decided_at, new.decided_by, new.decided_name, new.note) is not distinct from
      (old.claimed_at, old.decided_at, old.decided_by, old.decided_name, old.note)))
  execute function institutions.keep_decided();

grant update (ended_at, ended_by, ended_name, end_note) on institutions.seat to bahi_app;
