/**
 * The master key at a start. A lost key is never made anew over a database that holds what was sealed under the former one:
 * the server would run, and no authenticator, document or photo would open again. A canary in the database tells.
 */
import { readFile } from 'node:fs/promises';
import type { Database } from './database.ts';
import { StartError } from './env.ts';
import { KEY_BYTES, openSealer, sealerOf, type Sealer } from './sealing.ts';

const PURPOSE = 'key canary';
const SONG = Buffer.from('bahi');

export async function openMasterKey(db: Database, file: string): Promise<Sealer> {
  const canary = await selectCanary(db);
  const sealer = canary === null ? await openSealer(file) : await readSealer(file);
  const known = canary?.sealed ?? null;
  if (known !== null) {
    requireSong(sealer, known, file);
    return sealer;
  }
  const sealed = sealer.seal(SONG, PURPOSE);
  await db.query(
    'insert into key_canary (sealed) values ($1) on conflict (is_only) do update set sealed = coalesce(key_canary.sealed, excluded.sealed)',
    [sealed],
  );
  // Another process may have been first.
  requireSong(sealer, (await selectCanary(db))!.sealed!, file);
  return sealer;
}

async function selectCanary(db: Database): Promise<{ sealed: Buffer | null } | null> {
  const { rows } = await db.query<{ sealed: Buffer | null }>('select sealed from key_canary');
  return rows[0] ?? null;
}

async function readSealer(file: string): Promise<Sealer> {
  const key = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new StartError(`${file} is missing, and this database holds what was sealed under it. ${RESTORE}`);
  });
  if (key.length !== KEY_BYTES) throw new StartError(`${file} is damaged: it has ${key.length} bytes. ${RESTORE}`);
  return sealerOf(key);
}

function requireSong(sealer: Sealer, sealed: Buffer, file: string): void {
  try {
    sealer.open(sealed, PURPOSE);
  } catch {
    throw new StartError(`${file} is not the key under which this database was sealed. ${RESTORE}`);
  }
}

const RESTORE =
  'Put the key back from its backup (docs/OPERATIONS.md, Data), or start over another database; nothing was changed.';
