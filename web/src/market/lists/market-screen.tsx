/** market/index: the watchlist, and every quote with rankings and sectors. On wide windows it is the left column. */
import { useRef } from 'react';
import Search from 'lucide-react/icons/search';
import { formatDateTime } from '@bahi/core/format.ts';
import { assertNever } from '@bahi/core/assert.ts';
import { getSession } from '@bahi/contract/market.ts';
import { useInstruments } from '../../data/instruments.ts';
import { useQuote } from '../../data/live.ts';
import { useCall } from '../../data/use-call.ts';
import { marketZone } from '../../data/zone.ts';
import { useTexts } from '../../i18n/texts.ts';
import { href } from '../../shell/location.ts';
import { Screen } from '../../shell/screen.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PauseButton } from '../../ui/pause-button.tsx';
import { Segments } from '../../ui/segments.tsx';
import { WatchlistPanel } from '../../ui/watchlist-panel.tsx';
import type { MarketView } from './market-view.ts';
import { QuotesPanel } from './quotes-panel.tsx';
import { marketTexts } from '../texts.ts';
import { useMarketView } from './use-market-view.ts';

export default function MarketScreen() {
  const t = useTexts(marketTexts);
  const [view, change] = useMarketView();
  const panel = useRef<HTMLDivElement>(null);
  const choose = (tab: MarketView['tab']) => {
    change({ tab, sort: null });
    // Another list begins at its top, in its own order.
    panel.current?.closest('[data-scroll]')?.scrollTo(0, 0);
  };
  return (
    <Screen
      title={t.title}
      hasThread
      actions={
        <>
          <PauseButton />
          <IconButton label={t.search} href={href('/favorite/search')}>
            <Search size={20} aria-hidden="true" />
          </IconButton>
        </>
      }
      subBar={
        <Segments
          look="line"
          label={t.segments.label}
          value={view.tab}
          onChange={choose}
          items={[
            { key: 'watchlist', text: t.segments.watchlist },
            { key: 'quotes', text: t.segments.quotes },
          ]}
        />
      }
    >
      <div ref={panel} role="tabpanel" aria-label={t.segments[view.tab]}>
        <LastPrices />
        <Panel view={view} change={change} />
      </div>
    </Screen>
  );
}

function Panel({ view, change }: { readonly view: MarketView; readonly change: (next: Partial<MarketView>) => void }) {
  switch (view.tab) {
    case 'watchlist':
      return <WatchlistPanel sort={view.sort} onSort={(sort) => change({ sort })} />;
    case 'quotes':
      return <QuotesPanel view={view} change={change} />;
    default:
      return assertNever(view.tab);
  }
}

/** State C: the prices are the last ones, and of when. */
function LastPrices() {
  const t = useTexts(marketTexts);
  const { data } = useCall(getSession, {}, { staleTimeMs: 60_000 });
  // An index moves with every one of its members: its last change is the market's.
  const { rows } = useInstruments();
  const quote = useQuote(rows.find(({ kind }) => kind === 'index')?.symbol);
  if (data?.state !== 'closed' || quote === undefined) return null;
  return <p className="px-4 py-2 text-small text-ink-2">{t.lastPrices(formatDateTime(quote.at, marketZone()))}</p>;
}
