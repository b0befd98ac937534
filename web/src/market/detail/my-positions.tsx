/** What the customer holds of this instrument, with its live profit. */
import { formatPrice } from '@bahi/core/format.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { listPositions } from '@bahi/contract/orders/positions.ts';
import type { Instrument } from '../../data/instruments.ts';
import type { LiveQuote } from '../../data/live-quote.ts';
import { useCall } from '../../data/use-call.ts';
import { useTexts } from '../../i18n/texts.ts';
import { href } from '../../shell/location.ts';
import { Change } from '../../ui/change.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { liveProfit } from '../figures.ts';
import { Section } from './section.tsx';
import { marketTexts } from '../texts.ts';

type Position = OutputOf<typeof listPositions>['rows'][number];

/** The same question wherever it is asked on this page, so that it is sent once. */
export function positionsInput(symbol: string) {
  return { state: 'open', symbol, page: 1, pageSize: 10 } as const;
}

export interface MyPositionsProps {
  readonly instrument: Instrument;
  readonly quote: LiveQuote | undefined;
}

export function MyPositions({ instrument, quote }: MyPositionsProps) {
  const t = useTexts(marketTexts).positions;
  const { symbol } = instrument;
  const { data } = useCall(listPositions, positionsInput(symbol));
  if (data === undefined || data.rows.length === 0) return null;
  const { rows, total } = data;
  return (
    <Section
      title={total > 1 ? t.many : t.title}
      end={
        total > rows.length ? (
          <a href={href('/trade/index', { tab: 'open' })} className="font-semibold text-action">
            {t.all}
          </a>
        ) : undefined
      }
    >
      <ul className="border-b border-line">
        {rows.map((position) => (
          <li key={position.id}>
            <PositionRow position={position} mark={quote?.mark ?? null} instrument={instrument} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function PositionRow({
  position,
  mark,
  instrument: { kind, priceScale: digits },
}: {
  readonly position: Position;
  readonly mark: string | null;
  readonly instrument: Instrument;
}) {
  const { positions: t, figures } = useTexts(marketTexts);
  const countText = kind === 'equity' ? figures.lotShares : figures.lotUnits;
  const { id, direction, leverage, quantity, averagePrice, status } = position;
  const profit = liveProfit(position, mark) ?? position.profit;
  return (
    <a
      href={href('/trade/positionDetail', { position: id })}
      className="grid min-h-15 grid-cols-[minmax(0,1fr)_auto] items-center gap-3 border-t border-line bg-surface px-4 py-2 focus-visible:-outline-offset-2"
    >
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold">{countText(quantity)}</span>
          <StatusChip tone="neutral">
            {t[direction]}
            {leverage > 1 && ` ${t.leverage(leverage)}`}
          </StatusChip>
          {status === 'closing' && <StatusChip tone="waiting">{t.closing}</StatusChip>}
          {status === 'locked' && <StatusChip tone="locked">{t.locked}</StatusChip>}
        </span>
        <span className="num block text-small text-ink-3">{t.cost(formatPrice(averagePrice, digits))}</span>
      </span>
      <Change amount={profit} className="font-semibold" align="right" />
    </a>
  );
}
