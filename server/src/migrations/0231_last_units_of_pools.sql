-- The last units of a holding may be worth less than a paisa: they are redeemed for nothing, which is no entry in the pool's book.

alter table pools.flow drop constraint flow_money_check;
alter table pools.flow add constraint flow_money_check check (money >= 0 and (money > 0 or what = 'redeemed'));
alter table pools.flow alter column pool_entry_id drop not null;
alter table pools.flow add constraint money_is_of_two_books check ((pool_entry_id is not null) = (money > 0));
