/**
 * Puts minutes to rest: once a session is over, each instrument's minutes of it become one small row. Compressed, decoded again
 * and compared before the database lets go of the rows; stopped anywhere, it has lost nothing, and done twice, it changes nothing.
 */
import { businessDateOf, sessionOn, type Calendar } from '@bahi/core/calendar.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Log } from '../platform/log.ts';
import { decodeBars, digestOf, encodeBars } from './bar-codec.ts';
import { keepSession, selectMinutes, selectNextMinute, selectOldestMinutes } from './store.ts';

/** After a session: the last minutes may be written late, and what replays them after a restart reads rows. */
const REST_AFTER_MS = 15 * MINUTE_MS;

export interface CompactOptions {
  readonly db: Pick<Database, 'query'>;
  readonly clock: Clock;
  readonly calendarOf: (symbol: string) => Calendar;
  readonly log: Pick<Log, 'warn'>;
}

/** How many sessions it put to rest. */
export async function compactSessions(options: CompactOptions): Promise<number> {
  let count = 0;
  for (const { symbol, start } of await selectOldestMinutes(options.db)) {
    try {
      count += await compactSymbol(options, symbol, start);
    } catch (error) {
      options.log.warn({ err: error, symbol }, 'market: minutes stay as rows for now');
    }
  }
  return count;
}

/** Session by session, from the oldest minute on. */
async function compactSymbol(
  { db, clock, calendarOf }: CompactOptions,
  symbol: string,
  oldest: number,
): Promise<number> {
  const calendar = calendarOf(symbol);
  let count = 0;
  for (let from: number | null = oldest; from !== null;) {
    const date = businessDateOf(calendar, from);
    const close = sessionOn(calendar, date)?.close ?? 0;
    // A minute outside of every session still belongs to its business date.
    const to: number = from < close ? close : from + MINUTE_MS;
    if (to + REST_AFTER_MS > clock.now()) break;
    const bars = (await selectMinutes(db, [symbol], { from, to })).get(symbol) ?? [];
    if (bars.length > 0) {
      const encoded = await encodeBars(bars);
      const digest = digestOf(decodeBars(encoded));
      count += (await keepSession(db, { symbol, date, from, to, digest, bars: encoded })) > 0 ? 1 : 0;
    }
    from = await selectNextMinute(db, symbol, to);
  }
  return count;
}
