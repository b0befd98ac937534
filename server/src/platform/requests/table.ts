/**
 * Requests of customers that people decide, as rows of a domain's table: found, locked, listed, taken up and changed in one way. What the
 * columns mean and when they may change is the domain's; the table's own checks hold it.
 */
import { assert } from '@bahi/core/assert.ts';
import type { Reader, Tx } from '../database.ts';
import { storedId } from '../stored-id.ts';

export interface RequestRow {
  readonly id: bigint;
  readonly customerId: bigint;
}

export interface Staff {
  readonly id: bigint;
  readonly name: string;
}

/** Values by the names of the row; of a moment also a number. */
export type Values<Row> = {
  readonly [Name in keyof Row]?: Row[Name] | (Extract<Row[Name], bigint> extends never ? never : number) | undefined;
};

export interface Paging {
  readonly page: number;
  readonly pageSize: number;
}

/** What every table of rows with a number can. */
export interface Rows<Row> {
  insert(tx: Tx, row: Values<Row>): Promise<Row>;
  select(reader: Reader, id: bigint): Promise<Row | null>;
  /** Whoever changes it waits here for whoever is changing it; `share`: many at once, while nobody does. */
  lock(tx: Tx, id: bigint, mode?: 'share' | 'no key update'): Promise<Row | null>;
  update(tx: Tx, id: bigint, change: Values<Row>): Promise<Row>;
}

export interface RequestTable<Row extends RequestRow> extends Rows<Row> {
  /** Null: there is none, or it is somebody else's. */
  selectOwn(reader: Reader, customerId: bigint, id: string): Promise<Row | null>;
  /** One with these values. */
  selectOne(reader: Reader, of: Values<Row>): Promise<Row | null>;
  /** Those with these values, newest first; a value that is left out does not matter. */
  page(tx: Tx, of: Values<Row>, paging: Paging): Promise<{ rows: Row[]; total: number } & Paging>;
  /** Somebody of the staff took it up; the first who does counts. */
  markClaimed(tx: Tx, id: bigint, now: number): Promise<void>;
}

/** `columns`: each as the row names it, `customer_id as "customerId"`. */
export function rowsOf<Row extends object>(table: string, columns: string): Rows<Row> {
  const select = `select ${columns} from ${table} where id = $1`;
  return {
    async insert(tx, row) {
      const { names, values } = given(row);
      const places = names.map((_, index) => `$${index + 1}`);
      const text = `insert into ${table} (${names.join(', ')}) values (${places.join(', ')}) returning ${columns}`;
      return (await firstOf<Row>(tx, text, values))!;
    },
    select: (reader, id) => firstOf<Row>(reader, select, [id]),
    lock: (tx, id, mode = 'no key update') => firstOf<Row>(tx, `${select} for ${mode}`, [id]),
    async update(tx, id, change) {
      const { names, values } = given(change);
      const text = `update ${table} set ${equal(names).join(', ')} where id = $${names.length + 1} returning ${columns}`;
      return (await firstOf<Row>(tx, text, [...values, id]))!;
    },
  };
}

export function requestTable<Row extends RequestRow>(table: string, columns: string): RequestTable<Row> {
  const select = `select ${columns} from ${table}`;
  const rows = rowsOf<Row>(table, columns);
  return {
    ...rows,
    async selectOwn(reader, customerId, id) {
      const row = await rows.select(reader, storedId(id));
      return row?.customerId === customerId ? row : null;
    },
    selectOne(reader, of) {
      const { names, values } = given(of);
      return firstOf<Row>(reader, `${select} where ${equal(names).join(' and ')}`, values);
    },
    async page(tx, of, { page, pageSize }) {
      const { names, values } = given(of);
      const where = `where ${equal(names).join(' and ')}`;
      const span = `limit $${names.length + 1} offset $${names.length + 2}`;
      const [found, counted] = await Promise.all([
        tx.query<Row>(`${select} ${where} order by id desc ${span}`, [...values, pageSize, (page - 1) * pageSize]),
        tx.query<{ total: bigint }>(`select count(*) as total from ${table} ${where}`, values),
      ]);
      return { rows: found.rows, total: Number(counted.rows[0]!.total), page, pageSize };
    },
    async markClaimed(tx, id, now) {
      await tx.query(
        `update ${table} set claimed_at = $2 where id = $1 and claimed_at is null and status = 'pending'`,
        [id, now],
      );
    },
  };
}

async function firstOf<Row extends object>(
  reader: Reader,
  text: string,
  values: readonly unknown[],
): Promise<Row | null> {
  return (await reader.query<Row>(text, values)).rows[0] ?? null;
}

/** What is written: names as the columns have them, and values in the same order. */
function given(values: object): { names: string[]; values: unknown[] } {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return { names: entries.map(([name]) => columnOf(name)), values: entries.map(([, value]) => value) };
}

function equal(names: readonly string[]): string[] {
  return names.map((name, index) => `${name} = $${index + 1}`);
}

/** Names are the code's, never a caller's. */
function columnOf(name: string): string {
  assert(/^[a-zA-Z]+$/.test(name), 'a column has the name of a field');
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
