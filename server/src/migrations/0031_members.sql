-- Members of staff come in by two people (rules §10): approved, they have no password until they enrol with a code, once.

alter table staff.member
  alter column password_hash drop not null,
  alter column totp_secret drop not null,
  -- What two people agreed on; null of those an install begins with.
  add column change_id bigint unique references staff.change,
  add constraint enrolled_with_both check ((password_hash is null) = (totp_secret is null)),
  add constraint first_ones_are_enrolled check (change_id is not null or password_hash is not null);

create function staff.check_added() returns trigger language plpgsql as $$
begin
  perform from staff.change c where c.id = new.change_id and c.kind = 'staff' and c.subject = new.account
    and c.state = 'approved' and c.checker_id <> c.maker_id;
  if not found then
    raise exception 'no two people agreed on member %', new.account using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger added_by_two before insert on staff.member for each row
  when (new.change_id is not null) execute function staff.check_added();

-- The code of a member who has not enrolled, as its hash, and the authenticator's key that was shown for it.
create table staff.enrolment (
  member_id bigint primary key references staff.member,
  code_hash bytea not null check (length(code_hash) = 32),
  issued_by bigint not null references staff.member,
  expires_at bigint not null,
  -- Sealed under a key that is no part of this database.
  totp_secret bytea
);

-- Whoever proposed a member could sign in as that member with a code.
create function staff.check_enrolment() returns trigger language plpgsql as $$
begin
  perform from staff.member m join staff.change c on c.id = m.change_id
    where m.id = new.member_id and m.password_hash is null and c.maker_id <> new.issued_by;
  if not found then
    raise exception 'no code of % for member %', new.issued_by, new.member_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger not_to_the_maker before insert or update on staff.enrolment
  for each row execute function staff.check_enrolment();

grant insert (change_id) on staff.member to bahi_app;
grant select, insert, update, delete on staff.enrolment to bahi_app;
