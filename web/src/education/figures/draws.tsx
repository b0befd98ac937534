/** A draw: what is published when, each before the next is known, and the tickets in the order of their numbers. */
import { useTexts } from '../../i18n/texts.ts';
import { Arrow, Drawing, Label, type FigureProps } from './drawing.tsx';
import { figureTexts } from './words.ts';

const TICKETS = ['017', '118', '204', '391', '655', '802'] as const;
const WINNERS = 3;

export default function DrawsFigure({ alt }: FigureProps) {
  const t = useTexts(figureTexts).draws;
  const steps = [t.sealed, t.list, t.level, t.numbers];
  return (
    <Drawing alt={alt} height={252}>
      {steps.map((step, index) => {
        const y = 12 + index * 40;
        return (
          <g key={step}>
            <rect x={44} y={y} width={264} height={28} rx="6" className="fill-sunk stroke-line" />
            <circle cx={22} cy={y + 14} r="11" className="fill-action" />
            <Label x={22} y={y + 18} anchor="middle" tone="onAction" isStrong>
              {String(index + 1)}
            </Label>
            <Label x={54} y={y + 18}>
              {step}
            </Label>
            {index < steps.length - 1 && <Arrow from={[22, y + 26]} to={[22, y + 41]} />}
          </g>
        );
      })}
      {TICKETS.map((ticket, index) => {
        const isWinner = index < WINNERS;
        const x = 14 + index * 50;
        return (
          <g key={ticket}>
            <rect
              x={x}
              y={184}
              width={42}
              height={28}
              rx="4"
              className={isWinner ? 'fill-action' : 'fill-sunk stroke-edge'}
            />
            <Label x={x + 21} y={202} anchor="middle" isStrong={isWinner} tone={isWinner ? 'onAction' : 'ink'}>
              {ticket}
            </Label>
          </g>
        );
      })}
      <line x1={160} y1={178} x2={160} y2={222} strokeWidth="2" className="stroke-error" />
      <Label x={14} y={238} tone="action" isStrong>
        {t.win}
      </Label>
      <Label x={308} y={238} anchor="end" tone="quiet">
        {t.refund}
      </Label>
    </Drawing>
  );
}
