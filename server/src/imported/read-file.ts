/**
 * A bhavcopy file as days of rows, from a CSV or from the CSVs of a zip. Files are read as streams and may be anybody's: every
 * length is bounded, nothing is ever written to disk, and what is no bhavcopy is refused with the reason.
 */
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { CsvError, parse } from 'csv-parse';
import yauzl from 'yauzl';
import { columnsOf, readLine, SERIES, type BhavRow, type Columns } from './bhavcopy.ts';

export interface BhavFile {
  /** For the report: "cm08JUL2024bhav.csv.zip/cm08JUL2024bhav.csv". */
  readonly name: string;
  /** One row a code and date. */
  readonly rows: readonly BhavRow[];
  /** What was left out because it is no share, by what it is. */
  readonly others: ReadonlyMap<string, number>;
  readonly bad: readonly { readonly line: number; readonly reason: string }[];
}

/** Thrown for a file that is refused as a whole. */
export class FileRefusedError extends Error {
  override name = 'FileRefusedError';
}

export interface Limits {
  /** Of one CSV as it is after unpacking; NSE's are below 1 MB. */
  readonly bytesMax: number;
  readonly rowsMax: number;
  readonly lineBytesMax: number;
  /** CSVs in a zip. */
  readonly entriesMax: number;
}

const LIMITS: Limits = { bytesMax: 64 * 1024 * 1024, rowsMax: 200_000, lineBytesMax: 10_000, entriesMax: 1_000 };

/** One CSV after the other. */
export async function* readBhavFiles(path: string, limits: Limits = LIMITS): AsyncGenerator<BhavFile> {
  if (await isZip(path)) yield* readZip(path, limits);
  else yield await readCsv({ stream: createReadStream(path), name: basename(path), limits });
}

async function isZip(path: string): Promise<boolean> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new FileRefusedError(error.code === 'ENOENT' ? 'there is no such file' : `it cannot be read (${error.code})`);
  });
  try {
    if (!(await file.stat()).isFile()) throw new FileRefusedError('it is no file');
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return bytesRead >= 2 && buffer.toString('latin1', 0, 2) === 'PK';
  } finally {
    await file.close();
  }
}

async function* readZip(path: string, limits: Limits): AsyncGenerator<BhavFile> {
  const zip = await yauzl.openPromise(path, { autoClose: false }).catch(refuseZip);
  try {
    let count = 0;
    for await (const entry of zip.eachEntry()) {
      if (!entry.fileName.toLowerCase().endsWith('.csv')) continue;
      if (++count > limits.entriesMax) throw new FileRefusedError(`it holds more than ${limits.entriesMax} files`);
      if (entry.isEncrypted()) throw new FileRefusedError('it is encrypted');
      const stream = await zip.openReadStreamPromise(entry);
      const name = `${basename(path)}/${basename(entry.fileName)}`;
      yield await readCsv({ stream, name, limits, crc: entry.crc32 });
    }
    if (count === 0) throw new FileRefusedError('it holds no CSV file');
  } catch (error) {
    refuseZip(error);
  } finally {
    zip.close();
  }
}

function refuseZip(error: unknown): never {
  if (error instanceof FileRefusedError) throw error;
  throw new FileRefusedError(`its zip is damaged (${(error as Error).message.slice(0, 120)})`);
}

interface Source {
  readonly stream: Readable;
  readonly name: string;
  readonly limits: Limits;
  /** Of its bytes, where they came with one: a digit that changed on the way would pass for a price. */
  readonly crc?: number;
}

async function readCsv(source: Source): Promise<BhavFile> {
  const { stream, name, limits } = source;
  const rows = new Map<string, BhavRow>();
  const others = new Map<string, number>();
  const bad: { line: number; reason: string }[] = [];
  let columns: Columns | null = null;
  try {
    for await (const { line, fields } of linesOf(source)) {
      if (columns === null) {
        columns = columnsOf(fields) ?? refuseHeader(fields);
        continue;
      }
      const reading = readLine(columns, fields);
      if (reading.kind === 'bad') bad.push({ line, reason: reading.reason });
      else if (reading.kind === 'other') others.set(reading.what, (others.get(reading.what) ?? 0) + 1);
      else if (!keep(rows, reading.row)) bad.push({ line, reason: `${reading.row.symbol} stands there twice` });
      if (rows.size + bad.length + others.size > limits.rowsMax) {
        throw new FileRefusedError(`it has more than ${limits.rowsMax} rows: not one day's file`);
      }
    }
  } catch (error) {
    stream.destroy();
    throw refusalOf(error, limits);
  }
  if (columns === null) throw new FileRefusedError('it is empty');
  return { name, rows: [...rows.values()], others, bad };
}

/** False for a second line of the same code, date and series. */
function keep(rows: Map<string, BhavRow>, row: BhavRow): boolean {
  const key = `${row.symbol} ${row.date}`;
  const kept = rows.get(key);
  if (kept !== undefined && kept.series === row.series) return false;
  if (kept === undefined || SERIES.indexOf(row.series) < SERIES.indexOf(kept.series)) rows.set(key, row);
  return true;
}

async function* linesOf({ stream, crc, limits: { bytesMax, lineBytesMax } }: Source) {
  let bytes = 0;
  let sum = 0;
  async function* bounded(): AsyncGenerator<Buffer> {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > bytesMax) throw new FileRefusedError(`it unpacks to more than ${bytesMax} bytes`);
      if (crc !== undefined) sum = crc32(chunk, sum);
      yield chunk;
    }
    if (crc !== undefined && sum !== crc) throw new FileRefusedError('its zip is damaged (wrong checksum)');
  }
  // NSE quotes nothing, so that a line of the file is always one record.
  const parser = parse({
    bom: true,
    quote: null,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: lineBytesMax,
  });
  const feeding = (async () => {
    for await (const chunk of bounded()) {
      if (parser.destroyed) return;
      if (!parser.write(chunk)) await new Promise((resolve) => parser.once('drain', resolve).once('close', resolve));
    }
    parser.end();
  })().catch((error: unknown) => parser.destroy(error as Error));
  for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
    yield { line: info.lines, fields: record.map((field) => field.trim()) };
  }
  await feeding;
}

function refuseHeader(header: readonly string[]): never {
  const shown = header
    .slice(0, 4)
    .join(',')
    .replace(/[^\x20-\x7E]/g, '?')
    .slice(0, 60);
  throw new FileRefusedError(`its first line is of neither bhavcopy layout: "${shown}"`);
}

function refusalOf(error: unknown, { lineBytesMax }: Limits): Error {
  if (error instanceof FileRefusedError) return error;
  if (error instanceof CsvError && error.code === 'CSV_MAX_RECORD_SIZE') {
    return new FileRefusedError(`it has a line of more than ${lineBytesMax} bytes`);
  }
  return new FileRefusedError(`it is damaged (${(error as Error).message.slice(0, 120)})`);
}
