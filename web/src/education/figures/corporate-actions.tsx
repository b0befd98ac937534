/** A split: more shares at a lower price, the same value. */
import { useTexts } from '../../i18n/texts.ts';
import { Arrow, Drawing, Label, type FigureProps } from './drawing.tsx';
import { figureTexts } from './words.ts';

const PIECES = [0, 1, 2, 3, 4] as const;

export default function CorporateActionsFigure({ alt }: FigureProps) {
  const t = useTexts(figureTexts).actions;
  return (
    <Drawing alt={alt} height={196}>
      <Label x={70} y={20} anchor="middle" isStrong>
        {t.before}
      </Label>
      <rect x={20} y={32} width={100} height={100} rx="6" className="fill-action" />
      <Label x={70} y={86} anchor="middle" tone="onAction" isStrong>
        {'1 × 1,000'}
      </Label>
      <Arrow from={[132, 82]} to={[182, 82]} />
      <Label x={157} y={72} anchor="middle" tone="quiet">
        {'1 : 5'}
      </Label>
      <Label x={250} y={20} anchor="middle" isStrong>
        {t.after}
      </Label>
      {PIECES.map((piece) => (
        <g key={piece}>
          <rect x={200} y={32 + piece * 20} width={100} height={18} rx="4" className="fill-action" />
          <Label x={250} y={45 + piece * 20} anchor="middle" tone="onAction">
            {'1 × 200'}
          </Label>
        </g>
      ))}
      <line x1={12} y1={146} x2={308} y2={146} className="stroke-line" />
      <Label x={160} y={166} anchor="middle" isStrong>
        {t.same}
      </Label>
      <Label x={160} y={184} anchor="middle" tone="quiet">
        {t.follow}
      </Label>
    </Drawing>
  );
}
