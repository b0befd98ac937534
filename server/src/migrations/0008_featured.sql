-- Themes: instruments that a named person put together, with the reason and whether somebody paid for it (screens
-- marketTeshe). A theme is published once and stays as it was: nobody polishes it after the fact.

create schema featured;
grant usage on schema featured to bahi_app;

create table featured.theme (
  id text primary key check (id ~ '^[a-z0-9-]{1,40}$'),
  -- In the order of publication.
  seq bigint generated always as identity unique,
  title_en text not null check (title_en <> ''),
  title_tw text not null check (title_tw <> ''),
  title_ko text not null check (title_ko <> ''),
  reason_en text not null check (reason_en <> ''),
  reason_tw text not null check (reason_tw <> ''),
  reason_ko text not null check (reason_ko <> ''),
  author text not null check (author <> ''),
  business_date date not null,
  is_paid boolean not null
);

create table featured.theme_symbol (
  theme_id text not null references featured.theme,
  position int not null check (position > 0),
  symbol text not null,
  primary key (theme_id, position),
  unique (theme_id, symbol)
);

grant select, insert on featured.theme, featured.theme_symbol to bahi_app;
