-- What leaves a checkpoint added, in its tree (rules §2): a leaf that is taken away later is missed, though the leaves around it stand.
-- Null: the checkpoint is older than this.
alter table proofs.checkpoint
  add column added_leaves bytea check (octet_length(added_leaves) = 32);
