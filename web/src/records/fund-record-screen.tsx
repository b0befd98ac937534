/** information/fundRecord: every line of the customer's journal, with the balance it adds up to. */
import { Suspense, lazy, useState } from 'react';
import Download from 'lucide-react/icons/download';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { listRecords } from '@bahi/contract/funds.ts';
import { useCall } from '../data/use-call.ts';
import { usePagedCall } from '../data/use-paged-call.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { useQuery } from '../shell/pane.tsx';
import { Screen } from '../shell/screen.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { filterFrom, filterInput, isFiltered, noFilter } from './filter.ts';
import { MonthSection } from './month-section.tsx';
import { groupByMonth } from './months.ts';
import { RecordBalance } from './record-balance.tsx';
import { RecordFilters } from './record-filters.tsx';
import { recordTexts } from './texts.ts';

const ExportSheet = lazy(() => import('./export-sheet.tsx'));

export default function FundRecordScreen() {
  const t = useTexts(recordTexts);
  const query = useQuery('/information/fundRecord');
  const [filter, setFilter] = useState(() => filterFrom(query));
  const [isFilterOpen, setFilterOpen] = useState(() => isFiltered(filter));
  const [isSaving, setSaving] = useState(false);
  const records = usePagedCall(listRecords, filterInput(filter));
  const newest = useCall(listRecords, { page: 1, pageSize: 1 });
  return (
    <Screen
      title={t.title}
      actions={
        <>
          <IconButton label={t.save.action} aria-haspopup="dialog" onClick={() => setSaving(true)}>
            <Download size={20} />
          </IconButton>
          <IconButton
            label={t.filters}
            aria-expanded={isFilterOpen}
            tone={isFiltered(filter) ? 'action' : 'plain'}
            onClick={() => setFilterOpen(!isFilterOpen)}
          >
            <SlidersHorizontal size={20} />
          </IconButton>
        </>
      }
    >
      <RecordBalance newest={newest.data?.rows[0]} />
      {isFilterOpen && <RecordFilters filter={filter} onChange={setFilter} />}
      <Loaded from={records} empty={<Empty isFiltered={isFiltered(filter)} onClear={() => setFilter(noFilter)} />}>
        {(rows) => (
          <>
            {groupByMonth(rows).map((month) => (
              <MonthSection key={month.name} month={month} />
            ))}
            <LoadMore from={records} />
          </>
        )}
      </Loaded>
      {isSaving && (
        <Suspense>
          <ExportSheet from={filter.from} to={filter.to} onClose={() => setSaving(false)} />
        </Suspense>
      )}
    </Screen>
  );
}

function Empty({ isFiltered: hasFilter, onClear }: { readonly isFiltered: boolean; readonly onClear: () => void }) {
  const t = useTexts(recordTexts);
  if (!hasFilter) {
    return (
      <EmptyState
        action={
          <Button variant="soft" size="medium" href={href('/favorite/index')}>
            {t.emptyAction}
          </Button>
        }
      >
        {t.empty}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      action={
        <Button variant="soft" size="medium" onClick={onClear}>
          {t.clear}
        </Button>
      }
    >
      {t.emptyFiltered}
    </EmptyState>
  );
}
