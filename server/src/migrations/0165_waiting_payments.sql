-- A win whose payment deadline waits for a restriction of staff: until when, and since when the customer has been told so. What was forfeited
-- in such a time before keeps its end.
alter table new_shares.subscription
  add column pay_waits_until bigint,
  add column pay_waits_since bigint,
  add constraint waits_when_told check (num_nonnulls(pay_waits_until, pay_waits_since) in (0, 2)),
  add constraint who_waits_has_won check (pay_waits_until is null or won_lots is not null);
create index subscription_that_waits on new_shares.subscription (offer_id)
  where pay_waits_until is not null and status in ('awaiting_payment', 'paid');
alter table new_shares.subscription disable trigger user;
update new_shares.subscription s set pay_waits_until = s.forfeited_at, pay_waits_since = s.forfeited_at
  where s.status = 'forfeited' and exists (select from restrictions.restriction r
    where r.customer_id = s.customer_id and not r.is_own and r.kind in ('frozen', 'banned', 'disabled')
      and r.since < s.forfeited_at and (least(r.lifted_at, r.until) is null or least(r.lifted_at, r.until) > s.decided_at));
alter table new_shares.subscription enable trigger user;
grant update (pay_waits_until, pay_waits_since) on new_shares.subscription to bahi_app;
