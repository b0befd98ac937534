-- A block offer's price is for the shares as they were when it was published: it is over once the record date of whatever goes ex after that
-- has closed (decision 0080). Its ex-date stands beside its end, and what waited expires with a reason of its own.
alter table block_trades.offer add column gone_ex date;
alter table block_trades.offer add constraint ended_before_its_ex_date check (gone_ex is null or withdrawn_at is not null);
grant update (gone_ex) on block_trades.offer to bahi_app;

alter table block_trades.request drop constraint request_reason_check;
alter table block_trades.request add constraint request_reason_check check (reason in
  ('oversubscribed', 'price_moved', 'concentration', 'unsuitable', 'asked', 'window_over', 'withdrawn', 'gone_ex'));
alter table block_trades.request drop constraint less_has_a_reason;
alter table block_trades.request add constraint less_has_a_reason check (case status
  when 'approved' then (reason is not null) = (approved_lots < lots) and coalesce(reason, '') not in ('window_over', 'withdrawn', 'gone_ex')
  when 'rejected' then reason not in ('window_over', 'withdrawn', 'gone_ex') and reason is not null
  when 'expired' then reason in ('window_over', 'withdrawn', 'gone_ex') and reason is not null
  else reason is null end);

-- So is a draw of a grab offer called off; and of what is drawn nobody who is short of the share is allotted any.
alter table grab.offer drop constraint offer_void_because_check;
alter table grab.offer add constraint offer_void_because_check
  check (void_because in ('price_moved', 'price_unknown', 'level_missing', 'gone_ex'));
alter table grab.request drop constraint request_reason_check;
alter table grab.request add constraint request_reason_check
  check (reason in ('withdrawn', 'price_moved', 'price_unknown', 'level_missing', 'gone_ex', 'restricted', 'is_short'));
