/**
 * The form of a statement (contract/src/proofs/calls.ts, `bahi-statement-2`) and the texts that its hashes cover. The server writes them and
 * statement.ts verifies them; a statement that comes from a file is anything until `readStatement` has looked at each field. One that a
 * loan is in is a `bahi-statement-3`, whose balances say what is owed on it as well (decision 0067).
 */
import { mismatchIn, type Shape } from './shape.ts';
import { MINUTE_MS } from './time.ts';

/** `loan` and `accrued`, the interest on it, are of a statement that a loan is in, and only there. */
export interface StatementBalances {
  readonly cash: string;
  readonly margin: string;
  readonly receivable: string;
  readonly loan?: string;
  readonly accrued?: string;
}

export interface StatementBalance extends StatementBalances {
  readonly seq: number;
  readonly hash: string;
}

export interface StatementLine {
  readonly seq: number;
  readonly entry: string;
  readonly line: number;
  readonly kind: string;
  readonly reference: string;
  readonly part: number;
  readonly position: string | null;
  readonly reverses: string | null;
  readonly account: string;
  readonly asset: string;
  /** Signed, in minor units or shares, as the chain has it. */
  readonly amount: string;
  readonly date: string;
  readonly at: number;
  readonly hash: string;
}

export interface Checkpoint {
  readonly number: number;
  readonly at: number;
  readonly leaves: number;
  readonly root: string;
  readonly previous: string;
  readonly hash: string;
}

export interface StatementProof {
  readonly checkpoint: Checkpoint;
  readonly salt: string;
  /** The book at `seq`. */
  readonly balances: StatementBalances;
  readonly seq: number;
  readonly head: string;
  readonly path: readonly { readonly side: 'left' | 'right'; readonly hash: string }[];
}

export interface Statement {
  readonly format: 'bahi-statement-2' | 'bahi-statement-3';
  readonly customer: string;
  readonly currency: string;
  readonly from: string;
  readonly to: string;
  readonly opening: StatementBalance;
  readonly closing: StatementBalance;
  /** The line on which the opening stands, which shows that it is of a date before the span; null when the chain begins in it. */
  readonly before: { readonly previous: string; readonly line: StatementLine } | null;
  readonly lines: readonly StatementLine[];
  /** From the closing up to the line that the proof is of: they show that the chain goes on with a date after the span. */
  readonly after: readonly StatementLine[];
  readonly proof: StatementProof | null;
  /** SHA-256 of `digestText`. */
  readonly digest: string;
}

/** A business date is closed this long after its end, and nothing is posted to it any more. */
export const CLOSING_DELAY_MS = 10 * MINUTE_MS;

/** The hash before a chain's first line, and before the first checkpoint. */
export const NO_HASH = '0'.repeat(64);

/** As ledger-chain.ts writes it. */
export function lineText({ customer, currency }: Pick<Statement, 'customer' | 'currency'>, of: StatementLine): string {
  const source = `${of.kind}|${of.reference}|${of.part}|${of.position ?? '-'}|${of.reverses ?? '-'}`;
  return `bahi-1|${customer}|${currency}|${of.seq}|${of.entry}|${of.line}|${source}|${of.account}|${of.asset}|${of.amount}|${of.date}|${of.at}`;
}

/** What a leaf of the tree says of a book; hashed after its salt. Balances as decimals. Where nothing is owed on a loan it is as it was before there were any. */
export function leafText(
  { customer, currency }: Pick<Statement, 'customer' | 'currency'>,
  { seq, head, balances }: Pick<StatementProof, 'seq' | 'head' | 'balances'>,
): string {
  const { cash, margin, receivable, loan = '0', accrued = '0' } = balances;
  const book = `${customer}|${currency}|${seq}|${head}|${cash}|${margin}|${receivable}`;
  return isZero(loan) && isZero(accrued) ? `bahi-leaf-1|${book}` : `bahi-leaf-2|${book}|${loan}|${accrued}`;
}

function isZero(decimal: string): boolean {
  return /^0(\.0+)?$/.test(decimal);
}

export function checkpointText({ number, at, leaves, previous, root }: Omit<Checkpoint, 'hash'>): string {
  return `bahi-checkpoint-1|${number}|${at}|${leaves}|${previous}|${root}`;
}

/** Chain and tree cover what is in them; the span that was asked for, and a statement without a proof, need this. */
export function digestText(of: Omit<Statement, 'digest'>): string {
  const fields = [of.format, of.customer, of.currency, of.from, of.to, ...balanceFields(of.opening)];
  const counts = [of.before === null ? 0 : 1, of.lines.length, of.after.length];
  return [...fields, ...balanceFields(of.closing), ...counts, of.proof?.checkpoint.hash ?? '-'].join('|');
}

/** The statement, or the name of the first field that is missing, malformed or unknown. */
export function readStatement(value: unknown): Statement | { readonly malformed: string } {
  const isOfLoan = (value as Partial<Statement> | null | undefined)?.format === 'bahi-statement-3';
  const malformed = mismatchIn(value, isOfLoan ? STATEMENT_OF_LOAN : STATEMENT);
  return malformed === null ? (value as Statement) : { malformed };
}

function balanceFields({ seq, hash, cash, margin, receivable, loan, accrued }: StatementBalance): (string | number)[] {
  return [seq, hash, cash, margin, receivable, ...(loan === undefined ? [] : [loan, accrued!])];
}

const HASH = /^[0-9a-f]{64}$/;
const ID = /^[1-9][0-9]{0,18}$/;
const WORD = /^[A-Za-z0-9_&.-]{1,40}$/;
const AMOUNT = /^-?[1-9][0-9]{0,18}$/;
const DECIMAL = /^-?(0|[1-9][0-9]{0,17})(\.[0-9]{1,8})?$/;
const DATE = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/;
const CURRENCY = /^[A-Z]{3}$/;
const BALANCES = { cash: DECIMAL, margin: DECIMAL, receivable: DECIMAL };
const BALANCES_OF_LOAN = { ...BALANCES, loan: DECIMAL, accrued: DECIMAL };
const LINE = {
  seq: 'integer',
  entry: ID,
  line: 'integer',
  kind: WORD,
  reference: ID,
  // A debt of a correction or of a corporate action stands below zero.
  part: 'signed',
  position: ['nullable', ID],
  reverses: ['nullable', ID],
  account: WORD,
  asset: WORD,
  amount: AMOUNT,
  date: DATE,
  at: 'integer',
  hash: HASH,
} as const;
const statementOf = (format: RegExp, balances: Readonly<Record<string, RegExp>>): Shape => ({
  format,
  customer: ID,
  currency: CURRENCY,
  from: DATE,
  to: DATE,
  opening: { seq: 'integer', hash: HASH, ...balances },
  closing: { seq: 'integer', hash: HASH, ...balances },
  before: ['nullable', { previous: HASH, line: LINE }],
  lines: ['list', LINE],
  after: ['list', LINE],
  proof: [
    'nullable',
    {
      checkpoint: { number: 'integer', at: 'integer', leaves: 'integer', root: HASH, previous: HASH, hash: HASH },
      salt: HASH,
      balances,
      seq: 'integer',
      head: HASH,
      path: ['list', { side: /^(left|right)$/, hash: HASH }],
    },
  ],
  digest: HASH,
});
const STATEMENT = statementOf(/^bahi-statement-2$/, BALANCES);
const STATEMENT_OF_LOAN = statementOf(/^bahi-statement-3$/, BALANCES_OF_LOAN);
