/** The offline command's part for a statement (rules §2): whether its chain, balances and proof hold, and how far that reaches. */
import { hash } from 'node:crypto';
import type { Checkpoint, Statement } from '@bahi/core/statement-form.ts';
import { verifyStatement, type Finding } from '@bahi/core/statement.ts';
import type { Reach } from '@bahi/core/statement-span.ts';

/** The exit code: 0 when all holds. */
export function verifyStatementFile(value: unknown, published: readonly Checkpoint[] | undefined): number {
  const sha256 = (bytes: Uint8Array) => hash('sha256', bytes, 'buffer');
  const { findings, statement, reach } = verifyStatement(value, { sha256, published });
  for (const finding of findings) process.stdout.write(`WRONG  ${statementSentence(finding)}\n`);
  if (statement === null || findings.length > 0) return 1;
  process.stdout.write(`${summaryOf(statement, reach)}\n`);
  return 0;
}

function summaryOf({ customer, currency, from, to, lines, proof }: Statement, reach: Reach): string {
  const holds = `Statement of customer ${customer}, ${currency}, ${from} to ${to}: ${lines.length} lines and the closing balances hold.`;
  if (proof === null || reach.kind === 'none')
    return `${holds}\nNo checkpoint covers them yet: whether lines are left out cannot be known from this file.`;
  const { number, hash: own } = proof.checkpoint;
  const published = `Its published hash must be ${own}.`;
  const checkpoint = `Checkpoint ${number} of ${timeOf(reach.at)}`;
  if (reach.kind === 'whole')
    return `${holds}\n${checkpoint} was made after the span and covers all of it. ${published}`;
  const open = `${checkpoint} covers it up to line ${reach.seq}. ${published}
Proven until ${timeOf(reach.at)}; what came after cannot be known from this file.`;
  if (reach.newer === null) return `${holds}\n${open}`;
  const { number: newer, at } = reach.newer;
  return `${holds}\n${open}
Checkpoint ${newer} of ${timeOf(at)} was published since, inside the span: a statement saved now is proven until then.`;
}

function timeOf(at: number): string {
  return new Date(at).toISOString();
}

export function statementSentence(finding: Finding): string {
  switch (finding.problem) {
    case 'malformed':
      return `this is not a statement: the field "${finding.field}" is missing, malformed or unknown`;
    case 'line_missing':
      return finding.seq === finding.until
        ? `line ${finding.seq} is missing`
        : `lines ${finding.seq} to ${finding.until} are missing`;
    case 'line_doubled':
      return `line ${finding.seq} is there more than once`;
    case 'line_misplaced':
      return `line ${finding.seq} is not in its place`;
    case 'line_changed':
      return finding.field === null
        ? `line ${finding.seq} was changed, or does not follow the line before it: its hash is another`
        : `line ${finding.seq} was changed in "${finding.field}": its hash is another`;
    case 'line_outside_span':
      return `line ${finding.seq} has a date outside of the statement's span`;
    case 'line_left_out':
      return `line ${finding.seq} is of the span, but stands outside of its lines: it was left out, and perhaps more`;
    case 'before_missing':
      return 'the line before the opening is missing: whether the first lines are left out cannot be told';
    case 'before_differs':
      return 'the line before the opening was changed, or is not the one that the opening stands on';
    case 'after_differs':
      return 'a line after the closing was changed, or does not follow the line before it';
    case 'opening_not_empty':
      return 'the statement begins with the first line, but not from nothing';
    case 'closing_hash_differs':
      return 'the closing hash is not that of the last line';
    case 'balance_differs':
      return `the closing ${finding.account} says ${finding.stated}; opening and lines make ${finding.computed}`;
    case 'proof_outside_statement':
      return 'the proof is of another span of the chain';
    case 'proof_hash_differs':
      return 'the proof is of another chain: its hash is not that of the line it names';
    case 'proof_balance_differs':
      return `the checkpoint's ${finding.account} is ${finding.stated}; opening and lines make ${finding.computed}`;
    case 'path_differs':
      return "the path does not lead to the checkpoint's root: the book, its salt or the path was changed";
    case 'checkpoint_changed':
      return 'the checkpoint was changed: its fields do not make its hash';
    case 'checkpoint_foreign':
      return 'the checkpoint is not one of those that were published';
    case 'digest_differs':
      return 'the digest does not fit customer, span, balances and proof';
  }
}
