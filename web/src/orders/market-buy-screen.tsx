/** market/marketBuy: the ticket of the symbol in the address, or of the one last looked at. */
import { useEffect, useState } from 'react';
import { useInstrument, type Instrument } from '../data/instruments.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { usePane, useQuery } from '../shell/pane.tsx';
import { rememberSymbol, useRememberedSymbol } from '../shell/remembered.ts';
import { Screen } from '../shell/screen.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { OrderTicket } from './order-ticket.tsx';
import { ordersTexts } from './texts.ts';

const SYMBOL = /^[A-Z0-9&-]{1,20}(\.NSE)?$/;

export default function MarketBuyScreen() {
  const t = useTexts(ordersTexts);
  const query = useQuery('/market/marketBuy');
  const remembered = useRememberedSymbol();
  const asked = query.symbol ?? remembered;
  const symbol = asked !== null && SYMBOL.test(asked) ? asked : null;
  // Asking for the ticket by its address starts a fresh one, also where the docked one still shows a result.
  const { isPrimary } = usePane();
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (symbol !== null) rememberSymbol(symbol);
  }, [symbol]);
  const instrument = useInstrument(symbol);
  if (symbol === null) return <NoTicket title={t.ticket.chooseTitle}>{t.ticket.noSymbol}</NoTicket>;
  const obstacle = instrument === undefined ? null : obstacleOf(instrument);
  if (instrument !== undefined && obstacle !== null) {
    return <NoTicket title={instrument.name}>{t.ticket.noOrders[obstacle](instrument.name)}</NoTicket>;
  }
  const { direction, type } = query;
  return (
    <OrderTicket
      key={`${symbol} ${direction} ${type} ${isPrimary} ${count}`}
      symbol={symbol}
      direction={direction}
      type={type}
      onAgain={() => setCount(count + 1)}
    />
  );
}

/** What stands in the way of any order, whatever its terms. */
function obstacleOf({ isTradable, state }: Instrument): 'readOnly' | 'suspended' | 'offShelf' | null {
  if (state === 'off_shelf') return 'offShelf';
  if (!isTradable) return 'readOnly';
  return state === 'suspended' ? 'suspended' : null;
}

function NoTicket({ title, children }: { readonly title: string; readonly children: string }) {
  const t = useTexts(ordersTexts);
  return (
    <Screen title={title} isNarrow>
      <EmptyState link={href('/market/index')} action={t.ticket.toMarket}>
        {children}
      </EmptyState>
    </Screen>
  );
}
