/** A price falls through a stop-loss: the market order that follows fills at what the book offers, below the stop. */
import { useTexts } from '../../i18n/texts.ts';
import { Drawing, Label, Level, type FigureProps } from './drawing.tsx';
import { figureTexts } from './words.ts';

export default function StopLossFigure({ alt }: FigureProps) {
  const t = useTexts(figureTexts).stopLoss;
  return (
    <Drawing alt={alt} height={200}>
      <path
        d="M14,60 L40,44 L62,58 L88,38 L112,62 L136,52 L160,82 L182,74 L204,100"
        strokeWidth="2.5"
        strokeLinejoin="round"
        className="fill-none stroke-ink"
      />
      <path d="M204,100 V142" strokeDasharray="3 4" strokeWidth="2" className="fill-none stroke-error" />
      <path d="M204,142 L228,152 L256,138 L284,160 L306,150" strokeWidth="2.5" className="fill-none stroke-ink-3" />
      <Level y={100} />
      <Label x={14} y={94} isStrong>
        {t.stop}
      </Label>
      <circle cx={204} cy={100} r="4.5" className="fill-action" />
      <Label x={212} y={94} tone="action">
        {t.starts}
      </Label>
      <circle cx={204} cy={142} r="4.5" className="fill-error" />
      <Label x={194} y={146} anchor="end" tone="error" isStrong>
        {t.fill}
      </Label>
      <Label x={194} y={164} anchor="end" tone="quiet">
        {t.gap}
      </Label>
      <Label x={14} y={24} tone="quiet">
        {t.price}
      </Label>
    </Drawing>
  );
}
