/** What a short position earns and loses by the price: the profit ends at a price of zero, the loss nowhere. */
import { useTexts } from '../../i18n/texts.ts';
import { Arrow, Drawing, Label, type FigureProps } from './drawing.tsx';
import { figureTexts } from './words.ts';

export default function ShortsFigure({ alt }: FigureProps) {
  const t = useTexts(figureTexts).shorts;
  return (
    <Drawing alt={alt} height={210}>
      <path d="M36,40 L130,100 H36 Z" className="fill-up opacity-20" />
      <path d="M130,100 L280,196 V100 Z" className="fill-down opacity-20" />
      <Arrow from={[36, 196]} to={[36, 14]} />
      <Arrow from={[36, 100]} to={[310, 100]} />
      <line x1={36} y1={40} x2={280} y2={196} strokeWidth="2.5" className="stroke-ink" />
      <circle cx={130} cy={100} r="4.5" className="fill-action" />
      <Label x={138} y={92} tone="action" isStrong>
        {t.sold}
      </Label>
      <Label x={74} y={36} tone="up" isStrong>
        {t.profit}
      </Label>
      <Label x={74} y={52} tone="quiet">
        {t.profitEnds}
      </Label>
      <Label x={274} y={122} anchor="end" tone="down" isStrong>
        {t.loss}
      </Label>
      <Label x={274} y={138} anchor="end" tone="quiet">
        {t.lossOpen}
      </Label>
      <Label x={308} y={92} anchor="end" tone="quiet">
        {t.price}
      </Label>
    </Drawing>
  );
}
