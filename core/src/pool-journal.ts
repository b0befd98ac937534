/**
 * Holds the valuations of a pool against its journal (rules §9): the ordinary statements of its book, one after the other. Each is verified by itself
 * (statement.ts); then the hash at the line that a valuation names is the valuation's, cash and shares up to there are what it counted, and what
 * was posted of it afterwards are its fee and its requests, all of them and nothing else. Statements that do not begin with the first line say nothing
 * of the shares before them: the first valuation that they reach is believed, and each later one follows.
 */
import { businessDateOf, practiceCalendar } from './calendar.ts';
import { parseMoney } from './money.ts';
import type { Valuation, ValuationFile } from './pool-valuation.ts';
import type { Sha256 } from './sha256.ts';
import type { Checkpoint, Statement, StatementLine } from './statement-form.ts';
import { verifyStatement, type Finding } from './statement.ts';

export type JournalFinding =
  /** The statement of this place in its order, from 1, does not hold by itself. */
  | { readonly problem: 'statement_broken'; readonly statement: number; readonly finding: Finding }
  /** It does not go on where the one before it ends. */
  | { readonly problem: 'statements_apart'; readonly statement: number }
  | { readonly problem: JournalProblem; readonly number: number }
  | { readonly problem: 'shares_differ'; readonly number: number; readonly symbol: string };

export type JournalProblem =
  /** It was made within the span of the statements, and the line that it names is not in them. */
  'line_missing' | 'line_differs' | 'cash_differs' | 'postings_differ';

export interface JournalVerdict {
  readonly findings: readonly JournalFinding[];
  /** Valuations whose book was compared. */
  readonly books: number;
  /** Valuations whose requests and fee were compared. */
  readonly postings: number;
  /** The last business date of the statements. */
  readonly through: string | null;
}

export interface JournalOptions {
  readonly sha256: Sha256;
  /** Checkpoints of one's own; left out: any is believed that is whole. */
  readonly published?: readonly Checkpoint[] | undefined;
}

/** `file`: one that verifyValuations could read. */
export function verifyJournal(
  file: ValuationFile,
  values: readonly unknown[],
  { sha256, published }: JournalOptions,
): JournalVerdict {
  const findings: JournalFinding[] = [];
  const read = values.map((value) => verifyStatement(value, { sha256, published }));
  const statements = read.flatMap(({ statement }) => statement ?? []).toSorted((a, b) => a.opening.seq - b.opening.seq);
  for (const [at, { findings: own, statement }] of read.entries()) {
    const place = statement === null ? at + 1 : statements.indexOf(statement) + 1;
    for (const finding of own) findings.push({ problem: 'statement_broken', statement: place, finding });
  }
  for (const [at, one] of statements.entries()) {
    const before = statements[at - 1];
    const follows =
      before === undefined ||
      (before.closing.seq === one.opening.seq &&
        before.closing.hash === one.opening.hash &&
        before.customer === one.customer &&
        before.to < one.from);
    if (!follows || one.currency !== 'INR') findings.push({ problem: 'statements_apart', statement: at + 1 });
  }
  // What does not hold by itself says nothing of anything else.
  if (findings.length > 0 || statements.length === 0) return { findings, books: 0, postings: 0, through: null };
  return compared(file, statements);
}

