/** A customer's statement: the lines of a span of business dates, what the book was before and after, and the proof (rules §2). */
import { formatMoney, type Currency } from '@bahi/core/money.ts';
import { asciiBytes } from '@bahi/core/sha256.ts';
import { closedAt } from '@bahi/core/statement-span.ts';
import {
  digestText,
  type Statement,
  type StatementBalance,
  type StatementBalances,
  type StatementLine,
} from '@bahi/core/statement-form.ts';
import {
  chainUntil,
  lineAt,
  linesBetween,
  sumsBetween,
  type BookKey,
  type BookSums,
  type ChainPlace,
} from '../ledger/chains.ts';
import type { Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import { sha256 } from './leaves.ts';
import { placeAfter, placeWithin, proofAt, type ProofPlace } from './proof.ts';

export interface StatementOf extends BookKey {
  /** Business dates, both included. */
  readonly from: string;
  readonly to: string;
  /**
   * UTC ms: for whoever may know nothing of what came after the span. No line after it is shown, and the proof is by a checkpoint of before then. Left
   * out: the customer's own, who may know all.
   */
  readonly provenBefore?: number;
}

export const STATEMENT_LINES_MAX = 20_000;
/** Between the end of a span and the first checkpoint after it lies an hour, unless the server stood still. */
const AFTER_MAX = 2_000;

export async function makeStatement(tx: Tx, of: StatementOf): Promise<Statement> {
  const { customerId, currency, from, to } = of;
  const start = await chainUntil(tx, of, { date: from, isIncluded: false });
  const end = await chainUntil(tx, of, { date: to, isIncluded: true });
  if (end.seq - start.seq > STATEMENT_LINES_MAX) refuse('funds.statement_too_long', { maximum: STATEMENT_LINES_MAX });
  const before = await sumsAt(tx, of, start.seq);
  const lines = await linesBetween(tx, of, start.seq, end.seq);
  const place = await placeOfProof(tx, of, start.seq, end.seq);
  const after = place === null || place.seq <= end.seq ? [] : await linesBetween(tx, of, end.seq, place.seq);
  const proof = place === null ? null : await proofAt(tx, of, place.checkpoint);
  const isOfLoan = before.loan + before.accrued > 0n || [...lines, ...after].some(isLineOfLoan);
  const shown = isOfLoan ? <Balances>(balances: Balances) => balances : withoutLoan;
  const open = {
    format: isOfLoan ? ('bahi-statement-3' as const) : ('bahi-statement-2' as const),
    customer: customerId.toString(),
    currency,
    from,
    to,
    opening: shown(balanceOf(start, before, currency)),
    closing: shown(balanceOf(end, addLines(before, lines), currency)),
    before: start.seq === 0 ? null : await lineAt(tx, of, start.seq),
    lines,
    after,
    proof: proof === null ? null : { ...proof, balances: shown(proof.balances) },
  };
  return { ...open, digest: Buffer.from(sha256(asciiBytes(digestText(open)))).toString('hex') };
}

function isLineOfLoan({ account }: StatementLine): boolean {
  return account === 'loan' || account === 'accrued';
}

/** Of a statement that no loan is in, as it was before there were loans. */
function withoutLoan<Balances extends StatementBalances>(of: Balances): Omit<Balances, 'loan' | 'accrued'> {
  const { loan: _loan, accrued: _accrued, ...balances } = of;
  return balances;
}

/** One that shows all of the span, or as much of it as there is. */
async function placeOfProof(tx: Tx, of: StatementOf, start: number, end: number): Promise<ProofPlace | null> {
  if (of.provenBefore !== undefined) return placeWithin(tx, of, { from: start, until: end, before: of.provenBefore });
  const over = await placeAfter(tx, of, { at: closedAt(of.to), seq: end });
  if (over !== null && over.seq - end <= AFTER_MAX) return over;
  return placeWithin(tx, of, { from: start, until: end });
}

/** From the nearest leaf before, so that a long history is not added up each time. */
async function sumsAt(tx: Tx, of: StatementOf, seq: number): Promise<BookSums> {
  const { rows } = await tx.query<BookSums & { seq: number }>(
    `select seq, cash, margin, receivable, loan, accrued from proofs.leaf where customer_id = $1 and currency = $2 and seq <= $3
     order by seq desc limit 1`,
    [of.customerId, of.currency, seq],
  );
  const leaf = rows[0] ?? { seq: 0, cash: 0n, margin: 0n, receivable: 0n, loan: 0n, accrued: 0n };
  const since = await sumsBetween(tx, of, leaf.seq, seq);
  return {
    cash: leaf.cash + since.cash,
    margin: leaf.margin + since.margin,
    receivable: leaf.receivable + since.receivable,
    loan: leaf.loan + since.loan,
    accrued: leaf.accrued + since.accrued,
  };
}

function addLines(before: BookSums, lines: readonly StatementLine[]): BookSums {
  const sum = (account: string) =>
    lines.reduce((total, line) => (line.account === account ? total + BigInt(line.amount) : total), 0n);
  return {
    cash: before.cash + sum('cash'),
    margin: before.margin + sum('margin'),
    receivable: before.receivable - sum('receivable'),
    loan: before.loan - sum('loan'),
    accrued: before.accrued - sum('accrued'),
  };
}

function balanceOf(
  { seq, hash }: ChainPlace,
  { cash, margin, receivable, loan, accrued }: BookSums,
  currency: Currency,
): Required<StatementBalance> {
  return {
    seq,
    hash,
    cash: formatMoney(cash, currency),
    margin: formatMoney(margin, currency),
    receivable: formatMoney(receivable, currency),
    loan: formatMoney(loan, currency),
    accrued: formatMoney(accrued, currency),
  };
}
