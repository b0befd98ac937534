-- While it is not settled what lapsed rights of a pool bring, nobody comes in: money that waits is returned with this reason.

alter table pools.holding drop constraint holding_reason_check;
alter table pools.holding add constraint holding_reason_check
  check (reason in ('asked', 'stop', 'end', 'deadline', 'off_shelf', 'risk', 'rights_open', 'worthless'));
