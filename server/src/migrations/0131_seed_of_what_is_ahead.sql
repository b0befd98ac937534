-- What is ahead of a market follows from its whole seed (decision 0044). Until here it followed from 32 bits that anybody could find: what
-- nobody of such a market has been told by now follows from another seed. A random UUID has 122 bits of the system's own randomness.
create table market.renewal (
  is_only boolean primary key default true check (is_only),
  seed text not null check (seed <> ''),
  renewed_at timestamptz not null
);
grant select on market.renewal to bahi_app;

insert into market.renewal (seed, renewed_at)
  select encode(sha256(concat(gen_random_uuid(), gen_random_uuid(), gen_random_uuid())::bytea), 'hex'), now() from market.genesis;
