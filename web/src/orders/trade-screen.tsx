/** trade/index: what is open, what waits, what has ended, and what is held, with the one figure above it. */
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { setQuery } from '../shell/location.ts';
import { usePane, useQuery } from '../shell/pane.tsx';
import { Screen } from '../shell/screen.tsx';
import { Segments } from '../ui/segments.tsx';
import { EndedList } from './ended-list.tsx';
import { KindLists } from './kind-lists.tsx';
import { HoldingsList } from './holdings-list.tsx';
import { OrdersList } from './orders-list.tsx';
import { PositionsList } from './positions-list.tsx';
import { ordersTexts } from './texts.ts';
import { TradeSummary } from './trade-summary.tsx';

const TriggerList = lazy(() => import('../triggers/parts/trigger-list.tsx'));

const tabs = ['open', 'orders', 'triggers', 'ended', 'holdings', 'digital', 'forex'] as const;

export default function TradeScreen() {
  const t = useTexts(ordersTexts);
  const query = useQuery('/trade/index');
  const { kind } = usePane();
  // Beside a position the address belongs to the position: the list keeps its tab itself.
  const [ownTab, setOwnTab] = useState<string>('open');
  const tab = tabs.find((key) => key === (kind === 'list' ? ownTab : query.tab)) ?? 'open';
  return (
    <Screen
      title={t.trade.title}
      hasThread={kind !== 'list'}
      subBar={
        <div className="pt-1">
          <Segments
            look="line"
            label={t.trade.sections}
            value={tab}
            items={tabs.map((key) => ({ key, text: t.trade[key] }))}
            onChange={(next) => (kind === 'list' ? setOwnTab(next) : setQuery({ tab: next }))}
          />
        </div>
      }
    >
      <div role="tabpanel" aria-label={t.trade[tab]}>
        {tab !== 'ended' && tab !== 'triggers' && (
          <TradeSummary kind={tab === 'digital' || tab === 'forex' ? tab : undefined} />
        )}
        {tab === 'open' && <PositionsList />}
        {tab === 'orders' && <OrdersList />}
        {tab === 'triggers' && (
          <Suspense>
            <TriggerList />
          </Suspense>
        )}
        {tab === 'ended' && <EndedList />}
        {tab === 'holdings' && <HoldingsList />}
        {(tab === 'digital' || tab === 'forex') && <KindLists key={tab} kind={tab} />}
      </div>
    </Screen>
  );
}
