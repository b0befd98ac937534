/** information/pj: what a customer may do with shares beside selling them. Each tab is a part of its own domain; the address says which. */
import { Suspense, lazy } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { setQuery } from '../shell/location.ts';
import { useQuery } from '../shell/pane.tsx';
import { Screen } from '../shell/screen.tsx';
import { Segments } from '../ui/segments.tsx';
import { pjTexts } from './texts.ts';

const LendTab = lazy(() => import('../lending/parts/lend-tab.tsx'));
const PledgeTab = lazy(() => import('../pledges/parts/pledge-tab.tsx'));

const TABS = ['lend', 'pledge'] as const;

export default function PjScreen() {
  const t = useTexts(pjTexts);
  const { tab, position, pledge } = useQuery('/information/pj');
  const shown = TABS.find((one) => one === tab) ?? 'lend';
  return (
    <Screen
      title={t.title}
      isNarrow
      subBar={
        <Segments
          label={t.kinds}
          look="line"
          items={TABS.map((key) => ({ key, text: t.tabs[key] }))}
          value={shown}
          onChange={(next) => setQuery({ tab: next })}
        />
      }
    >
      <div role="tabpanel" aria-label={t.tabs[shown]}>
        <Suspense fallback={null}>
          {shown === 'lend' ? <LendTab opened={position} /> : <PledgeTab opened={pledge} />}
        </Suspense>
      </div>
    </Screen>
  );
}
