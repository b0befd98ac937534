/** The sectors that moved, best first; one that is pressed is the only one below. Scrolls sideways. */
import { getOverview } from '@bahi/contract/overview/calls.ts';
import { usePricesPaused } from '../../data/live.ts';
import { useCall } from '../../data/use-call.ts';
import { sectorName, useInstrumentTexts } from '../../i18n/instruments.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Change } from '../../ui/change.tsx';
import { cx } from '../../ui/cx.ts';
import { marketTexts } from '../texts.ts';

const EVERY_MS = 15_000;

export function SectorStrip({
  sector: chosen,
  onChange,
}: {
  readonly sector: string | null;
  readonly onChange: (sector: string | null) => void;
}) {
  const t = useTexts(marketTexts);
  const words = useInstrumentTexts();
  const [isPaused] = usePricesPaused();
  const { data } = useCall(getOverview, {}, { refetchMs: isPaused ? false : EVERY_MS });
  return (
    // Its height stands before the answer does: nothing below moves.
    <div
      role="group"
      aria-label={t.sectorsMoving}
      className="relative flex min-h-16 gap-2 overflow-x-auto px-4 pt-1 pb-2 [scrollbar-width:none]"
    >
      {data?.sectors.map(({ sector, changeRate }) => (
        <button
          key={sector}
          type="button"
          aria-pressed={sector === chosen}
          onClick={() => onChange(sector === chosen ? null : sector)}
          className={cx(
            'press flex min-h-13 shrink-0 flex-col items-start justify-center rounded-control border px-3 text-small focus-visible:-outline-offset-2',
            sector === chosen ? 'border-action bg-wash font-semibold' : 'border-line bg-surface',
          )}
        >
          <span className="text-ink-2">{sectorName(words, sector)}</span>
          <Change rate={changeRate} className="font-medium" />
        </button>
      ))}
    </div>
  );
}
