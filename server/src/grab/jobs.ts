/** What the clock makes of grab offers: what is over gives back to the block seller what nobody took. */
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Task } from '../platform/jobs.ts';
import { settleEnded } from './publication.ts';

export interface GrabJobsDeps {
  readonly db: Database;
  readonly clock: Pick<Clock, 'now'>;
}

export function createGrabTasks(deps: GrabJobsDeps): Task[] {
  return [{ name: 'grab_progress', cron: '* * * * *', run: () => progress(deps) }];
}

/** Some at a time, until none is due. */
export async function progress({ db, clock }: GrabJobsDeps): Promise<void> {
  while ((await db.transaction((tx) => settleEnded(tx, clock.now()))) > 0);
}
