-- What each whole audit found (rules §2): the books are called clean only while the last one found nothing, whichever server ran it.
create table ledger.whole_audit (
  number bigint generated always as identity primary key,
  at bigint not null,
  seconds real not null check (seconds >= 0),
  books integer not null check (books >= 0),
  entries bigint not null check (entries >= 0),
  -- Rows found by the name of the invariant that they break.
  broken jsonb not null check (jsonb_typeof(broken) = 'object')
);
create trigger whole_audit_is_append_only before update or delete or truncate on ledger.whole_audit
  for each statement execute function ledger.refuse_change();
grant select, insert on ledger.whole_audit to bahi_app;
