/**
 * The server as a child of a tool: in a process group of its own, so that a Ctrl-C reaches it once, through us; started
 * again when it ends because its database went away (exit code 70).
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root, serverNode } from './install.mjs';

const EXIT_RESTART = 70;
const RESTARTS_MAX = 5;
const RESTART_WINDOW_MS = 60_000;

/**
 * Of the server's own thread: what is soon forgotten grows no further than this, and each of its threads says what it needs itself
 * (server/src/main.ts). Left alone it holds 134 MB a few minutes after a start.
 */
export const SERVER_ARGS = ['--max-semi-space-size=16'];

/** Each of the server's threads would else translate its TypeScript again: some 20 MB and 100 ms a thread. */
export const serverEnv = (env = process.env) => ({ NODE_COMPILE_CACHE: join(root, '.cache/node'), ...env });

/**
 * Resolves with the exit code once the server has ended for good. `onReady` is called at each start that succeeded.
 * SIGINT and SIGTERM are passed on; the second one makes the server end at once.
 */
export function runServer({ env = process.env, nodeArgs = [], onReady = () => {} }) {
  const starts = [];
  let child;
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      isStopping = true;
      child?.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
    });
  }

  return new Promise((resolve) => {
    function start() {
      starts.push(Date.now());
      child = spawn(serverNode(), [...SERVER_ARGS, ...nodeArgs, join(root, 'server/src/main.ts')], {
        cwd: root,
        env: serverEnv(env),
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        detached: process.platform !== 'win32',
      });
      child.on('message', (message) => {
        if (message?.type === 'ready') onReady(message);
      });
      child.once('exit', (code, signal) => {
        const recent = starts.filter((at) => at > Date.now() - RESTART_WINDOW_MS).length;
        if (!isStopping && code === EXIT_RESTART && recent <= RESTARTS_MAX) {
          process.stderr.write('bahi: the server lost its database and starts again\n');
          start();
        } else {
          resolve(code ?? (signal === null ? 1 : 128));
        }
      });
    }
    start();
  });
}
