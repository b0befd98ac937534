-- VIP levels: once a business date, what each verified customer's rules stood at, and the level that follows from it and from the date before.
-- Nothing here changes afterwards. Written by server/src/vip/ only.
create schema vip;
grant usage on schema vip to bahi_app;

-- The rules as they were, so that each level can be worked out again.
create table vip.session (
  business_date date primary key,
  at bigint not null,
  -- The first moment after the date.
  ends_at bigint not null,
  average2 bigint not null,
  average3 bigint not null,
  sign_ins integer not null,
  account_days integer not null,
  fall_days integer not null
);
grant select, insert on vip.session to bahi_app;

create table vip.standing (
  customer_id bigint not null references identity.customer,
  -- In paise: of this date, and the average with the dates before.
  total bigint not null,
  average_total bigint not null,
  business_date date not null references vip.session,
  falls_on date,
  account_days integer not null,
  sign_ins smallint not null check (sign_ins between 0 and 20),
  reached smallint not null check (reached between 0 and 3),
  level smallint not null check (level between 0 and 3 and level >= reached),
  is_verified boolean not null,
  primary key (customer_id, business_date),
  check (falls_on is null or level > reached)
);
grant select, insert on vip.standing to bahi_app;

-- What each customer of a list had in all at the end of a business date: money in the journal's rupee book less what is owed, and what long and short shares would
-- bring at the date's closing prices, which are mark prices (decision 0043), beside what they cost. From the books as they are, less what came
-- later, so that a date that ended long ago is as quick. Shares that have no price yet count at their cost.
create function vip.totals_on(ended date, customers bigint[])
returns table (customer_id bigint, total numeric) language sql stable
  as $$
  with later as materialized (
    select e.id, e.customer_id, e.security, e.kind, e.reference, e.part from ledger.entry e
    where e.business_date > ended and e.currency = 'INR' and e.customer_id = any (customers)
  ), later_line as materialized (
    select e.id, e.customer_id, e.security, e.kind, e.reference, e.part,
      coalesce(sum(p.amount) filter (where p.account in ('cash', 'margin', 'receivable', 'loan', 'accrued', 'escrow')), 0) as money,
      coalesce(sum(p.amount) filter (where p.account = 'shares'), 0) as shares,
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
  from ledger.balance b left join moved m using (customer_id) left join profit p using (customer_id)
  where b.currency = 'INR' and b.customer_id = any (customers)
$$;
