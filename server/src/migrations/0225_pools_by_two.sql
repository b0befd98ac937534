-- A pool is published by two people, like everything that is offered (rules §10), and has public notes afterwards.

insert into products.kind values ('pool');

create table pools.note (
  id bigint generated always as identity primary key,
  pool_id bigint not null references pools.pool,
  at bigint not null,
  text text not null check (text <> '')
);
create index note_of_pool on pools.note (pool_id, id);
grant select, insert on pools.note to bahi_app;
