/**
 * Starts a whole Bahi: PostgreSQL (unless DATABASE_URL names one), migrations, the practice exchange, the server. Stops it
 * again so that nothing acknowledged is lost and nothing is left running. tools/start.mjs calls this.
 */
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { startBahi, type Bahi } from './bahi.ts';
import { parseEnv, StartError, type Env } from './platform/env.ts';
import { isConnectionError } from './platform/database.ts';
import { createLog } from './platform/log.ts';
import { PRACTICE_STAFF } from './practice/staff.ts';

/** tools/start.mjs starts the server again after this one. */
const EXIT_RESTART = 70;
/** A task under way is waited for; one that takes longer is cut off, as by a crash, which loses nothing. */
const STOP_MS_MAX = MINUTE_MS;

const log = createLog({ level: process.env['BAHI_LOG'] || 'info', toStderr: true });
process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
process.on('uncaughtException', (error) => {
  log.fatal({ err: error }, 'uncaught exception');
  process.exit(EXIT_RESTART);
});

// What a tool allows this thread (tools/server-process.mjs) counts for every thread that starts while it stands, before what each asks for.
setFlagsFromString('--max-semi-space-size=0');

let bahi: Bahi | null = null;
let isStopping = false;

async function main(): Promise<void> {
  requireNode();
  const env = parseEnv(process.env);
  await requireFreePort(env);
  const root = join(import.meta.dirname, '..', '..');
  const webFolders = { app: join(root, 'web/dist'), console: join(root, 'console/dist') };
  bahi = await startBahi({ env, log, webFolders, onLost: (why) => void restart(why) });
  if (isStopping) return;
  await listen(bahi, env);
  await bahi.start();
  process.stdout.write(`bahi listens on http://${env.host.includes(':') ? `[${env.host}]` : env.host}:${env.port}\n`);
  const staff = PRACTICE_STAFF.map(({ account, roles, totpSecret }) => ({ account, role: roles[0], totpSecret }));
  process.send?.({ type: 'ready', databaseUrl: bahi.databaseUrl, staff });
}

async function listen({ server }: Bahi, { host, port }: Env): Promise<void> {
  try {
    await server.listen({ host, port });
  } catch (error) {
    throw portProblem(error as NodeJS.ErrnoException, { host, port });
  }
}

function requireNode(): void {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 24)
    throw new StartError(`Node ${process.versions.node} is too old for the server: use npm start, or Node 24 or later`);
}

/** Told before PostgreSQL starts, so that a second start by mistake costs nothing. */
function requireFreePort({ host, port }: Env): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => reject(portProblem(error, { host, port })));
    probe.listen({ host, port }, () => probe.close(() => resolve()));
  });
}

function portProblem(error: NodeJS.ErrnoException, { host, port }: { host: string; port: number }): Error {
  if (error.code === 'EADDRINUSE') return new StartError(`port ${port} is taken: stop what listens there, or set PORT`);
  if (error.code === 'EACCES')
    return new StartError(`port ${port} may not be used by this user: set PORT to 1024 or above`);
  return new StartError(`cannot listen on ${host}:${port} (${error.code ?? error.message}): set HOST and PORT`);
}

function explain(error: unknown): string {
  if (error instanceof StartError) return error.message;
  if (isConnectionError(error))
    return `the database does not answer: ${(error as Error).message}. Check DATABASE_URL, DATABASE_APP_URL and that PostgreSQL runs`;
  return (error as Error).message;
}

async function stop(exitCode: number): Promise<void> {
  if (isStopping) return process.exit(130);
  isStopping = true;
  setTimeout(() => {
    log.error('the stop took too long');
    process.exit(1);
  }, STOP_MS_MAX).unref();
  try {
    await bahi?.stop();
  } catch (error) {
    log.error({ err: error }, 'stop failed');
    exitCode ||= 1;
  }
  process.exit(exitCode);
}

/** Without its database, or its lock on it, this process must not go on: the next one recovers from what is durable. */
async function restart(why: string): Promise<void> {
  if (isStopping) return;
  log.fatal(why);
  process.exit(EXIT_RESTART);
}

process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));
// The tool that started this process is gone.
if (process.send !== undefined) process.on('disconnect', () => void stop(0));

main().catch(async (error: unknown) => {
  // Cut off by a stop, which ends the process itself.
  if (isStopping) return;
  process.stderr.write(explain(error).replace(/^/gm, 'bahi: ') + '\n');
  if (!(error instanceof StartError)) log.debug({ err: error }, 'start failed');
  await bahi?.stop().catch(() => {});
  process.exit(1);
});
