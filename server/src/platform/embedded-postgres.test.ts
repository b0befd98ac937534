import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { startEmbeddedPostgres, type EmbeddedOptions } from './embedded-postgres.ts';

const bin = process.env['BAHI_TEST_POSTGRES'];
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'bahi-pg-'));
  chmodSync(path, 0o755);
  folders.push(path);
  return path;
}

const start = (dataFolder: string, more: Partial<EmbeddedOptions> = {}) =>
  startEmbeddedPostgres({ dataFolder, ...(bin === undefined ? {} : { binFolder: bin }), ...more });

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

const isAlive = (pid: number) => existsSync(`/proc/${pid}`);

test('data outlive a stop, and everything acknowledged is flushed', async () => {
  const path = folder();
  const first = await start(path);
  await query(first.url, 'create table kept as select 7 n');
  expect(await query(first.url, 'show fsync')).toEqual([{ fsync: 'on' }]);
  expect(await query(first.url, 'show synchronous_commit')).toEqual([{ synchronous_commit: 'on' }]);
  expect(await query(first.url, `select 'ä' < 'b' collated`)).toEqual([{ collated: false }]);
  await first.stop();
  expect(isAlive(first.processId)).toBe(false);
  const second = await start(path);
  expect(await query(second.url, 'select n from kept')).toEqual([{ n: 7 }]);
  await second.stop();
});

test('of the processes that PostgreSQL starts by itself, only those run that are needed', async () => {
  const postgres = await start(folder());
  const rows = await query(
    postgres.url,
    `select distinct backend_type from pg_stat_activity where backend_type not in ('client backend', 'autovacuum worker') order by 1`,
  );
  expect(rows.map((row) => (row as { backend_type: string }).backend_type)).toEqual([
    'autovacuum launcher',
    'background writer',
    'checkpointer',
    'walwriter',
  ]);
  await postgres.stop();
});

test('a postmaster.pid that names some other living process does not stop the start', async () => {
  const path = folder();
  const first = await start(path);
  const pidFile = join(path, 'postgres', 'postmaster.pid');
  const lines = readFileSync(pidFile, 'utf8').split('\n');
  await first.stop();
  writeFileSync(pidFile, [String(process.pid), ...lines.slice(1)].join('\n'));
  const second = await start(path);
  await query(second.url, 'select 1');
  await second.stop();
});

test('nor does a lock of its socket that names some other living process of its account', async () => {
  const [path, other] = [folder(), await start(folder())];
  const first = await start(path);
  const lock = join(path, 'postgres', '.s.PGSQL.5432.lock');
  const lines = readFileSync(lock, 'utf8').split('\n');
  await first.stop();
  writeFileSync(lock, [String(other.processId), ...lines.slice(1)].join('\n'));
  const second = await start(path);
  await query(second.url, 'select 1');
  await second.stop();
  await other.stop();
});

test('after kill -9 of PostgreSQL itself it recovers, and the owner is told that it ended', async () => {
  const path = folder();
  let told = '';
  const first = await start(path, { onExit: (message) => (told = `ended ${message}`) });
  await query(first.url, 'create table kept as select 8 n');
  process.kill(first.processId, 'SIGKILL');
  await expect.poll(() => told).toContain('ended');
  const second = await start(path);
  expect(await query(second.url, 'select n from kept')).toEqual([{ n: 8 }]);
  await second.stop();
});

test('a stop that meets PostgreSQL while it recovers from a killed backend ends it', async () => {
  const path = folder();
  const first = await start(path);
  await query(first.url, 'create table kept as select n from generate_series(1, 200000) n');
  process.kill(await childNamed(first.processId, 'walwriter'), 'SIGKILL');
  // Recovery stands still until it was told to stop.
  const startup = await childNamed(first.processId, 'startup');
  process.kill(startup, 'SIGSTOP');
  const stopped = first.stop();
  await expect.poll(() => readFileSync(join(path, 'postgres', 'postmaster.pid'), 'utf8')).toContain('stopping');
  process.kill(startup, 'SIGCONT');
  await stopped;
  expect(isAlive(first.processId)).toBe(false);
  const second = await start(path);
  expect(await query(second.url, 'select count(*)::int n from kept')).toEqual([{ n: 200_000 }]);
  await second.stop();
});

test('PostgreSQL ends with the process that started it, even by kill -9', async () => {
  const path = folder();
  const source = `
    import { startEmbeddedPostgres } from '${join(import.meta.dirname, 'embedded-postgres.ts')}';
    const options = { dataFolder: '${path}', ${bin === undefined ? '' : `binFolder: '${bin}'`} };
    console.log((await startEmbeddedPostgres(options)).processId);
    setInterval(() => {}, 1000);`;
  const parent = spawn(process.execPath, ['--input-type=module-typescript', '-e', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pid = await new Promise<number>((resolve) => parent.stdout.once('data', (data) => resolve(Number(data))));
  expect(isAlive(pid)).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(() => isAlive(pid)).toBe(false);
});

test('a second start on the same folder is told that one runs already', async () => {
  const path = folder();
  const first = await start(path);
  await expect(start(path, { formerServerMsMax: 200 })).rejects.toThrow('is Bahi already started?');
  await query(first.url, 'select 1');
  await first.stop();
});

test('a path too long for a socket works', async () => {
  const path = join(folder(), 'a'.repeat(60), 'b'.repeat(60));
  mkdirSync(path, { recursive: true });
  const postgres = await start(path);
  await query(postgres.url, 'select 1');
  await postgres.stop();
  expect(existsSync(postgres.socketFolder)).toBe(false);
});

test('the remains of an interrupted first start are cleared away', async () => {
  const path = folder();
  mkdirSync(join(path, 'postgres', 'base'), { recursive: true });
  writeFileSync(join(path, 'postgres', 'half'), '');
  const postgres = await start(path);
  await query(postgres.url, 'select 1');
  await postgres.stop();
});

/** As PostgreSQL titles it; it may live for some milliseconds only. */
async function childNamed(postmaster: number, title: string): Promise<number> {
  for (;;) {
    const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ');
    for (const pid of children.map(Number)) if (commandOf(pid).includes(title)) return pid;
    await new Promise(setImmediate);
  }
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
