/** Rows as a CSV file that a spreadsheet opens as text, never as a formula. */
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
  const lines = rows.map((row) => columns.map(([, value]) => value(row)));
  return { text: csvOf(header, cut === null ? lines : [...lines, [cut]]), cut };
}

export function csvOf(header: readonly string[], rows: readonly (readonly unknown[])[]): string {
  // A byte order mark, so that Chinese opens as Chinese.
  return `\uFEFF${[header, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

export function saveCsv(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** A plain number stays one; a sign of a formula gets an apostrophe, also a wide one and one after blanks, which some programs pass over. */
function cell(value: unknown): string {
  const text = typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value);
  const isNumber = /^-?[0-9]+(\.[0-9]+)?$/.test(text);
  const safe = !isNumber && /^\s*[=+\-@＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
