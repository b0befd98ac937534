-- What the bank says of the client bank account (rules §2): the closing balance of a date, as two people read it. A later one of the
-- same date takes its place; none is ever changed.

create table proofs.bank_statement (
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  date date not null,
  -- 1, 2, 3 … within the date.
  number integer not null check (number > 0),
  total bigint not null,
  confirmed_at bigint not null,
  change_id bigint not null unique references staff.change,
  maker text not null,
  checker text not null,
  primary key (currency, date, number)
);

create function proofs.check_bank_statement() returns trigger language plpgsql as $$
begin
  perform from staff.change c where c.id = new.change_id and c.kind = 'bank_statement' and c.state = 'approved'
    and c.checker_id <> c.maker_id and c.subject = new.currency || ' ' || new.date;
  if not found then
    raise exception 'no two people agreed on the balance of %', new.date using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger two_people_agreed before insert on proofs.bank_statement
  for each row execute function proofs.check_bank_statement();

create function proofs.refuse_bank_change() returns trigger language plpgsql as $$
begin
  raise exception 'proofs.bank_statement is append-only: % is refused', lower(tg_op) using errcode = 'restrict_violation';
end $$;
create trigger bank_statement_is_append_only before update or delete or truncate on proofs.bank_statement
  for each statement execute function proofs.refuse_bank_change();

grant select, insert on proofs.bank_statement to bahi_app;
