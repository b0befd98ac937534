/**
 * market/stockDetail: one stock, fund, currency pair or digital currency with everything about it. What has a book shows
 * it, and the two ways to trade; what is computed or imported shows what it is made of, and no button that could not work.
 */
import { Suspense, lazy } from 'react';
import type { Instrument } from '../../data/instruments.ts';
import { useQuote } from '../../data/live.ts';
import { useWide } from '../../data/use-wide.ts';
import { isStopped } from '../figures.ts';
import { ByAddress } from './by-address.tsx';
import { DepthPanel } from './depth-panel.tsx';
import { FundPanel } from './fund-panel.tsx';
import { InstrumentScreen } from './instrument-screen.tsx';
import { KeyFigures } from './key-figures.tsx';
import { MembersPanel } from './members-panel.tsx';
import { MyPositions } from './my-positions.tsx';
import { TradeBar } from './trade-bar.tsx';
import { TradesPanel } from './trades-panel.tsx';

// Its list of the other pairs is much to download for a stock, which has none.
const PairPanel = lazy(() => import('./pair-panel.tsx').then((module) => ({ default: module.PairPanel })));

export default function StockDetailScreen() {
  return (
    <ByAddress path="/market/stockDetail">
      {(instrument) => <Detail key={instrument.symbol} instrument={instrument} />}
    </ByAddress>
  );
}

function Detail({ instrument }: { readonly instrument: Instrument }) {
  const { symbol, kind, isTradable } = instrument;
  const quote = useQuote(symbol);
  const isWide = useWide();
  const state = quote?.state ?? instrument.state;
  const hasBook = isTradable && !isStopped(state);
  return (
    <InstrumentScreen
      instrument={instrument}
      quote={quote}
      // Wide windows have the ticket beside it.
      footer={hasBook && !isWide ? <TradeBar instrument={instrument} quote={quote} /> : undefined}
    >
      <MyPositions instrument={instrument} quote={quote} />
      {hasBook && <DepthPanel instrument={instrument} quote={quote} />}
      <KeyFigures instrument={instrument} quote={quote} />
      <Suspense>{kind === 'forex' && <PairPanel instrument={instrument} />}</Suspense>
      {kind === 'fund' && <FundPanel instrument={instrument} />}
      {kind === 'fund' && <MembersPanel instrument={instrument} />}
      {hasBook && <TradesPanel instrument={instrument} />}
    </InstrumentScreen>
  );
}
