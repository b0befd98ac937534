/**
 * The yardstick of the `orders` figure: TPC-B on the same database in the same run. pgbench where it is found; else
 * the same five statements over node-postgres.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { openDatabase, type Tx } from '../server/src/platform/database.ts';

const scale = 20;

/** Transactions a second at `clients` clients for `seconds` seconds, prepared statements, scale 20. */
export async function runTpcb(url: string, options: { clients: number; seconds: number }): Promise<number> {
  const pgbench = findPgbench();
  return pgbench === null ? runBuiltIn(url, options) : runPgbench(pgbench, url, options);
}

export async function prepareTpcb(url: string): Promise<void> {
  const pgbench = findPgbench();
  if (pgbench !== null) {
    execFileSync(pgbench, ['-i', '-q', '-s', String(scale), url], { stdio: 'ignore' });
    return;
  }
  const db = openDatabase({ url, role: 'owner', poolSize: 1, statementTimeoutMs: 120_000 });
  await db.query(`
    DROP TABLE IF EXISTS pgbench_accounts, pgbench_branches, pgbench_history, pgbench_tellers;
    CREATE TABLE pgbench_branches (bid int PRIMARY KEY, bbalance int, filler char(88)) WITH (fillfactor = 100);
    CREATE TABLE pgbench_tellers (tid int PRIMARY KEY, bid int, tbalance int, filler char(84)) WITH (fillfactor = 100);
    CREATE TABLE pgbench_accounts (aid int PRIMARY KEY, bid int, abalance int, filler char(84)) WITH (fillfactor = 100);
    CREATE TABLE pgbench_history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22));
    INSERT INTO pgbench_branches SELECT b, 0, '' FROM generate_series(1, ${scale}) b;
    INSERT INTO pgbench_tellers SELECT t, (t - 1) / 10 + 1, 0, '' FROM generate_series(1, ${scale * 10}) t;
    INSERT INTO pgbench_accounts SELECT a, (a - 1) / 100000 + 1, 0, '' FROM generate_series(1, ${scale * 100_000}) a;`);
  await db.query('VACUUM ANALYZE');
  await db.close();
}

function findPgbench(): string | null {
  if (spawnSync('pgbench', ['--version']).status === 0) return 'pgbench';
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return null;
  const found = readdirSync(root)
    .map((version) => `${root}/${version}/bin/pgbench`)
    .filter((path) => existsSync(path));
  return found.at(-1) ?? null;
}

function runPgbench(pgbench: string, url: string, { clients, seconds }: { clients: number; seconds: number }): number {
  const args = ['-M', 'prepared', '-n', '-c', String(clients), '-j', '2', '-T', String(seconds), url];
  const output = execFileSync(pgbench, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const tps = /tps = ([0-9.]+)/.exec(output)?.[1];
  if (tps === undefined) throw new Error(`pgbench said no figure:\n${output}`);
  return Math.round(Number(tps));
}

async function runBuiltIn(url: string, { clients, seconds }: { clients: number; seconds: number }): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let count = 0;
  const db = openDatabase({ url, role: 'owner', poolSize: clients });
  const runClient = async (): Promise<void> => {
    while (performance.now() < end) {
      await db.transaction(runTransaction);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, runClient));
  await db.close();
  return Math.round(count / seconds);
}

async function runTransaction(client: Tx): Promise<void> {
  const pick = (size: number) => 1 + Math.floor(Math.random() * size * scale);
  const [aid, bid, tid] = [pick(100_000), pick(1), pick(10)];
  const delta = Math.floor(Math.random() * 10_001) - 5000;
  await client.query({
    name: 'a',
    text: 'UPDATE pgbench_accounts SET abalance = abalance + $1 WHERE aid = $2',
    values: [delta, aid],
  });
  await client.query({ name: 's', text: 'SELECT abalance FROM pgbench_accounts WHERE aid = $1', values: [aid] });
  await client.query({
    name: 't',
    text: 'UPDATE pgbench_tellers SET tbalance = tbalance + $1 WHERE tid = $2',
    values: [delta, tid],
  });
  await client.query({
    name: 'b',
    text: 'UPDATE pgbench_branches SET bbalance = bbalance + $1 WHERE bid = $2',
    values: [delta, bid],
  });
  await client.query({
    name: 'h',
    text: 'INSERT INTO pgbench_history (tid, bid, aid, delta, mtime) VALUES ($1, $2, $3, $4, CURRENT_TIMESTAMP)',
    values: [tid, bid, aid, delta],
  });
}
