/** A whole Bahi as `npm start` runs it, with an operator who starts it again when it ended; and somebody who asks /readyz all the time. */
import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { processTree } from '../../bench/processes.ts';
import { freePort } from '../../bench/server.ts';

/** As /readyz says it; `away`: nobody answers. */
export type State = 'ready' | 'away' | `not ready: ${string}`;

export interface House {
  readonly origin: string;
  /** Of the owner's role. */
  databaseUrl(): string;
  /** Starts it where it has ended, until /readyz says that it is ready: how long that took, and how often it was started. */
  revive(): Promise<{ readonly ms: number; readonly starts: number }>;
  state(): State;
  /** Every state that was seen since, each once, in order. */
  statesSince(moment: number): State[];
  /** The process of the server itself; null while there is none. */
  serverPid(): number | null;
  postmasterPid(): number;
  backendPids(): number[];
  /** Nothing of it runs any more: neither it nor PostgreSQL. */
  kill(): Promise<void>;
  /** Stands still as a whole, as before a copy. */
  freeze(): void;
  stop(): Promise<void>;
  /** By so much more. */
  shiftClock(ms: number): void;
  /** Nobody asks any more. */
  close(): void;
  readonly log: readonly string[];
}

const READY_MS_MAX = 180_000;
const ASK_EVERY_MS = 50;
const ASK_MS_MAX = 3_000;
const LOG_MAX = 400;

export async function openHouse({ dataFolder, folder }: { dataFolder: string; folder: string }): Promise<House> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const clockFile = join(folder, 'clock');
  writeFileSync(clockFile, '0');
  const log: string[] = [];
  const seen: { readonly at: number; readonly state: State }[] = [{ at: 0, state: 'away' }];
  let child: ChildProcess | null = null;
  let databaseUrl = '';
  let starts = 0;
  let shift = 0;

  function start(): void {
    starts += 1;
    const started = spawn(process.execPath, [join(import.meta.dirname, 'serve.mjs')], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        ...process.env,
        NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'jumping-clock.ts')).href}`,
        BAHI_FAULTS_CLOCK: clockFile,
        BAHI_LOG: 'warn',
        BAHI_RATE_PER_MINUTE: '100000000',
        BAHI_DATA: dataFolder,
        PORT: String(port),
      },
    });
    child = started;
    for (const stream of [started.stdout!, started.stderr!])
      createInterface({ input: stream }).on('line', (line) => {
        log.push(line);
        if (log.length > LOG_MAX) log.shift();
      });
    started.on('message', (message: { databaseUrl?: string }) => (databaseUrl = message.databaseUrl ?? databaseUrl));
    started.once('exit', (code, signal) => {
      log.push(`npm start ended: ${code ?? signal}`);
      if (child === started) child = null;
    });
  }

  let isWatching = true;
  void (async () => {
    while (isWatching) {
      const state = await ask(origin);
      if (state !== seen.at(-1)!.state) seen.push({ at: Date.now(), state });
      await pause(ASK_EVERY_MS);
    }
  })();

  const pidFile = join(dataFolder, 'postgres', 'postmaster.pid');
  const postmasterPid = () => Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  const serverPid = () => {
    if (child?.pid === undefined) return null;
    return processTree(child.pid).find((pid) => commandOf(pid).includes('server/src/main.ts')) ?? null;
  };
  /** Whoever holds a file of the data folder open or is a descendant of ours; PostgreSQL outlives the server that started it. */
  const all = () => {
    const own = child?.pid === undefined ? [] : processTree(child.pid);
    let postgres: number[] = [];
    try {
      postgres = processTree(postmasterPid()).filter((pid) => /postgres/.test(commandOf(pid)));
    } catch {
      // None is running.
    }
    return [...new Set([...own, ...postgres])];
  };

  return {
    origin,
    log,
    databaseUrl: () => databaseUrl,
    state: () => seen.at(-1)!.state,
    statesSince(moment) {
      const first = Math.max(
        0,
        seen.findLastIndex(({ at }) => at <= moment),
      );
      return seen.slice(first).map(({ state }) => state);
    },
    async revive() {
      const since = Date.now();
      const before = starts;
      for (;;) {
        if (child === null) start();
        if ((await ask(origin)) === 'ready' && databaseUrl !== '') {
          seen.push({ at: Date.now(), state: 'ready' });
          return { ms: Date.now() - since, starts: starts - before };
        }
        if (Date.now() - since > READY_MS_MAX)
          throw new Error(`not ready within ${READY_MS_MAX / 1_000} s: ${seen.at(-1)!.state}`);
        await pause(ASK_EVERY_MS);
      }
    },
    serverPid,
    postmasterPid,
    backendPids: () => processTree(postmasterPid()).filter((pid) => /postgres: .*bahi/.test(commandOf(pid))),
    async kill() {
      const pids = all();
      for (const pid of pids) signal(pid, 'SIGKILL');
      while (pids.some(isAlive)) await pause(20);
      child = null;
    },
    freeze() {
      for (const pid of all()) signal(pid, 'SIGSTOP');
    },
    async stop() {
      const stopping = child;
      if (stopping === null) return;
      const ended = new Promise((resolve) => stopping.once('exit', resolve));
      stopping.kill('SIGTERM');
      await ended;
    },
    close: () => void (isWatching = false),
    shiftClock: (ms) => writeFileSync(clockFile, String((shift += ms))),
  };
}

async function ask(origin: string): Promise<State> {
  try {
    const answer = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(ASK_MS_MAX) });
    const { checks } = (await answer.json()) as { checks: Record<string, string> };
    if (answer.status === 200) return 'ready';
    const failing = Object.entries(checks).filter(([, problem]) => problem !== 'ok');
    return `not ready: ${failing.map(([name]) => name).join(', ')}`;
  } catch {
    return 'away';
  }
}

export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended already.
  }
}

function isAlive(pid: number): boolean {
  try {
    // What nobody has waited for yet holds no file any more.
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
