-- Rights whose deadline waits for a restriction of staff (decision 0078): until when, and since when the customer has been told so. Issues that
-- were published before wait for nobody, as other ex-dates of their companies may lie in that time.
alter table rights.issue add column waits boolean not null default false;

alter table rights.entitlement
  add column waits_until bigint,
  add column waits_since bigint,
  add constraint waits_when_told check (num_nonnulls(waits_until, waits_since) in (0, 2)),
  -- They are no part of the rump: extra shares are for who took all of the own ones in time.
  add constraint who_waits_asks_for_no_extra check (waits_until is null or extra_asked = 0);

drop trigger settled_once on rights.entitlement;
create trigger settled_once before update on rights.entitlement for each row
  when (old.settled_at is not null or old.lapsed is not null
    and (new.taken, new.extra_asked, new.extra_allotted, new.lapsed, new.proceeds, new.waits_until)
      is distinct from (old.taken, old.extra_asked, old.extra_allotted, old.lapsed, old.proceeds, old.waits_until)
    or (new.held, new.shares) is distinct from (old.held, old.shares))
  execute function rights.refuse_change();

-- Rights are taken up from the opening to before the deadline, of an issue whose holdings are written down, and not once they are shared out. Those
-- that wait are no part of what is shared out, and bring no extra shares.
create or replace function rights.check_take_up() returns trigger language plpgsql as $$
begin
  if not exists (
    select from rights.entitlement e join rights.issue i on i.id = e.issue_id
    where e.id = new.entitlement_id and e.customer_id = new.customer_id and i.recorded_at is not null and e.lapsed is null
      and new.at >= i.opens_at and (new.at < i.pay_by and i.shared_at is null
        or new.at < e.waits_until and new.extra = 0 and i.waits)
  ) then
    raise exception 'rights % cannot be taken up', new.entitlement_id using errcode = 'check_violation', constraint = 'taken_up_in_time';
  end if;
  return new;
end $$;

grant update (waits_until, waits_since) on rights.entitlement to bahi_app;
