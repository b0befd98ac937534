-- A new member's code was in one hand, and whoever had it could be that member. Now it takes two codes, each of another person, and
-- nobody sees both. Codes of before, which live for a day, are made anew.

delete from staff.enrolment;
alter table staff.enrolment
  drop constraint enrolment_pkey,
  add primary key (member_id, issued_by),
  -- Typed by the member who enrols now.
  add column is_used boolean not null default false;

-- By somebody else who may manage members, when it is made and when it is used.
create or replace function staff.check_enrolment() returns trigger language plpgsql as $$
begin
  perform from staff.member m, staff.member issuer
    where m.id = new.member_id and m.password_hash is null and issuer.id = new.issued_by and issuer.id <> m.id
      and not issuer.is_disabled and issuer.roles && array['admin', 'risk'];
  if not found then
    raise exception 'no code of % for member %', new.issued_by, new.member_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
alter trigger not_to_the_maker on staff.enrolment rename to by_another;

create function staff.check_enrolled() returns trigger language plpgsql as $$
begin
  if (select count(*) from staff.enrolment e where e.member_id = new.id and e.is_used) <> 2 then
    raise exception 'member % enrols with the codes of two people', new.account using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger enrolled_by_two before update on staff.member for each row
  when (old.password_hash is null and new.password_hash is not null) execute function staff.check_enrolled();