function compared({ pool, valuations }: ValuationFile, statements: readonly Statement[]): JournalVerdict {
  const [first, last] = [statements[0]!, statements.at(-1)!];
  const findings: JournalFinding[] = [];
  const book = bookFrom(
    first,
    statements.flatMap(({ lines }) => lines),
  );
  let base: ReadonlyMap<string, bigint> | null = first.opening.seq === 0 ? new Map() : null;
  let [books, postings] = [0, 0];
  let before: Valuation | null = null;
  for (const one of valuations) {
    const { number, seq } = one;
    const madeOn = businessDateOf(practiceCalendar, one.at);
    if (seq < first.opening.seq || seq > last.closing.seq || seq < book.seq()) {
      if (madeOn < first.from || madeOn > last.to) continue;
      findings.push({ problem: 'line_missing', number });
      break;
    }
    const posted = book.forward(seq);
    if (before !== null || number === 1) {
      // Nothing of any valuation is posted before the first.
      const due = before === null ? [] : postedBy(pool, before);
      if (!isSame(due, posted)) findings.push({ problem: 'postings_differ', number: before?.number ?? number });
      else if (before !== null) postings += 1;
    }
    before = one;
    books += 1;
    if (book.cash() !== BigInt(one.cash)) findings.push({ problem: 'cash_differs', number });
    const moved = book.shares();
    const held = new Map(one.positions.map(({ symbol, shares }) => [symbol, BigInt(shares)]));
    const fixed: ReadonlyMap<string, bigint> = base ?? differenceOf(held, moved);
    base = fixed;
    for (const symbol of new Set([...held.keys(), ...moved.keys(), ...fixed.keys()])) {
      const due = (fixed.get(symbol) ?? 0n) + (moved.get(symbol) ?? 0n);
      if (due !== (held.get(symbol) ?? 0n)) findings.push({ problem: 'shares_differ', number, symbol });
    }
    // Of another journal is whatever comes after as well.
    if (book.head() !== one.head) {
      findings.push({ problem: 'line_differs', number });
      break;
    }
  }
  return { findings, books, postings, through: last.to };
}

/** The book as it goes from line to line. */
function bookFrom({ opening }: Statement, lines: readonly StatementLine[]) {
  let [next, cash, head] = [0, minorOf(opening.cash), opening.hash];
  const shares = new Map<string, bigint>();
  return {
    seq: () => opening.seq + next,
    head: () => head,
    cash: () => cash,
    shares: (): ReadonlyMap<string, bigint> => shares,
    /** Up to a line of theirs; answers what was posted of valuations on the way. */
    forward(until: number): string[] {
      const posted: string[] = [];
      for (; opening.seq + next < until; next += 1) {
        const { account, asset, amount, kind, reference, part, hash } = lines[next]!;
        head = hash;
        if (account === 'cash') cash += BigInt(amount);
        if (account === 'shares' || account === 'shares_lent')
          shares.set(asset, (shares.get(asset) ?? 0n) + BigInt(amount));
        if (KINDS.has(kind)) posted.push(`${kind}:${reference}:${part}:${account}:${amount}`);
      }
      return posted;
    },
  };
}

const KINDS: ReadonlySet<string> = new Set(['pool_invested', 'pool_paid_out', 'pool_fee']);

/** As ledger-pools.ts writes them, each a line of the pool's own chain. */
function postedBy(pool: number, { number, fee, flows }: Valuation): string[] {
  return [
    ...(fee === '0' ? [] : [`pool_fee:${pool}:${number}:cash:-${fee}`]),
    ...flows.map(({ request, what, money }) =>
      what === 'subscribed'
        ? `pool_invested:${request}:${number}:cash:${money}`
        : `pool_paid_out:${request}:${number}:cash:-${money}`,
    ),
  ];
}

function isSame(due: readonly string[], posted: readonly string[]): boolean {
  const [one, other] = [due.toSorted(), posted.toSorted()];
  return one.length === other.length && one.every((text, at) => text === other[at]);
}

function differenceOf(held: ReadonlyMap<string, bigint>, moved: ReadonlyMap<string, bigint>) {
  const symbols = new Set([...held.keys(), ...moved.keys()]);
  return new Map([...symbols].map((symbol) => [symbol, (held.get(symbol) ?? 0n) - (moved.get(symbol) ?? 0n)]));
}

/** The cash of a pool's book is never below zero. */
function minorOf(text: string): bigint {
  return parseMoney(text, 'INR') ?? -1n;
}
