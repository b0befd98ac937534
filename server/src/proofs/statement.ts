/** A customer's statement: the lines of a span of business dates, what the book was before and after, and the proof (rules §2). */
import { assert } from '@bahi/core/assert.ts';
import { formatMoney, type Currency, type Minor } from '@bahi/core/money.ts';
import { asciiBytes } from '@bahi/core/sha256.ts';
import {
  digestText,
  NO_HASH,
  type Statement,
  type StatementBalance,
  type StatementLine,
} from '@bahi/core/statement-form.ts';
import type { Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import { sha256 } from './leaves.ts';
import { proofWithin } from './proof.ts';

export interface StatementOf {
  readonly customerId: bigint;
  readonly currency: Currency;
  /** Business dates, both included. */
  readonly from: string;
  readonly to: string;
}

export const STATEMENT_LINES_MAX = 20_000;

export async function makeStatement(tx: Tx, of: StatementOf): Promise<Statement> {
  const { customerId, currency, from, to } = of;
  const start = await chainBefore(tx, of, 'business_date < $3', from);
  const end = await chainBefore(tx, of, 'business_date <= $3', to);
  if (end.seq - start.seq > STATEMENT_LINES_MAX) refuse('funds.statement_too_long', { maximum: STATEMENT_LINES_MAX });
  const before = await sumsAt(tx, of, start.seq);
  const lines = await readLines(tx, of, start.seq, end.seq);
  assert(lines.length === end.seq - start.seq, 'a chain has every number');
  const after = addLines(before, lines);
  const open = {
    format: 'bahi-statement-1' as const,
    customer: customerId.toString(),
    currency,
    from,
    to,
    opening: balanceOf(start, before, currency),
    closing: balanceOf(end, after, currency),
    lines,
    proof: await proofWithin(tx, of, { from: start.seq, until: end.seq }),
  };
  return { ...open, digest: Buffer.from(sha256(asciiBytes(digestText(open)))).toString('hex') };
}

interface Place {
  readonly seq: number;
  readonly hash: string;
}

interface Sums {
  readonly cash: Minor;
  readonly margin: Minor;
  readonly receivable: Minor;
}

/** Dates never go back along a chain: its end before a date is one place. */
async function chainBefore(
  tx: Tx,
  { customerId, currency }: StatementOf,
  condition: string,
  date: string,
): Promise<Place> {
  const { rows } = await tx.query<Place>(
    `select e.first_seq + p.line - 1 as seq, encode(p.hash, 'hex') as hash
     from (select id, first_seq from ledger.entry where customer_id = $1 and currency = $2 and ${condition}::date
           order by first_seq desc limit 1) e
     join ledger.posting p on p.entry_id = e.id and p.hash is not null order by p.line desc limit 1`,
    [customerId, currency, date],
  );
  return rows[0] ?? { seq: 0, hash: NO_HASH };
}

/** From the nearest leaf before, so that a long history is not added up each time. */
async function sumsAt(tx: Tx, { customerId, currency }: StatementOf, seq: number): Promise<Sums> {
  const found = await tx.query<Sums & { seq: number }>(
    `select seq, cash, margin, receivable from proofs.leaf where customer_id = $1 and currency = $2 and seq <= $3
     order by seq desc limit 1`,
    [customerId, currency, seq],
  );
  const leaf = found.rows[0] ?? { seq: 0, cash: 0n, margin: 0n, receivable: 0n };
  const { rows } = await tx.query<Sums>(
    `select coalesce(sum(p.amount) filter (where p.account = 'cash'), 0) as cash,
       coalesce(sum(p.amount) filter (where p.account = 'margin'), 0) as margin,
       coalesce(-sum(p.amount) filter (where p.account = 'receivable'), 0) as receivable
     from ledger.entry e join ledger.posting p on p.entry_id = e.id
     where e.customer_id = $1 and e.currency = $2 and e.first_seq > $3 and e.first_seq <= $4`,
    [customerId, currency, leaf.seq, seq],
  );
  const since = rows[0]!;
  return {
    cash: leaf.cash + since.cash,
    margin: leaf.margin + since.margin,
    receivable: leaf.receivable + since.receivable,
  };
}

async function readLines(tx: Tx, { customerId, currency }: StatementOf, after: number, until: number) {
  type Row = Omit<StatementLine, 'at'> & { at: bigint };
  const { rows } = await tx.query<Row>(
    `select e.first_seq + p.line - 1 as seq, e.id::text as entry, p.line::int as line, e.kind::text as kind,
       e.reference::text as reference, e.part, e.position_id::text as position, e.reverses::text as reverses,
       p.account::text as account, case p.account when 'shares' then e.security else e.currency end as asset,
       p.amount::text as amount, e.business_date as date, e.at, encode(p.hash, 'hex') as hash
     from ledger.entry e join ledger.posting p on p.entry_id = e.id
     where e.customer_id = $1 and e.currency = $2 and e.first_seq > $3 and e.first_seq <= $4 and p.hash is not null
     order by e.first_seq, p.line`,
    [customerId, currency, after, until],
  );
  return rows.map(({ at, ...line }): StatementLine => ({ ...line, at: Number(at) }));
}

function addLines(before: Sums, lines: readonly StatementLine[]): Sums {
  const sum = (account: string) =>
    lines.reduce((total, line) => (line.account === account ? total + BigInt(line.amount) : total), 0n);
  return {
    cash: before.cash + sum('cash'),
    margin: before.margin + sum('margin'),
    receivable: before.receivable - sum('receivable'),
  };
}

function balanceOf({ seq, hash }: Place, { cash, margin, receivable }: Sums, currency: Currency): StatementBalance {
  return {
    seq,
    hash,
    cash: formatMoney(cash, currency),
    margin: formatMoney(margin, currency),
    receivable: formatMoney(receivable, currency),
  };
}
