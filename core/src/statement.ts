/**
 * Verifies a statement (rules §2) with nothing but itself: the chain of its lines, its balances, what lies at both ends of its span,
 * the path to the checkpoint's root and the checkpoint's own hash. The one function of the browser's verifier, the offline command and
 * the server's tests. Each finding names what is wrong; an empty list means that not a byte was changed, as far as `reach` goes.
 */
import { rootFromPath, leafHash } from './merkle.ts';
import { CURRENCY_DIGITS, formatMoney, parseMoney, type Currency } from './money.ts';
import { asciiBytes, bytesOfHex, hexOf, type Sha256 } from './sha256.ts';
import {
  checkpointText,
  digestText,
  leafText,
  lineText,
  NO_HASH,
  readStatement,
  type Checkpoint,
  type Statement,
  type StatementLine,
  type StatementProof,
} from './statement-form.ts';
import { changedField, type ChangedField } from './statement-repair.ts';
import { linkOf, reachOf, spanFindings, type Reach, type SpanFinding } from './statement-span.ts';

export type Finding =
  | SpanFinding
  | { readonly problem: 'malformed'; readonly field: string }
  /** Numbers from `seq` to `until` are not there. */
  | { readonly problem: 'line_missing'; readonly seq: number; readonly until: number }
  | { readonly problem: 'line_doubled' | 'line_misplaced'; readonly seq: number }
  /** Null: more than one sign was changed, and no field alone explains the hash. */
  | { readonly problem: 'line_changed'; readonly seq: number; readonly field: ChangedField | null }
  | { readonly problem: 'line_outside_span'; readonly seq: number }
  | { readonly problem: 'opening_not_empty' }
  | { readonly problem: 'closing_hash_differs' }
  | { readonly problem: 'balance_differs'; readonly account: Part; readonly stated: string; readonly computed: string }
  | { readonly problem: 'proof_outside_statement' | 'proof_hash_differs' }
  | {
      readonly problem: 'proof_balance_differs';
      readonly account: Part;
      readonly stated: string;
      readonly computed: string;
    }
  | { readonly problem: 'path_differs' | 'checkpoint_changed' | 'checkpoint_foreign' | 'digest_differs' };

export interface Verdict {
  readonly findings: readonly Finding[];
  /** Null when it is not a statement at all. */
  readonly statement: Statement | null;
  readonly reach: Reach;
}

type Part = 'cash' | 'margin' | 'receivable' | 'loan' | 'accrued';

export interface VerifyOptions {
  readonly sha256: Sha256;
  /** Checkpoints from another source than the statement's; a statement's that is not what was published is foreign. */
  readonly published?: readonly Checkpoint[] | undefined;
}

/** More of them say nothing new; and naming a field takes thousands of hashes. */
const FINDINGS_MAX = 20;
const FIELDS_NAMED_MAX = 3;
const PARTS: Readonly<Record<Statement['format'], readonly Part[]>> = {
  'bahi-statement-2': ['cash', 'margin', 'receivable'],
  'bahi-statement-3': ['cash', 'margin', 'receivable', 'loan', 'accrued'],
};

export function verifyStatement(value: unknown, { sha256, published }: VerifyOptions): Verdict {
  const read = readStatement(value);
  if ('malformed' in read) return malformed(read.malformed);
  if (!Object.hasOwn(CURRENCY_DIGITS, read.currency)) return malformed('currency');
  const order = orderFindings(read);
  const findings = [
    ...order,
    // Where lines are missing or out of place every hash after them differs, which says nothing more.
    ...(order.every(({ problem }) => problem === 'line_outside_span') ? chainFindings(read, sha256) : []),
    ...spanFindings(read, sha256),
    ...balanceFindings(read),
    ...(read.proof === null ? [] : proofFindings(read, read.proof, sha256)),
    ...(read.proof === null ? [] : checkpointFindings(read.proof.checkpoint, sha256, published)),
  ];
  if (hexOf(sha256(asciiBytes(digestText(read)))) !== read.digest) findings.push({ problem: 'digest_differs' });
  return { findings: findings.slice(0, FINDINGS_MAX), statement: read, reach: reachOf(read, published ?? []) };
}

function malformed(field: string): Verdict {
  return { findings: [{ problem: 'malformed', field }], statement: null, reach: { kind: 'none' } };
}

/** Numbers go up by one from the opening's to the closing's. */
function orderFindings({ opening, closing, lines, from, to }: Statement): Finding[] {
  const findings: Finding[] = [];
  const seen = new Set<number>();
  const all = new Set(lines.map(({ seq }) => seq));
  let expected = opening.seq + 1;
  for (const { seq, date } of lines) {
    if (seen.has(seq)) findings.push({ problem: 'line_doubled', seq });
    else if (seq < expected) findings.push({ problem: 'line_misplaced', seq });
    else if (seq > expected) {
      const isMoved = all.has(expected);
      findings.push(
        isMoved ? { problem: 'line_misplaced', seq } : { problem: 'line_missing', seq: expected, until: seq - 1 },
      );
    }
    if (date < from || date > to) findings.push({ problem: 'line_outside_span', seq });
    seen.add(seq);
    expected = Math.max(expected, seq + 1);
  }
  if (closing.seq >= expected) findings.push({ problem: 'line_missing', seq: expected, until: closing.seq });
  else if (closing.seq < expected - 1) findings.push({ problem: 'line_misplaced', seq: expected - 1 });
  return findings;
}

