/**
 * Starts the PostgreSQL that comes with the npm packages, so that a bare clone needs no database server. It listens on
 * a Unix socket in a private folder and stops with this process, even when this process is killed. PostgreSQL refuses to run
 * as root: then the binaries are copied to a world-readable place and run as an unprivileged user.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { reachableFolder, unprivilegedUser, type RunAs } from './postgres-account.ts';
import { findBinaries } from './postgres-binaries.ts';

export interface EmbeddedPostgres {
  /** Connection of the owner role to the database `bahi`. */
  readonly url: string;
  readonly socketFolder: string;
  readonly processId: number;
  /** Fast stop: open transactions are rolled back, everything committed is on disk. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Holds the cluster in `postgres/`. */
  readonly dataFolder: string;
  /** Folder with `initdb` and `postgres`; default: the npm package's. */
  readonly binFolder?: string;
  /** Settings on top of the defaults below. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly onExit?: (message: string) => void;
  /** How long a former server on the same folder may take to end. */
  readonly formerServerMsMax?: number;
}

export const OWNER_ROLE = 'bahi_owner';

/** Sized for a whole idle system under 500 MB and for group commit; everything acknowledged is flushed to disk. */
const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '80',
  shared_buffers: '96MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  wal_compression: 'on',
  wal_level: 'minimal',
  max_wal_senders: '0',
  wal_buffers: '4MB',
  max_wal_size: '2GB',
  min_wal_size: '160MB',
  checkpoint_timeout: '10min',
  checkpoint_completion_target: '0.9',
  max_worker_processes: '2',
  max_logical_replication_workers: '0',
  max_parallel_workers: '2',
  max_parallel_workers_per_gather: '1',
  autovacuum_max_workers: '2',
  autovacuum_naptime: '30s',
  autovacuum_vacuum_scale_factor: '0.05',
  autovacuum_analyze_scale_factor: '0.05',
  autovacuum_vacuum_cost_limit: '1000',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  log_line_prefix: '%m [%p] ',
};

/** Backends read for themselves, which spares three processes: what is read again and again is in memory. */
const SETTINGS_SINCE_18: Readonly<Record<string, string>> = { io_method: 'sync' };

export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { binFolder, asRoot } = findBinaries(options.binFolder);
  mkdirSync(options.dataFolder, { recursive: true });
  const account = asRoot ? unprivilegedUser(options.dataFolder) : undefined;
  const cluster = reachableFolder(resolve(options.dataFolder), 'postgres', account);
  if (!existsSync(join(cluster, 'PG_VERSION'))) await initialise(binFolder, cluster, account);
  const socketFolder = socketFolderFor(cluster, account);
  const child = await startAndWait({ binFolder, cluster, socketFolder, account, options });
  return {
    url: `postgresql://${OWNER_ROLE}@localhost/bahi?host=${encodeURIComponent(socketFolder)}`,
    socketFolder,
    processId: Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]),
    async stop() {
      await stopChild(child);
      if (socketFolder !== cluster) rmSync(socketFolder, { recursive: true, force: true });
    },
  };
}

async function initialise(binFolder: string, cluster: string, account: RunAs | undefined): Promise<void> {
  // A folder without PG_VERSION is the remains of an interrupted first start.
  rmSync(cluster, { recursive: true, force: true });
  mkdirSync(cluster, { mode: 0o700 });
  if (account !== undefined) chownSync(cluster, account.uid, account.gid);
  const version = Number(/\d+/.exec(await capture(join(binFolder, 'postgres'), ['--version'], account))?.[0] ?? 0);
  const locale =
    version >= 17
      ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
      : ['--locale-provider=libc', '--locale=C.UTF-8'];
  const args = ['-D', cluster, '-U', OWNER_ROLE, '--auth=trust', '--encoding=UTF8', '--no-instructions', ...locale];
  await capture(join(binFolder, 'initdb'), args, account);
  // `postgres --single` runs a statement before any server listens.
  await capture(
    join(binFolder, 'postgres'),
    ['--single', '-D', cluster, 'postgres'],
    account,
    'create database bahi\n',
  );
}

/** A Unix socket's path holds at most 107 bytes; the cluster's own folder is private already. */
function socketFolderFor(cluster: string, account: RunAs | undefined): string {
  if (Buffer.byteLength(cluster) <= 85) return cluster;
  const folder = mkdtempSync(join(tmpdir(), 'bahi-'));
  if (account !== undefined) chownSync(folder, account.uid, account.gid);
  return folder;
}

interface Start {
  readonly binFolder: string;
  readonly cluster: string;
  readonly socketFolder: string;
  readonly account: RunAs | undefined;
  readonly options: EmbeddedOptions;
}

/** All of `max_wal_size` is replayed on a slow disk; a start that gave up would find the same work at the next one. */
const START_MS_MAX = 600_000;
/** A fast stop, then one at once, in which PostgreSQL gives its processes five seconds. */
const FORMER_MS_MAX = 20_000;

