/**
 * Writes bhavcopy files into the tables of imported instruments: each CSV as a whole or not at all. What is known already
 * changes nothing; a day with other figures than before is corrected and told.
 */
import { formatDecimal } from '@bahi/core/money.ts';
import type { Database } from '../platform/database.ts';
import { SERIES, type BhavRow, type Series } from './bhavcopy.ts';
import { FileRefusedError, readBhavFiles, type BhavFile } from './read-file.ts';
import {
  announceImport,
  correctDays,
  FIGURES,
  insertDays,
  lockImports,
  selectKnown,
  upsertInstruments,
  type Figures,
} from './store.ts';

export interface FileReport {
  readonly file: string;
  readonly dates: readonly string[];
  readonly added: number;
  readonly same: number;
  /** "RELIANCE.NSE 2026-11-20: close 1318.10 -> 1318.20". */
  readonly changed: readonly string[];
  readonly bad: BhavFile['bad'];
  readonly others: BhavFile['others'];
}

/** `db` is the owner's: the application may not write here. Throws FileRefusedError for what is no bhavcopy. */
export async function* importBhavcopy(db: Database, path: string): AsyncGenerator<FileReport> {
  for await (const file of readBhavFiles(path)) yield await importFile(db, file);
}

export { FileRefusedError };

async function importFile(db: Database, { name, rows, bad, others }: BhavFile): Promise<FileReport> {
  const dates = [...new Set(rows.map((row) => row.date))].toSorted();
  const report = { file: name, dates, added: 0, same: 0, changed: [] as string[], bad, others };
  await db.transaction(async (tx) => {
    await lockImports(tx);
    for (let from = 0; from < rows.length; from += BATCH_ROWS) {
      const batch = rows.slice(from, from + BATCH_ROWS);
      const known = await selectKnown(tx, batch);
      const fresh: BhavRow[] = [];
      const corrected: BhavRow[] = [];
      for (const row of batch) {
        const before = known.get(`${row.symbol} ${row.date}`);
        const differences = before === undefined ? null : differencesOf(before, row);
        if (differences === null) fresh.push(row);
        else if (differences.length === 0) report.same++;
        else {
          corrected.push(row);
          report.changed.push(`${row.symbol} ${row.date}: ${differences.join(', ')}`);
        }
      }
      await upsertInstruments(tx, batch);
      if (fresh.length > 0) await insertDays(tx, fresh);
      if (corrected.length > 0) await correctDays(tx, corrected, name);
      report.added += fresh.length;
    }
    if (report.added + report.changed.length > 0) await announceImport(tx);
  });
  return report;
}

const BATCH_ROWS = 5_000;

/** None too when the day is known from a series that goes before this one. */
function differencesOf(before: Figures, row: BhavRow): string[] {
  if (SERIES.indexOf(before.series as Series) < SERIES.indexOf(row.series)) return [];
  const differences = FIGURES.filter((field) => Number(before[field]) !== row[field]).map(
    (field) => `${NAMES[field]} ${shown(field, before[field])} -> ${shown(field, row[field])}`,
  );
  return before.series === row.series ? differences : [`series ${before.series} -> ${row.series}`, ...differences];
}

const NAMES: Record<(typeof FIGURES)[number], string> = {
  open: 'open',
  high: 'high',
  low: 'low',
  close: 'close',
  previousClose: 'previous close',
  volume: 'volume',
  turnover: 'turnover',
};

function shown(field: (typeof FIGURES)[number], value: string | bigint | number): string {
  return field === 'volume' ? String(value) : formatDecimal(BigInt(value), 2);
}
