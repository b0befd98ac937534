/** The whole server as a child process over a folder of its own, for benches that measure it from outside. */
import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { translateServer } from '../tools/build-web.mjs';
import { SERVER_ARGS, serverEnv } from '../tools/server-process.mjs';

export interface BenchServer {
  readonly origin: string;
  readonly port: number;
  readonly pid: number;
  /** Of the owner role. */
  readonly databaseUrl: string;
  stop(): Promise<void>;
}

export interface BenchServerOptions {
  readonly dataFolder: string;
  readonly env?: Readonly<Record<string, string>>;
  /** What it logs, a line each. */
  readonly onLog?: (line: string) => void;
}

export async function startServer({ dataFolder, env = {}, onLog }: BenchServerOptions): Promise<BenchServer> {
  openToPostgres(dataFolder);
  const port = await freePort();
  await translateServer();
  const main = join(import.meta.dirname, '..', 'server', 'src', 'main.ts');
  const child = spawn(process.execPath, [...SERVER_ARGS, main], {
    stdio: ['ignore', onLog === undefined ? 'ignore' : 'pipe', 'inherit', 'ipc'],
    env: {
      ...serverEnv(),
      BAHI_LOG: 'warn',
      BAHI_RATE_PER_MINUTE: '100000000',
      ...env,
      BAHI_DATA: dataFolder,
      PORT: String(port),
    },
  });
  if (child.stdout !== null && onLog !== undefined) createInterface({ input: child.stdout }).on('line', onLog);
  const databaseUrl = await new Promise<string>((resolve, reject) => {
    child.on('message', (message: { type?: string; databaseUrl?: string }) => {
      if (message.type === 'ready') resolve(message.databaseUrl!);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with code ${code}`)));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid!,
    databaseUrl,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/**
 * Started by root, PostgreSQL runs as another account, which must be able to pass the temporary folders of the bench;
 * else its cluster would be put elsewhere and outlive them.
 */
function openToPostgres(dataFolder: string): void {
  mkdirSync(dataFolder, { recursive: true });
  for (let folder = dataFolder; folder.startsWith(join(tmpdir(), 'bahi-')); folder = dirname(folder))
    chmodSync(folder, 0o755);
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
