/**
 * A key of each customer's own, outside the database (rules §6): photos and numbers of documents are sealed under it. The key is a
 * file, sealed under the master key; an empty file stands for a key that was destroyed, and what was sealed under it opens no more.
 */
import { randomBytes } from 'node:crypto';
import { link, open, readFile, rename, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder, syncFolder } from './folders.ts';
import { sealerOf, type Sealer } from './sealing.ts';

export interface CustomerKeys {
  /** Makes the key at its first use; null after it was destroyed. */
  of(customerId: bigint): Promise<Sealer | null>;
  /** A key of the installation, for one use of its own. */
  named(name: string): Promise<Buffer>;
  /** For good: a copy of the folder made before keeps it. */
  destroy(customerId: bigint): Promise<void>;
}

const KEY_BYTES = 32;

export function createCustomerKeys({ folder, master }: { folder: string; master: Sealer }): CustomerKeys {
  const fileOf = (customerId: bigint) => join(folder, 'customers', `${customerId}.key`);

  async function read(file: string, purpose: string): Promise<Buffer | null> {
    const known = await contentOf(file);
    const sealed = known ?? (await make(file, master.seal(randomBytes(KEY_BYTES), purpose)));
    return sealed.length === 0 ? null : master.open(sealed, purpose);
  }

  return {
    async of(customerId) {
      const key = await read(fileOf(customerId), `key of customer ${customerId}`);
      return key === null ? null : sealerOf(key);
    },
    async named(name) {
      const key = await read(join(folder, `${name}.key`), `key ${name}`);
      if (key === null) throw new Error(`the key ${name} is empty`);
      return key;
    },
    async destroy(customerId) {
      const file = fileOf(customerId);
      const empty = await writeAside(file, Buffer.alloc(0));
      await rename(empty, file);
      await syncFolder(dirname(file));
    },
  };
}

async function contentOf(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Whoever is first makes it; the others read that. It is on the disk before anything is sealed under it. */
async function make(file: string, content: Buffer): Promise<Buffer> {
  const aside = await writeAside(file, content);
  try {
    await link(aside, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await unlink(aside);
  }
  await syncFolder(dirname(file));
  return readFile(file);
}

async function writeAside(file: string, content: Buffer): Promise<string> {
  await makeFolder(dirname(file));
  const aside = `${file}.${randomBytes(6).toString('hex')}`;
  const handle = await open(aside, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  return aside;
}