async function startAndWait(start: Start): Promise<ChildProcess> {
  await waitForFormerServer(start.cluster, Date.now() + (start.options.formerServerMsMax ?? FORMER_MS_MAX));
  const begunAt = Date.now();
  for (;;) {
    const child = launch(start);
    const log = collectLog(child);
    const outcome = await untilReady(child, start.cluster, begunAt + START_MS_MAX);
    if (outcome === 'ready') {
      child.once('exit', () => start.options.onExit?.(log()));
      return child;
    }
    await stopChild(child);
    // Backends of a killed server may take a moment to notice.
    const isFormerServerEnding = log().includes('pre-existing shared memory block');
    if (!isFormerServerEnding || Date.now() > begunAt + FORMER_MS_MAX)
      throw new Error(`PostgreSQL did not start: ${log().trim()}`);
    await pause(200);
  }
}

/**
 * The supervisor is a shell that keeps reading a pipe from this process: when this process ends, however it ends,
 * the pipe closes and PostgreSQL gets its fast-stop signal. PostgreSQL 18 never ends by it while it recovers from a crash of its own: after
 * five seconds it is stopped at once, and recovers at its next start.
 */
const SUPERVISOR = `
exec 3<&0
"$@" 3<&- </dev/null &
server=$!
(read -r _ <&3; kill -INT "$server"; exec 2>/dev/null; for _ in 1 2 3 4 5; do sleep 1; done; kill -QUIT "$server") &
watcher=$!
exec 3<&-
wait "$server"
code=$?
kill "$watcher" 2>/dev/null
exit "$code"
`;

function launch({ binFolder, cluster, socketFolder, account, options }: Start): ChildProcess {
  const version = Number(readFileSync(join(cluster, 'PG_VERSION'), 'utf8'));
  const newer = version >= 18 ? SETTINGS_SINCE_18 : {};
  const settings = { ...SETTINGS, ...newer, ...options.settings, unix_socket_directories: socketFolder };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // Detached: a Ctrl-C in the terminal reaches only this process, which stops PostgreSQL last.
  return spawn('/bin/sh', ['-c', SUPERVISOR, 'bahi-postgres', join(binFolder, 'postgres'), '-D', cluster, ...flags], {
    ...account,
    cwd: cluster,
    env: environment(),
    stdio: ['pipe', 'ignore', 'pipe'],
    detached: true,
  });
}

async function untilReady(child: ChildProcess, cluster: string, deadline: number): Promise<'ready' | 'failed'> {
  const pidFile = join(cluster, 'postmaster.pid');
  while (child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
    // The eighth line of the file is the server's own state.
    if (existsSync(pidFile) && readFileSync(pidFile, 'utf8').split('\n')[7]?.trim() === 'ready') return 'ready';
    await pause(10);
  }
  return 'failed';
}

/**
 * postmaster.pid and the socket's lock may be stale after a kill or a power cut, and their number may belong to any other process by
 * now: PostgreSQL would refuse to start. A server that really runs on this folder is given time to end.
 */
async function waitForFormerServer(cluster: string, deadline: number): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid');
  while (existsSync(pidFile)) {
    const processId = readFileSync(pidFile, 'utf8').split('\n')[0] ?? '';
    if (!isPostgresOn(cluster, processId)) break;
    if (Date.now() > deadline) {
      throw new Error(`another PostgreSQL (process ${processId}) runs on ${cluster}: is Bahi already started?`);
    }
    await pause(50);
  }
  for (const file of [pidFile, join(cluster, '.s.PGSQL.5432.lock')]) rmSync(file, { force: true });
}

function isPostgresOn(cluster: string, processId: string): boolean {
  try {
    const words = readFileSync(`/proc/${processId}/cmdline`, 'utf8').split('\0');
    return words[0]?.endsWith('postgres') === true && words.includes(cluster);
  } catch {
    return false;
  }
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.stdin?.end();
  await ended;
}

function collectLog(child: ChildProcess): () => string {
  let text = '';
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    text = (text + chunk).slice(-4_000);
  });
  return () => text;
}

function capture(command: string, args: string[], account: RunAs | undefined, input = ''): Promise<string> {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { ...account, cwd: '/', env: environment() });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
    child.once('error', fail);
    child.once('close', (code) => (code === 0 ? done(output) : fail(new Error(`${command} failed: ${output.trim()}`))));
    // A command that ends without reading is judged by its exit code.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

/**
 * Nothing of the caller's environment (PGDATA, PGOPTIONS, LC_ALL …) may change the server. Planning the audit takes 60 MB for a moment, which glibc would
 * keep in the process: large pieces go back at once, and of small ones all but a few megabytes.
 */
function environment(): NodeJS.ProcessEnv {
  const memory = { MALLOC_MMAP_THRESHOLD_: `${1024 * 1024}`, MALLOC_TRIM_THRESHOLD_: `${4 * 1024 * 1024}` };
  return { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC', ...memory };
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
