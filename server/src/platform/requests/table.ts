/**
 * Requests of customers that people decide, as rows of a domain's table: found, locked, listed, taken up and changed in one way. What the
 * columns mean and when they may change is the domain's; the table's own checks hold it.
 */
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

export interface RequestTable<Row extends RequestRow> {
  insert(tx: Tx, row: Values<Row>): Promise<Row>;
  select(reader: Reader, id: bigint): Promise<Row | null>;
  /** Null: there is none, or it is somebody else's. */
  selectOwn(reader: Reader, customerId: bigint, id: string): Promise<Row | null>;
  /** One with these values. */
  selectOne(reader: Reader, of: Values<Row>): Promise<Row | null>;
  /** Those with these values, newest first; a value that is left out does not matter. */
  page(tx: Tx, of: Values<Row>, paging: Paging): Promise<{ rows: Row[]; total: number } & Paging>;
  /** Whoever decides it waits here for whoever is deciding it. */
  lock(tx: Tx, id: bigint): Promise<Row | null>;
  update(tx: Tx, id: bigint, change: Values<Row>): Promise<Row>;
  /** Somebody of the staff took it up; the first who does counts. */
  markClaimed(tx: Tx, id: bigint, now: number): Promise<void>;
}

/** `columns`: each as the row names it, `customer_id as "customerId"`. */
export function requestTable<Row extends RequestRow>(table: string, columns: string): RequestTable<Row> {
  const select = `select ${columns} from ${table}`;
  const one = async (reader: Reader, text: string, values: readonly unknown[]): Promise<Row | null> =>
    (await reader.query<Row>(text, values)).rows[0] ?? null;

  return {
    async insert(tx, row) {
      const { names, values } = given(row);
      const places = names.map((_, index) => `$${index + 1}`);
      const text = `insert into ${table} (${names.join(', ')}) values (${places.join(', ')}) returning ${columns}`;
      return (await one(tx, text, values))!;
    },
    select: (reader, id) => one(reader, `${select} where id = $1`, [id]),
    async selectOwn(reader, customerId, id) {
      const row = await one(reader, `${select} where id = $1`, [storedId(id)]);
      return row?.customerId === customerId ? row : null;
    },
    selectOne(reader, of) {
      const { names, values } = given(of);
      return one(reader, `${select} where ${equal(names).join(' and ')}`, values);
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
    lock: (tx, id) => one(tx, `${select} where id = $1 for no key update`, [id]),
    async update(tx, id, change) {
      const { names, values } = given(change);
      const text = `update ${table} set ${equal(names).join(', ')} where id = $${names.length + 1} returning ${columns}`;
      return (await one(tx, text, [...values, id]))!;
    },
    async markClaimed(tx, id, now) {
      await tx.query(
        `update ${table} set claimed_at = $2 where id = $1 and claimed_at is null and status = 'pending'`,
        [id, now],
      );
    },
  };
}

/** What is written: names as the columns have them, and values in the same order. */
function given(values: object): { names: string[]; values: unknown[] } {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return { names: entries.map(([name]) => columnOf(name)), values: entries.map(([, value]) => value) };
}

function equal(names: readonly string[]): string[] {
  return names.map((name, index) => `${name} = $${index + 1}`);
}

function columnOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
