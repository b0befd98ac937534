-- Texts of the house (decision 0101): agreement, privacy, about, questions and answers, lessons, staff's answers. A text is never edited:
-- another version follows it, by two people, or of the house with a release as long as nobody has changed the text. Of the versions whose
-- moment has come the latest by moment and then by number is in force, so exactly one is. Moments are UTC milliseconds.

create schema content;
grant usage on schema content to bahi_app;

create table content.version (
  kind text not null check (kind in ('agreement', 'privacy', 'about', 'faq', 'lesson', 'canned')),
  key text not null check (key ~ '^[a-z][a-z0-9-]{0,39}$'),
  number integer not null check (number > 0),
  -- How it is listed: a group of its kind and the place in it.
  listed_in text,
  place integer not null check (place between 0 and 9999),
  -- {en, tw, ko}, each {title, body}, the body in Markdown; null: from this moment on the text is removed.
  texts jsonb check (texts ?& '{en,tw,ko}'),
  -- Consent must be given again.
  asks_again boolean not null,
  -- A full minute; 0: from the beginning.
  effective_at bigint not null check (effective_at % 60000 = 0),
  approved_at bigint not null,
  -- SHA-256 of what came with the release; null of what people wrote.
  house_hash text check (house_hash ~ '^[0-9a-f]{64}$'),
  change_id bigint unique references staff.change,
  maker_id bigint references staff.member,
  checker_id bigint references staff.member,
  maker text,
  checker text,
  reason text,
  primary key (kind, key, number),
  constraint two_people check (checker_id <> maker_id),
  constraint of_the_house_or_of_two check (
    num_nonnulls(change_id, maker_id, checker_id, maker, checker, reason) = case when house_hash is null then 6 else 0 end),
  constraint one_by_its_key check (kind not in ('agreement', 'privacy', 'about') or key = 'main'),
  constraint never_removed check (kind not in ('agreement', 'privacy', 'about') or texts is not null),
  constraint asks_for_consent check (not asks_again or kind in ('agreement', 'privacy')),
  constraint not_backdated check (effective_at >= approved_at or (house_hash is not null and number = 1))
);
comment on table content.version is 'Append-only.';

create function content.check_version() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('content.version'));
  if new.number <> coalesce((select max(number) from content.version where kind = new.kind and key = new.key), 0) + 1 then
    raise exception 'versions of %/% are numbered without a gap', new.kind, new.key using errcode = 'check_violation';
  end if;
  if new.house_hash is not null then
    if exists (select from content.version where kind = new.kind and key = new.key and house_hash is null) then
      raise exception '%/% is what people made of it', new.kind, new.key using errcode = 'check_violation';
    end if;
    return new;
  end if;
  perform from staff.change c
    where c.id = new.change_id and c.kind = 'document' and c.subject = new.kind || '/' || new.key and c.state = 'approved'
      and c.maker_id = new.maker_id and c.checker_id = new.checker_id
      and c.after -> 'texts' = coalesce(new.texts, 'null') and c.after ->> 'group' is not distinct from new.listed_in
      and (c.after -> 'place')::integer = new.place and (c.after -> 'asksAgain')::boolean = new.asks_again;
  if not found then
    raise exception 'no two people agreed on this version of %/%', new.kind, new.key using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger two_people_agreed before insert on content.version for each row execute function content.check_version();

-- What a customer agreed to. The texts of before are in identity.consent, which is only read since.
create table content.consent (
  customer_id bigint not null references identity.customer,
  kind text not null check (kind in ('agreement', 'privacy')),
  key text not null default 'main' check (key = 'main'),
  number integer not null,
  accepted_at bigint not null,
  primary key (customer_id, kind, number),
  foreign key (kind, key, number) references content.version
);
comment on table content.consent is 'Append-only.';

create function content.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'content.% is append-only: % is refused', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end $$;
create trigger version_is_append_only before update or delete or truncate on content.version
  for each statement execute function content.refuse_change();
create trigger consent_is_append_only before update or delete or truncate on content.consent
  for each statement execute function content.refuse_change();

grant select, insert on content.version, content.consent to bahi_app;

insert into staff.change_kind values ('document');
