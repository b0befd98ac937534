/**
 * `npm run import -- bhavcopy FILE…`: NSE's public end-of-day files, CSV or zip, into the imported instruments, whether or not
 * the server runs. Bad rows are named and skipped; a file again changes nothing. Exit 1 when a file was refused.
 */
import { openDatabase, isConnectionError, type Database } from '../server/src/platform/database.ts';
import { parseEnv, StartError } from '../server/src/platform/env.ts';
import { FileRefusedError, importBhavcopy, type FileReport } from '../server/src/imported/import-bhavcopy.ts';
import { withDatabase } from './database.ts';

const LINES_MAX = 50;

const [format, ...files] = process.argv.slice(2);
try {
  if (format !== 'bhavcopy' || files.length === 0) throw new StartError('npm run import -- bhavcopy FILE…');
  process.exitCode = await withDatabase(parseEnv(process.env), importAll);
} catch (error) {
  if (!(error instanceof StartError) && !isConnectionError(error)) throw error;
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}

async function importAll(url: string): Promise<number> {
  const db = openDatabase({ url, poolSize: 1, role: 'owner', statementTimeoutMs: 120_000 });
  try {
    await expectTables(db);
    let refused = 0;
    for (const path of files) {
      try {
        for await (const report of importBhavcopy(db, path)) print(report);
      } catch (error) {
        if (!(error instanceof FileRefusedError)) throw error;
        process.stderr.write(`${path}: refused: ${error.message}\n`);
        refused++;
      }
    }
    return refused === 0 ? 0 : 1;
  } finally {
    await db.close();
  }
}

async function expectTables(db: Database): Promise<void> {
  const { rows } = await db.query<{ found: boolean }>(`select to_regclass('imported.daily_bar') is not null as found`);
  if (!rows[0]!.found) throw new StartError('the database is of an earlier version: npm start brings it up to date');
}

function print({ file, dates, added, same, changed, bad, others }: FileReport): void {
  const left = [...others].map(([what, count]) => `${what} ${count}`).join(', ');
  const figures = `${added} new, ${changed.length} corrected, ${same} as before, ${bad.length} bad`;
  const span = dates.length > 1 ? `${dates[0]} to ${dates.at(-1)}` : (dates[0] ?? 'no date');
  process.stdout.write(`${file}: ${span}: ${figures}${left === '' ? '' : `; left out: ${left}`}\n`);
  printAll(changed.map((line) => `  corrected ${line}`));
  printAll(bad.map(({ line, reason }) => `  ${file}:${line}: ${reason}`));
}

function printAll(lines: readonly string[]): void {
  for (const line of lines.slice(0, LINES_MAX)) process.stdout.write(`${line}\n`);
  if (lines.length > LINES_MAX) process.stdout.write(`  and ${lines.length - LINES_MAX} more\n`);
}
