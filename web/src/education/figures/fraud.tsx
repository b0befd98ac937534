/** A message of a fraud taken apart: four signs, each with its number. */
import { useTexts } from '../../i18n/texts.ts';
import { Drawing, Label, type FigureProps } from './drawing.tsx';
import { figureTexts } from './words.ts';

const LINES = [34, 62, 90, 118] as const;

export default function FraudFigure({ alt }: FigureProps) {
  const t = useTexts(figureTexts).fraud;
  return (
    <Drawing alt={alt} height={246}>
      <rect x={12} y={10} width={296} height={126} rx="12" className="fill-sunk stroke-edge" />
      {t.message.map((line, index) => (
        <g key={line}>
          <Label x={24} y={LINES[index]!} isStrong={index === 0}>
            {line}
          </Label>
          <Sign x={288} y={LINES[index]! - 4} number={index + 1} />
        </g>
      ))}
      {t.signs.map((sign, index) => (
        <g key={sign}>
          <Sign x={22} y={158 + index * 24} number={index + 1} />
          <Label x={40} y={162 + index * 24}>
            {sign}
          </Label>
        </g>
      ))}
    </Drawing>
  );
}

function Sign({ x, y, number }: { readonly x: number; readonly y: number; readonly number: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="9" strokeWidth="1.5" className="fill-none stroke-error" />
      <Label x={x} y={y + 4} anchor="middle" tone="error" isStrong>
        {String(number)}
      </Label>
    </>
  );
}
