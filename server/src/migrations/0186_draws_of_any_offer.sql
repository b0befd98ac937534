-- A draw is of whatever is offered: new shares, or a quota that is grabbed. The log of draws names an offer by its number, so that offers
-- which may be drawn take their numbers from one sequence.
alter type ledger.hold_kind add value 'grab';

alter table new_shares.draw_log drop constraint draw_log_offer_id_fkey;
alter table new_shares.draw drop constraint draw_offer_id_fkey;
alter table new_shares.draw
  add column kind text not null default 'new_shares' check (kind in ('new_shares', 'grab')),
  -- On the list that was closed.
  add column applications integer check (applications >= 0),
  add column new_shares_offer bigint generated always as (case kind when 'new_shares' then offer_id end) stored references new_shares.offer,
  add column grab_offer bigint generated always as (case kind when 'grab' then offer_id end) stored references grab.offer;
alter table new_shares.draw alter column kind drop default;
alter table new_shares.draw_log add constraint draw_log_offer_id_fkey foreign key (offer_id) references new_shares.draw;

alter table new_shares.draw disable trigger published_once;
update new_shares.draw d set applications = o.applications from new_shares.offer o where o.id = d.offer_id and d.list_hash is not null;
alter table new_shares.draw enable trigger published_once;
alter table new_shares.draw add constraint a_closed_list_is_counted check ((applications is null) = (list_hash is null));
grant update (applications) on new_shares.draw to bahi_app;

select setval('new_shares.offer_id_seq', greatest((select last_value + is_called::int from new_shares.offer_id_seq),
  (select max(id) + 1 from new_shares.offer), (select max(id) + 1 from grab.offer)), false);
alter table grab.offer alter column id drop identity;
alter table grab.offer alter column id set default nextval('new_shares.offer_id_seq');
grant usage on sequence new_shares.offer_id_seq to bahi_app;

-- For the auditor, who draws again: HMAC-SHA-256 of a message under a key of at most 64 bytes is
-- sha256(pad(key, 92) || sha256(pad(key, 54) || message)).
create function new_shares.hmac_pad(key bytea, with_byte integer) returns bytea language sql immutable
return (
  select string_agg(set_byte('\x00'::bytea, 0, case when at < length(key) then get_byte(key, at) else 0 end # with_byte), ''::bytea order by at)
  from generate_series(0, 63) as at
);
