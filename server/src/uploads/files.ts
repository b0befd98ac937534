/**
 * Sealed files on the disk, under random names: what a client calls a file never becomes a path. A file is whole and durable before its
 * row is written; one without a row is the rest of something that did not come to its end.
 */
import { randomBytes } from 'node:crypto';
import { open, readdir, readFile, rename, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder, syncFolder } from '../platform/folders.ts';

export interface SealedFiles {
  /** Answers its name. */
  write(content: Buffer): Promise<string>;
  read(name: string): Promise<Buffer>;
  /** One that is gone already is gone. */
  remove(name: string): Promise<void>;
  /** Names of files last written before a moment, unfinished ones too. */
  olderThan(moment: number): Promise<string[]>;
}

const SHELF = /^[0-9a-f]{2}$/;

export function createSealedFiles(folder: string): SealedFiles {
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name);
  return {
    async write(content) {
      const name = randomBytes(16).toString('hex');
      const shelf = join(folder, name.slice(0, 2));
      await makeFolder(shelf);
      const unfinished = `${pathOf(name)}.part`;
      const handle = await open(unfinished, 'wx', 0o600);
      try {
        await handle.writeFile(content);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(unfinished, pathOf(name));
      await syncFolder(shelf);
      return name;
    },
    read: (name) => readFile(pathOf(name)),
    remove: (name) => ignoreMissing(unlink(pathOf(name))),
    async olderThan(moment) {
      const names: string[] = [];
      for (const shelf of await entries(folder)) {
        if (!SHELF.test(shelf)) continue;
        for (const name of await entries(join(folder, shelf))) {
          const found = await ignoreMissing(stat(pathOf(name)));
          if (found !== undefined && found.mtimeMs < moment) names.push(name);
        }
      }
      return names;
    },
  };
}

async function entries(folder: string): Promise<string[]> {
  return (await ignoreMissing(readdir(folder))) ?? [];
}

async function ignoreMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
