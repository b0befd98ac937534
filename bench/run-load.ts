/** Runs a load against a server from a process of its own (http-load.ts), and answers what it saw. */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { BenchCustomer } from './customers.ts';
import type { LoadJob, LoadResult } from './http-load.ts';
import type { BenchServer } from './server.ts';

export interface Load extends Pick<LoadJob, 'path' | 'bodies' | 'connections' | 'seconds' | 'warmSeconds'> {
  readonly server: BenchServer;
  readonly customers: readonly BenchCustomer[];
  /** For the file of credentials. */
  readonly folder: string;
  /** Its idempotency keys begin with it. */
  readonly run: string;
}

export async function runLoad({ server, customers, folder, run, ...load }: Load): Promise<LoadResult> {
  const credentialsFile = join(folder, 'credentials.json');
  writeFileSync(credentialsFile, JSON.stringify(customers));
  const job: LoadJob = { host: '127.0.0.1', port: server.port, credentialsFile, keyPrefix: `${run}-`, ...load };
  const child = spawn(process.execPath, [join(import.meta.dirname, 'http-load.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  child.stdin.write(`${JSON.stringify(job)}\n`);
  await lines.next();
  child.stdin.write('go\n');
  const result = JSON.parse((await lines.next()).value as string) as LoadResult;
  child.kill();
  return result;
}
