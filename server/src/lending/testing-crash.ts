/**
 * A process of the crash test: `node testing-crash.ts URL NOW STATEMENT` charges what borrowing shares has cost, and kills itself before that
 * statement (0: before none), or, where it needs fewer, once all is done. Every share is at 500.00, with ten lots of the house to borrow.
 */
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { defaultsOf } from '@bahi/core/parameters.ts';
import { openDatabase, type Database, type Tx } from '../platform/database.ts';
import { chargeFees } from './fees.ts';

const [url, now, killedAt] = process.argv.slice(2) as [string, string, string];
const kill = () => process.kill(process.pid, 'SIGKILL');
let sent = 0;

const dying = (tx: Tx): Tx =>
  new Proxy(tx, {
    get(target, name, receiver) {
      if (name !== 'query') return Reflect.get(target, name, receiver) as unknown;
      return (...query: Parameters<Tx['query']>) => {
        if ((sent += 1) === Number(killedAt)) kill();
        return target.query(...query);
      };
    },
  });

const open = openDatabase({ url, poolSize: 2 });
const db: Database = { ...open, transaction: (work) => open.transaction((tx) => work(dying(tx))) };
await chargeFees({
  db,
  clock: { now: () => Number(now) },
  calendar: practiceCalendar,
  parametersAt: defaultsOf(practiceCalendar),
  marketPrice: () => 500_00n,
  instrument: () => ({ lotSize: 100, sharesOutstanding: 20_100 }),
});
if (Number(killedAt) > 0) kill();
await open.close();
