-- What runs with its owner's rights must find nothing that its caller made: without pg_temp in the path PostgreSQL looks there first for
-- types and tables, so a caller's own domain "text" would run the caller's code as the owner. Temporary objects themselves are taken from
-- the application's role at each start (platform/migrations.ts): rights on a database are not part of its contents.
alter function restrictions.show_on_customer() set search_path = pg_catalog, pg_temp;
alter function market.keep_session(text, date, bigint, bigint, bytea, bytea) set search_path = pg_catalog, pg_temp;
alter function ledger.write_balances(bigint[], bigint[], text) set search_path = pg_catalog, pg_temp;
