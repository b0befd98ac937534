-- Who asked to be told when an offer opens, and was told, once; and an offer that is called off: its list is given back whole.

create table new_shares.reminder (
  customer_id bigint not null references identity.customer,
  offer_id bigint not null references new_shares.offer,
  told_at bigint,
  primary key (offer_id, customer_id)
);
create index reminder_of_customer on new_shares.reminder (customer_id);
grant select, insert, update (told_at), delete on new_shares.reminder to bahi_app;

grant update (withdrawn_at) on new_shares.offer to bahi_app;
create trigger withdrawn_before_the_result before update on new_shares.offer for each row
  when (new.withdrawn_at is distinct from old.withdrawn_at
    and (old.withdrawn_at is not null or old.drawn_at is not null or new.withdrawn_at >= old.draw_at))
  execute function new_shares.refuse_second_time();

-- Once the list of an offer is frozen nobody comes onto it, and nobody leaves it unless the offer is called off.
create or replace function new_shares.keep_list() returns trigger language plpgsql as $$
begin
  if exists (select from new_shares.offer where id = new.offer_id
    and (frozen_at is not null and withdrawn_at is null or withdrawn_at is not null and new.status = 'applied')) then
    raise exception 'the list of offer % is frozen', new.offer_id using errcode = 'check_violation', constraint = 'list_is_frozen';
  end if;
  return new;
end $$;
