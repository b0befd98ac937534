/** Working orders as a table of a wide window. */
import { useMemo, createContext, use, type ReactNode } from 'react';
import { listOrders } from '@bahi/contract/orders/calls.ts';
import { call } from '../data/call.ts';
import { readEvery } from '../data/read-every.ts';
import type { PagedState } from '../data/use-paged-call.ts';
import { useTexts } from '../i18n/texts.ts';
import { SortedTable, TableRow } from '../ui/sorted-table.tsx';
import type { Column } from '../ui/table.ts';
import { useTable } from '../ui/use-table.ts';
import { listTexts } from './list-texts.ts';
import { useOrderColumns } from './order-columns.tsx';
import type { WorkingParts } from './order-row.tsx';
import type { Order, TradedKind } from './outcome.ts';
import { ordersTexts } from './texts.ts';

export interface OrdersTableProps {
  readonly kind: TradedKind | undefined;
  readonly orders: PagedState<Order, unknown>;
  /** Selecting several of the rows that are shown. */
  readonly barOf: (rows: readonly Order[]) => ReactNode;
  readonly workingOf: (order: Order, around: (parts: WorkingParts) => ReactNode) => ReactNode;
}

export default function OrdersTable({ kind, orders, barOf, workingOf }: OrdersTableProps) {
  const t = useTexts(ordersTexts);
  const columns = useColumns();
  const input = { state: 'open', ...(kind === undefined ? {} : { kind }) } as const;
  const table = useTable({
    name: 'orders',
    columns,
    paged: orders,
    path: listOrders.path,
    input,
    readEvery: () =>
      readEvery(
        (ask) => call(listOrders, { ...input, ...ask }),
        ({ id }) => id,
      ),
  });
  return (
    <SortedTable
      caption={t.trade.orders}
      table={table}
      rowKey={({ id }) => id}
      start={barOf(table.rows)}
      row={(order, cells) =>
        workingOf(order, (parts) => (
          <Parts value={parts}>
            <TableRow cells={cells} isSelected={parts.isSelected}>
              {parts.note}
            </TableRow>
          </Parts>
        ))
      }
    />
  );
}

const Parts = createContext<WorkingParts | null>(null);

function Part({ name }: { readonly name: 'box' | 'end' }) {
  return <>{use(Parts)?.[name]}</>;
}

function useColumns(): readonly Column<Order>[] {
  const w = useTexts(listTexts);
  const columns = useOrderColumns('working');
  return useMemo(
    () => [
      { key: 'box', title: w.select, align: 'left', shown: 'fixed', cell: () => <Part name="box" /> },
      ...columns,
      { key: 'end', title: w.actions, shown: 'fixed', cell: () => <Part name="end" /> },
    ],
    [w, columns],
  );
}
