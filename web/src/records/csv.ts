/** Records as a table for spreadsheets: plain decimals, one zone. Pure. */
import { csvOf } from '@bahi/core/csv.ts';
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
    readonly payout: string;
    readonly payoutRate: string;
  };
  readonly kindOf: (record: FundRecord) => string;
  readonly zone: string;
}

export function csvOfRecords(rows: readonly FundRecord[], { columns, kindOf, zone }: CsvWords): string {
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
    columns.payout,
    columns.payoutRate,
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
    record.payout?.amount ?? '',
    record.payout?.rate ?? '',
  ]);
  return csvOf([head, ...lines]);
}
