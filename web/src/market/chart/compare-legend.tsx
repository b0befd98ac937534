/** Which line is whose, and how far each has come at the bar looked at. */
import X from 'lucide-react/icons/x';
import { formatRate } from '@bahi/core/format.ts';
import { useStore, type Store } from '../../data/store.ts';
import type { Instrument } from '../../data/instruments.ts';
import { useTexts } from '../../i18n/texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { CompareRates } from './show-compare.ts';
import { chartTexts } from './texts.ts';

export interface CompareLegendProps {
  readonly own: Instrument;
  readonly other: Instrument;
  readonly rates: Store<CompareRates | null>;
  readonly onStop: () => void;
}

export function CompareLegend({ own, other, rates, onStop }: CompareLegendProps) {
  const t = useTexts(chartTexts);
  const now = useStore(rates);
  return (
    <div role="group" aria-label={t.comparedWith(other.name)} className="flex items-start text-small">
      <span className="flex min-w-0 flex-1 flex-wrap gap-x-4 py-3">
        <Line name={own.name} rate={rateText(now?.own, t.noPrice)} colors={['bg-up', 'bg-down']} />
        <Line name={other.name} rate={rateText(now?.other, t.noPrice)} colors={['bg-ink']} />
      </span>
      <span className="-mr-3">
        <IconButton label={t.stopComparing(other.name)} onClick={onStop}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      </span>
    </div>
  );
}

function Line(props: { readonly name: string; readonly rate: string; readonly colors: readonly string[] }) {
  const { name, rate, colors } = props;
  return (
    <span className="flex items-center gap-2">
      <span className="flex h-0.5 w-4" aria-hidden="true">
        {colors.map((color) => (
          <span key={color} className={`flex-1 ${color}`} />
        ))}
      </span>
      {name} <span className="num font-semibold">{rate}</span>
    </span>
  );
}

export function rateText(rate: number | null | undefined, unknown: string): string {
  if (rate === undefined) return '—';
  return rate === null ? unknown : formatRate(rate.toFixed(2));
}
