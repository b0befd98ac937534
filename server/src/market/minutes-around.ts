/** What was traded around a moment that is over, of several instruments: the recorded minutes that a mark price of then looked back on (rules §4). */
import { businessDateOf, sessionOn, type Session } from '@bahi/core/calendar.ts';
import { TAPE_MINUTES } from '@bahi/core/pool-tape.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import type { getMinutes } from '@bahi/contract/market/calls.ts';
import type { Bar, MarketInstrument } from '@bahi/contract/venue.ts';
import type { Clock } from '../platform/clock.ts';
import { refuse } from '../platform/refuse.ts';
import type { SessionBars } from './session-bars.ts';
import { calendarOf } from './sessions.ts';

export interface MinutesOptions {
  readonly clock: Clock;
  readonly sessionBars: SessionBars;
  /** Where the record begins. */
  readonly genesis: number;
  readonly mayHaveBars: (session: Session) => boolean;
}

export async function minutesAround(
  { clock, sessionBars, genesis, mayHaveBars }: MinutesOptions,
  instruments: readonly MarketInstrument[],
  { at }: Pick<ParsedInputOf<typeof getMinutes>, 'at'>,
): Promise<OutputOf<typeof getMinutes>> {
  if (at < genesis || at > clock.now()) refuse('market.range_invalid', {});
  const until = Math.floor(at / MINUTE_MS) * MINUTE_MS;
  const from = until - TAPE_MINUTES * MINUTE_MS;
  const barsOf = async (instrument: MarketInstrument): Promise<Bar[]> => {
    if (instrument.source !== 'practice') return [];
    const calendar = calendarOf(instrument);
    const dates = new Set([from, at].map((moment) => businessDateOf(calendar, moment)));
    const sessions = [...dates].flatMap((date) => sessionOn(calendar, date) ?? []).filter(mayHaveBars);
    const read = await sessionBars.read(instrument, sessions, 1);
    return read.flat().filter(([start]) => start >= from && start <= until);
  };
  const read: OutputOf<typeof getMinutes>['instruments'] = [];
  for (const instrument of instruments) {
    const { symbol, priceScale } = instrument;
    read.push({ symbol, priceScale, minutes: await barsOf(instrument) });
  }
  return { format: 'bahi-tape-1', at, instruments: read };
}
