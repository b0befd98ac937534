/** The database that this install's server works on, whether or not it runs: for the tools that read or fill it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isConnectionError } from '../server/src/platform/database.ts';
import { OWNER_ROLE, startEmbeddedPostgres } from '../server/src/platform/embedded-postgres.ts';
import { StartError, type Env } from '../server/src/platform/env.ts';

type Where = Pick<Env, 'databaseUrl' | 'dataFolder'>;

/** `run` gets the URL of the owner's role. */
export async function withDatabase<T>(
  { databaseUrl, dataFolder }: Where,
  run: (url: string) => Promise<T>,
): Promise<T> {
  return databaseUrl === null ? withEmbedded(dataFolder, run) : run(databaseUrl);
}

/** Through the running server's socket, or with a PostgreSQL started for this. */
async function withEmbedded<T>(dataFolder: string, run: (url: string) => Promise<T>): Promise<T> {
  if (!existsSync(join(dataFolder, 'postgres')))
    throw new StartError(`${dataFolder} holds no books yet: npm start makes them`);
  try {
    return await run(runningUrl(join(dataFolder, 'postgres', 'postmaster.pid')));
  } catch (error) {
    if (!isConnectionError(error)) throw error;
  }
  const postgres = await startEmbeddedPostgres({ dataFolder });
  try {
    return await run(postgres.url);
  } finally {
    await postgres.stop();
  }
}

/** The fifth line of the file names the folder of the socket; without the file nothing runs there. */
function runningUrl(pidFile: string): string {
  const folder = existsSync(pidFile) ? (readFileSync(pidFile, 'utf8').split('\n')[4] ?? '') : '/nonexistent';
  return `postgresql://${OWNER_ROLE}@localhost/bahi?host=${encodeURIComponent(folder)}`;
}