function chainFindings(statement: Statement, sha256: Sha256): Finding[] {
  const { format, opening, closing, lines } = statement;
  const findings: Finding[] = [];
  let previous = opening.hash;
  for (const [index, line] of lines.entries()) {
    const computed = linkOf(sha256, previous, lineText(statement, line));
    if (computed !== line.hash && findings.length < FINDINGS_MAX) {
      const link = (from: string, text: string) => linkOf(sha256, from, text);
      const isNamed = findings.length < FIELDS_NAMED_MAX;
      const field = isNamed ? changedField({ statement, index, previous, computed, link }) : null;
      findings.push({ problem: 'line_changed', seq: line.seq, field });
      // A hash that was itself changed is not what the next line stands on.
      previous = field === 'hash' ? computed : line.hash;
    } else previous = line.hash;
  }
  if (closing.hash !== previous) findings.push({ problem: 'closing_hash_differs' });
  if (opening.seq === 0 && (opening.hash !== NO_HASH || PARTS[format].some((part) => Number(opening[part]) !== 0)))
    findings.push({ problem: 'opening_not_empty' });
  return findings;
}

function balanceFindings(statement: Statement): Finding[] {
  const computed = booked(statement, statement.lines);
  return PARTS[statement.format]
    .filter((part) => computed[part] !== statement.closing[part])
    .map((account) => ({
      problem: 'balance_differs',
      account,
      stated: statement.closing[account]!,
      computed: computed[account],
    }));
}

/** The opening balances after these lines, as the statement writes amounts. What is owed is posted with a minus. */
function booked({ opening, currency }: Statement, lines: readonly StatementLine[]): Record<Part, string> {
  const change: Record<string, bigint> = {};
  for (const { account, amount } of lines) change[account] = (change[account] ?? 0n) + BigInt(amount);
  const after = (part: Part, sign: bigint) =>
    formatMoney(
      minorOf(opening[part] ?? '0', currency as Currency) + sign * (change[part] ?? 0n),
      currency as Currency,
    );
  return {
    cash: after('cash', 1n),
    margin: after('margin', 1n),
    receivable: after('receivable', -1n),
    loan: after('loan', -1n),
    accrued: after('accrued', -1n),
  };
}

function minorOf(text: string, currency: Currency): bigint {
  const isNegative = text.startsWith('-');
  const amount = parseMoney(isNegative ? text.slice(1) : text, currency) ?? 0n;
  return isNegative ? -amount : amount;
}

/** The leaf is the statement's own chain and book at a line of it, or at the end of what comes after, and leads to the root. */
function proofFindings(statement: Statement, proof: StatementProof, sha256: Sha256): Finding[] {
  const { opening, after } = statement;
  const lines = [...statement.lines, ...after];
  const findings: Finding[] = [];
  const covered = proof.seq - opening.seq;
  const isItsEnd = after.length === 0 || covered === lines.length;
  if (covered < 0 || covered > lines.length || !isItsEnd) findings.push({ problem: 'proof_outside_statement' });
  else {
    const head = covered === 0 ? opening.hash : lines[covered - 1]!.hash;
    if (head !== proof.head) findings.push({ problem: 'proof_hash_differs' });
    const computed = booked(statement, lines.slice(0, covered));
    for (const account of PARTS[statement.format]) {
      const stated = proof.balances[account]!;
      if (computed[account] !== stated)
        findings.push({ problem: 'proof_balance_differs', account, stated, computed: computed[account] });
    }
  }
  const leaf = leafHash(sha256, bytesOfHex(proof.salt), asciiBytes(leafText(statement, proof)));
  const path = proof.path.map(({ side, hash }) => ({ side, hash: bytesOfHex(hash) }));
  if (hexOf(rootFromPath(sha256, leaf, path)) !== proof.checkpoint.root) findings.push({ problem: 'path_differs' });
  return findings;
}

function checkpointFindings(
  checkpoint: Checkpoint,
  sha256: Sha256,
  published: readonly Checkpoint[] | undefined,
): Finding[] {
  if (hexOf(sha256(asciiBytes(checkpointText(checkpoint)))) !== checkpoint.hash)
    return [{ problem: 'checkpoint_changed' }];
  if (published === undefined) return [];
  const isPublished = published.some(({ number, hash }) => number === checkpoint.number && hash === checkpoint.hash);
  return isPublished ? [] : [{ problem: 'checkpoint_foreign' }];
}
