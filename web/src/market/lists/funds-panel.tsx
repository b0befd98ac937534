/** The funds with their net asset values. */
import { useInstruments, type Instrument } from '../../data/instruments.ts';
import { useTexts } from '../../i18n/texts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { InstrumentList } from '../parts/instrument-list.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import type { Sort } from '../parts/sort-rows.ts';
import { useSorted } from '../parts/use-sorted.ts';
import { marketTexts } from '../texts.ts';

interface FundsPanelProps {
  readonly sort: Sort | null;
  readonly onSort: (next: Sort | null) => void;
}

export default function FundsPanel({ sort, onSort }: FundsPanelProps) {
  const t = useTexts(marketTexts);
  const instruments = useInstruments();
  const rows = useSorted(instruments.rows.filter(isFund), sort);
  return (
    <Loaded from={instruments}>
      {() =>
        rows.length === 0 ? (
          <EmptyState>{t.funds.empty}</EmptyState>
        ) : (
          <>
            <p className="px-4 pt-2 pb-1 text-small text-pretty text-ink-2">{t.funds.note}</p>
            <InstrumentList label={t.segments.funds} rows={rows} sort={{ value: sort, onChange: onSort }} />
          </>
        )
      }
    </Loaded>
  );
}

function isFund({ kind, state }: Instrument): boolean {
  return kind === 'fund' && state !== 'off_shelf';
}
