/** `npm run bench -- NAME …`: runs bench/NAME.ts. Each prints its figures as JSON lines, the headline last (design §4). */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Parts of benches, not benches. */
const HELPERS = new Set([
  'run',
  'customers',
  'order-load',
  'http-load',
  'tpcb',
  'stream-server',
  'stream-readers',
  'processes',
  'server',
]);
const names = readdirSync(import.meta.dirname)
  .filter((file) => /^[a-z-]+\.ts$/.test(file))
  .map((file) => file.slice(0, -3))
  .filter((name) => !HELPERS.has(name));

const [name, ...args] = process.argv.slice(2);
if (name === undefined || !names.includes(name)) {
  process.stderr.write(`npm run bench -- NAME, where NAME is one of: ${names.join(', ')}\n`);
  process.exit(2);
}
const child = spawn(process.execPath, [join(import.meta.dirname, `${name}.ts`), ...args], { stdio: 'inherit' });
child.once('exit', (code) => (process.exitCode = code ?? 1));
