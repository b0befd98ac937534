/** The two buttons under an instrument. Buy is filled with the action colour, sell with ink: up and down colours never tell the side. */
import { formatQuantity } from '@bahi/core/format.ts';
import { listPositions } from '@bahi/contract/orders/positions.ts';
import type { Instrument } from '../../data/instruments.ts';
import type { LiveQuote } from '../../data/live-quote.ts';
import { useHalt } from '../../data/market-session.ts';
import { useConnection } from '../../data/stream.ts';
import { useCall } from '../../data/use-call.ts';
import { useCommonTexts } from '../../i18n/common.ts';
import { useInstrumentTexts } from '../../i18n/instruments.ts';
import { useTexts } from '../../i18n/texts.ts';
import { go } from '../../shell/location.ts';
import { Button } from '../../ui/button.tsx';
import { positionsInput } from './my-positions.tsx';
import { marketTexts } from '../texts.ts';
import type { MarketTexts } from '../texts.en.ts';

export interface TradeBarProps {
  readonly instrument: Instrument;
  readonly quote: LiveQuote | undefined;
}

export function TradeBar({ instrument, quote }: TradeBarProps) {
  const t = useTexts(marketTexts);
  const common = useCommonTexts();
  const { noShort } = useInstrumentTexts();
  const { isOnline } = useConnection();
  const { symbol } = instrument;
  const positions = useCall(listPositions, positionsInput(symbol)).data?.rows ?? [];
  const long = positions.filter(({ direction }) => direction === 'long');
  const state = quote?.state ?? instrument.state;
  const held = long.reduce((sum, { quantity }) => sum + quantity, 0);
  const isHalted = useHalt(instrument) !== null;
  const reason = isOnline ? stoppedText(isHalted && state === 'trading' ? 'halted' : state, t) : common.offlineNotSent;
  if (reason !== null) {
    return (
      <Button isWide blockedBecause={reason}>
        {t.buy} · {held > 0 ? t.sell : t.short}
      </Button>
    );
  }
  if (instrument.kind === 'fund' && held === 0) {
    return (
      <div className="grid grid-cols-2 gap-3">
        <Button isWide blockedBecause={noShort}>
          {t.short}
        </Button>
        <Button isWide onClick={() => go('/market/marketBuy', { symbol, direction: 'long' })}>
          {t.buy}
        </Button>
      </div>
    );
  }
  const sell = () => {
    const [only] = long;
    if (only === undefined) return go('/market/marketBuy', { symbol, direction: 'short' });
    if (long.length === 1) return go('/trade/positionDetail', { position: only.id });
    go('/trade/index', { tab: 'open' });
  };
  return (
    <div className="grid grid-cols-2 gap-3">
      <Button
        variant="ink"
        isWide
        onClick={sell}
        {...(held > 0 ? { label: `${t.sell}. ${t.sellHeld(formatQuantity(held))}` } : {})}
      >
        {held > 0 ? t.sell : t.short}
      </Button>
      <Button isWide onClick={() => go('/market/marketBuy', { symbol, direction: 'long' })}>
        {t.buy}
      </Button>
    </div>
  );
}

function stoppedText(state: Instrument['state'], t: MarketTexts): string | null {
  switch (state) {
    case 'trading':
      return null;
    case 'suspended':
      return t.status.suspended;
    case 'halted':
      return t.halted;
    case 'off_shelf':
      return t.status.offShelf;
  }
}
