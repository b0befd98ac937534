/** The indicators a reader may add, by klinecharts' names: those drawn over the prices, and those with a pane of their own. */
export const priceIndicators = ['MA', 'EMA', 'BOLL', 'SAR', 'BBI'] as const;
export const paneIndicators = ['VOL', 'MACD', 'RSI', 'KDJ', 'OBV', 'WR', 'CCI', 'DMI', 'ROC'] as const;
export const indicators = [...priceIndicators, ...paneIndicators] as const;
export type Indicator = (typeof indicators)[number];

/** More panes than this leave no room for the prices. */
export const panesMax = 3;

const KEY = 'bahi.indicators';
const defaults: readonly Indicator[] = ['VOL'];

export function hasOwnPane(indicator: Indicator): boolean {
  return paneIndicators.some((each) => each === indicator);
}

/** Turns one on or off; a pane too many takes the place of the oldest. */
export function toggleIndicator(chosen: readonly Indicator[], indicator: Indicator): readonly Indicator[] {
  if (chosen.includes(indicator)) return chosen.filter((each) => each !== indicator);
  const panes = chosen.filter(hasOwnPane);
  const leaving = hasOwnPane(indicator) && panes.length >= panesMax ? panes[0] : undefined;
  return [...chosen.filter((each) => each !== leaving), indicator];
}

/** What was stored may be anything; unknown names fall away. */
export function parseIndicators(stored: string | null): readonly Indicator[] {
  if (stored === null) return defaults;
  const names = stored.split(',');
  return indicators.filter((each) => names.includes(each));
}

export function readIndicators(): readonly Indicator[] {
  return parseIndicators(localStorage.getItem(KEY));
}

export function writeIndicators(chosen: readonly Indicator[]): void {
  localStorage.setItem(KEY, chosen.join(','));
}
