/** `npm run dev`: the server, started again when its sources change, and the web app with hot reload in front of it. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { install, root, serverNode } from './install.mjs';

await install();
const node = serverNode();
const watched = ['server/src', 'core/src', 'contract/src', 'exchange/src'].map(
  (path) => `--watch-path=${join(root, path)}`,
);
const children = [
  start([...watched, '--watch-preserve-output', join(root, 'server/src/main.ts')], root),
  start([join(root, 'node_modules/vite/bin/vite.js')], join(root, 'web')),
];

let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop());
for (const child of children) child.once('exit', () => stop());

function start(args, cwd) {
  return spawn(node, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'], detached: process.platform !== 'win32' });
}

/** One ends, both end. */
function stop() {
  if (isStopping) return;
  isStopping = true;
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM');
}
