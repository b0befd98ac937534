/**
 * `prepare-statements.ts FOLDER BIN`: whether the PostgreSQL in BIN understands each statement that the tests sent to the newest one
 * (kept in FOLDER by testing-statements.ts). Prepared over the migrated schema; what the newest one refuses there as well is about
 * tables that a test made for itself. It sees no plans, no locks and no bodies of functions: for those some tests run there.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase, type Database } from '../server/src/platform/database.ts';
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres.ts';
import { migrate } from '../server/src/platform/migrations.ts';
import { testFolder } from '../server/src/platform/testing-folder.ts';
import { SHORT_LIVED } from '../server/src/platform/testing-setup.ts';

/** More are sent by a run of the database tests; fewer mean that they were not kept. */
const STATEMENTS_MIN = 1_000;
const PREPARABLE = /^\s*(with|select|insert|update|delete|merge|values)\b/i;
const COMMENTS_BEFORE = /^(\s*(--[^\n]*\n|\/\*[\s\S]*?\*\/))*/;

interface Refused {
  readonly text: string;
  readonly reason: string;
}

const [folder, binFolder] = process.argv.slice(2) as [string, string];
const statements = statementsIn(folder).filter((text) => PREPARABLE.test(text.replace(COMMENTS_BEFORE, '')));
const refused = await refusedBy(binFolder, statements);
const anywhere = new Set(
  (
    await refusedBy(
      undefined,
      refused.map(({ text }) => text),
    )
  ).map(({ text }) => text),
);
const broken = refused.filter(({ text }) => !anywhere.has(text));

for (const { text, reason } of broken)
  process.stdout.write(`${reason}: ${text.trim().replaceAll(/\s+/g, ' ').slice(0, 400)}\n`);
process.stdout.write(
  `${statements.length} statements, ${anywhere.size} about a test's own tables, ${broken.length} refused\n`,
);
if (statements.length < STATEMENTS_MIN) process.stdout.write(`at least ${STATEMENTS_MIN} were expected\n`);
process.exitCode = broken.length === 0 && statements.length >= STATEMENTS_MIN ? 0 : 1;

function statementsIn(from: string): readonly string[] {
  const lines = readdirSync(from).flatMap((name) => readFileSync(join(from, name), 'utf8').split('\n'));
  return [...new Set(lines.filter((line) => line !== '').map((line) => JSON.parse(line) as string))];
}

async function refusedBy(postgresFolder: string | undefined, texts: readonly string[]): Promise<readonly Refused[]> {
  const dataFolder = testFolder();
  const own = postgresFolder === undefined ? {} : { binFolder: postgresFolder };
  const postgres = await startEmbeddedPostgres({ dataFolder, ...own, settings: SHORT_LIVED });
  try {
    await migrate(postgres.url);
    const db = openDatabase({ url: postgres.url, role: 'owner', poolSize: 1 });
    const found: Refused[] = [];
    for (const text of texts) {
      const reason = await prepare(db, text);
      if (reason !== null) found.push({ text, reason });
    }
    await db.close();
    return found;
  } finally {
    await postgres.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

async function prepare(db: Database, text: string): Promise<string | null> {
  try {
    await db.query(`prepare statement as ${text}`);
    await db.query('deallocate statement');
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}
