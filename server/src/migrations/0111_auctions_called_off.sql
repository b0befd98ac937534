-- An auction is decided by its bids, and these stand from its close on: whoever had looked at them could call off a result. So it is
-- called off until then only; a draw until its level is known, as before (0062_void_offers.sql).

drop trigger withdrawn_before_the_result on new_shares.offer;
create trigger withdrawn_before_the_result before update on new_shares.offer for each row
  when ((new.withdrawn_at, new.is_void) is distinct from (old.withdrawn_at, old.is_void)
    and (old.withdrawn_at is not null or old.drawn_at is not null
      or new.withdrawn_at >= case old.allocation when 'draw' then old.draw_at else old.closes_at end and not new.is_void))
  execute function new_shares.refuse_second_time();
