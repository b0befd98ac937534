-- Photos and proofs (rules §6). The files are sealed and lie outside the database; here is what is known of them. Moments are UTC milliseconds.

create schema uploads;
grant usage on schema uploads to bahi_app;

create table uploads.upload (
  id bigint generated always as identity primary key,
  customer_id bigint not null references identity.customer,
  purpose text not null check (purpose in ('id_front', 'id_back', 'deposit_proof', 'wallet_qr')),
  -- Random; below BAHI_DATA/uploads.
  file text not null unique check (file ~ '^[0-9a-f]{32}$'),
  width int not null check (width > 0),
  height int not null check (height > 0),
  -- Of the picture as it is kept, before it is sealed.
  bytes int not null check (bytes > 0),
  -- HMAC of what was sent, under a key outside the database: the same file sent twice is recognised.
  content_index bytea not null check (length(content_index) = 32),
  created_at bigint not null,
  -- What holds on to it: "verification 12". Null: nothing yet, and a day later it goes.
  used_by text check (used_by <> '')
);
create index upload_unused on uploads.upload (created_at) where used_by is null;
create index upload_unused_of on uploads.upload (customer_id) where used_by is null;
create index upload_content on uploads.upload (content_index) where used_by is not null;

create function uploads.keep_used() returns trigger language plpgsql as $$
begin
  if old.used_by is not null then raise exception 'upload % is used', old.id; end if;
  return old;
end $$;
create trigger keep_used before delete on uploads.upload for each row execute function uploads.keep_used();

-- Every look at a document: asked for by a member of staff, for a minute and for once.
create table uploads.view (
  id bigint generated always as identity primary key,
  upload_id bigint not null references uploads.upload,
  staff_id bigint not null,
  staff_name text not null check (staff_name <> ''),
  ticket_hash bytea not null unique check (length(ticket_hash) = 32),
  issued_at bigint not null,
  expires_at bigint not null check (expires_at > issued_at),
  viewed_at bigint
);
create index view_of_upload on uploads.view (upload_id, id);
comment on table uploads.view is 'Append-only but for the moment of the view, which is written once.';

create function uploads.view_once() returns trigger language plpgsql as $$
begin
  if old.viewed_at is not null then raise exception 'view % has been written', old.id; end if;
  return new;
end $$;
create trigger view_once before update on uploads.view for each row execute function uploads.view_once();

grant select, insert, delete, update (used_by) on uploads.upload to bahi_app;
grant select, insert, update (viewed_at) on uploads.view to bahi_app;
