/**
 * The process that the crash test kills: `node testing-draw-crash.ts URL NOW` does with draws what is due, in small batches, and says when it begins.
 */
import { writeSync } from 'node:fs';
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { defaultsOf } from '@bahi/core/parameters.ts';
import { virtualClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/database.ts';
import { sealerOf } from '../platform/sealing.ts';
import { progress } from './jobs.ts';

const [url, now] = process.argv.slice(2) as [string, string];
const db = openDatabase({ url, poolSize: 2 });
await db.query('select 1');
writeSync(1, 'begins\n');
await progress({
  db,
  calendar: practiceCalendar,
  clock: virtualClock(Number(now)),
  halt: { since: () => null, lockedSince: async () => null },
  marketPrice: () => 500_00n,
  marketOf: () => ({ mark: 500_00n, bid: null, ask: null }),
  isListed: () => true,
  parametersAt: defaultsOf(practiceCalendar),
  verifiedAmong: async (_tx: unknown, ids: readonly bigint[]) => new Set(ids),
  sealer: sealerOf(Buffer.alloc(32, 7)),
  closingLevel: async () => ({ level: '24381.05' }),
  batchMax: 7,
});
await db.close();
