/** The lines of the journal by month, with the balance they add up to, filtered. */
import { listRecords } from '@bahi/contract/funds.ts';
import { useCall } from '../data/use-call.ts';
import { usePagedCall } from '../data/use-paged-call.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { filterInput, isFiltered, noFilter, type Filter } from './filter.ts';
import { MonthSection } from './month-section.tsx';
import { groupByMonth } from './months.ts';
import { RecordBalance } from './record-balance.tsx';
import { RecordFilters } from './record-filters.tsx';
import { recordTexts } from './texts.ts';

export interface JournalProps {
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  readonly isFilterOpen: boolean;
  /** The entry of a link: its slip is open. */
  readonly opened: string | undefined;
}

export function Journal({ filter, onFilter, isFilterOpen, opened }: JournalProps) {
  const records = usePagedCall(listRecords, filterInput(filter));
  const newest = useCall(listRecords, { page: 1, pageSize: 1 });
  return (
    <>
      <RecordBalance newest={newest.data?.rows[0]} />
      {isFilterOpen && <RecordFilters filter={filter} onChange={onFilter} />}
      <Loaded from={records} empty={<Empty isFiltered={isFiltered(filter)} onClear={() => onFilter(noFilter)} />}>
        {(rows) => (
          <>
            {groupByMonth(rows).map((month) => (
              <MonthSection key={month.name} month={month} opened={opened} />
            ))}
            <LoadMore from={records} />
          </>
        )}
      </Loaded>
    </>
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
