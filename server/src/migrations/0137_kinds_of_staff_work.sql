-- What each domain brings of its own, as rows in the place of check lists: a migration of the domain adds its rows, and no table that is
-- there changes. The application has no rights on these tables: what it writes is checked with the rights of their owner.
create table staff.queue (name text primary key);
comment on table staff.queue is 'Where cases wait for a decision.';
insert into staff.queue values ('identity'), ('deposits'), ('withdrawals'), ('appeals'), ('placements'), ('dividends');
alter table staff.claim drop constraint claim_queue_check;
alter table staff.claim add constraint claim_queue_fkey foreign key (queue) references staff.queue;

create table staff.change_kind (name text primary key);
comment on table staff.change_kind is 'What one person proposes and another puts in force.';
insert into staff.change_kind values ('config'), ('correction'), ('roles'), ('staff'), ('restriction'), ('restart'), ('bank_statement'),
  ('product'), ('draw');
alter table staff.change drop constraint change_kind_check;
alter table staff.change add constraint change_kind_fkey foreign key (kind) references staff.change_kind;

create table products.kind (name text primary key);
comment on table products.kind is 'What the house offers by two people.';
insert into products.kind values ('new_shares'), ('placement'), ('rights'), ('corporate_action');
alter table products.draft drop constraint draft_kind_check;
alter table products.draft add constraint draft_kind_fkey foreign key (kind) references products.kind;

create table uploads.purpose (name text primary key);
comment on table uploads.purpose is 'What a photo is given for.';
insert into uploads.purpose values ('id_front'), ('id_back'), ('deposit_proof');
alter table uploads.upload drop constraint upload_purpose_check;
alter table uploads.upload add constraint upload_purpose_fkey foreign key (purpose) references uploads.purpose;
