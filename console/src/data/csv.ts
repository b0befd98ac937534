/** The rows of a list as a CSV file. */
import { csvOf } from '@bahi/core/csv.ts';
import { formatQuantity } from '@bahi/core/format.ts';
import type { Page } from './read-pages.ts';

/** Heading, and the field's value. */
export type Columns<Row> = readonly (readonly [heading: string, value: (row: Row) => unknown])[];

/** Where there are more rows than these, the last line says so, in these words; they are answered as well. */
export function csvOfPage<Row>(
  { rows, total }: Page<Row>,
  columns: Columns<Row>,
  cutOf: (rows: string, total: string) => string,
): { readonly text: string; readonly cut: string | null } {
  const cut = total > rows.length ? cutOf(formatQuantity(rows.length), formatQuantity(total)) : null;
  const header = columns.map(([heading]) => heading);
  const lines = rows.map((row) => columns.map(([, value]) => cellOf(value(row))));
  return { text: csvOf([header, ...lines, ...(cut === null ? [] : [[cut]])]), cut };
}

export function saveCsv(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

function cellOf(value: unknown): string {
  return typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value);
}
