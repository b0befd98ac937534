-- What the console's overview counts (rules §10), each by an index alone: the ages of those that wait, and what was decided today.

create index deposit_ages on deposits.deposit (created_at, promised_by) where status = 'pending';
create index withdrawal_ages on withdrawals.withdrawal (created_at, usually_by) where status in ('pending', 'approved');
create index withdrawal_approved on withdrawals.withdrawal (approved_at) where approved_at is not null;
create index withdrawal_rejected on withdrawals.withdrawal (rejected_at, reason) where rejected_at is not null;
create index appeal_ages on restrictions.appeal (created_at, promised_by) where state = 'pending';
create index submission_decided_at on verification.submission (decided_at) where decided_at is not null;
