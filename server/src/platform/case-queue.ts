/**
 * Requests that people decide, as a queue (rules §10): those that wait, oldest first, and those that were decided, newest first.
 * Each domain says where its requests lie; pages are found by an index alone, from whichever end is nearer, before rows are read.
 */
import type { Tx } from './database.ts';
import { createLongCount } from './long-count.ts';

export interface CaseFilter {
  readonly state: 'waiting' | 'decided';
  /** Only these. */
  readonly ids: readonly bigint[] | null;
  /** A number, an account, or what the domain finds by. */
  readonly text: string | null;
  readonly limit: number;
  readonly offset: number;
  readonly now: number;
}

export interface Taking {
  readonly staffId: bigint;
  /** The person's own account as a customer. */
  readonly customerId: bigint | null;
  /** Cases that others have claimed. */
  readonly taken: readonly bigint[];
}

export interface CaseQueue<Row> {
  cases(tx: Tx, filter: CaseFilter): Promise<{ rows: Row[]; total: number }>;
  caseOf(tx: Tx, id: bigint): Promise<Row | null>;
  /** The oldest that waits and that this person may decide: nobody has it, and it is of somebody else. */
  nextCase(tx: Tx, taking: Taking): Promise<bigint | null>;
}

/** SQL about the alias `d`, which has `id` and `customer_id`; the customer is `c`. */
export interface CaseQueueOptions {
  readonly table: string;
  readonly columns: string;
  /** More tables that `columns` need. */
  readonly joins?: string;
  readonly waiting: { readonly where: string; readonly order: readonly string[] };
  readonly decided: { readonly where: string; readonly order: readonly string[] };
  /** Finds by more than number and account: what `text`, a parameter, is compared with. */
  readonly matches?: (text: string) => string;
  /** Of those that wait, what this member of staff (a parameter) may decide next. */
  readonly mayTake: (staff: string) => string;
}

export function createCaseQueue<Row extends object>(options: CaseQueueOptions): CaseQueue<Row> {
  const { table, columns, joins = '', matches, mayTake } = options;
  const select = `select ${columns} from ${table} d join identity.customer c on c.id = d.customer_id ${joins}`;
  const countLong = createLongCount();

  return {
    async cases(tx, filter) {
      const { where, order } = options[filter.state];
      const values: unknown[] = [];
      const parts = [where, ...conditions(filter, values, matches)];
      const from = `from ${table} d where ${parts.join(' and ')}`;
      const total = await countLong(tx, { from, values, now: filter.now });
      const newestFirst = filter.state === 'decided';
      const { limit, offset, isFromEnd } = spanOf(filter, total);
      if (limit === 0) return { rows: [], total };
      const found = orderBy(order, newestFirst !== isFromEnd);
      const page = `limit $${values.push(limit)} offset $${values.push(offset)}`;
      const { rows } = await tx.query<Row>(
        `${select} join (select d.id ${from} order by ${found} ${page}) as found
           on found.id = d.id order by ${orderBy(order, newestFirst)}`,
        values,
      );
      return { rows, total };
    },
    async caseOf(tx, id) {
      const { rows } = await tx.query<Row>(`${select} where d.id = $1`, [id]);
      return rows[0] ?? null;
    },
    async nextCase(tx, { staffId, customerId, taken }) {
      const { where, order } = options.waiting;
      const { rows } = await tx.query<{ id: bigint }>(
        `select d.id from ${table} d where ${where} and ${mayTake('$2')} and d.id <> all ($1)
           and d.customer_id is distinct from $3 order by ${orderBy(order, false)} limit 1`,
        [taken, staffId, customerId],
      );
      return rows[0]?.id ?? null;
    },
  };
}

function conditions(
  { ids, text }: CaseFilter,
  values: unknown[],
  matches: CaseQueueOptions['matches'],
): readonly string[] {
  const parts: string[] = [];
  if (ids !== null) parts.push(`d.id = any ($${values.push(ids)})`);
  if (text === null) return parts;
  const given = `$${values.push(text)}`;
  const found = [`d.customer_id = any (array(select id from identity.customer where account = lower(${given})))`];
  if (/^[1-9][0-9]{0,17}$/.test(text)) {
    const number = `$${values.push(BigInt(text))}::bigint`;
    found.push(`d.id = ${number}`, `d.customer_id = ${number}`);
  }
  if (matches !== undefined) found.push(matches(given));
  return [...parts, `(${found.join(' or ')})`];
}

/** A page beyond the middle is found from the end. */
function spanOf({ limit, offset }: CaseFilter, total: number): { limit: number; offset: number; isFromEnd: boolean } {
  if (offset <= total / 2) return { limit, offset, isFromEnd: false };
  const rest = Math.max(0, total - offset - limit);
  return { limit: Math.max(0, Math.min(limit, total - offset)), offset: rest, isFromEnd: true };
}

function orderBy(columns: readonly string[], isDescending: boolean): string {
  return columns.map((column) => (isDescending ? `${column} desc` : column)).join(', ');
}
