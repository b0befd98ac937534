-- A pool is a customer of the house (decision 0091): a book, a chain, a leaf of each checkpoint, and nothing that lets anybody in.
alter table identity.customer
  add column kind text not null default 'customer' check (kind in ('customer', 'pool')),
  alter column password_hash drop not null,
  alter column invitation_code drop not null,
  drop constraint customer_account_check,
  add constraint customer_account_check check (
    case kind when 'pool' then account ~ '^pool:[1-9][0-9]{0,8}$' else account ~ '^(\+[1-9][0-9]{7,14}|[a-z][a-z0-9._-]{3,31})$' end
  ),
  drop constraint customer_check4,
  add constraint customer_check4 check (kind = 'pool' or institution_id is not null or inviter_id is not null),
  add constraint only_people_sign_in check ((kind = 'customer') = (password_hash is not null) and (kind = 'customer') = (invitation_code is not null)),
  add constraint pools_come_through_nobody check (kind = 'customer' or num_nonnulls(institution_id, inviter_id) = 0);
create index customer_pool on identity.customer (id) where kind = 'pool';

-- Nobody signs in to a pool, whichever way.
create function identity.refuse_pool() returns trigger language plpgsql as $$
begin
  if exists (select from identity.customer where id = new.customer_id and kind = 'pool') then
    raise exception 'customer % is a pool', new.customer_id using errcode = 'check_violation', constraint = 'nobody_signs_in_to_a_pool';
  end if;
  return new;
end $$;
create trigger nobody_signs_in_to_a_pool before insert on identity.session for each row execute function identity.refuse_pool();

-- Units are shares of `FUND-n`: an account of the house more that counts shares.
create or replace view ledger.journal as
  select
    e.customer_id, e.currency, case when p.hash is not null then e.first_seq + p.line - 1 end as seq,
    e.id as entry_id, p.line, e.kind, e.reference, e.part, e.position_id, e.reverses, p.account,
    case when p.account in ('shares', 'shares_lent', 'venue_shares', 'pool_units') then e.security else e.currency end as asset,
    p.amount, e.business_date, e.at, p.hash
  from ledger.entry e join ledger.posting p on p.entry_id = e.id;

create or replace function ledger.check_postings()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
declare
  broken bigint;
begin
  select a.entry_id into broken
  from (
    select
      entry_id, count(*) as lines, min(line) as first_line, max(line) as last_line,
      count(hash) as chained, max(line) filter (where hash is not null) as last_chained,
      coalesce(sum(amount) filter (where account not in ('shares', 'shares_lent', 'venue_shares', 'pool_units')), 0) as money,
      coalesce(sum(amount) filter (where account in ('shares', 'shares_lent', 'venue_shares', 'pool_units')), 0) as shares,
      bool_or(account in ('shares', 'shares_lent', 'venue_shares', 'pool_units')) as has_shares
    from added group by entry_id
  ) a
  left join ledger.entry e on e.id = a.entry_id
  where e.id is null or a.money <> 0 or a.shares <> 0 or a.first_line <> 1 or a.last_line <> a.lines
    or a.chained is distinct from a.last_chained or (a.has_shares and e.security is null)
  limit 1;
  if broken is not null then
    raise exception 'entry % is not balanced or not complete', broken
      using errcode = 'check_violation', constraint = 'entry_balances';
  end if;
  return null;
end $function$;
