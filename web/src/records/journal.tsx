/** The lines of the journal by month, with the balance they add up to, filtered. */
import { lazy } from 'react';
import { listRecords } from '@bahi/contract/records/calls.ts';
import type { Currency } from '@bahi/core/money.ts';
import { useCall } from '../data/use-call.ts';
import { usePagedCall } from '../data/use-paged-call.ts';
import { useCommonTexts } from '../i18n/common.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { useHasTables } from '../shell/use-has-tables.ts';
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

const JournalTable = lazy(() => import('./journal-table.tsx'));

export interface JournalProps {
  readonly currency: Currency;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  readonly isFilterOpen: boolean;
  /** The entry of a link: its slip is open. */
  readonly opened: string | undefined;
}

export function Journal({ currency, filter, onFilter, isFilterOpen, opened }: JournalProps) {
  const common = useCommonTexts();
  const isTable = useHasTables();
  const input = { currency, ...filterInput(filter) };
  const records = usePagedCall(listRecords, input);
  return (
    <>
      {currency === 'INR' ? <RupeeBalance /> : <p className="px-4 pt-3 text-ink-2">{common.amountsIn(currency)}</p>}
      {isFilterOpen && <RecordFilters filter={filter} onChange={onFilter} />}
      <Loaded from={records} empty={<Empty isFiltered={isFiltered(filter)} onClear={() => onFilter(noFilter)} />}>
        {(rows) =>
          isTable ? (
            <JournalTable
              key={JSON.stringify(input)}
              input={input}
              currency={currency}
              records={records}
              opened={opened}
            />
          ) : (
            <>
              {groupByMonth(rows).map((month) => (
                <MonthSection key={month.name} month={month} currency={currency} opened={opened} />
              ))}
              <LoadMore from={records} />
            </>
          )
        }
      </Loaded>
    </>
  );
}

/** The account's own currency is the one whose holds are known here. */
function RupeeBalance() {
  const newest = useCall(listRecords, { page: 1, pageSize: 1 });
  return <RecordBalance newest={newest.data?.rows[0]} />;
}

function Empty({ isFiltered: hasFilter, onClear }: { readonly isFiltered: boolean; readonly onClear: () => void }) {
  const t = useTexts(recordTexts);
  if (!hasFilter) {
    return (
      <EmptyState link={href('/favorite/index')} action={t.emptyAction}>
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
