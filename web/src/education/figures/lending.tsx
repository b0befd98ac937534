/** Shares go from their owner over the pool to whoever sells short, and the fee comes back the same way. */
import { useTexts } from '../../i18n/texts.ts';
import { Arrow, Drawing, Label, type FigureProps } from './drawing.tsx';
import { figureTexts } from './words.ts';

export default function LendingFigure({ alt }: FigureProps) {
  const t = useTexts(figureTexts).lending;
  const boxes = [t.you, t.pool, t.short];
  return (
    <Drawing alt={alt} height={214}>
      {boxes.map((name, index) => (
        <g key={name}>
          <rect
            x={84}
            y={12 + index * 66}
            width={152}
            height={34}
            rx="8"
            className={index === 1 ? 'fill-wash stroke-action' : 'fill-sunk stroke-edge'}
          />
          <Label x={160} y={33 + index * 66} anchor="middle" isStrong>
            {name}
          </Label>
        </g>
      ))}
      {[0, 1].map((index) => (
        <g key={index}>
          <Arrow from={[124, 48 + index * 66]} to={[124, 76 + index * 66]} />
          <Label x={116} y={66 + index * 66} anchor="end">
            {index === 0 ? t.lend : t.borrow}
          </Label>
          <Arrow from={[196, 76 + index * 66]} to={[196, 48 + index * 66]} isDashed />
          <Label x={206} y={66 + index * 66} tone="action" isStrong>
            {index === 0 ? t.part : t.fee}
          </Label>
        </g>
      ))}
      <Label x={160} y={202} anchor="middle" tone="quiet">
        {t.recall}
      </Label>
    </Drawing>
  );
}
