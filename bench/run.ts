/** `npm run bench -- NAME …`: runs bench/NAME.ts. Each prints its figures as JSON lines, the headline last (design §4). */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const BENCHES = [
  'orders',
  'subscribe',
  'draw',
  'book',
  'stream',
  'grow',
  'first-load',
  'start',
  'idle',
  'candles',
  'scan',
  'quotes-list',
  'alerts',
  'audit',
  'proof',
  'upload',
  'console',
];
const names = BENCHES.filter((name) => existsSync(join(import.meta.dirname, `${name}.ts`)));

const [name, ...args] = process.argv.slice(2);
if (name === undefined || !names.includes(name)) {
  process.stderr.write(`npm run bench -- NAME, where NAME is one of: ${names.join(', ')}\n`);
  process.exit(2);
}
const child = spawn(process.execPath, [join(import.meta.dirname, `${name}.ts`), ...args], { stdio: 'inherit' });
child.once('exit', (code) => (process.exitCode = code ?? 1));
