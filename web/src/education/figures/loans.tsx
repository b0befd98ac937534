/** What is owed on a loan: the principal stays, interest comes up each date until the due date, and on after it. */
import { useTexts } from '../../i18n/texts.ts';
import { Arrow, Drawing, Label, type FigureProps } from './drawing.tsx';
import { figureTexts } from './words.ts';

export default function LoansFigure({ alt }: FigureProps) {
  const t = useTexts(figureTexts).loans;
  return (
    <Drawing alt={alt} height={200}>
      <rect x={36} y={84} width={256} height={80} className="fill-wash" />
      <path d="M36,84 L212,58 V84 Z" className="fill-waiting" />
      <path d="M212,84 V58 L292,46 V84 Z" className="fill-error opacity-40" />
      <line x1={36} y1={84} x2={292} y2={84} className="stroke-action" strokeWidth="1.5" />
      <path d="M36,84 L292,46" strokeWidth="2.5" className="fill-none stroke-ink" />
      <line x1={212} y1={36} x2={212} y2={164} strokeDasharray="5 4" strokeWidth="1.5" className="stroke-error" />
      <Label x={212} y={28} anchor="middle" tone="error" isStrong>
        {t.due}
      </Label>
      <Label x={52} y={130} isStrong>
        {t.principal}
      </Label>
      <Label x={44} y={46} isStrong>
        {t.interest}
      </Label>
      <Label x={308} y={104} anchor="end" tone="quiet">
        {t.overdue}
      </Label>
      <Arrow from={[36, 164]} to={[308, 164]} />
      <Label x={308} y={184} anchor="end" tone="quiet">
        {t.days}
      </Label>
    </Drawing>
  );
}
