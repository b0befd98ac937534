-- What a customer sees of a request: when somebody first took it up, and messages that lead to it. Moments are UTC milliseconds.

alter table deposits.deposit add column claimed_at bigint;
alter table withdrawals.withdrawal add column claimed_at bigint;
grant update (claimed_at) on deposits.deposit, withdrawals.withdrawal to bahi_app;

alter table messages.message drop constraint message_about_type_check;
alter table messages.message add constraint message_about_type_check
  check (about_type in ('symbol', 'order', 'position', 'record', 'deposit', 'withdrawal', 'verification'));
