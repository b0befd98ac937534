-- News and notices (spec §2 Home; rules §4): what the practice market's own events say, and what was read from feeds. A piece is
-- written once; taking it back is a row beside it with the reason. Moments are UTC milliseconds.

create schema news;
grant usage on schema news to bahi_app;

create table news.item (
  id bigint generated always as identity primary key,
  -- What it was made of, so that it is made once: an event of the market, or a feed's item.
  origin text not null unique check (length(origin) between 1 and 200),
  kind text not null check (kind in ('news', 'notice')),
  source text not null check (length(source) between 1 and 200),
  at bigint not null,
  -- On top of the lists until then; null: never.
  pinned_until bigint,
  -- A story of contract/src/stories.ts, or the words of a feed.
  story_key text,
  story_params jsonb,
  title text,
  paragraphs text[],
  link text check (link like 'https://%'),
  symbols text[] not null default '{}',
  check (num_nonnulls(story_key, story_params) in (0, 2)),
  check ((story_key is null) = (title is not null and paragraphs is not null)),
  check (story_key is null or link is null)
);
comment on table news.item is 'Append-only.';
create index item_newest on news.item (at desc, id desc);
create index item_notices on news.item (at desc, id desc) where kind = 'notice';
create index item_pinned on news.item (pinned_until) where pinned_until is not null;
create index item_symbols on news.item using gin (symbols);

create table news.removal (
  item_id bigint primary key references news.item,
  reason text not null check (reason <> ''),
  removed_at bigint not null
);
comment on table news.removal is 'Append-only. A piece that is no longer shown, and why.';

grant select, insert on news.item to bahi_app;
grant select on news.removal to bahi_app;
