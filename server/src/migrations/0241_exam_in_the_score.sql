-- The first exam that is passed counts for the credit score (desks §1).
alter table credit.event drop constraint event_has_its_points;
alter table credit.event add constraint event_has_its_points check (points = case code
  when 'verified' then 50 when 'exam_passed' then 20 when 'first_deposit' then 10 when 'account_90_days' then 10 when 'account_365_days' then 10
  when 'loan_repaid_in_time' then 20 when 'pledge_repaid_in_time' then 20 when 'position_closed_out' then -20 when 'win_forfeited' then -20
  when 'loan_overdue' then -50 when 'loan_overdue_longer' then -10 when 'deposit_false' then -100 end);
create index exam_passed on education.exam_try (customer_id, id) where outcome = 'passed';
