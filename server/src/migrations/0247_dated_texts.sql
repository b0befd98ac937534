-- News, notices and themes of the house are versions by two people as its other texts (decision 0108), with facts beside the words:
-- {symbols, pinnedUntil, author, isPaid}.

alter table content.version drop constraint version_kind_check;
alter table content.version add constraint version_kind_check
  check (kind in ('agreement', 'privacy', 'about', 'faq', 'lesson', 'canned', 'news', 'notice', 'theme'));
alter table content.version add column facts jsonb check (facts ?& '{symbols,pinnedUntil,author,isPaid}');
alter table content.version add constraint facts_of_dated
  check ((facts is not null) = (kind in ('news', 'notice', 'theme') and texts is not null));
-- They are listed by their moment, which what came with a release has not.
alter table content.version add constraint dated_by_people check (kind not in ('news', 'notice', 'theme') or house_hash is null);

create or replace function content.check_version() returns trigger language plpgsql as $$
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
      and coalesce(c.after -> 'facts', 'null') = coalesce(new.facts, 'null')
      and (c.after -> 'place')::integer = new.place and (c.after -> 'asksAgain')::boolean = new.asks_again;
  if not found then
    raise exception 'no two people agreed on this version of %/%', new.kind, new.key using errcode = 'check_violation';
  end if;
  return new;
end $$;
