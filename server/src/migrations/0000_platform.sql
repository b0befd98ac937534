-- What the platform itself keeps: the answers of mutating calls, so that a retry gets the same answer (rules §2).
-- The hot order commands keep their key and body hash in their own rows instead.

create table idempotency (
  -- Who called: a customer's id, or a name chosen by a public call.
  scope text not null,
  endpoint text not null,
  key text not null,
  -- SHA-256 of path and body: the same key with another body is refused.
  body_hash text not null,
  -- The answer's JSON: {"ok": …} or {"refused": {code, params}}. Null only inside the transaction that makes it.
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (scope, endpoint, key)
);

comment on table idempotency is 'Answers of mutating calls by their idempotency key; never deleted (a money key never expires).';

grant select, insert, update (answer) on idempotency to bahi_app;
