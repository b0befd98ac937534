/**
 * Whether what is written can be kept. From a disk that is full or breaks PostgreSQL goes on answering reads, so this goes by the room
 * that is left and by what failed lately.
 */
import { statfs } from 'node:fs/promises';
import type { StorageProblem } from '@bahi/contract/staff/health.ts';
import type { Clock } from './clock.ts';
import { sqlStateOf } from './database.ts';
import type { Check } from './health.ts';

export interface Storage {
  /** Of every failure of the database: most mean nothing here. */
  heard(error: unknown): void;
  state(): Promise<StorageState>;
  readonly check: Check;
}

export interface StorageState {
  readonly problem: StorageProblem | null;
  /** Where there is least; null: unknown. */
  readonly freeBytes: number | null;
}

export interface StorageOptions {
  readonly clock: Clock;
  /** Each on a file system of its own, perhaps. One that is not there counts for nothing. */
  readonly folders: readonly string[];
  /** PostgreSQL writes nowhere else: with room there again, what failed for want of it is over. */
  readonly holdsDatabase?: boolean;
  readonly freeBytesMin?: number;
}

/** Four segments of the write-ahead log: without the next one PostgreSQL ends at once. */
const FREE_BYTES_MIN = 64 * 2 ** 20;
/** Something is written each minute, and fails again. */
const REMEMBERED_MS = 75_000;
/** PostgreSQL's names of ENOSPC and EIO. */
const PROBLEMS: Readonly<Record<string, StorageProblem>> = { '53100': 'disk_full', '58030': 'io_error' };
const SAID: Readonly<Record<StorageProblem, string>> = {
  space_low: 'little room is left',
  disk_full: 'no room is left',
  io_error: 'input/output error',
};

export function createStorage(options: StorageOptions): Storage {
  const { clock, folders, holdsDatabase = false, freeBytesMin = FREE_BYTES_MIN } = options;
  let last: { readonly problem: StorageProblem; readonly at: number } | null = null;

  async function state(): Promise<StorageState> {
    const isRecent = last !== null && clock.now() - last.at < REMEMBERED_MS;
    let problem = isRecent ? last!.problem : null;
    let freeBytes: number | null = null;
    for (const folder of folders) {
      try {
        const { bavail, bsize } = await statfs(folder);
        freeBytes = Math.min(freeBytes ?? Infinity, bavail * bsize);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') problem = 'io_error';
      }
    }
    if (freeBytes === null) return { problem, freeBytes };
    if (freeBytes < freeBytesMin) problem ??= 'space_low';
    else if (problem === 'disk_full' && holdsDatabase) problem = null;
    return { problem, freeBytes };
  }

  return {
    heard(error) {
      const problem = PROBLEMS[sqlStateOf(error) ?? ''];
      if (problem !== undefined) last = { problem, at: clock.now() };
    },
    state,
    check: {
      name: 'storage',
      async problem() {
        const { problem } = await state();
        return problem === null ? null : SAID[problem];
      },
    },
  };
}
