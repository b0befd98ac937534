/** What is over as tables of a wide window: positions with what they brought, orders with how they ended. */
import { useMemo } from 'react';
import { listOrders } from '@bahi/contract/orders/calls.ts';
import { listPositions } from '@bahi/contract/orders/positions.ts';
import { formatQuantity } from '@bahi/core/format.ts';
import { call } from '../data/call.ts';
import { useInstruments } from '../data/instruments.ts';
import { readEvery } from '../data/read-every.ts';
import type { PagedState } from '../data/use-paged-call.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { Change } from '../ui/change.tsx';
import { SortedTable } from '../ui/sorted-table.tsx';
import type { Column } from '../ui/table.ts';
import { useTable } from '../ui/use-table.ts';
import { listTexts } from './list-texts.ts';
import { useOrderColumns } from './order-columns.tsx';
import type { Order, Position } from './outcome.ts';
import { PositionChips } from './position-row.tsx';
import { decimalColumn, nameColumn, StockCell, timeColumn } from './table-parts.tsx';
import { ordersTexts } from './texts.ts';

export function EndedOrdersTable({ orders }: { readonly orders: PagedState<Order, unknown> }) {
  const t = useTexts(ordersTexts);
  const columns = useOrderColumns('ended');
  const table = useTable({
    name: 'orders-ended',
    columns,
    paged: orders,
    path: listOrders.path,
    input: 'ended',
    readEvery: () =>
      readEvery(
        (ask) => call(listOrders, { state: 'ended', ...ask }),
        ({ id }) => id,
      ),
  });
  return <SortedTable caption={t.trade.endedOrders} table={table} rowKey={({ id }) => id} />;
}

export function EndedPositionsTable({ positions }: { readonly positions: PagedState<Position, unknown> }) {
  const t = useTexts(ordersTexts);
  const columns = usePositionColumns();
  const table = useTable({
    name: 'positions-ended',
    columns,
    paged: positions,
    path: listPositions.path,
    input: 'closed',
    readEvery: () =>
      readEvery(
        (ask) => call(listPositions, { state: 'closed', ...ask }),
        ({ id }) => id,
      ),
  });
  return <SortedTable caption={t.trade.endedPositions} table={table} rowKey={({ id }) => id} />;
}

function usePositionColumns(): readonly Column<Position>[] {
  const t = useTexts(ordersTexts);
  const w = useTexts(listTexts);
  const { bySymbol } = useInstruments();
  return useMemo(() => {
    const nameOf = ({ symbol, name }: Position) => bySymbol.get(symbol)?.name ?? name;
    return [
      {
        key: 'stock',
        title: w.stock,
        align: 'left',
        shown: 'fixed',
        value: ({ symbol }) => symbol,
        cell: (position) => (
          <StockCell
            symbol={position.symbol}
            name={nameOf(position)}
            link={href('/trade/positionDetail', { position: position.id })}
          >
            <PositionChips position={position} />
          </StockCell>
        ),
      },
      nameColumn(w, nameOf),
      { key: 'direction', title: w.direction, value: ({ direction }) => t.direction[direction] },
      { key: 'leverage', title: w.leverage, value: ({ leverage }) => leverage },
      {
        key: 'quantity',
        title: w.quantity,
        cell: ({ openedQuantity }) => formatQuantity(openedQuantity),
        value: ({ openedQuantity }) => openedQuantity,
      },
      decimalColumn('average', w.average, ({ averagePrice }) => averagePrice),
      decimalColumn('exitPrice', w.exitPrice, ({ closePrice }) => closePrice),
      {
        key: 'profit',
        title: w.netProfit,
        cell: ({ realisedProfit }) => (
          <Change amount={realisedProfit} className="text-body font-semibold" align="right" />
        ),
        value: ({ realisedProfit }) => realisedProfit,
      },
      decimalColumn('gross', w.gross, ({ grossProfit }) => grossProfit, 'chosen'),
      timeColumn('opened', w.opened, ({ openedAt }) => openedAt, 'chosen'),
      timeColumn('closed', w.closed, ({ closedAt }) => closedAt),
      { key: 'number', title: w.number, shown: 'chosen', cell: ({ id }) => id, value: ({ id }) => id },
    ];
  }, [t, w, bySymbol]);
}
