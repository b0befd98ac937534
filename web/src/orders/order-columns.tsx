/** The columns of orders in a table, of those that work and of those that ended. */
import { useMemo } from 'react';
import { formatPrice, formatQuantity } from '@bahi/core/format.ts';
import { useInstruments } from '../data/instruments.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { StatusChip } from '../ui/status-chip.tsx';
import type { Column } from '../ui/table.ts';
import { listTexts } from './list-texts.ts';
import { orderTones, type Order } from './outcome.ts';
import { DirectionChip } from './position-row.tsx';
import { decimalColumn, nameColumn, StockCell, timeColumn } from './table-parts.tsx';
import { ordersTexts } from './texts.ts';
import { useTradeRefusal } from './use-trade-refusal.ts';

export function useOrderColumns(are: 'working' | 'ended'): readonly Column<Order>[] {
  const t = useTexts(ordersTexts);
  const w = useTexts(listTexts);
  const { bySymbol } = useInstruments();
  return useMemo(() => {
    const nameOf = ({ symbol, name }: Order) => bySymbol.get(symbol)?.name ?? name;
    const isUnusual = ({ kind, direction, leverage }: Order) =>
      kind === 'open' && (direction === 'short' || leverage > 1);
    return [
      {
        key: 'stock',
        title: w.stock,
        align: 'left',
        shown: 'fixed',
        value: ({ symbol }) => symbol,
        cell: (order) => (
          <StockCell symbol={order.symbol} name={nameOf(order)} link={linkOf(order)}>
            {isUnusual(order) && <DirectionChip direction={order.direction} leverage={order.leverage} />}
          </StockCell>
        ),
      },
      nameColumn(w, nameOf),
      {
        key: 'side',
        title: w.side,
        align: 'left',
        cell: ({ side, kind }) => (
          <>
            <span className="font-semibold">{t.side[side]}</span>
            {kind === 'close' && <span className="text-ink-2"> {t.kind.close}</span>}
          </>
        ),
        value: ({ side }) => t.side[side],
      },
      { key: 'kind', title: w.kind, value: ({ kind }) => t.kind[kind] },
      { key: 'type', title: w.type, value: ({ type }) => t.orderType[type] },
      {
        key: 'quantity',
        title: w.quantity,
        cell: ({ quantity }) => formatQuantity(quantity),
        value: ({ quantity }) => quantity,
      },
      {
        key: 'filled',
        title: w.filled,
        cell: ({ filledQuantity }) => formatQuantity(filledQuantity),
        value: ({ filledQuantity }) => filledQuantity,
      },
      {
        key: 'limit',
        title: w.limit,
        cell: ({ limitPrice }) => (limitPrice === null ? t.orderType.market : formatPrice(limitPrice)),
        value: ({ limitPrice }) => limitPrice,
      },
      decimalColumn('average', w.average, ({ averagePrice }) => averagePrice, are === 'working' ? 'chosen' : undefined),
      {
        key: 'status',
        title: w.status,
        align: 'left',
        cell: (order) => <Status order={order} />,
        value: ({ status }) => t.orderStatus[status],
      },
      timeColumn('placed', w.placed, ({ placedAt }) => placedAt, are === 'working' ? undefined : 'chosen'),
      ...(are === 'working' ? [] : [timeColumn<Order>('ended', w.ended, ({ endedAt }) => endedAt)]),
      ...(are === 'working' ? [decimalColumn<Order>('held', w.held, ({ held }) => held, 'chosen')] : []),
      decimalColumn('stopLoss', w.stopLoss, ({ stopLoss }) => stopLoss, 'chosen'),
      decimalColumn('takeProfit', w.takeProfit, ({ takeProfit }) => takeProfit, 'chosen'),
      {
        key: 'origin',
        title: w.origin,
        align: 'left',
        shown: 'chosen',
        cell: ({ origin }) => t.origin[origin],
        value: ({ origin }) => t.origin[origin],
      },
      { key: 'number', title: w.number, shown: 'chosen', cell: ({ id }) => id, value: ({ id }) => id },
    ];
  }, [t, w, bySymbol, are]);
}

function linkOf(order: Order): string {
  const { kind, positionId, id } = order;
  return href(
    '/trade/positionDetail',
    kind === 'close' && positionId !== null ? { position: positionId } : { order: id },
  );
}

/** With why it ended, where that was not asked for. */
function Status({ order: { status, reason } }: { readonly order: Order }) {
  const t = useTexts(ordersTexts);
  const reasonText = useTradeRefusal();
  return (
    <span className="flex flex-col items-start gap-0.5">
      <StatusChip tone={orderTones[status]}>{t.orderStatus[status]}</StatusChip>
      {reason !== null && <span className="max-w-60 whitespace-normal text-ink-2">{reasonText(reason)}</span>}
    </span>
  );
}
