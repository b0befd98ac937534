-- Units of pools in the totals of VIP levels: what the journal had of them at a date's end, at the last valuation that was there then. That of the date's own close is
-- taken when the date has ended, so that it counts only for whoever it let in on that date.
create index flow_of_customer on pools.flow (customer_id, pool_id);
create function pools.worth_on(ended date, customers bigint[]) returns table (customer_id bigint, worth numeric) language sql stable as $function$
  select h.customer_id, sum(case v.units when 0 then h.units else div(h.units * v.value, v.units) end)
  from (
    select f.customer_id, f.pool_id, sum(case f.what when 'subscribed' then f.units else -f.units end) as units, max(f.number) as number
    from pools.flow f join ledger.entry e on e.id = f.entry_id
    where f.customer_id = any (customers) and e.business_date <= ended group by 1, 2
  ) h
  join lateral (
    select v.value, v.units from pools.valuation v
    where v.pool_id = h.pool_id and (v.number <= h.number or v.date < ended or v.date = ended and v.moment = 'session')
    order by v.number desc limit 1
  ) v on true
  where h.units > 0 group by 1
$function$;

cREATE OR REPLACE FUNCTION vip.totals_on(ended date, customers bigint[])
 RETURNS TABLE(customer_id bigint, total numeric)
 LANGUAGE sql
 STABLE
AS $function$
  with later as materialized (
    select e.id, e.customer_id, e.security, e.kind, e.reference, e.part from ledger.entry e
    where e.business_date > ended and e.currency = 'INR' and e.customer_id = any (customers)
  ), later_line as materialized (
    select e.id, e.customer_id, e.security, e.kind, e.reference, e.part,
      coalesce(sum(p.amount) filter (where p.account in ('cash', 'margin', 'receivable', 'loan', 'accrued', 'escrow')), 0) as money,
      coalesce(sum(p.amount) filter (where p.account in ('shares', 'shares_lent')), 0) as shares,
      coalesce(sum(p.amount) filter (where p.account = 'margin'), 0) as margin,
      -coalesce(sum(p.amount) filter (where p.account = 'venue_clearing'), 0) as realised
    from later e join ledger.posting p on p.entry_id = e.id group by 1, 2, 3, 4, 5, 6
  ), later_share as (
    select l.customer_id, l.security, sum(l.shares) as shares, sum(case
        when l.kind in ('order_fill', 'position_close') then l.shares * f.price + case l.kind when 'position_close' then l.realised else 0 end
        when l.kind in ('allotment', 'block_trade') then l.margin
        when l.kind in ('split', 'bonus') then case t.direction when 'long' then -t.in_lieu else t.in_lieu end + l.realised
        else 0 end) as cost
    from later_line l
    left join orders.fill f on l.kind in ('order_fill', 'position_close') and f.order_id = l.reference and f.execution = l.part
    left join actions.entitlement t on l.kind in ('split', 'bonus') and t.id = l.reference
    where l.security is not null group by 1, 2
  ), now_share as (
    select p.customer_id, p.symbol as security, sum(case p.direction when 'long' then p.quantity else -p.quantity end) as shares,
      sum(case p.direction when 'long' then p.cost else -p.cost end) as cost
    from orders.position p where p.customer_id = any (customers) and p.closed_at is null group by 1, 2
  ), share as (
    select customer_id, security, coalesce(n.shares, 0) - coalesce(l.shares, 0) as shares, coalesce(n.cost, 0) - coalesce(l.cost, 0) as cost
    from now_share n full join later_share l using (customer_id, security)
  ), price as (
    select s.security, c.close from (select distinct security from share where shares <> 0) s
    left join lateral (
      select close from market.daily_bar where symbol = s.security and business_date <= ended order by business_date desc limit 1
    ) c on true
  ), profit as (
    select s.customer_id, sum(s.shares * p.close - s.cost) as open from share s join price p using (security)
    where s.shares <> 0 and p.close is not null group by 1
  ), moved as (
    select l.customer_id, sum(l.money) as money from later_line l group by 1
  )
  select b.customer_id, b.cash + b.margin + b.escrow - b.receivable - b.loan - b.accrued - coalesce(m.money, 0) + coalesce(p.open, 0)
    + coalesce(u.worth, 0)
  from ledger.balance b left join moved m using (customer_id) left join profit p using (customer_id)
    left join pools.worth_on(ended, customers) u using (customer_id)
  where b.currency = 'INR' and b.customer_id = any (customers)
$function$
;