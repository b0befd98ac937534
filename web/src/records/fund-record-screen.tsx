/** information/fundRecord: every line of the customer's journal, and the deposits and withdrawals that were asked for. */
import { Suspense, lazy, useState } from 'react';
import Download from 'lucide-react/icons/download';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { CURRENCY_DIGITS, type Currency } from '@bahi/core/money.ts';
import { useTexts } from '../i18n/texts.ts';
import { setQuery } from '../shell/location.ts';
import { useQuery } from '../shell/pane.tsx';
import { Screen } from '../shell/screen.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Segments } from '../ui/segments.tsx';
import { filterFrom, isFiltered } from './filter.ts';
import { Journal } from './journal.tsx';
import { Deposits, Withdrawals } from './requests.tsx';
import { recordTexts } from './texts.ts';

const ExportSheet = lazy(() => import('./export-sheet.tsx'));

const tabs = ['journal', 'deposits', 'withdrawals'] as const;

export default function FundRecordScreen() {
  const query = useQuery('/information/fundRecord');
  // A link to an entry from a request of this very screen begins anew.
  return <FundRecord key={`${query.entry ?? ''} ${query.currency ?? ''}`} query={query} />;
}

function FundRecord({ query }: { readonly query: ReturnType<typeof useQuery<'/information/fundRecord'>> }) {
  const t = useTexts(recordTexts);
  const tab = tabs.find((one) => one === query.tab) ?? 'journal';
  const currency = currencyOf(query.currency);
  const [filter, setFilter] = useState(() => filterFrom(query));
  const [isFilterOpen, setFilterOpen] = useState(() => isFiltered(filter));
  const [isSaving, setSaving] = useState(false);
  return (
    <Screen
      title={t.title}
      subBar={
        <Segments
          label={t.tabsLabel}
          look="line"
          items={tabs.map((key) => ({ key, text: t.tabs[key] }))}
          value={tab}
          onChange={(next) => setQuery({ tab: next, deposit: undefined, withdrawal: undefined })}
        />
      }
      actions={
        tab === 'journal' && (
          <>
            {currency === 'INR' && (
              <IconButton label={t.save.action} aria-haspopup="dialog" onClick={() => setSaving(true)}>
                <Download size={20} />
              </IconButton>
            )}
            <IconButton
              label={t.filters}
              aria-expanded={isFilterOpen}
              tone={isFiltered(filter) ? 'action' : 'plain'}
              onClick={() => setFilterOpen(!isFilterOpen)}
            >
              <SlidersHorizontal size={20} />
            </IconButton>
          </>
        )
      }
    >
      {tab === 'journal' && (
        <Journal
          currency={currency}
          filter={filter}
          onFilter={setFilter}
          isFilterOpen={isFilterOpen}
          opened={query.entry}
        />
      )}
      {tab === 'deposits' && <Deposits opened={query.deposit} />}
      {tab === 'withdrawals' && <Withdrawals opened={query.withdrawal} />}
      {isSaving && (
        <Suspense>
          <ExportSheet from={filter.from} to={filter.to} onClose={() => setSaving(false)} />
        </Suspense>
      )}
    </Screen>
  );
}

function currencyOf(asked: string | undefined): Currency {
  return asked !== undefined && Object.hasOwn(CURRENCY_DIGITS, asked) ? (asked as Currency) : 'INR';
}
