/** Tests in which one waits for another look for the waiting itself, never for time that passes. Their own time-out is the limit. */
import type { Database } from './database.ts';

const ofProcess = globalThis as { readonly bahiTimedOut?: string };

/** Until so many connections of this database wait for a lock; the application’s role would not see it. */
export async function untilWaiting(owner: Pick<Database, 'query'>, count = 1): Promise<void> {
  await until(async () => {
    const { rowCount } = await owner.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rowCount! >= count;
  });
}

export async function until(isThere: () => boolean | Promise<boolean>): Promise<void> {
  await found(isThere, Boolean);
}

/** What is read, once it is there. */
export async function found<T>(read: () => T | Promise<T>, isThere: (value: T) => boolean): Promise<T> {
  for (;;) {
    const value = await read();
    if (isThere(value)) return value;
    // A test whose time is up waits no more (testing-timeouts.ts).
    if (ofProcess.bahiTimedOut !== undefined) throw new Error('the time of its test is up');
    await turns(1);
  }
}

/** Of the event loop: what is sent so many of them later arrives at another moment of what is under way. */
export async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
