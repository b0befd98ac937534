/** Security's work by the clock: what is over is put away. Nothing depends on its being on time. */
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Task } from '../platform/jobs.ts';
import { deleteOldUnlocks } from './store.ts';

export function createSecurityTasks({ db, clock }: { db: Database; clock: Clock }): Task[] {
  return [
    {
      name: 'security-tidy',
      cron: '23 * * * *',
      run: () => db.transaction((tx) => deleteOldUnlocks(tx, clock.now())),
    },
  ];
}
