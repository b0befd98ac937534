-- Grab offers of the rule "draw": requests are gathered while the window is open, their money held, and the draw (server/src/draws/) says
-- who gets the quota. What is won is sold by the block seller at the price of the offer if that is near the mark at the draw's moment.
insert into messages.about_type values ('grab_request');

alter table grab.offer
  drop constraint offer_rule_check,
  add constraint offer_rule_check check (rule in ('first_come', 'draw')),
  -- What is drawn with: how the index closes on the date, known from `draw_at` on.
  add column draw_at bigint check (draw_at > closes_at),
  add column public_date date,
  add column public_index text,
  -- Nobody comes onto the list or leaves it any more.
  add column frozen_at bigint check (frozen_at >= closes_at),
  add column drawn_at bigint check (drawn_at >= draw_at),
  -- The mark price at the draw's moment.
  add column drawn_mark bigint,
  -- Of the requests that stand, together.
  add column asked_lots integer not null default 0 check (asked_lots >= 0),
  -- Called off by the clock.
  add column void_because text check (void_because in ('price_moved', 'price_unknown', 'level_missing')),
  add constraint a_draw_has_its_terms check (num_nonnulls(draw_at, public_date, public_index) = case rule when 'draw' then 3 else 0 end),
  add constraint one_after_the_other check ((frozen_at is null or rule = 'draw') and (drawn_at is null or frozen_at is not null)),
  add constraint drawn_near_the_mark
    check ((drawn_at is null) = (drawn_mark is null) and abs(price - drawn_mark) * 100 <= 3 * drawn_mark),
  add constraint drawn_or_called_off check (drawn_at is null or withdrawn_at is null),
  add constraint void_is_called_off check (void_because is null or withdrawn_at is not null and rule = 'draw');
create index offer_ended on grab.offer (id) where settled_at is null;
grant update (frozen_at, drawn_at, drawn_mark, asked_lots, void_because) on grab.offer to bahi_app;

create function grab.refuse_second_time() returns trigger language plpgsql as $$
begin
  raise exception 'a step of offer % is done once', old.id using errcode = 'check_violation', constraint = 'step_done_once';
end $$;
create trigger step_done_once before update on grab.offer for each row
  when (old.frozen_at is not null and new.frozen_at is distinct from old.frozen_at
    or old.drawn_at is not null and (new.drawn_at, new.drawn_mark) is distinct from (old.drawn_at, old.drawn_mark)
    or old.withdrawn_at is not null and (new.withdrawn_at, new.void_because) is distinct from (old.withdrawn_at, old.void_because)
    or old.settled_at is not null and new.settled_at is distinct from old.settled_at)
  execute function grab.refuse_second_time();

-- A request for a draw waits with its money held; one that came first never waited. An ended one never changes.
alter table grab.request
  alter column paid drop not null,
  alter column position_id drop not null,
  alter column allotted_lots drop not null,
  alter column place drop not null,
  add column status text not null default 'allotted' check (status in ('pending', 'allotted', 'not_won', 'cancelled', 'released')),
  -- Why it was released: the offer was called off, by staff or by the clock, or the account may open nothing.
  add column reason text check (reason in ('withdrawn', 'price_moved', 'price_unknown', 'level_missing', 'restricted')),
  -- Amount and charges of all its lots, held while it waits; 0: it never waited.
  add column total bigint not null default 0 check (total >= 0),
  add column decided_at bigint,
  -- Whose document it was made with, in this offer alone, as in new shares.
  add column person bytea check (length(person) = 32);
update grab.request set decided_at = created_at;
alter table grab.request alter column status drop default, alter column total drop default;
alter table grab.request
  add constraint allotted_when check (num_nonnulls(paid, position_id, allotted_lots) = case status when 'allotted' then 3 else 0 end),
  add constraint decided_when check ((decided_at is null) = (status = 'pending')),
  add constraint released_for_a_reason check ((reason is not null) = (status = 'released')),
  add constraint came_first_or_is_drawn check (num_nonnulls(place, person) = 1 and (place is null) = (total > 0)),
  add constraint who_came_first_has_it check (place is null or status = 'allotted'),
  add constraint never_pays_more_than_held check (place is not null or paid <= total),
  drop constraint one_request_an_offer;
create unique index one_request_an_offer on grab.request (offer_id, customer_id) where status <> 'cancelled';
create unique index one_account_a_person on grab.request (offer_id, person) where status <> 'cancelled' and person is not null;
create index request_pending on grab.request (offer_id, id) where status = 'pending';
grant update (status, reason, paid, position_id, allotted_lots, decided_at) on grab.request to bahi_app;

create function grab.keep_list() returns trigger language plpgsql as $$
begin
  if exists (select from grab.offer o where o.id = new.offer_id and (o.rule <> 'draw' or o.frozen_at is not null
    or o.withdrawn_at is not null and new.status = 'pending')) then
    raise exception 'the list of offer % is frozen', new.offer_id using errcode = 'check_violation', constraint = 'list_is_frozen';
  end if;
  if new.status = 'pending' and new.person is distinct from (
    select new_shares.person_in(new.offer_id, n.blind_index) from verification.number n where n.customer_id = new.customer_id and n.kind = 'pan') then
    raise exception 'customer % is no verified person', new.customer_id using errcode = 'check_violation', constraint = 'applicant_is_a_person';
  end if;
  return new;
end $$;
create trigger list_is_frozen before insert on grab.request for each row when (new.status = 'pending') execute function grab.keep_list();
create trigger list_stays_frozen before update on grab.request for each row when (new.status = 'cancelled') execute function grab.keep_list();
create function grab.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'request % is decided', old.id using errcode = 'check_violation', constraint = 'ended_once';
end $$;
create trigger ended_once before update on grab.request for each row
  when (old.status <> 'pending' or (new.offer_id, new.customer_id, new.lots, new.total, new.person) is distinct from
    (old.offer_id, old.customer_id, old.lots, old.total, old.person))
  execute function grab.refuse_change();

-- What the draw gave, for ever.
create table grab.win (
  request_id bigint primary key references grab.request,
  offer_id bigint not null references grab.offer,
  lots integer not null check (lots > 0)
);
create index win_offer on grab.win (offer_id);
create function grab.refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception 'what a draw gave stays' using errcode = 'restrict_violation';
end $$;
create trigger win_is_append_only before update or delete or truncate on grab.win for each statement execute function grab.refuse_rewriting();
grant select, insert on grab.win to bahi_app;
