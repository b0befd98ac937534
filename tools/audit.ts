/**
 * `npm run audit`: every invariant of the books from the first posting, whether or not the server runs (rules T2, §2).
 * Names each break with its evidence; exit 1 when there is one.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditWhole } from '../server/src/ledger/audit.ts';
import { ORDER_INVARIANTS } from '../server/src/orders/audit.ts';
import { isConnectionError, openDatabase } from '../server/src/platform/database.ts';
import { OWNER_ROLE, startEmbeddedPostgres } from '../server/src/platform/embedded-postgres.ts';
import { parseEnv, StartError } from '../server/src/platform/env.ts';

try {
  const { databaseUrl, dataFolder } = parseEnv(process.env);
  process.exitCode = databaseUrl === null ? await auditEmbedded(dataFolder) : await audit(databaseUrl);
} catch (error) {
  if (!(error instanceof StartError) && !isConnectionError(error)) throw error;
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}

/** Through the running server's socket, or with a PostgreSQL started for this. */
async function auditEmbedded(dataFolder: string): Promise<number> {
  if (!existsSync(join(dataFolder, 'postgres')))
    throw new StartError(`${dataFolder} holds no books yet: npm start makes them`);
  try {
    return await audit(runningUrl(join(dataFolder, 'postgres', 'postmaster.pid')));
  } catch (error) {
    if (!isConnectionError(error)) throw error;
  }
  const postgres = await startEmbeddedPostgres({ dataFolder });
  try {
    return await audit(postgres.url);
  } finally {
    await postgres.stop();
  }
}

/** The fifth line of the file names the folder of the socket; without the file nothing runs there. */
function runningUrl(pidFile: string): string {
  const folder = existsSync(pidFile) ? (readFileSync(pidFile, 'utf8').split('\n')[4] ?? '') : '/nonexistent';
  return `postgresql://${OWNER_ROLE}@localhost/bahi?host=${encodeURIComponent(folder)}`;
}

async function audit(url: string): Promise<number> {
  const db = openDatabase({ url, poolSize: 1 });
  try {
    const { breaks, books, entries, seconds } = await db.read((tx) => auditWhole(tx, ORDER_INVARIANTS));
    for (const { invariant, meaning, evidence } of breaks) {
      process.stdout.write(`BROKEN ${invariant}: ${meaning}\n       ${evidence}\n`);
    }
    const figures = { books, entries, breaks: breaks.length, seconds: Math.round(seconds * 1000) / 1000 };
    process.stdout.write(`${JSON.stringify(figures)}\n`);
    return breaks.length === 0 ? 0 : 1;
  } finally {
    await db.close();
  }
}
