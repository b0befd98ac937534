/**
 * Fires what is due, many at once, in three steps: it is taken up (committed, with the mark that was seen), its order is placed with the trigger's own
 * key, and what came of it is written with its message. A process that dies after any of them leaves one that is `firing`, which the next one
 * takes up at its start, with the same key.
 */
import { writeMessages } from '../messages/service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Log } from '../platform/log.ts';
import { outcomeMessage } from './messages.ts';
import { placeFired, type PlacingDeps } from './placing.ts';
import { selectTriggers, updateFiring, updateOutcome, type Due, type TriggerRow } from './store.ts';

export interface Firing {
  push(due: readonly Due[]): void;
  /** Resolves when everything pushed so far is written, or has failed. */
  settled(): Promise<void>;
}

export interface FiringDeps extends Omit<PlacingDeps, 'db'> {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Pick<Log, 'error'>;
  /** As they are now; they may be pushed again. */
  readonly onDone: (ids: readonly bigint[], rows: readonly TriggerRow[]) => void;
  /** Nobody knows how they are: they are read again. */
  readonly onUnknown: (ids: readonly bigint[]) => void;
}

const BATCH_MAX = 100;

export function createFiring(deps: FiringDeps): Firing {
  const { db, clock, log } = deps;
  const waiting: Due[] = [];
  let running: Promise<void> | null = null;

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      const due = waiting.splice(0, BATCH_MAX);
      const ids = due.map(({ id }) => id);
      try {
        await fire(due);
        deps.onDone(ids, await selectTriggers(db, ids));
      } catch (error) {
        log.error({ err: error, triggers: ids.length }, 'trigger orders not placed, will be tried again');
        deps.onUnknown(ids);
      }
    }
    running = null;
  }

  async function fire(due: readonly Due[]): Promise<void> {
    const firing = await db.transaction((tx) => updateFiring(tx, due, clock.now()));
    const placed = await Promise.allSettled(firing.map((trigger) => placeFired(deps, trigger, clock.now())));
    await db.transaction(async (tx) => {
      const now = clock.now();
      const ended: TriggerRow[] = [];
      for (const [index, { id }] of firing.entries()) {
        const answer = placed[index]!;
        if (answer.status === 'rejected') continue;
        const row = await updateOutcome(tx, id, answer.value, now);
        if (row !== null) ended.push(row);
      }
      await writeMessages(
        tx,
        ended.map((row) => outcomeMessage(row, deps.scaleOf(row.symbol), now)),
      );
    });
    const failed = placed.find((answer) => answer.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
  }

  return {
    push(due) {
      if (due.length === 0) return;
      waiting.push(...due);
      // What was reached just now goes before what is only tried again.
      waiting.sort((a, b) => Number(a.status === 'waiting') - Number(b.status === 'waiting'));
      running ??= run();
    },
    async settled() {
      while (running !== null) await running;
    },
  };
}
