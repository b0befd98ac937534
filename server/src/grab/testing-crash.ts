/**
 * A process of the crash test: `node testing-crash.ts URL OFFER NOW BATCH DELAY CUSTOMER …` asks for a lot for each customer, some in one
 * transaction, each with a key of its own, and kills itself so many milliseconds into a batch (-1: into none).
 */
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { defaultsOf } from '@bahi/core/parameters.ts';
import { virtualClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/database.ts';
import { grabMany } from './grabbing.ts';
import { commandOf } from './testing-command.ts';

const BATCH = 11;
const [url, offer, at, killedAt, delay, ...customers] = process.argv.slice(2) as [
  string,
  string,
  string,
  string,
  string,
  ...string[],
];
const db = openDatabase({ url, poolSize: 2 });
const now = Number(at);
const deps = {
  calendar: practiceCalendar,
  clock: virtualClock(now),
  halt: { since: () => null, lockedSince: async () => null },
  marketPrice: () => 500_00n,
  marketOf: () => ({ mark: 500_00n, bid: null, ask: null }),
  isListed: () => true,
  parametersAt: defaultsOf(practiceCalendar),
  verifiedAmong: async (_tx: unknown, ids: readonly bigint[]) => new Set(ids),
};
for (let from = 0; from < customers.length; from += BATCH) {
  const commands = customers
    .slice(from, from + BATCH)
    .map((id) => commandOf({ customerId: BigInt(id), offerId: BigInt(offer), lots: 1, now }, `crash ${id}`));
  const work = db.transaction((tx) => grabMany(deps, tx, commands));
  if (from / BATCH === Number(killedAt)) {
    await new Promise((resolve) => setTimeout(resolve, Number(delay)));
    process.kill(process.pid, 'SIGKILL');
  }
  await work;
}
await db.close();
