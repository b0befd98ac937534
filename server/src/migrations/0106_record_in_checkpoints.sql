-- The record of staff in every checkpoint of the books (rules §§2, 10): how many rows it had and the hash of the last, so that rows
-- cut off its end are missed. Null: there were none, or the checkpoint is older than this.
alter table proofs.checkpoint
  add column record_rows bigint check (record_rows > 0),
  add column record_head bytea check (octet_length(record_head) = 32),
  add constraint record_has_its_head check ((record_rows is null) = (record_head is null));
