/** `npm run bench -- NAME …`: runs bench/NAME.ts, or with `all` each in turn. Each prints its figures as JSON lines, the headline last (design §4). */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const BENCHES = [
  'orders',
  'subscribe',
  'grab',
  'draw',
  'book',
  'stream',
  'grow',
  'first-load',
  'first-view',
  'start',
  'idle',
  'candles',
  'scan',
  'quotes-list',
  'search',
  'alerts',
  'audit',
  'interest',
  'pools',
  'lending',
  'portfolio',
  'proof',
  'upload',
  'console',
];
const names = BENCHES.filter((name) => existsSync(join(import.meta.dirname, `${name}.ts`)));

const [name, ...args] = process.argv.slice(2);
if (name !== 'all' && (name === undefined || !names.includes(name))) {
  process.stderr.write(`npm run bench -- NAME, where NAME is all or one of: ${names.join(', ')}\n`);
  process.exit(2);
}
for (const each of name === 'all' ? names : [name]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, `${each}.ts`), ...args], { stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) process.exitCode = code ?? 1;
}
