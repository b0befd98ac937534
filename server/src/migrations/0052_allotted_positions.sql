-- A position may begin by an allotment of an offering instead of an opening order (rules §8). It is a position like any other.
alter table orders.position add column origin text not null default 'order' check (origin in ('order', 'allotment'));
alter table orders.position add constraint allotted_is_paid_in_full
  check (origin = 'order' or (leverage = 1 and direction = 'long'));
