-- The newest valuation of each pool stands in every checkpoint of the books (rules §§2, 9; core/src/pool-proof.ts), so that none that was
-- published can be swapped after it.

alter table proofs.checkpoint add column pools text check (pools ~ '^[0-9]+:[0-9]+:[0-9a-f]{64}(\|[0-9]+:[0-9]+:[0-9a-f]{64})*$');
comment on column proofs.checkpoint.pools is 'Pool, number and hash of the newest valuation of each; null: there is none';
