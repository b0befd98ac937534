/** One instrument as a row of home or of the overview. */
import { useInstrument, type Instrument } from '../data/instruments.ts';
import type { LiveQuote } from '../data/live-quote.ts';
import { useQuote } from '../data/live.ts';
import { useSparkline } from '../data/sparklines.ts';
import { instrumentHref } from '../market/parts/instrument-link.ts';
import { TickerRow } from '../market/parts/ticker-row.tsx';

export interface InstrumentLineProps {
  readonly symbol: string;
  readonly note?: string | null;
  /** The quote a list is ordered by, so that the order and the figures are of one moment; without it the row is live. */
  readonly quote?: Pick<LiveQuote, 'last' | 'changeRate'>;
}

export function InstrumentLine({ symbol, note, quote: given }: InstrumentLineProps) {
  const instrument = useInstrument(symbol);
  const live = useQuote(given === undefined ? symbol : null);
  const quote = given ?? live;
  const sparkline = useSparkline(symbol);
  return (
    <TickerRow
      name={nameOf(instrument) ?? symbol}
      symbol={symbol}
      price={quote?.last}
      changeRate={quote?.changeRate}
      digits={instrument?.priceScale ?? 2}
      {...(note ? { note } : {})}
      {...(sparkline === undefined ? {} : { sparkline })}
      href={instrumentHref(symbol, instrument?.kind)}
    />
  );
}

/** A pair in its short form: the long one does not fit beside a price. */
function nameOf(instrument: Instrument | undefined): string | undefined {
  const pair = instrument?.forex ?? null;
  return pair === null ? instrument?.name : `${pair.base} / ${pair.quote}`;
}
