-- No share is lent and pledged at once (desks §7): both are counted in the position's row, under the lock of its customer's book.
-- It stands in the place of the two rules that looked at one of them alone.
alter table orders.position
  drop constraint lent_is_held,
  drop constraint pledged_is_held,
  add constraint lent_and_pledged_are_held check (lent >= 0 and pledged >= 0 and lent + pledged <= quantity);
