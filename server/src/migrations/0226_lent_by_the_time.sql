-- What is lent counts for a date by how long of it it was lent (decision 0088); dates that were fixed before count what was lent at their end.
alter table lending.day add column is_by_time boolean not null default false;
comment on column lending.day.lent is 'In the pool on the average of the date; where is_by_time is false at its end';
