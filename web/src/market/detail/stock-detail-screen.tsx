/**
 * market/stockDetail: one instrument with everything about it, and the two ways to trade it. An index has the same page
 * with its members instead of a book, and nothing to trade.
 */
import { useEffect } from 'react';
import Search from 'lucide-react/icons/search';
import { getSession } from '@bahi/contract/market.ts';
import { useInstruments, type Instrument } from '../../data/instruments.ts';
import { useQuote } from '../../data/live.ts';
import { useCall } from '../../data/use-call.ts';
import { useTexts } from '../../i18n/texts.ts';
import { href } from '../../shell/location.ts';
import { usePane, useQuery } from '../../shell/pane.tsx';
import { rememberSymbol, useRememberedSymbol } from '../../shell/remembered.ts';
import { Screen } from '../../shell/screen.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { PauseButton } from '../../ui/pause-button.tsx';
import { PriceCell } from '../../ui/price-cell.tsx';
import { StarButton } from '../../ui/star-button.tsx';
import { useWide } from '../../ui/use-wide.ts';
import { ChartPanel } from '../chart/chart-panel.tsx';
import { Company } from './company.tsx';
import { DepthPanel } from './depth-panel.tsx';
import { InstrumentHeading, PriceLine } from './instrument-heading.tsx';
import { KeyFigures } from './key-figures.tsx';
import { MembersPanel } from './members-panel.tsx';
import { MyPositions } from './my-positions.tsx';
import { Notices } from './notices.tsx';
import { marketTexts } from '../texts.ts';
import { TradeBar } from './trade-bar.tsx';
import { TradesPanel } from './trades-panel.tsx';

export default function StockDetailScreen() {
  const t = useTexts(marketTexts);
  const query = useQuery('/market/stockDetail');
  const remembered = useRememberedSymbol();
  const symbol = query.symbol ?? remembered;
  const instruments = useInstruments();
  const instrument = symbol === null ? undefined : instruments.bySymbol.get(symbol);
  useEffect(() => {
    // The docked ticket follows it, and an index cannot be traded.
    if (instrument?.kind === 'equity') rememberSymbol(instrument.symbol);
  }, [instrument]);
  if (instrument !== undefined) return <Detail key={instrument.symbol} instrument={instrument} />;
  return (
    <Screen title={symbol ?? t.title}>
      <Loaded from={instruments}>
        {() => (
          <EmptyState
            action={
              <Button
                variant="soft"
                size="medium"
                href={href('/favorite/search')}
                icon={<Search size={18} aria-hidden="true" />}
              >
                {t.toSearch}
              </Button>
            }
          >
            {symbol === null ? t.noSymbol : t.unknown(symbol)}
          </EmptyState>
        )}
      </Loaded>
    </Screen>
  );
}

function Detail({ instrument }: { readonly instrument: Instrument }) {
  const { symbol, name, kind, priceScale } = instrument;
  const quote = useQuote(symbol);
  const isOld = useCall(getSession, {}, { staleTimeMs: 60_000 }).data?.state === 'closed';
  const isWide = useWide();
  const { isAlone } = usePane();
  const isStock = kind === 'equity';
  return (
    <Screen
      title={name}
      heading={<InstrumentHeading name={name} symbol={symbol} />}
      actions={
        <>
          {/* Beside a list, the list has it. */}
          {isAlone && <PauseButton />}
          <StarButton symbol={symbol} name={name} />
        </>
      }
      subBar={
        <PriceLine quote={quote} digits={priceScale} isOld={isOld}>
          <PriceCell price={quote?.last} digits={priceScale} canFlash className="text-hero font-semibold" />
        </PriceLine>
      }
      // Wide windows have the ticket beside it.
      footer={isStock && !isWide ? <TradeBar instrument={instrument} quote={quote} /> : undefined}
    >
      <Notices instrument={instrument} quote={quote} />
      <div className="pt-3">
        <ChartPanel instrument={instrument} quote={quote} />
      </div>
      {isStock && <MyPositions symbol={symbol} quote={quote} digits={priceScale} />}
      {isStock && <DepthPanel symbol={symbol} digits={priceScale} />}
      <KeyFigures instrument={instrument} quote={quote} />
      {isStock && <TradesPanel symbol={symbol} digits={priceScale} />}
      {(kind === 'index' || kind === 'fund') && <MembersPanel instrument={instrument} />}
      <Company instrument={instrument} />
    </Screen>
  );
}
