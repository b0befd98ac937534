/** Books and chains as proofs read them: every book of one moment in order, and the customer's lines between two places of a chain. */
import { assert } from '@bahi/core/assert.ts';
import type { Currency, Minor } from '@bahi/core/money.ts';
import { NO_HASH, type StatementLine } from '@bahi/core/statement-form.ts';
import type { Tx } from '../platform/database.ts';

export interface BookKey {
  readonly customerId: bigint;
  readonly currency: Currency;
}

export interface BookSums {
  readonly cash: Minor;
  readonly margin: Minor;
  readonly receivable: Minor;
  readonly loan: Minor;
  readonly accrued: Minor;
}

/** A book with the end of its chain. */
export interface ChainedBook extends BookKey, BookSums {
  readonly seq: number;
  readonly head: Buffer;
}

export interface ChainPlace {
  readonly seq: number;
  /** In hex. */
  readonly hash: string;
}

/** Every book in the order of customer and currency, some at a time; of one moment when the transaction has one snapshot. */
export async function forEachBook(tx: Tx, size: number, fn: (books: readonly ChainedBook[]) => Promise<void>) {
  await tx.query(
    `declare book no scroll cursor for select customer_id as "customerId", currency, chain_seq as seq, chain_head as head, cash,
       margin, receivable, loan, accrued from ledger.balance order by customer_id, currency collate "C"`,
  );
  for (;;) {
    const { rows } = await tx.query<ChainedBook>(`fetch ${size} from book`);
    if (rows.length > 0) await fn(rows);
    if (rows.length < size) break;
  }
  await tx.query('close book');
}

/** From the first book up to but without the next, in the same order; without a next, all. */
export async function bookKeys(tx: Tx, first: BookKey, next: BookKey | null): Promise<BookKey[]> {
  const until = next ?? { customerId: 2n ** 63n - 1n, currency: '' };
  const { rows } = await tx.query<BookKey>(
    `select customer_id as "customerId", currency from ledger.balance
     where customer_id between $1 and $3 and (customer_id, currency collate "C") >= ($1, $2)
       and (customer_id, currency collate "C") < ($3, $4)
     order by customer_id, currency collate "C"`,
    [first.customerId, first.currency, until.customerId, until.currency],
  );
  return rows;
}

/** What customers own in each currency: cash and margin, less what they owe. */
export async function sumOfBooks(tx: Tx): Promise<ReadonlyMap<Currency, Minor>> {
  const { rows } = await tx.query<{ currency: Currency; owned: Minor }>(
    'select currency, sum(cash + margin - receivable - loan - accrued) as owned from ledger.balance group by currency',
  );
  return new Map(rows.map(({ currency, owned }) => [currency, owned]));
}

/** The end of a chain before a business date, or through it. Dates never go back along a chain. */
export async function chainUntil(
  tx: Tx,
  { customerId, currency }: BookKey,
  { date, isIncluded }: { readonly date: string; readonly isIncluded: boolean },
): Promise<ChainPlace> {
  const { rows } = await tx.query<ChainPlace>(
    `select e.first_seq + p.line - 1 as seq, encode(p.hash, 'hex') as hash
     from (select id, first_seq from ledger.entry
           where customer_id = $1 and currency = $2 and business_date ${isIncluded ? '<=' : '<'} $3::date
           order by first_seq desc limit 1) e
     join ledger.posting p on p.entry_id = e.id and p.hash is not null order by p.line desc limit 1`,
    [customerId, currency, date],
  );
  return rows[0] ?? { seq: 0, hash: NO_HASH };
}

/** What the lines after one place, up to another, did to the book. */
export async function sumsBetween(tx: Tx, { customerId, currency }: BookKey, after: number, until: number) {
  const { rows } = await tx.query<BookSums>(
    `select coalesce(sum(p.amount) filter (where p.account = 'cash'), 0) as cash,
       coalesce(sum(p.amount) filter (where p.account = 'margin'), 0) as margin,
       coalesce(-sum(p.amount) filter (where p.account = 'receivable'), 0) as receivable,
       coalesce(-sum(p.amount) filter (where p.account = 'loan'), 0) as loan,
       coalesce(-sum(p.amount) filter (where p.account = 'accrued'), 0) as accrued
     from ledger.entry e join ledger.posting p on p.entry_id = e.id
     where e.customer_id = $1 and e.currency = $2 and e.first_seq > $3 and e.first_seq <= $4`,
    [customerId, currency, after, until],
  );
  return rows[0]!;
}

/** The customer's lines after one place, up to another, as a statement has them. Both are ends of entries. */
export async function linesBetween(
  tx: Tx,
  { customerId, currency }: BookKey,
  after: number,
  until: number,
): Promise<StatementLine[]> {
  const { rows } = await tx.query<LineRow>(
    `select ${LINE_COLUMNS} from ledger.entry e join ledger.posting p on p.entry_id = e.id
     where e.customer_id = $1 and e.currency = $2 and e.first_seq > $3 and e.first_seq <= $4 and p.hash is not null
     order by e.first_seq, p.line`,
    [customerId, currency, after, until],
  );
  assert(rows.length === until - after, 'a chain has every number');
  return rows.map(lineOf);
}

/** The line at one place, and the hash before it. */
export async function lineAt(
  tx: Tx,
  { customerId, currency }: BookKey,
  seq: number,
): Promise<{ readonly previous: string; readonly line: StatementLine }> {
  const { rows } = await tx.query<LineRow>(
    `select ${LINE_COLUMNS} from (
       (select * from ledger.entry where customer_id = $1 and currency = $2 and first_seq <= $3 order by first_seq desc limit 1)
       union
       (select * from ledger.entry where customer_id = $1 and currency = $2 and first_seq < $3 order by first_seq desc limit 1)
     ) e join ledger.posting p on p.entry_id = e.id
     where p.hash is not null and e.first_seq + p.line - 1 in ($3, $3 - 1) order by e.first_seq, p.line`,
    [customerId, currency, seq],
  );
  assert(rows.length === Math.min(seq, 2), 'a chain has every number');
  return { previous: rows.length === 2 ? rows[0]!.hash : NO_HASH, line: lineOf(rows.at(-1)!) };
}

type LineRow = Omit<StatementLine, 'at'> & { readonly at: bigint };

const LINE_COLUMNS = `e.first_seq + p.line - 1 as seq, e.id::text as entry, p.line::int as line, e.kind::text as kind,
  e.reference::text as reference, e.part, e.position_id::text as position, e.reverses::text as reverses,
  p.account::text as account, case when p.account in ('shares', 'shares_lent') then e.security else e.currency end as asset,
  p.amount::text as amount, e.business_date as date, e.at, encode(p.hash, 'hex') as hash`;

function lineOf({ at, ...line }: LineRow): StatementLine {
  return { ...line, at: Number(at) };
}
