/** Figures in rows and columns, for readers who cannot see a drawing and for those who want the numbers. */
import { useId, type ReactNode } from 'react';
import { cx } from './cx.ts';

export interface DataTableProps<Row> {
  /** What the table holds; shown above it unless `isCaptionHidden`. */
  readonly caption: string;
  readonly isCaptionHidden?: boolean;
  readonly columns: readonly {
    readonly key: string;
    readonly title: string;
    readonly cell: (row: Row) => ReactNode;
    /** Words stand left, figures right. */
    readonly align?: 'left' | 'right';
  }[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
}

/** A table that is wider than its place scrolls inside it; the page never does. */
export function DataTable<Row>({ caption, isCaptionHidden = false, columns, rows, rowKey }: DataTableProps<Row>) {
  const id = useId();
  return (
    <div className="relative overflow-x-auto" role="group" aria-labelledby={id} tabIndex={0}>
      <table className="num w-full border-collapse text-small max-md:[font-stretch:84%]">
        <caption
          id={id}
          className={cx(isCaptionHidden ? 'sr-only' : 'px-2 pb-2 text-left font-semibold whitespace-normal')}
        >
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map(({ key, title, align = 'right' }) => (
              <th
                key={key}
                scope="col"
                className={cx('px-1.5 py-1.5 font-medium text-ink-2', align === 'right' ? 'text-right' : 'text-left')}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="border-t border-line">
              {columns.map(({ key, cell, align = 'right' }) => (
                <td key={key} className={cx('px-1.5 py-1.5', align === 'right' ? 'text-right' : 'text-left')}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
