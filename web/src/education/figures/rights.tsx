/** Where to turn, step by step: each rung is another person than the one before. */
import { useTexts } from '../../i18n/texts.ts';
import { Drawing, Label, type FigureProps } from './drawing.tsx';
import { figureTexts } from './words.ts';

export default function RightsFigure({ alt }: FigureProps) {
  const t = useTexts(figureTexts).rights;
  return (
    <Drawing alt={alt} height={216}>
      {t.steps.map(({ name, about }, index) => {
        const x = 12 + index * 20;
        const y = 160 - index * 48;
        return (
          <g key={name}>
            <rect x={x} y={y} width={308 - x} height={42} rx="6" className={index === 3 ? 'fill-wash' : 'fill-sunk'} />
            <rect x={x} y={y} width={5} height={42} className="fill-action" />
            <Label x={x + 16} y={y + 18} isStrong>
              {name}
            </Label>
            <Label x={x + 16} y={y + 34} tone="quiet">
              {about}
            </Label>
          </g>
        );
      })}
    </Drawing>
  );
}
