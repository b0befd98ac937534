-- No share is lent and pledged at once (desks §7): both are counted in the position's row, under the lock of its customer's book.
alter table orders.position
  add constraint lent_and_pledged_are_held check (lent + pledged <= quantity);
