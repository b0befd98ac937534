-- A proposal to start a draw ends when the draw was made without it.

alter table staff.change drop constraint change_state_check;
alter table staff.change add constraint change_state_check
  check (state in ('proposed', 'approved', 'rejected', 'withdrawn', 'overtaken'));
