/** Security's work by the clock: what is over is put away. Nothing depends on its being on time. */
import { DAY_MS } from '@bahi/core/time.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Task } from '../platform/jobs.ts';
import { deleteOldCodes } from './code-store.ts';
import { deleteOldUnlocks } from './store.ts';

export function createSecurityTasks({ db, clock }: { db: Database; clock: Clock }): Task[] {
  return [
    {
      name: 'security-tidy',
      cron: '23 * * * *',
      async run() {
        const now = clock.now();
        await db.transaction((tx) => deleteOldUnlocks(tx, now));
        // As long as sendings count.
        await db.transaction((tx) => deleteOldCodes(tx, now - DAY_MS));
      },
    },
  ];
}
