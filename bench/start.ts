/**
 * `start`: seconds from a bare clone to a usable page (packages installed, app built, database made, market running,
 * the page's own script and the configuration call answered), from an empty npm cache and from one that has the packages, and the
 * same for a restart. A line for each says where the time went, by what `npm start` prints.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { processTree } from './processes.ts';
import { freePort } from './server.ts';

const WAIT_MS_MAX = 300_000;
/** What each step begins with. */
const STEPS = { install_s: 'bahi: installing', build_s: 'bahi: building', server_s: 'bahi: starting' };

const folder = mkdtempSync(join(tmpdir(), 'bahi-start-'));
const clone = join(folder, 'bahi');
try {
  const port = await freePort();
  cloneAnew();
  const emptyCacheS = await timeStart('start-empty-cache', port);
  cloneAnew();
  const coldS = await timeStart('start-cold', port);
  const warmS = await timeStart('start-warm', port);
  print({ name: 'start', empty_cache_s: emptyCacheS, cold_s: coldS, warm_s: warmS });
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function cloneAnew(): void {
  rmSync(clone, { recursive: true, force: true });
  execFileSync('git', ['clone', '--quiet', '--no-local', join(import.meta.dirname, '..'), clone]);
}

async function timeStart(name: string, port: number): Promise<number> {
  const startedAt = performance.now();
  const begun: { step: string; at: number }[] = [];
  const child = spawn('npm', ['start', '--silent'], {
    cwd: clone,
    env: { ...process.env, PORT: String(port), npm_config_audit: 'false', npm_config_cache: join(folder, 'npm') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  createInterface({ input: child.stdout }).on('line', (line) => {
    const step = Object.entries(STEPS).find(([, words]) => line.startsWith(words))?.[0];
    if (step !== undefined && begun.every((earlier) => earlier.step !== step))
      begun.push({ step, at: performance.now() });
  });
  try {
    await untilUsable(child, `http://127.0.0.1:${port}`, startedAt + WAIT_MS_MAX);
    const usableAt = performance.now();
    const seconds = begun.map(({ step, at }, index) => [step, tenths((begun[index + 1]?.at ?? usableAt) - at)]);
    print({ name, ...Object.fromEntries(seconds) });
    return tenths(usableAt - startedAt);
  } finally {
    await stop(child);
  }
}

function tenths(ms: number): number {
  return Math.round(ms / 100) / 10;
}

function print(figure: Record<string, string | number>): void {
  process.stdout.write(`${JSON.stringify(figure)}\n`);
}

async function untilUsable(child: ChildProcess, origin: string, deadline: number): Promise<void> {
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`npm start ended with code ${child.exitCode}`);
    if (await isUsable(origin)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('no usable page in time');
}

async function isUsable(origin: string): Promise<boolean> {
  try {
    const page = await fetch(`${origin}/`);
    const script = /<script[^>]+src="([^"]+)"/.exec(await page.text())?.[1];
    if (page.status !== 200 || script === undefined) return false;
    const answers = await Promise.all([
      fetch(new URL(script, origin)),
      fetch(`${origin}/api/vue/common/config`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"type":"all"}',
      }),
    ]);
    return answers.every(({ status }) => status === 200);
  } catch {
    return false;
  }
}

/** As Ctrl-C does: to every process of the terminal's group; then nothing may be left. */
async function stop(child: ChildProcess): Promise<void> {
  const tree = processTree(child.pid!);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  for (const pid of tree.slice(0, 3).toReversed()) signal(pid);
  await ended;
  for (const until = performance.now() + 15_000; performance.now() < until;) {
    if (tree.every((pid) => !isAlive(pid))) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('processes were left running');
}

function signal(pid: number): void {
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    // Gone already.
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
