/** The line in a list row: the session so far in at most 60 points. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getSparklines } from '@bahi/contract/market/calls.ts';
import type { MarketFeed, MarketInstrument } from '@bahi/contract/venue.ts';
import type { Clock } from '../platform/clock.ts';
import type { SessionBars } from './session-bars.ts';
import { calendarOf, shownSession } from './sessions.ts';

const POINTS_MAX = 60;

interface SparklineOptions {
  readonly feed: Pick<MarketFeed, 'instrument' | 'quote'>;
  readonly clock: Clock;
}

/** Unknown symbols are left out; an imported one has no minutes, and a line without points. */
export async function sparklinesOf(
  options: SparklineOptions,
  sessionBars: SessionBars,
  symbols: readonly string[],
): Promise<OutputOf<typeof getSparklines>> {
  const { feed, clock } = options;
  const known = [...new Set(symbols)]
    .map((symbol) => feed.instrument(symbol))
    .filter(
      (instrument) => instrument !== undefined && feed.quote(instrument.symbol) !== undefined,
    ) as MarketInstrument[];
  await preload(options, sessionBars, known);
  return Promise.all(
    known.map(async (instrument) => {
      const { symbol, source } = instrument;
      const session = shownSession(calendarOf(instrument), clock.now());
      const [bars] = source === 'practice' ? await sessionBars.read(instrument, [session], 1) : [[]];
      const points = thinned(bars!.map((bar) => bar[4]));
      return { symbol, previousClose: feed.quote(symbol)!.previousClose, points };
    }),
  );
}

/** One query for all instruments of a calendar whose session runs. */
async function preload(
  { clock }: SparklineOptions,
  sessionBars: SessionBars,
  instruments: readonly MarketInstrument[],
): Promise<void> {
  const practice = instruments.filter(({ source }) => source === 'practice');
  await Promise.all(
    [...new Set(practice.map(calendarOf))].map(async (calendar) => {
      const session = shownSession(calendar, clock.now());
      if (clock.now() >= session.close) return;
      await sessionBars.preload(
        practice.filter((instrument) => calendarOf(instrument) === calendar),
        session,
      );
    }),
  );
}

/** At even distances, the first and the last among them. */
function thinned(values: readonly number[]): number[] {
  if (values.length <= POINTS_MAX) return [...values];
  const step = (values.length - 1) / (POINTS_MAX - 1);
  return Array.from({ length: POINTS_MAX }, (_, index) => values[Math.round(index * step)]!);
}
