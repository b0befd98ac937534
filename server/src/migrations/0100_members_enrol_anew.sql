-- A member of staff who lost the authenticator enrols anew (rules §10): two others agree, and password and authenticator of before
-- end. No other way leads from one pair to the next. What somebody disabled has proposed is approved by nobody.

alter table staff.member
  -- What two people agreed on when the member was to enrol anew, the last time.
  add column reset_id bigint unique references staff.change,
  drop constraint first_ones_are_enrolled,
  add constraint first_ones_are_enrolled
    check (change_id is not null or reset_id is not null or password_hash is not null);

create function staff.check_credentials() returns trigger language plpgsql as $$
begin
  -- The enrolment itself.
  if old.password_hash is null and new.reset_id is not distinct from old.reset_id then return new; end if;
  perform from staff.change c
    where c.id = new.reset_id and c.id > coalesce(old.reset_id, 0) and c.kind = 'staff' and c.subject = new.account
      and c.state = 'approved' and c.checker_id <> c.maker_id and new.id not in (c.maker_id, c.checker_id)
      and c.after ->> 'isEnrolled' = 'false';
  if not found or new.password_hash is not null then
    raise exception 'no two people agreed that member % enrols anew', new.account using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger replaced_by_two before update on staff.member for each row
  when (old.password_hash is distinct from new.password_hash or old.totp_secret is distinct from new.totp_secret
    or old.reset_id is distinct from new.reset_id)
  execute function staff.check_credentials();

-- Whoever proposed it could sign in as that member with a code; so could a member with a code of its own.
create or replace function staff.check_enrolment() returns trigger language plpgsql as $$
begin
  perform from staff.member m join staff.change c on c.id = coalesce(m.reset_id, m.change_id)
    where m.id = new.member_id and m.password_hash is null and new.issued_by not in (c.maker_id, m.id);
  if not found then
    raise exception 'no code of % for member %', new.issued_by, new.member_id using errcode = 'check_violation';
  end if;
  return new;
end $$;

create function staff.check_maker() returns trigger language plpgsql as $$
begin
  perform from staff.member m where m.id = new.maker_id and not m.is_disabled;
  if not found then
    raise exception 'change % was proposed by somebody disabled', new.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger maker_is_here before update on staff.change for each row
  when (new.state = 'approved') execute function staff.check_maker();

grant update (reset_id) on staff.member to bahi_app;
