/** What the tables of trading share: the cells of a stock and of its price, and how a moment is shown and saved. */
import type { ReactNode } from 'react';
import { formatDateTime, formatPrice } from '@bahi/core/format.ts';
import { quoteNow } from '../data/live.ts';
import { usePacedQuote } from '../data/paced-quote.ts';
import { marketZone } from '../data/zone.ts';
import { Change } from '../ui/change.tsx';
import type { Column } from '../ui/table.ts';
import type { ListTexts } from './list-texts.en.ts';

interface OfStock {
  readonly symbol: string;
}

/** Code over name, which gives way; both lead where the row leads. */
export function StockCell({
  symbol,
  name,
  link,
  children,
}: OfStock & { readonly name: string; readonly link: string; readonly children?: ReactNode }) {
  return (
    <a href={link} className="flex min-h-11 max-w-44 flex-col justify-center">
      <span className="flex items-baseline gap-x-1.5 font-semibold">
        {symbol}
        {children}
      </span>
      <span className="truncate text-ink-2">{name}</span>
    </a>
  );
}

/** Files have the name of a stock in a column of its own. */
export function nameColumn<Row>(t: ListTexts, nameOf: (row: Row) => string): Column<Row> {
  return { key: 'name', title: t.name, value: nameOf };
}

/** The last price, and how much it changed today. */
export function priceColumns<Row extends OfStock>(t: ListTexts): readonly Column<Row>[] {
  return [
    {
      key: 'last',
      title: t.last,
      cell: ({ symbol }) => <Last symbol={symbol} />,
      value: ({ symbol }) => quoteNow(symbol)?.last ?? null,
    },
    {
      key: 'today',
      title: t.today,
      filedAs: `${t.today}, %`,
      cell: ({ symbol }) => <Today symbol={symbol} />,
      value: ({ symbol }) => quoteNow(symbol)?.changeRate ?? null,
    },
  ];
}

function Last({ symbol }: OfStock) {
  return <>{formatPrice(usePacedQuote(symbol)?.last)}</>;
}

function Today({ symbol }: OfStock) {
  return <Change rate={usePacedQuote(symbol)?.changeRate ?? null} align="right" />;
}

/** A price that may not be there. */
export function decimalColumn<Row>(
  key: string,
  title: string,
  value: (row: Row) => string | null,
  shown?: Column<Row>['shown'],
): Column<Row> {
  return { key, title, cell: (row) => formatPrice(value(row)), value, ...(shown === undefined ? {} : { shown }) };
}

/** In files with the dashes of ISO dates, which spreadsheets read as dates. */
export function timeColumn<Row>(
  key: string,
  title: string,
  at: (row: Row) => number | null,
  shown?: Column<Row>['shown'],
): Column<Row> {
  const text = (row: Row) => {
    const moment = at(row);
    return moment === null ? '' : formatDateTime(moment, marketZone());
  };
  return {
    key,
    title,
    filedAs: `${title} (${marketZone()})`,
    cell: text,
    value: at,
    filed: (row) => text(row).replaceAll('.', '-'),
    ...(shown === undefined ? {} : { shown }),
  };
}
