/** One instrument as a row of home: it follows its own quote. */
import type { ReactNode } from 'react';
import { useInstrument } from '../data/instruments.ts';
import { useQuote } from '../data/live.ts';
import { useSparkline } from '../data/sparklines.ts';
import { instrumentHref } from '../ui/instrument-link.ts';
import { TickerRow } from '../ui/ticker-row.tsx';

export interface InstrumentLineProps {
  readonly symbol: string;
  readonly note?: string | null;
  readonly end?: ReactNode;
}

export function InstrumentLine({ symbol, note, end }: InstrumentLineProps) {
  const instrument = useInstrument(symbol);
  const quote = useQuote(symbol);
  const sparkline = useSparkline(symbol);
  return (
    <TickerRow
      name={instrument?.name ?? symbol}
      symbol={symbol}
      price={quote?.last}
      changeRate={quote?.changeRate}
      digits={instrument?.priceScale ?? 2}
      {...(note ? { note } : {})}
      {...(sparkline === undefined ? {} : { sparkline })}
      {...(end === undefined ? {} : { end })}
      href={instrumentHref(symbol, instrument?.kind)}
    />
  );
}
