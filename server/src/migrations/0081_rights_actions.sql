-- Rights issues among corporate actions: `cash` is what the price of a share falls by on the ex-date. A long position's rights count as equity
-- (orders.position.dividends_due) from then on until they are shares or have lapsed.

alter table actions.action drop constraint action_has_terms;
alter table actions.action add constraint action_has_terms check (case kind
  when 'dividend' then cash > 0
  when 'rights' then cash > 0 and numerator > 0 and denominator > 0
  else cash = 0 and numerator > 0 and denominator > 0 end);
