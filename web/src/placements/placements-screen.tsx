/** home/newStockps: placements, rights issues, and what the customer asked for in both. On wide windows it is the left column. */
import { useEffect } from 'react';
import { createStore, useStore } from '../data/store.ts';
import { useTexts } from '../i18n/texts.ts';
import { setQuery } from '../shell/location.ts';
import { usePane, useQuery } from '../shell/pane.tsx';
import { Screen } from '../shell/screen.tsx';
import { Segments } from '../ui/segments.tsx';
import { useOpenOffer } from './open-offer.ts';
import { PlacementList } from './placement-list.tsx';
import { OwnRequests } from './own-requests.tsx';
import { RightsList } from './rights-list.tsx';
import { placementTexts } from './texts.ts';

const tabs = ['placement', 'rights', 'requests'] as const;
type Tab = (typeof tabs)[number];

/** Beside an open offer the list keeps what was chosen last. */
const kept = createStore<Tab | null>(null);

export default function PlacementsScreen() {
  const t = useTexts(placementTexts);
  const { request, issue } = useQuery('/home/newStockps');
  const [tab, setTab] = useTab();
  return (
    <Screen
      title={t.title}
      subBar={
        <Segments
          label={t.sections}
          look="line"
          items={tabs.map((key) => ({ key, text: t.tabs[key] }))}
          value={tab}
          onChange={setTab}
        />
      }
    >
      <div role="tabpanel" aria-label={t.tabs[tab]}>
        {tab === 'placement' && <PlacementList />}
        {tab === 'rights' && <RightsList />}
        {tab === 'requests' && <OwnRequests request={request} issue={issue} />}
      </div>
    </Screen>
  );
}

function useTab(): readonly [tab: Tab, change: (next: Tab) => void] {
  const { isPrimary } = usePane();
  const query = useQuery('/home/newStockps');
  const last = useStore(kept);
  const { issue } = useOpenOffer();
  const beside = last ?? (issue === undefined ? 'placement' : 'rights');
  const tab = isPrimary ? (tabs.find((one) => one === query.tab) ?? 'placement') : beside;
  useEffect(() => {
    if (isPrimary) kept.set(tab);
  }, [isPrimary, tab]);
  const change = (next: Tab) => {
    kept.set(next);
    if (isPrimary) setQuery({ tab: next, request: undefined, issue: undefined });
  };
  return [tab, change];
}
