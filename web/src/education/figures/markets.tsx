/** The order book as a ladder: sellers above, buyers below, the spread between. The numbers are the lesson's. */
import { useTexts } from '../../i18n/texts.ts';
import { Drawing, Label, type FigureProps } from './drawing.tsx';
import { figureTexts } from './words.ts';

const ASKS = [
  ['240.40', 300],
  ['240.10', 200],
  ['240.05', 100],
] as const;
const BIDS = [
  ['239.95', 400],
  ['239.90', 200],
  ['239.75', 300],
] as const;
const ROW = 24;

export default function MarketsFigure({ alt }: FigureProps) {
  const t = useTexts(figureTexts).markets;
  return (
    <Drawing alt={alt} height={230}>
      <Label x={12} y={20} isStrong>
        {t.ask}
      </Label>
      <Label x={308} y={20} anchor="end" tone="quiet">
        {t.shares}
      </Label>
      {ASKS.map(([price, shares], index) => (
        <Row key={price} y={28 + index * ROW} price={price} shares={shares} fill="fill-wash" />
      ))}
      <Label x={12} y={118} tone="action" isStrong>
        {t.spread}
      </Label>
      <line x1={98} y1={114} x2={308} y2={114} strokeDasharray="5 4" className="stroke-action" />
      {BIDS.map(([price, shares], index) => (
        <Row key={price} y={128 + index * ROW} price={price} shares={shares} fill="fill-sunk" />
      ))}
      <Label x={12} y={218} isStrong>
        {t.bid}
      </Label>
    </Drawing>
  );
}

interface RowProps {
  readonly y: number;
  readonly price: string;
  readonly shares: number;
  readonly fill: string;
}

function Row({ y, price, shares, fill }: RowProps) {
  return (
    <>
      <rect x={84} y={y + 2} width={shares * 0.45} height={ROW - 5} rx="3" className={`${fill} stroke-line`} />
      <Label x={12} y={y + 16}>
        {price}
      </Label>
      <Label x={308} y={y + 16} anchor="end">
        {String(shares)}
      </Label>
    </>
  );
}
