-- What a case file tells of a row is built after the page was chosen: PostgreSQL puts a costly column off until behind sort and limit.
create function staff.told_late(told jsonb) returns jsonb language plpgsql immutable parallel safe cost 10000 as $$
begin
  return told;
end $$;
