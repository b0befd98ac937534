/** At 5× the margin melts five times as fast as the price falls: the lesson's worked loss as bars. */
import { useTexts } from '../../i18n/texts.ts';
import { Drawing, Label, Level, type FigureProps } from './drawing.tsx';
import { figureTexts } from './words.ts';

/** Price, and equity in percent of the margin. */
const STEPS = [
  ['200', 100],
  ['190', 75],
  ['180', 50],
  ['170', 25],
] as const;
const FLOOR = 170;
const HEIGHT = 1.3;
const topOf = (percent: number) => FLOOR - percent * HEIGHT;

export default function LeverageFigure({ alt }: FigureProps) {
  const t = useTexts(figureTexts).leverage;
  return (
    <Drawing alt={alt} height={206}>
      <Label x={12} y={15} tone="quiet">
        {t.equity}
      </Label>
      {STEPS.map(([price, percent], index) => {
        const x = 16 + index * 54;
        return (
          <g key={price}>
            <rect x={x} y={topOf(100)} width={40} height={100 * HEIGHT} rx="3" className="fill-none stroke-line" />
            <rect
              x={x}
              y={topOf(percent)}
              width={40}
              height={percent * HEIGHT}
              rx="3"
              className={percent <= 25 ? 'fill-error' : percent <= 50 ? 'fill-waiting' : 'fill-action'}
            />
            <Label x={x + 20} y={topOf(percent) - 5} anchor="middle" isStrong>
              {`${percent}%`}
            </Label>
            <Label x={x + 20} y={186} anchor="middle">
              {price}
            </Label>
          </g>
        );
      })}
      <Level y={topOf(50)} from={226} />
      <Label x={308} y={topOf(50) - 6} anchor="end" isStrong>
        {t.warning}
      </Label>
      <Level y={topOf(25)} from={226} />
      <Label x={308} y={topOf(25) - 6} anchor="end" tone="error" isStrong>
        {t.closeOut}
      </Label>
      <Label x={308} y={186} anchor="end" tone="quiet">
        {t.price}
      </Label>
    </Drawing>
  );
}
