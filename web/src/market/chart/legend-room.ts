/** Room for the legends above the candles: klinecharts writes them over whatever is drawn there. */
import { utils, type Chart } from 'klinecharts';
import { CANDLE_PANE } from './chart-layout.ts';
import { rowsOf } from './legend-rows.ts';

const ROW_PX = 16;
const TOP_PX = 2;
const BESIDE_PX = 10;

interface Legends {
  readonly digits: number;
  /** Their height over the candles, px; 0 without any. */
  readonly onRoom: (px: number) => void;
}

export function measureLegends(chart: Chart, { digits, onRoom }: Legends): void {
  const width = chart.getSize(CANDLE_PANE, 'main')?.width ?? 0;
  const { size, weight, family } = chart.getStyles().indicator.tooltip.legend;
  const widest = (chart.getDataList().at(-1)?.high ?? 0).toLocaleString('en-IN', { minimumFractionDigits: digits });
  const rows = chart.getIndicators({ paneId: CANDLE_PANE }).map(({ shortName, figures }) => {
    const texts = [shortName, ...figures.flatMap(({ title }) => (title === undefined ? [] : [title + widest]))];
    return rowsOf(
      texts.filter((text) => text !== '').map((text) => utils.calcTextWidth(text, size, weight, family) + BESIDE_PX),
      width,
    );
  });
  const count = rows.reduce((sum, each) => sum + each, 0);
  onRoom(count === 0 ? 0 : TOP_PX + count * ROW_PX);
}
