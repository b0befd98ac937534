/** What customers ask to take part in, as rows of a domain's table: published, found, locked while somebody asks, listed, noted. */
import { plainArray } from '../arrays.ts';
import type { Reader, Tx } from '../database.ts';
import { rowsOf, type Rows } from './table.ts';

export interface OfferFilter {
  readonly now: number;
  readonly limit: number;
  readonly offset: number;
  /** A number, a symbol or a part of the name; null: all. */
  readonly text?: string | null;
}

/** What was told of it since. */
export interface Note {
  readonly of: bigint;
  readonly at: bigint;
  readonly text: string;
}

export interface OfferTable<Row> extends Rows<Row> {
  selectMany(reader: Reader, ids: readonly bigint[]): Promise<Row[]>;
  /** Open ones by their deadline, then what comes, then what is over, the newest first. */
  page(tx: Tx, filter: OfferFilter): Promise<{ rows: Row[]; total: number }>;
  insertNote(tx: Tx, note: { readonly of: bigint; readonly text: string; readonly now: number }): Promise<void>;
  /** Of several, each one's oldest first. */
  selectNotes(reader: Reader, ids: readonly bigint[]): Promise<Note[]>;
}

export interface OfferTableOptions {
  readonly table: string;
  /** Each as the row names it. */
  readonly columns: string;
  /** The column of the last moment. */
  readonly until: string;
  readonly notes: { readonly table: string; readonly of: string };
}

export function offerTable<Row extends object>(options: OfferTableOptions): OfferTable<Row> {
  const { table, columns, until, notes } = options;
  const where = `($1::text is null or id::text = $1 or symbol = upper($1) or name ilike '%' || $1 || '%')`;
  const place = `case when withdrawn_at is not null or ${until} <= $2 then 2 when opens_at <= $2 then 0 else 1 end`;
  return {
    ...rowsOf<Row>(table, columns),
    async selectMany(reader, ids) {
      const text = `select ${columns} from ${table} where id = any ($1::bigint[])`;
      return (await reader.query<Row>(text, [plainArray(ids)])).rows;
    },
    async page(tx, { now, limit, offset, text = null }) {
      const [page, count] = await Promise.all([
        tx.query<Row>(
          `select ${columns} from ${table} where ${where}
           order by ${place}, case ${place} when 0 then ${until} when 1 then opens_at else -${until} end, id desc
           limit $3 offset $4`,
          [text, now, limit, offset],
        ),
        tx.query<{ total: bigint }>(`select count(*) as total from ${table} where ${where}`, [text]),
      ]);
      return { rows: page.rows, total: Number(count.rows[0]!.total) };
    },
    async insertNote(tx, { of, text, now }) {
      await tx.query(`insert into ${notes.table} (${notes.of}, at, text) values ($1, $2, $3)`, [of, now, text]);
    },
    async selectNotes(reader, ids) {
      const { rows } = await reader.query<Note>(
        `select ${notes.of} as of, at, text from ${notes.table} where ${notes.of} = any ($1::bigint[]) order by id`,
        [plainArray(ids)],
      );
      return rows;
    },
  };
}
