-- Recorded minutes at rest: once a session is over, each instrument's minutes of it become one small row, and the minute rows
-- go. And since when to when the market was recorded at all, so that a chart tells a hole from a quiet hour (rules §4).

-- `bars` is what server/src/market/bar-codec.ts writes, compressed already; `digest` is SHA-256 of the minutes as text. What is
-- recorded late becomes another part.
create table market.session_bars (
  symbol text not null,
  business_date date not null,
  part smallint not null check (part > 0),
  count int not null check (count > 0),
  digest bytea not null check (length(digest) = 32),
  bars bytea not null,
  primary key (symbol, business_date, part)
);
alter table market.session_bars alter column bars set storage external;

-- Minutes of [from, to) leave market.minute_bar for session_bars, in one step: either both or nothing. The database computes the
-- digest from the rows it lets go; another one than the caller's, which is of the decoded bars, stops it. Without such minutes
-- nothing happens. The only way in which the application can remove a minute.
create function market.keep_session(
  kept_symbol text, kept_date date, from_start bigint, to_start bigint, kept_digest bytea, kept_bars bytea
) returns int language plpgsql security definer set search_path = '' as $$
declare
  gone record;
begin
  with removed as (
    delete from market.minute_bar where symbol = kept_symbol and start >= from_start and start < to_start returning *
  )
  select count(*)::int as count,
    sha256(convert_to(string_agg(concat_ws(',', start, open, high, low, close, volume), ';' order by start), 'UTF8')) as digest
    into gone from removed;
  if gone.count = 0 then
    return 0;
  end if;
  if gone.digest <> kept_digest then
    raise exception 'the minutes of % on % are not what was compressed', kept_symbol, kept_date using errcode = 'data_exception';
  end if;
  insert into market.session_bars (symbol, business_date, part, count, digest, bars)
  select kept_symbol, kept_date, coalesce(max(part), 0) + 1, gone.count, kept_digest, kept_bars
  from market.session_bars where symbol = kept_symbol and business_date = kept_date;
  return gone.count;
end
$$;
revoke all on function market.keep_session from public;

-- From when to when a server wrote minutes down, UTC milliseconds; one row a run.
create table market.recording (
  started_at bigint primary key,
  through bigint not null check (through >= started_at)
);
-- What the minutes say about the time before this table.
insert into market.recording (started_at, through)
select min(start), max(start) + 60000
from (select start, start - 60000 * row_number() over (order by start) as island
      from (select distinct start from market.minute_bar) as minutes) as islands
group by island;

grant select on market.session_bars to bahi_app;
grant execute on function market.keep_session to bahi_app;
grant select, insert, update (through) on market.recording to bahi_app;
