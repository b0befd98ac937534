-- The people who run the house (rules §10): who they are and what they may do, their sessions, the cases they have taken, what
-- one proposes and another approves, and the chained record of what they did and saw.

create schema staff;
grant usage on schema staff to bahi_app;

create table staff.member (
  id bigint generated always as identity (start with 501) primary key,
  account text not null unique check (account ~ '^[a-z][a-z0-9._-]{2,31}$'),
  name text not null check (name <> ''),
  password_hash text not null check (password_hash like '$argon2id$%'),
  -- Sealed under a key that is no part of this database.
  totp_secret bytea not null,
  -- Of the last code taken, so that none is taken twice.
  totp_counter bigint not null default 0,
  roles text[] not null check (roles <@ array['identity_reviewer', 'funds_maker', 'funds_checker', 'products', 'risk',
    'content', 'support', 'auditor', 'admin']),
  -- The own account as a customer, about which nobody decides oneself.
  customer_id bigint unique references identity.customer,
  is_disabled boolean not null default false,
  created_at timestamptz not null,
  constraint maker_is_not_checker check (not roles @> array['funds_maker', 'funds_checker']),
  constraint admin_has_no_money_role check (not ('admin' = any (roles) and roles && array['funds_maker', 'funds_checker'])),
  constraint auditor_only_reads check (not 'auditor' = any (roles) or roles = array['auditor'])
);

create table staff.session (
  id bigint generated always as identity primary key,
  member_id bigint not null references staff.member,
  token_hash bytea not null unique check (length(token_hash) = 32),
  ip text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null check (expires_at <= created_at + interval '8 hours'),
  ended_at timestamptz
);

create index session_open on staff.session (member_id) where ended_at is null;

-- Who has a case for the moment. A claim whose time is over is as good as none.
create table staff.claim (
  queue text not null check (queue in ('identity', 'deposits', 'withdrawals', 'appeals')),
  case_id bigint not null,
  member_id bigint not null references staff.member,
  until timestamptz not null,
  primary key (queue, case_id)
);

create index claim_of_member on staff.claim (member_id, queue);

-- What one person proposes and another approves.
create table staff.change (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('config', 'correction', 'roles', 'staff', 'restriction', 'restart', 'bank_statement')),
  -- What it is about: a key, a journal entry, a member. One proposal at a time.
  subject text not null,
  before jsonb,
  after jsonb not null,
  reason text not null check (length(reason) >= 5),
  effective_from timestamptz,
  state text not null default 'proposed' check (state in ('proposed', 'approved', 'rejected', 'withdrawn')),
  maker_id bigint not null references staff.member,
  made_at timestamptz not null,
  checker_id bigint references staff.member,
  checked_at timestamptz,
  check_reason text,
  constraint maker_never_checks check (checker_id <> maker_id),
  constraint decided_by_another check ((state in ('approved', 'rejected')) = (checker_id is not null)),
  constraint decided_at_a_time check ((state = 'proposed') = (checked_at is null))
);

create unique index change_proposed on staff.change (kind, subject) where state = 'proposed';
create index change_newest on staff.change (id desc);

create function staff.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% of %.% is refused', lower(tg_op), tg_table_schema, tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger decided_is_final before update on staff.change
  for each row when (old.state <> 'proposed') execute function staff.refuse_change();
create trigger never_deleted before delete or truncate on staff.change
  for each statement execute function staff.refuse_change();

-- What staff did and saw. Each row holds the hash of the one before; nothing is ever changed or deleted, by nobody.
create table staff.audit (
  seq bigint primary key,
  at timestamptz not null,
  member_id bigint references staff.member,
  action text not null check (action <> ''),
  -- "customer:10001", "deposit:77".
  subject text not null,
  -- JSON as it was hashed.
  detail text not null check (jsonb_typeof(detail::jsonb) = 'object'),
  previous bytea not null check (length(previous) = 32),
  hash bytea not null unique check (length(hash) = 32)
);

create index audit_of_member on staff.audit (member_id, seq desc);
create index audit_of_subject on staff.audit (subject, seq desc);

create function staff.chain_audit() returns trigger language plpgsql as $$
declare
  head record;
begin
  perform pg_advisory_xact_lock(827404);
  select seq, hash into head from staff.audit order by seq desc limit 1;
  new.seq := coalesce(head.seq, 0) + 1;
  new.previous := coalesce(head.hash, decode(repeat('00', 32), 'hex'));
  new.hash := sha256(new.previous || convert_to(concat_ws(E'\n', new.seq, (extract(epoch from new.at) * 1000)::bigint,
    coalesce(new.member_id, 0), new.action, new.subject, new.detail), 'utf8'));
  return new;
end $$;

create trigger chained before insert on staff.audit for each row execute function staff.chain_audit();
create trigger never_changed before update or delete or truncate on staff.audit
  for each statement execute function staff.refuse_change();

-- Filters that a member keeps.
create table staff.view (
  id bigint generated always as identity primary key,
  member_id bigint not null references staff.member,
  list text not null,
  name text not null,
  filter jsonb not null
);

create index view_of_member on staff.view (member_id, id);

grant select on all tables in schema staff to bahi_app;
grant insert (account, name, password_hash, totp_secret, roles, customer_id, created_at) on staff.member to bahi_app;
grant update (password_hash, totp_secret, totp_counter, roles, customer_id, is_disabled) on staff.member to bahi_app;
grant insert, update (last_seen_at, ended_at) on staff.session to bahi_app;
grant insert, update, delete on staff.claim to bahi_app;
grant insert, update (state, checker_id, checked_at, check_reason) on staff.change to bahi_app;
grant insert on staff.audit to bahi_app;
grant insert, delete on staff.view to bahi_app;
