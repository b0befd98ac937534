/** Currency pairs, against the rupee and crosses, and the digital currencies, which have sessions of their own. */
import { formatQuantity } from '@bahi/core/format.ts';
import { useInstruments, type Instrument } from '../../data/instruments.ts';
import { useTexts } from '../../i18n/texts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { InstrumentList } from '../parts/instrument-list.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Segments } from '../../ui/segments.tsx';
import type { Sort } from '../parts/sort-rows.ts';
import { useSorted } from '../parts/use-sorted.ts';
import { marketTexts } from '../texts.ts';

interface CurrenciesPanelProps {
  readonly part: string | null;
  readonly onPart: (next: string | null) => void;
  readonly sort: Sort | null;
  readonly onSort: (next: Sort | null) => void;
}

export default function CurrenciesPanel({ part, onPart, sort, onSort }: CurrenciesPanelProps) {
  const t = useTexts(marketTexts).forex;
  const instruments = useInstruments();
  const shown = part === 'digital' ? 'digital' : 'forex';
  const listed = instruments.rows.filter(({ kind, state }) => kind === shown && state !== 'off_shelf');
  return (
    <>
      <div className="px-4 pt-3 pb-2">
        <Segments
          label={t.label}
          value={shown}
          onChange={(next) => onPart(next === 'forex' ? null : next)}
          items={[
            { key: 'forex', text: t.forex },
            { key: 'digital', text: t.digital },
          ]}
        />
      </div>
      <div role="tabpanel" aria-label={t[shown]}>
        <Loaded from={instruments}>
          {() =>
            shown === 'digital' ? (
              <Group
                note={t.digitalNote}
                label={t.digital}
                rows={listed}
                empty={t.digitalEmpty}
                {...{ sort, onSort }}
              />
            ) : (
              <>
                <Group
                  title={t.inr}
                  note={t.inrNote}
                  label={t.inr}
                  rows={listed.filter(isAgainstRupee)}
                  empty={t.empty}
                  {...{ sort, onSort }}
                />
                <Group
                  title={t.crosses}
                  note={t.crossesNote}
                  label={t.crosses}
                  rows={listed.filter((row) => !isAgainstRupee(row))}
                  {...{ sort, onSort }}
                />
              </>
            )
          }
        </Loaded>
      </div>
    </>
  );
}

function isAgainstRupee({ forex }: Instrument): boolean {
  return forex?.quote === 'INR';
}

interface GroupProps {
  readonly title?: string;
  readonly note: string;
  readonly label: string;
  readonly rows: readonly Instrument[];
  /** Left out: a group without rows is not shown at all. */
  readonly empty?: string;
  readonly sort: Sort | null;
  readonly onSort: (next: Sort | null) => void;
}

function Group({ title, note, label, rows, empty, sort, onSort }: GroupProps) {
  const sorted = useSorted(rows, sort);
  const bySymbol = new Map(rows.map((row) => [row.symbol, row]));
  if (rows.length === 0) return empty === undefined ? null : <EmptyState>{empty}</EmptyState>;
  return (
    <section aria-label={label} className="pb-4">
      {title !== undefined && <h2 className="px-4 pt-2 font-semibold">{title}</h2>}
      <p className="px-4 pb-1 text-small text-pretty text-ink-2">{note}</p>
      <InstrumentList
        label={label}
        rows={sorted}
        sort={{ value: sort, onChange: onSort }}
        noteOf={(symbol) => unitText(bySymbol.get(symbol))}
      />
    </section>
  );
}

/** "100 JPY": what the price is for. */
function unitText(instrument: Instrument | undefined): string | null {
  const forex = instrument?.forex ?? null;
  return forex === null ? null : `${formatQuantity(forex.unit)} ${forex.base}`;
}
