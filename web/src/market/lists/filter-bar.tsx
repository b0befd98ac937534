/** What the list of quotes shows: all or the leaders by a measure, and of which sector. Scrolls sideways. */
import { useEffect, useRef } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { sectorName, useInstrumentTexts } from '../../i18n/instruments.ts';
import { useTexts } from '../../i18n/texts.ts';
import { cx } from '../../ui/cx.ts';
import { reveal } from '../../ui/reveal.ts';
import { rankingKeys, type MarketView } from './market-view.ts';
import { marketTexts } from '../texts.ts';

interface FilterBarProps {
  readonly view: MarketView;
  readonly change: (next: Partial<MarketView>) => void;
  readonly sectors: readonly string[];
  readonly hasRankings: boolean;
}

export function FilterBar({ view, change, sectors, hasRankings }: FilterBarProps) {
  const t = useTexts(marketTexts);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => reveal(row.current, '[aria-pressed="true"]'), [view.by]);
  return (
    <div ref={row} className="relative flex gap-2 overflow-x-auto px-4 pt-1 pb-2 [scrollbar-width:none]">
      <SectorSelect sector={view.sector} sectors={sectors} onChange={(sector) => change({ sector })} />
      {hasRankings && (
        <div role="group" aria-label={t.ranking.label} className="flex gap-2">
          {rankingKeys.map((key) => (
            <button
              key={key}
              type="button"
              aria-pressed={view.by === key}
              onClick={() => change({ by: key })}
              className={cx(
                'press min-h-11 shrink-0 rounded-control border px-3 text-small focus-visible:-outline-offset-2',
                view.by === key
                  ? 'border-action bg-wash font-semibold text-action'
                  : 'border-line bg-surface font-medium text-ink-2',
              )}
            >
              {t.ranking[key]}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

function SectorSelect({
  sector,
  sectors,
  onChange,
}: {
  readonly sector: string | null;
  readonly sectors: readonly string[];
  readonly onChange: (sector: string | null) => void;
}) {
  const t = useTexts(marketTexts);
  const words = useInstrumentTexts();
  return (
    <div className="relative shrink-0">
      <select
        aria-label={t.sector}
        value={sector ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
        className={cx(
          'min-h-11 max-w-44 appearance-none rounded-control border bg-surface pr-9 pl-3 text-small font-medium',
          sector === null ? 'border-line text-ink-2' : 'border-action text-action',
        )}
      >
        <option value="">{t.allSectors}</option>
        {sectors.map((key) => (
          <option key={key} value={key}>
            {sectorName(words, key)}
          </option>
        ))}
      </select>
      <ChevronDown size={16} aria-hidden="true" className="pointer-events-none absolute top-3.5 right-3 text-ink-2" />
    </div>
  );
}
