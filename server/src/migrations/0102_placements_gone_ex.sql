-- A placement's price is for the company's shares as they were when it was published (rules §8, decision 0032): before a split, bonus shares
-- or rights change them it ends by itself, with the ex-date for which it did.

alter table placements.offer add column gone_ex date,
  add constraint gone_ex_is_called_off check (gone_ex is null or withdrawn_at is not null);
grant update (gone_ex) on placements.offer to bahi_app;

alter table placements.request drop constraint request_reason_check, drop constraint decided_by_somebody;
alter table placements.request
  add constraint request_reason_check
    check (reason in ('oversubscribed', 'concentration', 'unsuitable', 'asked', 'not_decided', 'called_off', 'gone_ex')),
  add constraint decided_by_somebody check (
    num_nonnulls(decided_by, decided_name) = case
      when status in ('allotted', 'rejected') and coalesce(reason, '') not in ('not_decided', 'called_off', 'gone_ex') then 2 else 0 end
  );
