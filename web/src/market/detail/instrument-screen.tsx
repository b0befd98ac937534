/** What the page of every instrument has: its name and price in sight, what must be known, the chart, news, what it is. */
import type { ReactNode } from 'react';
import type { Instrument } from '../../data/instruments.ts';
import type { LiveQuote } from '../../data/live-quote.ts';
import { useIsClosed } from '../../data/market-session.ts';
import { usePane } from '../../shell/pane.tsx';
import { Screen } from '../../shell/screen.tsx';
import { AlertButton } from '../../alerts/parts/alert-button.tsx';
import { PauseButton } from '../../ui/pause-button.tsx';
import { PriceCell } from '../../ui/price-cell.tsx';
import { StarButton } from '../../watchlist/parts/star-button.tsx';
import { ChartPanel } from '../chart/chart-panel.tsx';
import { isStopped } from '../figures.ts';
import { Company } from './company.tsx';
import { InstrumentHeading, PriceLine } from './instrument-heading.tsx';
import { NewsSection } from './news-section.tsx';
import { Notices } from './notices.tsx';
import { StatusLine } from './status-line.tsx';

export interface InstrumentScreenProps {
  readonly instrument: Instrument;
  readonly quote: LiveQuote | undefined;
  /** Between the chart and the news. */
  readonly children: ReactNode;
  readonly footer?: ReactNode;
}

export function InstrumentScreen({ instrument, quote, children, footer }: InstrumentScreenProps) {
  const { symbol, name, priceScale, source } = instrument;
  const state = quote?.state ?? instrument.state;
  const isClosed = useIsClosed(instrument);
  const { isAlone } = usePane();
  const isReal = source === 'nse_eod';
  const isOld = isClosed || isReal || isStopped(state);
  return (
    <Screen
      title={name}
      heading={<InstrumentHeading name={name} symbol={symbol} />}
      actions={
        <>
          {/* Beside a list, the list has it. */}
          {isAlone && !isReal && !isStopped(state) && <PauseButton />}
          {!isReal && state !== 'off_shelf' && <AlertButton symbol={symbol} name={name} />}
          <StarButton symbol={symbol} name={name} />
        </>
      }
      subBar={
        <div className="border-b border-line">
          <PriceLine quote={quote} digits={priceScale} isOld={isOld}>
            <PriceCell
              price={isStopped(state) ? (quote?.last ?? quote?.previousClose) : quote?.last}
              digits={priceScale}
              canFlash
              className="text-hero font-semibold"
            />
          </PriceLine>
          <StatusLine instrument={instrument} quote={quote} isOld={isOld} />
        </div>
      }
      footer={footer}
    >
      <Notices instrument={instrument} quote={quote} />
      <div className="pt-3">
        <ChartPanel instrument={instrument} quote={quote} />
      </div>
      {children}
      {!isReal && <NewsSection symbol={symbol} />}
      <Company instrument={instrument} />
    </Screen>
  );
}
