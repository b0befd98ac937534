/** The values of the bar under the crosshair, or of the last one: text, so that it can be read and copied. */
import { formatDate, formatDateTime, formatPrice, formatTime } from '@bahi/core/format.ts';
import { useStore, type Store } from '../../data/store.ts';
import { marketZone } from '../../data/zone.ts';
import { useCommonTexts } from '../../i18n/common.ts';
import { useTexts } from '../../i18n/texts.ts';
import { compactShares } from '../figures.ts';
import type { ChartBar } from './live-bar.ts';
import { isLine, periods, type CandlePeriod } from './periods.ts';
import { marketTexts } from '../texts.ts';

export interface ChartReadoutProps {
  /** The bar under the crosshair; null when it is off. */
  readonly crosshair: Store<ChartBar | null>;
  readonly last: Store<ChartBar | null>;
  readonly period: CandlePeriod;
  readonly digits: number;
}

export function ChartReadout({ crosshair, last, period, digits }: ChartReadoutProps) {
  const t = useTexts(marketTexts).chart;
  const { units } = useCommonTexts();
  const now = useStore(last);
  const bar = useStore(crosshair) ?? now;
  const price = (value: number) => formatPrice(value.toFixed(digits), digits);
  const parts: readonly (readonly [string, string])[] =
    bar === null
      ? []
      : isLine(period)
        ? [
            [t.close, price(bar.close)],
            [t.volume, compactShares(bar.volume, units)],
          ]
        : [
            [t.open, price(bar.open)],
            [t.high, price(bar.high)],
            [t.low, price(bar.low)],
            [t.close, price(bar.close)],
            [t.volume, compactShares(bar.volume, units)],
          ];
  return (
    <p className="num flex min-h-10 flex-wrap content-center gap-x-3 text-small text-ink-2">
      {bar !== null && <span>{barTime(bar.timestamp, period)}</span>}
      {parts.map(([label, value]) => (
        <span key={label}>
          <span className="text-ink-3">{label}</span> {value}
        </span>
      ))}
    </p>
  );
}

/** Minutes show their time, longer bars their date. */
export function barTime(at: number, period: CandlePeriod): string {
  if (periods[period].stepMs === null) return formatDate(at, marketZone());
  if (isLine(period)) return formatTime(at, marketZone()).slice(0, 5);
  return formatDateTime(at, marketZone()).slice(0, -3);
}
