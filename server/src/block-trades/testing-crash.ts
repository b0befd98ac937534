/**
 * The process that the crash test kills: `node testing-crash.ts URL NOW REQUEST …` approves the requests one after the other, all that was asked for,
 * and tells each time before and after; what was decided by a process before is passed over.
 */
import { writeSync } from 'node:fs';
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { defaultsOf } from '@bahi/core/parameters.ts';
import { virtualClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/database.ts';
import { RefusalError } from '../platform/refuse.ts';
import { decideBlock } from './decisions.ts';
import { offers } from './offer-store.ts';
import { amountOf } from './rows.ts';
import { requests } from './store.ts';

const [url, at, ...ids] = process.argv.slice(2) as [string, string, ...string[]];
const db = openDatabase({ url, poolSize: 2 });
const now = Number(at);
const deps = {
  clock: virtualClock(now),
  calendar: practiceCalendar,
  parametersAt: defaultsOf(practiceCalendar),
  marketOf: () => ({ mark: 40_50n, bid: null, ask: null }),
  isListed: () => true,
};
const by = { staff: { id: 71n, name: 'Revathi' }, reason: null, note: null, now };
for (const id of ids.map(BigInt)) {
  writeSync(1, '.');
  await db
    .transaction(async (tx) => {
      const { offerId, lots } = (await requests.select(tx, id))!;
      const amount = formatMoney(amountOf((await offers.select(tx, offerId))!, lots));
      await decideBlock(deps, tx, { ...by, id, lots, amount });
    })
    .catch((error: unknown) => {
      if (!(error instanceof RefusalError && error.refusal.code === 'staff.case_decided')) throw error;
    });
}
await db.close();
