/** A market order takes rows of the book up to the protection price; a limit order waits at its own. */
import { useTexts } from '../../i18n/texts.ts';
import { Arrow, Drawing, Label, Level, type FigureProps } from './drawing.tsx';
import { figureTexts } from './words.ts';

/** Rows of sellers from the best on: where each stands, how long it is, and whether the order reaches it. */
const ROWS = [
  [128, 60, true],
  [108, 90, true],
  [88, 70, true],
  [48, 110, false],
] as const;

export default function OrdersFigure({ alt }: FigureProps) {
  const t = useTexts(figureTexts).orders;
  return (
    <Drawing alt={alt} height={210}>
      {ROWS.map(([y, width, isTaken]) => (
        <rect
          key={y}
          x={176}
          y={y}
          width={width}
          height={14}
          rx="3"
          className={isTaken ? 'fill-action' : 'fill-sunk stroke-edge'}
        />
      ))}
      <Label x={176} y={38} tone="quiet">
        {t.notReached}
      </Label>
      <Level y={76} />
      <Label x={12} y={70} isStrong>
        {t.protection}
      </Label>
      <Arrow from={[160, 142]} to={[160, 84]} />
      <Label x={12} y={112} isStrong>
        {t.market}
      </Label>
      <Label x={12} y={128} tone="quiet">
        {t.takes}
      </Label>
      <line x1={12} y1={156} x2={308} y2={156} className="stroke-line" />
      <circle cx={184} cy={182} r="8" strokeWidth="1.5" className="fill-none stroke-ink" />
      <path d="M184,177 V182 H188" strokeWidth="1.5" className="fill-none stroke-ink" />
      <Label x={12} y={178} isStrong>
        {t.limit}
      </Label>
      <Label x={12} y={194} tone="quiet">
        {t.waits}
      </Label>
      <Level y={182} from={200} />
    </Drawing>
  );
}
