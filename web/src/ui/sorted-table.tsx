/** A table of a wide window: sorted by its headings, its columns chosen from a menu, saved for spreadsheets, ten rows a page. */
import { Fragment, type ReactNode } from 'react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Columns3 from 'lucide-react/icons/columns-3';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import { useTableTexts } from '../i18n/table.ts';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import { LazyMenu } from './lazy-menu.tsx';
import { LoadMore } from './load-more.tsx';
import { Nudge } from './nudge.tsx';
import { shownColumns, type Column } from './table.ts';
import type { Table } from './use-table.ts';

export interface SortedTableProps<Row> {
  readonly caption: string;
  readonly table: Table<Row>;
  readonly rowKey: (row: Row) => string;
  readonly row?: (row: Row, cells: readonly ReactNode[]) => ReactNode;
  /** At the left above it. */
  readonly start?: ReactNode;
  /** Instead of the rows of the table, with some besides. */
  readonly rows?: readonly Row[];
}

export function SortedTable<Row>({
  caption,
  table,
  rowKey,
  row = plain,
  start,
  rows = table.rows,
}: SortedTableProps<Row>) {
  const columns = shownColumns(table.columns, table.chosen).map((column) => ({
    ...column,
    cell: column.cell!,
    align: column.align ?? 'right',
    ...headOf(column, table),
  }));
  return (
    <>
      <Toolbar table={table} start={start} />
      {table.problem !== null && (
        <div role="alert" className="px-4 pb-2">
          <Nudge>{table.problem}</Nudge>
        </div>
      )}
      <div aria-busy={table.isBusy} className="border-y border-line bg-surface px-2.5">
        {/* A table that is wider than its place scrolls inside it; the page never does. */}
        <div className="relative overflow-x-auto" role="group" aria-label={caption} tabIndex={0}>
          <table className="num w-full border-collapse text-small">
            <caption className="sr-only">{caption}</caption>
            <thead>
              <tr>
                {columns.map(({ key, align, sorted, title }) => (
                  <th key={key} scope="col" aria-sort={sorted} className={`${cellClass[align]} font-medium text-ink-2`}>
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((one) => (
                <Fragment key={rowKey(one)}>
                  {row(
                    one,
                    columns.map(({ key, align, cell }) => (
                      <td key={key} className={cellClass[align]}>
                        {cell(one)}
                      </td>
                    )),
                  )}
                </Fragment>
              ))}
            </tbody>
          </table>
        </div>
      </div>
      <LoadMore
        from={{
          data: rows,
          total: table.total,
          pages: table.pages,
          hasMore: false,
          isLoadingMore: table.isBusy,
          loadMore: () => undefined,
        }}
      />
    </>
  );
}

const cellClass = { left: 'px-1.5 py-0.5 text-left', right: 'px-1.5 py-0.5 text-right' } as const;

function plain(_row: unknown, cells: readonly ReactNode[]) {
  return <TableRow cells={cells} />;
}

function headOf<Row>(column: Column<Row>, { sort, onSort }: Table<Row>) {
  // What holds buttons says so to those who cannot see them.
  if (column.value === undefined) return { sorted: undefined, title: <span className="sr-only">{column.title}</span> };
  const sorted = sort?.key === column.key ? sort.direction : 'none';
  const Arrow = sorted === 'ascending' ? ArrowUp : ArrowDown;
  return {
    sorted,
    title: (
      <button
        type="button"
        onClick={() => onSort(column)}
        className="press -mx-1.5 inline-flex min-h-11 items-center gap-1 rounded-control px-1.5 font-medium focus-visible:-outline-offset-2"
      >
        {column.title}
        {sorted !== 'none' && <Arrow size={14} aria-hidden="true" className="shrink-0" />}
      </button>
    ),
  } as const;
}

function Toolbar<Row>({ table, start }: { readonly table: Table<Row>; readonly start: ReactNode }) {
  const t = useTableTexts();
  const { columns, chosen, onChoose, isSaving, onSave } = table;
  const shown = shownColumns(columns, chosen).map(({ key }) => key);
  const toggle = (key: string) => onChoose(shown.includes(key) ? shown.filter((one) => one !== key) : [...shown, key]);
  return (
    <div className="flex flex-wrap items-center justify-end px-2">
      {start !== undefined && <div className="min-w-0 flex-1">{start}</div>}
      <LazyMenu
        trigger={(props) => (
          <IconButton {...props} label={t.columns}>
            <Columns3 size={18} />
          </IconButton>
        )}
        items={columns
          .filter(({ cell, shown: when }) => cell !== undefined && when !== 'fixed')
          .map(({ key, title }) => ({
            key,
            text: title,
            isChecked: shown.includes(key),
            onPick: () => toggle(key),
          }))}
      />
      <IconButton
        label={isSaving ? t.saving : t.save}
        aria-disabled={isSaving || undefined}
        onClick={() => {
          if (!isSaving) onSave();
        }}
      >
        <FileSpreadsheet size={18} />
      </IconButton>
    </div>
  );
}

/** A row of a table with what stands below it over its whole width, if anything does. */
export function TableRow(props: {
  readonly cells: readonly ReactNode[];
  readonly isSelected?: boolean;
  readonly children?: ReactNode;
}) {
  const { cells, isSelected = false, children } = props;
  return (
    <>
      <tr className={cx('border-t border-line', isSelected && 'bg-wash')}>{cells}</tr>
      {children !== undefined && children !== null && (
        <tr>
          <td colSpan={cells.length} className="whitespace-normal">
            <div className="max-w-140">{children}</div>
          </td>
        </tr>
      )}
    </>
  );
}
