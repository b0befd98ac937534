/** home/market: the market at a glance, to read only: indices, breadth, leaders, industries, forex and digital currencies. */
import Search from 'lucide-react/icons/search';
import { getOverview } from '@bahi/contract/overview/calls.ts';
import { formatDateTime, formatTime } from '@bahi/core/format.ts';
import { useInstruments } from '../data/instruments.ts';
import { useQuote } from '../data/live.ts';
import { useIsClosed } from '../data/market-session.ts';
import { useCall } from '../data/use-call.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { Screen } from '../shell/screen.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { PauseButton } from '../ui/pause-button.tsx';
import { BreadthPanel } from './breadth-panel.tsx';
import { IndexGrid } from './index-grid.tsx';
import { KindBlock } from './kind-block.tsx';
import { overviewTexts } from './overview-texts.ts';
import { Part } from './part.tsx';
import { RankingPanel } from './ranking-panel.tsx';
import { SectorTable } from './sector-table.tsx';
import { useRefresh } from './use-refresh.ts';

export default function OverviewScreen() {
  const t = useTexts(overviewTexts);
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
    >
      <ClosingValues />
      <Part title={t.indices}>
        <IndexGrid />
      </Part>
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:gap-x-2">
        <div className="min-w-0">
          <Part title={t.breadth}>
            <BreadthPanel />
          </Part>
          <RankingPanel />
        </div>
        <div className="min-w-0">
          <SectorTable />
          <KindBlock kind="forex" />
          <KindBlock kind="digital" />
        </div>
      </div>
      <Source />
    </Screen>
  );
}

/** State C: what is shown is the close, and of when. */
function ClosingValues() {
  const t = useTexts(overviewTexts);
  const isClosed = useIsClosed();
  const { rows } = useInstruments();
  // An index moves with every one of its members: its last change is the market's.
  const quote = useQuote(rows.find(({ kind }) => kind === 'index')?.symbol);
  if (!isClosed || quote === undefined) return null;
  return <p className="px-4 py-2 font-medium text-ink-2">{t.closing(formatDateTime(quote.at, marketZone()))}</p>;
}

function Source() {
  const t = useTexts(overviewTexts);
  const { data } = useCall(getOverview, {}, useRefresh());
  return (
    <div className="px-4 pt-6 text-small text-ink-2">
      <p>{t.source}</p>
      {data !== undefined && <p>{t.asOf(formatTime(data.at, marketZone()))}</p>}
    </div>
  );
}
