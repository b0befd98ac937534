/** `npm run schema`: writes server/schema.sql, the sum of the migrations, from a fresh database. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../server/src/platform/database.ts';
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres.ts';
import { migrate } from '../server/src/platform/migrations.ts';
import { dumpSchema } from '../server/src/platform/schema-dump.ts';

const folder = mkdtempSync(join(tmpdir(), 'bahi-schema-'));
const postgres = await startEmbeddedPostgres({ dataFolder: folder });
try {
  await migrate(postgres.url);
  const db = openDatabase({ url: postgres.url, role: 'owner', poolSize: 1 });
  writeFileSync(join(import.meta.dirname, '..', 'server', 'schema.sql'), await db.read(dumpSchema));
  await db.close();
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
