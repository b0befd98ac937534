/**
 * What the clock makes of grab offers: one ends before its shares go ex; what is over gives back to the block seller what nobody took; a draw is
 * closed, drawn and settled.
 */
import type { Task } from '../platform/jobs.ts';
import { goOn, type DrawingDeps } from './drawing.ts';
import { endGoneEx, settleEnded } from './publication.ts';
import type { DrawnOffer } from './rows.ts';
import { offers, selectEndedDraws, selectOpen } from './store.ts';

export function createGrabTasks(deps: DrawingDeps): Task[] {
  return [{ name: 'grab_progress', cron: '* * * * *', run: () => progress(deps) }];
}

/** Some at a time, until none is due. What fails of one draw keeps no other one waiting, and is told in the end. */
export async function progress(deps: DrawingDeps): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  for (const { id } of await selectOpen(db, now)) await db.transaction((tx) => endGoneEx(deps, tx, { id, now }));
  while ((await db.transaction((tx) => settleEnded(tx, clock.now()))) > 0);
  const failures: unknown[] = [];
  for (const { id } of await selectEndedDraws(db, clock.now()))
    await untilNothingIsLeft(deps, id).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'not every draw of a grab offer could go on');
}

/** Each step reads the offer as the step before left it. */
async function untilNothingIsLeft(deps: DrawingDeps, id: bigint): Promise<void> {
  while (await goOn(deps, (await offers.select(deps.db, id)) as DrawnOffer));
}
