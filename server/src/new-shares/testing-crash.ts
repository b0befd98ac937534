/**
 * The process that the crash test kills: `node testing-crash.ts URL OFFER NOW` settles and allots an offer in small batches, and tells
 * after each how many it did, until nothing is left or somebody ends it.
 */
import { writeSync } from 'node:fs';
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { openDatabase } from '../platform/database.ts';
import { allotBatch, settleBatch } from './settlement.ts';

const [url, offer, now] = process.argv.slice(2) as [string, string, string];
const db = openDatabase({ url, poolSize: 2 });
const deps = { db, calendar: practiceCalendar, batchMax: 7 };
const batch = { offerId: BigInt(offer), now: Number(now) };
for (const step of [settleBatch, allotBatch])
  for (let count = -1; count !== 0;) {
    count = await step(deps, batch);
    writeSync(1, `${count}\n`);
  }
await db.close();
