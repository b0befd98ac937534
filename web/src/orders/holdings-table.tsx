/** Holdings as a table of a wide window. */
import { useMemo } from 'react';
import { listHoldings } from '@bahi/contract/orders/positions.ts';
import { formatPrice, formatQuantity } from '@bahi/core/format.ts';
import { call } from '../data/call.ts';
import { useInstruments } from '../data/instruments.ts';
import { quoteNow, readQuotes } from '../data/live.ts';
import { usePacedQuote } from '../data/paced-quote.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { Change } from '../ui/change.tsx';
import { SortedTable } from '../ui/sorted-table.tsx';
import type { Column } from '../ui/table.ts';
import { useTable } from '../ui/use-table.ts';
import { listTexts } from './list-texts.ts';
import { holdingAt, type Holding } from './parts/open-profit.ts';
import { DirectionChip } from './position-row.tsx';
import { decimalColumn, nameColumn, priceColumns, StockCell } from './table-parts.tsx';
import { ordersTexts } from './texts.ts';
import { useListing } from './use-listing.ts';

export default function HoldingsTable({ rows }: { readonly rows: readonly Holding[] }) {
  const t = useTexts(ordersTexts);
  const columns = useColumns();
  const table = useTable({
    name: 'holdings',
    columns,
    paged: { data: rows, total: rows.length, pages: null, isLoadingMore: false },
    path: listHoldings.path,
    readEvery: async () => {
      const answer = await call(listHoldings, {});
      if (answer.kind !== 'ok') return { kind: 'failed' };
      await readQuotes(answer.data.map(({ symbol }) => symbol));
      return { kind: 'ok', rows: answer.data };
    },
  });
  return <SortedTable caption={t.trade.holdings} table={table} rowKey={({ symbol }) => symbol} />;
}

function useColumns(): readonly Column<Holding>[] {
  const w = useTexts(listTexts);
  const { bySymbol } = useInstruments();
  return useMemo(() => {
    const now = (holding: Holding) => holdingAt(holding, quoteNow(holding.symbol)?.mark ?? null);
    return [
      {
        key: 'stock',
        title: w.stock,
        align: 'left',
        shown: 'fixed',
        cell: (holding) => <Stock holding={holding} />,
        value: ({ symbol }) => symbol,
      },
      nameColumn(w, ({ symbol, name }) => bySymbol.get(symbol)?.name ?? name),
      {
        key: 'quantity',
        title: w.quantity,
        cell: ({ quantity }) => formatQuantity(quantity),
        value: ({ quantity }) => quantity,
      },
      decimalColumn('average', w.average, ({ averagePrice }) => averagePrice),
      ...priceColumns<Holding>(w),
      {
        key: 'value',
        title: w.value,
        cell: (holding) => <Value holding={holding} />,
        value: (holding) => now(holding)?.marketValue ?? null,
      },
      {
        key: 'profit',
        title: w.profit,
        cell: (holding) => <Profit holding={holding} />,
        value: (holding) => now(holding)?.profit ?? null,
      },
      {
        key: 'positions',
        title: w.positions,
        shown: 'chosen',
        cell: ({ positions }) => formatQuantity(positions),
        value: ({ positions }) => positions,
      },
    ];
  }, [w, bySymbol]);
}

function Stock({ holding: { symbol, name, quantity } }: { readonly holding: Holding }) {
  const { bySymbol } = useInstruments();
  const listing = useListing({ symbol });
  return (
    <StockCell
      symbol={symbol}
      name={listing?.name ?? bySymbol.get(symbol)?.name ?? name}
      link={listing === null ? href('/market/stockDetail', { symbol }) : href('/trade/index', { tab: 'open' })}
    >
      {quantity < 0 && <DirectionChip direction="short" leverage={1} />}
    </StockCell>
  );
}

function useHoldingNow(holding: Holding) {
  return holdingAt(holding, usePacedQuote(holding.symbol)?.mark ?? null);
}

function Value({ holding }: { readonly holding: Holding }) {
  return <>{formatPrice(useHoldingNow(holding)?.marketValue)}</>;
}

function Profit({ holding }: { readonly holding: Holding }) {
  return <Change amount={useHoldingNow(holding)?.profit ?? null} className="text-body font-semibold" align="right" />;
}
