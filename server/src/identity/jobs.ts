/** Identity's work by the clock: what is over is put away. Nothing depends on its being on time. */
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Task } from '../platform/jobs.ts';
import { forgetOldLogins } from './login-history.ts';
import { forgetOldMisses } from './login-guard.ts';
import { deleteOldChallenges } from './passkey-store.ts';
import { updateOldSessionsEnded } from './session-store.ts';
import { lifetimeAt } from './sessions.ts';

export function createIdentityTasks({ db, clock }: { db: Database; clock: Clock }): Task[] {
  return [
    {
      name: 'identity-tidy',
      cron: '17 * * * *',
      async run() {
        const now = clock.now();
        await db.transaction((tx) => forgetOldMisses(tx, now));
        await db.transaction((tx) => forgetOldLogins(tx, now));
        await db.transaction((tx) => deleteOldChallenges(tx, now));
        await db.transaction((tx) => updateOldSessionsEnded(tx, lifetimeAt(now), now));
      },
    },
  ];
}
