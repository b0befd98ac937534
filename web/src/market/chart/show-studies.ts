/** Puts the chosen indicators on the chart, their legends in the reader's words, and keeps panes and order right. */
import { registerIndicator, type Chart } from 'klinecharts';
import { averagePrices } from './average-price.ts';
import { CANDLE_PANE } from './chart-layout.ts';
import { hasOwnPane, indicatorKeys, type Study } from './indicators.ts';
import { isMinutes, type CandlePeriod } from './periods.ts';

/** Words of klinecharts' legends by the figure's key; the others are formulas' names, the same in every language. */
export interface LegendWords {
  readonly volume: string;
  readonly up: string;
  readonly mid: string;
  readonly dn: string;
  readonly avp: string;
}

// klinecharts adds up from the oldest bar that happens to be loaded; the average price is a session's, or a year's.
registerIndicator({
  name: 'AVP',
  // Its one figure says it all.
  shortName: '',
  series: 'price',
  precision: 2,
  figures: [{ key: 'avp', title: 'AVP: ', type: 'line' }],
  calc: (bars, { extendData }) => averagePrices(bars, extendData === true),
});

/** Sums and counts are long: in short. */
const hasLargeValues = new Set(['OBV', 'PVT', 'VOL']);

export function showStudies(
  chart: Chart,
  studies: readonly Study[],
  { period, words, digits }: { readonly period: CandlePeriod; readonly words: LegendWords; readonly digits: number },
): void {
  const extendData = isMinutes(period);
  const shown = new Map(chart.getIndicators().map((indicator) => [indicator.name, indicator]));
  for (const name of indicatorKeys) {
    const study = studies.find((each) => each.name === name);
    const indicator = shown.get(name);
    if (study === undefined) {
      if (indicator !== undefined) chart.removeIndicator({ name });
    } else if (indicator === undefined) {
      const paneId = hasOwnPane(study) ? `pane_${name}` : CANDLE_PANE;
      const precision = name === 'VOL' ? 0 : hasOwnPane(study) ? 2 : digits;
      const shouldFormatBigNumber = hasLargeValues.has(name);
      chart.createIndicator(
        { name, paneId, precision, shouldFormatBigNumber, calcParams: [...study.params], extendData },
        paneId === CANDLE_PANE,
      );
      // Room for the legend above what is drawn.
      if (paneId !== CANDLE_PANE) chart.overrideYAxis({ paneId, gap: { top: 0.3, bottom: 0.02 } });
    } else if (String(indicator.calcParams) !== String(study.params) || indicator.extendData !== extendData) {
      chart.overrideIndicator({ name, calcParams: [...study.params], extendData });
    }
  }
  for (const { figures } of chart.getIndicators()) {
    for (const figure of figures) {
      const word = words[figure.key as keyof LegendWords];
      if (word !== undefined) figure.title = `${word}: `;
    }
  }
}
