/** Folders that outlast a power cut: an entry of a folder is durable once the folder is. */
import { mkdir, open } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/** With those above it that are missing, for the process's own user alone. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = resolve(folder); made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made));
}

/** After a rename in it. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
