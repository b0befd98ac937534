/** What must be true of VIP levels, for the ledger's auditor: worked out once more from the journal, forward, and by its own formula. */
import type { Invariant } from '../ledger/invariants.ts';

export const VIP_INVARIANTS: readonly Invariant[] = [
  {
    name: 'vip_total_is_the_journals',
    meaning:
      'The total of the last calculated date is the money in the journal up to that date plus the profit or loss of the shares at its closing prices and the worth of units of copy funds.',
    sql: `select s.customer_id, s.business_date, s.total, m.money, p.open, u.worth from vip.standing s
      join (select max(business_date) as last from vip.session) d on d.last = s.business_date
      left join lateral (
        select coalesce(sum(p.amount), 0) as money from ledger.entry e join ledger.posting p on p.entry_id = e.id
        where e.customer_id = s.customer_id and e.currency = 'INR' and e.business_date <= s.business_date
          and p.account in ('cash', 'margin', 'receivable', 'loan', 'accrued', 'escrow')
      ) m on true
      left join lateral (
        select coalesce(sum(h.shares * c.close - h.cost), 0) as open from (
          select e.security, sum(w.shares) as shares, sum(case e.kind
              when 'order_fill' then w.shares * f.price
              when 'position_close' then w.shares * f.price + w.realised
              when 'allotment' then w.margin
              when 'block_trade' then w.margin
              when 'split' then w.realised + case t.direction when 'long' then -t.in_lieu else t.in_lieu end
              when 'bonus' then w.realised + case t.direction when 'long' then -t.in_lieu else t.in_lieu end
              else 0 end) as cost
          from ledger.entry e
          cross join lateral (
            select coalesce(sum(amount) filter (where account in ('shares', 'shares_lent')), 0) as shares,
              coalesce(sum(amount) filter (where account = 'margin'), 0) as margin,
              -coalesce(sum(amount) filter (where account = 'venue_clearing'), 0) as realised
            from ledger.posting where entry_id = e.id
          ) w
          left join orders.fill f on f.order_id = e.reference and f.execution = e.part and e.kind in ('order_fill', 'position_close')
          left join actions.entitlement t on t.id = e.reference and e.kind in ('split', 'bonus')
          where e.customer_id = s.customer_id and e.currency = 'INR' and e.business_date <= s.business_date and e.security is not null
          group by 1
        ) h
        join lateral (
          select close from market.daily_bar where symbol = h.security and business_date <= s.business_date order by business_date desc limit 1
        ) c on true
        where h.shares <> 0
      ) p on true
      left join lateral (
        select coalesce(sum(div(h.units * case v.units when 0 then 1 else v.value end, greatest(v.units, 1))), 0) as worth from (
          select q.id, sum(p.amount) as units, max(e.part) as number from ledger.entry e
          join ledger.posting p on p.entry_id = e.id and p.account = 'shares'
          join pools.pool q on q.symbol = e.security
          where e.customer_id = s.customer_id and e.currency = 'INR' and e.business_date <= s.business_date
            and e.kind in ('pool_subscribed', 'pool_redeemed') group by 1
        ) h
        join pools.valuation v on v.pool_id = h.id and v.number = (select max(number) from pools.valuation w where w.pool_id = h.id
          and (w.number <= h.number or w.date < s.business_date or w.date = s.business_date and w.moment <> 'close'))
      ) u on true
      where s.total <> m.money + p.open + u.worth`,
    isWholeOnly: true,
  },
  {
    name: 'vip_level_is_by_its_rules',
    meaning:
      'Sign-ins, the average total, the age of the account and the level whose rules are met can be calculated again from the tables of that date.',
    sql: `select s.customer_id, s.business_date, s.reached, f.* from vip.standing s join vip.session d using (business_date)
      join identity.customer c on c.id = s.customer_id
      cross join lateral (
        select
          (select least(count(*), 20) from sign_in.day i
            where i.customer_id = s.customer_id and i.day > s.business_date - 30 and i.day <= s.business_date) as sign_ins,
          (select trunc(sum(total) / 30) from (select total from vip.standing w
            where w.customer_id = s.customer_id and w.business_date <= s.business_date order by w.business_date desc limit 30) t) as average,
          greatest(0, floor((d.ends_at - extract(epoch from c.created_at) * 1000) / 86400000)) as days,
          exists (select from verification.submission v
            where v.customer_id = s.customer_id and v.state = 'approved' and v.decided_at < d.ends_at) as could_be_verified
      ) f
      where (s.sign_ins, s.average_total, s.account_days) is distinct from (f.sign_ins, f.average, f.days)
        or s.is_verified and not f.could_be_verified
        or s.reached <> case when not s.is_verified or f.sign_ins < d.sign_ins then 0 when f.average < d.average2 then 1
          when f.average < d.average3 or f.days < d.account_days then 2 else 3 end`,
    isWholeOnly: true,
  },
  {
    name: 'vip_level_follows_the_one_before',
    meaning:
      'A level rises at once. It falls on the date that was told when a rule was first missed, never earlier and never later.',
    sql: `select * from (
        select s.*, d.fall_days, coalesce(lag(s.level) over w, 0::smallint) as before, lag(s.falls_on) over w as told
        from vip.standing s join vip.session d using (business_date)
        window w as (partition by s.customer_id order by s.business_date)
      ) s
      where (level, falls_on) is distinct from case
        when reached >= before then row (reached, null::date)
        when told is null then row (before, business_date + fall_days)
        when business_date < told then row (before, told)
        else row (reached, null::date) end`,
    isWholeOnly: true,
  },
];
