/**
 * A process of the crash test: `node testing-crash.ts URL POOL MOMENT STATEMENT MARKS` takes the valuation of a moment and kills itself before that
 * statement (0: before none), or, where it needs fewer, once it has committed. MARKS: `SYMBOL:PRICE`, parted by commas.
 */
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { valuationMoments } from '@bahi/core/pool.ts';
import { businessDateOf } from '@bahi/core/calendar.ts';
import { openDatabase, type Database, type Tx } from '../platform/database.ts';
import { virtualClock } from '../platform/clock.ts';
import { valuePool } from './valuing.ts';

const [url, pool, at, statement, marks] = process.argv.slice(2) as [string, string, string, string, string];
const opened = openDatabase({ url, poolSize: 2 });
const killedAt = Number(statement);
const kill = () => process.kill(process.pid, 'SIGKILL');
const prices = new Map(marks.split(',').map((one) => [one.split(':')[0]!, Number(one.split(':')[1]!)]));
const calendar = practiceCalendar;
const moment = valuationMoments(calendar, businessDateOf(calendar, Number(at) - 1)).find(
  (one) => one.at === Number(at),
)!;
const db: Database = { ...opened, transaction: (fn) => opened.transaction((tx) => fn(dying(tx))) };

await valuePool(
  {
    db,
    clock: virtualClock(Number(at)),
    calendar,
    feed: {
      mark(symbol) {
        const price = prices.get(symbol);
        if (price === undefined) return undefined;
        return { price, impactMid: price, average: price, traded: null, notional: 1, range: 0, at: Number(at) };
      },
    },
    isHeldUp: () => false,
    stateOf: () => 'trading' as const,
  },
  BigInt(pool),
  moment,
);
if (killedAt > 0) kill();
await opened.close();

function dying(tx: Tx): Tx {
  let sent = 0;
  return new Proxy(tx, {
    get(target, name, receiver) {
      if (name !== 'query') return Reflect.get(target, name, receiver) as unknown;
      return (...query: Parameters<Tx['query']>) => {
        if ((sent += 1) === killedAt) kill();
        return target.query(...query);
      };
    },
  });
}
