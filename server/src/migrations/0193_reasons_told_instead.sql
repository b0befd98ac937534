-- What is told instead of a suspicion of fraud is a reason that staff decline by as well (decision 0078).
alter table withdrawals.withdrawal drop constraint withdrawal_reason_check;
alter table withdrawals.withdrawal add constraint withdrawal_reason_check
  check (reason in ('name_differs', 'destination_returned', 'suspected_fraud', 'asked', 'court_order', 'not_approved'));
alter table loans.loan drop constraint loan_reason_check;
alter table loans.loan add constraint loan_reason_check
  check (reason in ('unaffordable', 'identity_doubt', 'suspected_fraud', 'asked', 'not_approved'));
