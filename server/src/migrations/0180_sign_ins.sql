-- On which calendar days in India (+05:30, all year) a customer signed in. A row never changes. Written by server/src/sign-in/ only.
create schema sign_in;
grant usage on schema sign_in to bahi_app;

create table sign_in.day (
  customer_id bigint not null references identity.customer,
  at bigint not null,
  day date not null,
  primary key (customer_id, day),
  constraint day_is_of_its_moment check (day = date '1970-01-01' + ((at + 19800000) / 86400000)::int)
);
grant select, insert on sign_in.day to bahi_app;
