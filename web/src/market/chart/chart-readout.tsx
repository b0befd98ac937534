/** The values of the bar under the crosshair, or of the last one: text, so that it can be read, spoken and copied. */
import { formatDate, formatDateTime, formatPrice, formatTime, type formatCompact } from '@bahi/core/format.ts';
import { useStore, type Store } from '../../data/store.ts';
import { marketZone } from '../../data/zone.ts';
import { useCommonTexts } from '../../i18n/common.ts';
import { useTexts } from '../../i18n/texts.ts';
import { compactShares } from '../figures.ts';
import type { ChartBar } from './live-bar.ts';
import { isLine, isMinutes, type CandlePeriod } from './periods.ts';
import type { ChartTexts } from './texts.en.ts';
import { chartTexts } from './texts.ts';

export interface ChartReadoutProps {
  /** The bar under the crosshair; null when it is off. */
  readonly crosshair: Store<ChartBar | null>;
  readonly last: Store<ChartBar | null>;
  readonly period: CandlePeriod;
  readonly digits: number;
  readonly hasVolume: boolean;
}

export function ChartReadout({ crosshair, last, period, digits, hasVolume }: ChartReadoutProps) {
  const t = useTexts(chartTexts);
  const { units } = useCommonTexts();
  const now = useStore(last);
  const bar = useStore(crosshair) ?? now;
  return (
    <p className="num flex min-h-10 flex-wrap content-center gap-x-3 text-small text-ink-2">
      {bar !== null && <span>{barTime(bar.timestamp, period)}</span>}
      {bar !== null &&
        partsOf(bar, { t, period, digits, hasVolume, units }).map(([label, value]) => (
          <span key={label}>
            <span className="text-ink-3">{label}</span> {value}
          </span>
        ))}
    </p>
  );
}

interface Wording {
  readonly t: ChartTexts;
  readonly period: CandlePeriod;
  readonly digits: number;
  readonly hasVolume: boolean;
  readonly units: Parameters<typeof formatCompact>[1];
}

/** One bar in words, for the crosshair by keyboard. */
export function describeBar(bar: ChartBar, wording: Wording): string {
  const parts = partsOf(bar, wording).map(([label, value]) => `${label} ${value}`);
  return [barTime(bar.timestamp, wording.period), ...parts].join(', ');
}

function partsOf(bar: ChartBar, { t, period, digits, hasVolume, units }: Wording): (readonly [string, string])[] {
  if (isLine(period) && bar.line === undefined) return [[t.close, t.gap]];
  const price = (value: number) => formatPrice(value.toFixed(digits), digits);
  const volume = hasVolume ? [[t.volume, compactShares(bar.volume, units)] as const] : [];
  if (isLine(period)) return [[t.close, price(bar.close)], ...volume];
  return [
    [t.open, price(bar.open)],
    [t.high, price(bar.high)],
    [t.low, price(bar.low)],
    [t.close, price(bar.close)],
    ...volume,
  ];
}

/** Minutes show their time, longer bars their date. */
export function barTime(at: number, period: CandlePeriod): string {
  if (!isMinutes(period)) return formatDate(at, marketZone());
  if (isLine(period)) return formatTime(at, marketZone()).slice(0, 5);
  return formatDateTime(at, marketZone()).slice(0, -3);
}
