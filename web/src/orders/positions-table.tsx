/** Open positions as a table of a wide window. */
import { createContext, use, useMemo, type ReactNode } from 'react';
import { listPositions } from '@bahi/contract/orders/positions.ts';
import { formatPrice, formatQuantity } from '@bahi/core/format.ts';
import { call } from '../data/call.ts';
import { useInstruments } from '../data/instruments.ts';
import { quoteNow, readQuotes } from '../data/live.ts';
import { readEvery } from '../data/read-every.ts';
import type { PagedState } from '../data/use-paged-call.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { Change } from '../ui/change.tsx';
import { SortedTable, TableRow } from '../ui/sorted-table.tsx';
import { StatusChip } from '../ui/status-chip.tsx';
import type { Column } from '../ui/table.ts';
import { useTable } from '../ui/use-table.ts';
import { sum, valueAt } from './amounts.ts';
import { listTexts } from './list-texts.ts';
import { positionTones, type Position, type TradedKind } from './outcome.ts';
import { PositionChips } from './position-row.tsx';
import { decimalColumn, nameColumn, priceColumns, StockCell, timeColumn } from './table-parts.tsx';
import { ordersTexts } from './texts.ts';
import { usePositionLine, type PositionLine } from './use-position-line.tsx';

export interface PositionsTableProps {
  readonly kind: TradedKind | undefined;
  readonly positions: PagedState<Position, unknown>;
  /** With those that were closed here and whose result is still read. */
  readonly withPinned: (rows: readonly Position[], isSorted: boolean) => readonly Position[];
  readonly onClosing: (position: Position, isOpen: boolean) => void;
}

export default function PositionsTable({ kind, positions, withPinned, onClosing }: PositionsTableProps) {
  const t = useTexts(ordersTexts);
  const columns = useColumns();
  const input = { state: 'open', ...(kind === undefined ? {} : { kind }) } as const;
  const table = useTable({
    name: 'positions',
    columns,
    paged: positions,
    path: listPositions.path,
    input,
    readEvery: async () => {
      const read = await readEvery(
        (ask) => call(listPositions, { ...input, ...ask }),
        ({ id }) => id,
      );
      // What is sorted and saved has the prices of now, as the rows have them.
      if (read.kind === 'ok') await readQuotes(read.rows.map(({ symbol }) => symbol));
      return read;
    },
  });
  return (
    <SortedTable
      caption={t.trade.kindPositions}
      table={table}
      rows={withPinned(table.rows, table.sort !== null)}
      rowKey={({ id }) => id}
      row={(position, cells) => (
        <Row
          position={position}
          cells={cells}
          isOver={!table.rows.some(({ id }) => id === position.id)}
          onClosing={(isOpen) => onClosing(position, isOpen)}
        />
      )}
    />
  );
}

const Line = createContext<(PositionLine & { readonly isOver: boolean }) | null>(null);

function Row(props: {
  readonly position: Position;
  readonly cells: readonly ReactNode[];
  readonly isOver: boolean;
  readonly onClosing: (isOpen: boolean) => void;
}) {
  const { cells, isOver } = props;
  const line = usePositionLine(props);
  const { state, panel } = line;
  return (
    <Line value={{ ...line, isOver }}>
      <TableRow cells={cells}>
        {state !== null || panel !== null ? (
          <>
            {state}
            {panel}
          </>
        ) : null}
      </TableRow>
    </Line>
  );
}

/** A cell with what the row's own figures say. */
function OfLine({ children }: { readonly children: (line: PositionLine & { isOver: boolean }) => ReactNode }) {
  const line = use(Line);
  return line === null ? null : children(line);
}

function useColumns(): readonly Column<Position>[] {
  const t = useTexts(ordersTexts);
  const w = useTexts(listTexts);
  const { bySymbol } = useInstruments();
  return useMemo(() => {
    const nameOf = ({ symbol, name }: Position) => bySymbol.get(symbol)?.name ?? name;
    const now = (position: Position) => valueAt(position, quoteNow(position.symbol)?.mark ?? position.marketPrice);
    return [
      {
        key: 'stock',
        title: w.stock,
        align: 'left',
        shown: 'fixed',
        value: ({ symbol }) => symbol,
        cell: (position) => (
          <OfLine>
            {({ name }) => (
              <StockCell
                symbol={position.symbol}
                name={name}
                link={href('/trade/positionDetail', { position: position.id })}
              >
                <PositionChips position={position} />
              </StockCell>
            )}
          </OfLine>
        ),
      },
      nameColumn(w, nameOf),
      { key: 'direction', title: w.direction, value: ({ direction }) => t.direction[direction] },
      { key: 'leverage', title: w.leverage, value: ({ leverage }) => leverage },
      {
        key: 'quantity',
        title: w.quantity,
        cell: ({ quantity }) => formatQuantity(quantity),
        value: ({ quantity }) => quantity,
      },
      decimalColumn('average', w.average, ({ averagePrice }) => averagePrice),
      ...priceColumns<Position>(w),
      {
        key: 'value',
        title: w.value,
        cell: () => <OfLine>{({ value, isOver }) => (isOver ? null : formatPrice(value))}</OfLine>,
        value: (position) => now(position)?.marketValue ?? position.marketValue,
      },
      {
        key: 'profit',
        title: w.profit,
        cell: () => (
          <OfLine>
            {({ profit, isOver }) =>
              isOver ? (
                <StatusChip tone={positionTones.closed}>{t.positionStatus.closed}</StatusChip>
              ) : (
                <Change amount={profit} className="text-body font-semibold" align="right" />
              )
            }
          </OfLine>
        ),
        value: (position) => now(position)?.profit ?? position.profit,
      },
      {
        key: 'profitRate',
        title: w.profitRate,
        shown: 'chosen',
        cell: () => (
          <OfLine>{({ profitRate, isOver }) => (isOver ? null : <Change rate={profitRate} align="right" />)}</OfLine>
        ),
        value: (position) => now(position)?.profitRate ?? position.profitRate,
      },
      decimalColumn(
        'invested',
        w.invested,
        ({ originalMargin, addedMargin }) => sum([originalMargin, addedMargin]),
        'chosen',
      ),
      decimalColumn('stopLoss', w.stopLoss, ({ stopLoss }) => stopLoss, 'chosen'),
      decimalColumn('takeProfit', w.takeProfit, ({ takeProfit }) => takeProfit, 'chosen'),
      decimalColumn('closeOut', w.closeOut, ({ closeOutPrice }) => closeOutPrice, 'chosen'),
      timeColumn('opened', w.opened, ({ openedAt }) => openedAt, 'chosen'),
      { key: 'number', title: w.number, value: ({ id }) => id },
      { key: 'exit', title: w.actions, shown: 'fixed', cell: () => <OfLine>{({ exit }) => exit}</OfLine> },
    ];
  }, [t, w, bySymbol]);
}
