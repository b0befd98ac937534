/** What the charges of one purchase and sale are made of: the lesson's round trip, in INR. */
import { useTexts } from '../../i18n/texts.ts';
import { Drawing, Label, type FigureProps } from './drawing.tsx';
import { figureTexts } from './words.ts';

const PARTS = [
  ['fees', 46.15, 'fill-action'],
  ['feeTax', 8.3, 'fill-waiting'],
  ['transactionTax', 25.13, 'fill-ink-2'],
  ['stampTax', 3, 'fill-error'],
] as const;
const TOTAL = 82.58;
const LEFT = 12;
const WHOLE = 296;

export default function ChargesFigure({ alt }: FigureProps) {
  const t = useTexts(figureTexts).charges;
  const before = (index: number) => PARTS.slice(0, index).reduce((sum, [, amount]) => sum + amount, 0);
  return (
    <Drawing alt={alt} height={172}>
      {PARTS.map(([name, amount, fill], index) => (
        <g key={name}>
          <rect
            x={LEFT + (before(index) / TOTAL) * WHOLE}
            y={14}
            width={(amount / TOTAL) * WHOLE - 1.5}
            height={28}
            className={fill}
          />
          <rect x={LEFT} y={60 + index * 22} width={12} height={12} rx="2" className={fill} />
          <Label x={32} y={70 + index * 22}>
            {t[name]}
          </Label>
          <Label x={308} y={70 + index * 22} anchor="end">
            {amount.toFixed(2)}
          </Label>
        </g>
      ))}
      <line x1={LEFT} y1={146} x2={308} y2={146} className="stroke-line" />
      <Label x={LEFT} y={162} isStrong>
        {t.total}
      </Label>
      <Label x={308} y={162} anchor="end" isStrong>
        {TOTAL.toFixed(2)}
      </Label>
    </Drawing>
  );
}
