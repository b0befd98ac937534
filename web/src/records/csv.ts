/** Records as a table for spreadsheets (RFC 4180): plain decimals, one zone, a mark that tells readers it is UTF-8. Pure. */
import { formatDateTime } from '@bahi/core/format.ts';
import type { FundRecord } from './fund-record.ts';

export interface CsvWords {
  readonly columns: {
    readonly at: string;
    readonly businessDate: string;
    readonly entry: string;
    readonly kind: string;
    readonly reference: string;
    readonly symbol: string;
    readonly change: string;
    readonly after: string;
    readonly margin: string;
  };
  readonly kindOf: (record: FundRecord) => string;
  readonly zone: string;
}

const BYTE_ORDER_MARK = '\uFEFF';

export function csvOf(rows: readonly FundRecord[], { columns, kindOf, zone }: CsvWords): string {
  const head = [
    `${columns.at} (${zone})`,
    columns.businessDate,
    columns.entry,
    columns.kind,
    columns.reference,
    columns.symbol,
    columns.change,
    columns.after,
    columns.margin,
  ];
  const lines = rows.map((record) => [
    // The dashes of ISO dates: spreadsheets read them as dates.
    formatDateTime(record.at, zone).replaceAll('.', '-'),
    record.businessDate,
    record.entry,
    kindOf(record),
    record.reference ?? '',
    record.symbol ?? '',
    record.cash,
    record.cashAfter,
    record.margin,
  ]);
  return `${BYTE_ORDER_MARK}${[head, ...lines].map((cells) => cells.map(cell).join(',')).join('\r\n')}\r\n`;
}

function cell(text: string): string {
  // A text that a spreadsheet would run as a formula is shown as text; signed amounts are numbers and stay.
  const isFormula = /^[=@\t\r]/.test(text) || (/^[+-]/.test(text) && !/^[+-]?[0-9.]+$/.test(text));
  const safe = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
