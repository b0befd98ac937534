-- An extra share of a rights issue costs what it is worth, and what that is above the price of a new share goes to whoever let rights lapse
-- (decision 0057). Issues that were published before keep their terms: an extra share costs what any new one does.
alter type ledger.entry_kind add value 'rights_proceeds' before 'reversal';

alter table rights.issue
  -- The most that one can cost, in percent of what a share is worth after the ex-date, and never below `price`; null: `price`.
  add column extra_ceiling_percent smallint check (extra_ceiling_percent between 100 and 1000),
  -- What one costs once extra shares are shared out, and at which close the mark price said so; null: none are given out.
  add column extra_price bigint,
  add column extra_priced_at bigint check (extra_priced_at > pay_by),
  add constraint extra_price_up_to_the_ceiling
    check (extra_price between price and greatest(price, (price_after * extra_ceiling_percent + 99) / 100)),
  add constraint extra_priced_as_shared check (shared_at is not null or num_nonnulls(extra_price, extra_priced_at) = 0);

alter table rights.entitlement
  -- Of what lapsed; paid as the rest is settled.
  add column proceeds bigint not null default 0 check (proceeds >= 0),
  add column proceeds_entry_id bigint unique,
  add constraint proceeds_are_of_what_lapsed check (proceeds = 0 or coalesce(lapsed, 0) > 0),
  add constraint proceeds_are_paid check ((proceeds_entry_id is not null) = (settled_at is not null and proceeds > 0));

drop trigger settled_once on rights.entitlement;
create trigger settled_once before update on rights.entitlement for each row
  when (old.settled_at is not null or old.lapsed is not null
    and (new.taken, new.extra_asked, new.extra_allotted, new.lapsed, new.proceeds)
      is distinct from (old.taken, old.extra_asked, old.extra_allotted, old.lapsed, old.proceeds)
    or (new.held, new.shares) is distinct from (old.held, old.shares))
  execute function rights.refuse_change();
drop trigger settled_once on rights.issue;
create trigger settled_once before update on rights.issue for each row
  when (old.settled_at is not null
    or old.recorded_at is not null and (new.recorded_at, new.price_before, new.price_after, new.held_shares, new.offered_shares)
      is distinct from (old.recorded_at, old.price_before, old.price_after, old.held_shares, old.offered_shares)
    or old.shared_at is not null and (new.shared_at, new.extra_price, new.extra_priced_at)
      is distinct from (old.shared_at, old.extra_price, old.extra_priced_at)
    or old.withdrawn_at is not null)
  execute function rights.refuse_change();

grant update (extra_price, extra_priced_at) on rights.issue to bahi_app;
grant update (proceeds, proceeds_entry_id) on rights.entitlement to bahi_app;
