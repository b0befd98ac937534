/** market/index: the watchlist, every quote, and the other lists of the market. On wide windows it is the left column. */
import { Suspense, lazy, useRef } from 'react';
import Search from 'lucide-react/icons/search';
import { formatDateTime } from '@bahi/core/format.ts';
import { assertNever } from '@bahi/core/assert.ts';
import { useInstruments } from '../../data/instruments.ts';
import { useQuote } from '../../data/live.ts';
import { useIsClosed } from '../../data/market-session.ts';
import { marketZone } from '../../data/zone.ts';
import { useTexts } from '../../i18n/texts.ts';
import { href } from '../../shell/location.ts';
import { Screen } from '../../shell/screen.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PauseButton } from '../../ui/pause-button.tsx';
import { Segments } from '../../ui/segments.tsx';
import { Delayed, SkeletonRows } from '../../ui/skeleton.tsx';
import { WatchlistPanel } from '../../watchlist/parts/watchlist-panel.tsx';
import { marketTabs, type MarketView } from './market-view.ts';
import { QuotesPanel } from './quotes-panel.tsx';
import { marketTexts } from '../texts.ts';
import { useMarketView } from './use-market-view.ts';

const FundsPanel = lazy(() => import('./funds-panel.tsx'));
const ThemeList = lazy(() => import('./theme-list.tsx'));
const ScanList = lazy(() => import('./scan-list.tsx'));
const IssuesPanel = lazy(() => import('./issues-panel.tsx'));
const CurrenciesPanel = lazy(() => import('./currencies-panel.tsx'));

export default function MarketScreen() {
  const t = useTexts(marketTexts);
  const [view, change] = useMarketView();
  const panel = useRef<HTMLDivElement>(null);
  const choose = (tab: MarketView['tab']) => {
    change({ tab, sort: null, kind: null });
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
          items={marketTabs.map((key) => ({ key, text: t.segments[key] }))}
        />
      }
    >
      <div ref={panel} role="tabpanel" aria-label={t.segments[view.tab]}>
        <LastPrices />
        <Suspense
          key={view.tab}
          fallback={
            <Delayed>
              <SkeletonRows />
            </Delayed>
          }
        >
          <Panel view={view} change={change} />
        </Suspense>
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
    case 'funds':
      return <FundsPanel sort={view.sort} onSort={(sort) => change({ sort })} />;
    case 'featured':
      return <ThemeList />;
    case 'indicators':
      return <ScanList />;
    case 'issues':
      return <IssuesPanel kind={view.kind} onKind={(kind) => change({ kind })} />;
    case 'forex':
      return (
        <CurrenciesPanel
          part={view.kind}
          onPart={(kind) => change({ kind })}
          sort={view.sort}
          onSort={(sort) => change({ sort })}
        />
      );
    default:
      return assertNever(view.tab);
  }
}

/** State C: the prices are the last ones, and of when. */
function LastPrices() {
  const t = useTexts(marketTexts);
  const isClosed = useIsClosed();
  // An index moves with every one of its members: its last change is the market's.
  const { rows } = useInstruments();
  const quote = useQuote(rows.find(({ kind }) => kind === 'index')?.symbol);
  if (!isClosed || quote === undefined) return null;
  return <p className="px-4 py-2 text-small text-ink-2">{t.lastPrices(formatDateTime(quote.at, marketZone()))}</p>;
}
