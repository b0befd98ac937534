/** A table whose rows are put in order, whose columns are chosen, and which is saved for spreadsheets: what its columns say. Pure. */
import type { ReactNode } from 'react';
import { csvOf } from '@bahi/core/csv.ts';

export interface Column<Row> {
  readonly key: string;
  readonly title: string;
  /** Left out: it stands in files only. */
  readonly cell?: (row: Row) => ReactNode;
  /** Plain, as it is sorted by and saved: words, a decimal, a number. Null: unknown. Left out: buttons, which are neither. */
  readonly value?: (row: Row) => string | number | null;
  /** As a file says it, where that is not the value; and what it is called there. */
  readonly filed?: (row: Row) => string;
  readonly filedAs?: string;
  readonly align?: 'left' | 'right';
  /** fixed: always there; chosen: only after somebody chose it. */
  readonly shown?: 'fixed' | 'chosen';
}

export interface Sort {
  readonly key: string;
  readonly direction: 'ascending' | 'descending';
}

/** Null: as the server has them. A column begins with what is largest, words with the first, and the third press is back where it began. */
export function nextSort(
  sort: Sort | null,
  { key, align = 'right' }: Pick<Column<never>, 'key' | 'align'>,
): Sort | null {
  const [first, second] =
    align === 'left' ? (['ascending', 'descending'] as const) : (['descending', 'ascending'] as const);
  if (sort?.key !== key) return { key, direction: first };
  return sort.direction === first ? { key, direction: second } : null;
}

/** Rows of one value stay as they were; those whose value is unknown come last either way. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | null,
): readonly Row[] {
  const valueOf = columns.find(({ key }) => key === sort?.key)?.value;
  if (sort === null || valueOf === undefined) return rows;
  const factor = sort.direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .toSorted((a, b) => {
      if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null);
      return factor * compare(a.value, b.value);
    })
    .map(({ row }) => row);
}

const NUMBER = /^-?[0-9]+(\.[0-9]+)?$/;

function compare(a: string | number, b: string | number): number {
  const areNumbers = NUMBER.test(String(a)) && NUMBER.test(String(b));
  return areNumbers ? Number(a) - Number(b) : String(a).localeCompare(String(b));
}

/** Those that stand in the table, in its order. `chosen`: what somebody chose, else as it is from the start. */
export function shownColumns<Row>(
  columns: readonly Column<Row>[],
  chosen: readonly string[] | undefined,
): readonly Column<Row>[] {
  return columns.filter(({ key, cell, shown }) => {
    if (cell === undefined) return false;
    return shown === 'fixed' || (chosen === undefined ? shown !== 'chosen' : chosen.includes(key));
  });
}

/** What stands in the table, and what stands in files only. */
export function csvOfTable<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  chosen: readonly string[] | undefined,
): string {
  const shown = new Set(shownColumns(columns, chosen));
  const filed = columns.filter(
    (column) =>
      (column.value !== undefined || column.filed !== undefined) && (column.cell === undefined || shown.has(column)),
  );
  const lines = rows.map((row) => filed.map((column) => column.filed?.(row) ?? String(column.value?.(row) ?? '')));
  return csvOf([filed.map(({ filedAs, title }) => filedAs ?? title), ...lines]);
}
