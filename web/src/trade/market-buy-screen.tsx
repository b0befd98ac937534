/** market/marketBuy: the ticket of the symbol in the address, or of the one last looked at. */
import { useEffect, useState } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { usePane, useQuery } from '../shell/pane.tsx';
import { rememberSymbol, useRememberedSymbol } from '../shell/remembered.ts';
import { Screen } from '../shell/screen.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { OrderTicket } from './order-ticket.tsx';
import { tradeTexts } from './texts.ts';

const SYMBOL = /^[A-Z0-9&-]{1,20}$/;

export default function MarketBuyScreen() {
  const t = useTexts(tradeTexts);
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
  if (symbol === null) {
    return (
      <Screen title={t.ticket.chooseTitle}>
        <EmptyState
          action={
            <Button variant="soft" href={href('/market/index')}>
              {t.ticket.toMarket}
            </Button>
          }
        >
          {t.ticket.noSymbol}
        </EmptyState>
      </Screen>
    );
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
