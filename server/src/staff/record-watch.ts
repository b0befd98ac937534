/**
 * Whether the record of staff is whole, for who looks at the house's health. It grows with every look, so it is verified from the place
 * verified before, and all of it after a start and once a day; beside the page, which shows what was found last.
 */
import { DAY_MS, MINUTE_MS } from '@bahi/core/time.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { RECORD_START, verifyAuditFrom, type ChainState, type RecordPlace } from './audit-log.ts';

export interface RecordState extends ChainState {
  /** When it was verified so far. */
  readonly at: number;
}

const KEPT_MS = MINUTE_MS;
const WHOLE_AFTER_MS = DAY_MS;

/** Null: nothing was verified yet. */
export function createRecordWatch({ db, clock }: { db: Database; clock: Clock }): () => RecordState | null {
  let known: RecordState | null = null;
  let place: RecordPlace = RECORD_START;
  let wholeAt = -Infinity;
  let isRunning = false;

  async function verify(now: number): Promise<void> {
    const isWhole = now - wholeAt >= WHOLE_AFTER_MS;
    const found = await verifyAuditFrom(db, isWhole ? RECORD_START : place);
    if (isWhole) wholeAt = now;
    place = found.place;
    known = { ...found.state, at: now };
  }

  return () => {
    const now = clock.now();
    if (!isRunning && (known === null || now - known.at >= KEPT_MS)) {
      isRunning = true;
      // What could not be read is asked for again by the next look; the page shows the time of the last answer.
      verify(now)
        .catch(() => {})
        .finally(() => (isRunning = false));
    }
    return known;
  };
}
