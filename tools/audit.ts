/**
 * `npm run audit`: every invariant of the books from the first posting, whether or not the server runs (rules T2, §2).
 * Names each break with its evidence; exit 1 when there is one. The verdict is kept, as that of the server's own.
 */
import { runWholeAudit } from '../server/src/ledger/whole-audits.ts';
import { DOMAIN_INVARIANTS } from '../server/src/invariants.ts';
import { isConnectionError, openDatabase } from '../server/src/platform/database.ts';
import { parseEnv, StartError } from '../server/src/platform/env.ts';
import { withDatabase } from './database.ts';

try {
  process.exitCode = await withDatabase(parseEnv(process.env), audit);
} catch (error) {
  if (!(error instanceof StartError) && !isConnectionError(error)) throw error;
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}

async function audit(url: string): Promise<number> {
  const db = openDatabase({ url, poolSize: 1 });
  try {
    const { breaks, books, entries, seconds } = await runWholeAudit(db, DOMAIN_INVARIANTS, { at: Date.now() });
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
