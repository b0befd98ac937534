/** The offline command's part for the valuations of a pool (rules §9): what was changed, each in a sentence. */
import { hash } from 'node:crypto';
import { verifyValuations, type ValuationFile, type ValuationFinding } from '@bahi/core/pool-valuation.ts';
import { verifyJournal, type JournalFinding } from '@bahi/core/pool-journal.ts';
import { verifyTape, type TapeFinding } from '@bahi/core/pool-tape.ts';
import type { PoolProofFinding } from '@bahi/core/pool-proof.ts';
import type { Checkpoint } from '@bahi/core/statement-form.ts';
import { statementSentence } from './verify-statement.ts';

export function isValuations(value: unknown): boolean {
  const format = typeof value === 'object' && value !== null && 'format' in value ? value.format : null;
  return format === 'bahi-valuations-1' || format === 'bahi-valuations-2';
}

/** What the valuations are held against; none of a kind: that was not asked. */
export interface Beside {
  readonly published: readonly Checkpoint[];
  /** Of the pool's book. */
  readonly statements: readonly unknown[];
  readonly tapes: readonly unknown[];
}

/** The exit code: 0 when all holds. */
export function verifyValuationsFile(value: unknown, { published, statements, tapes }: Beside): number {
  const sha256 = (bytes: Uint8Array) => hash('sha256', bytes, 'buffer');
  const findings = verifyValuations(value, sha256, published);
  const wrong = findings.map(sentenceOf);
  if (findings.some(({ problem }) => problem === 'malformed')) return told(wrong);
  const file = value as ValuationFile;
  const known = published.length === 0 ? undefined : published;
  const journal = verifyJournal(file, statements, { sha256, published: known });
  const tape = verifyTape(file, tapes);
  wrong.push(...journal.findings.map(journalSentence), ...tape.findings.map(tapeSentence));
  if (wrong.length > 0) return told(wrong);
  const { pool, before, valuations, proof } = file;
  const last = valuations.at(-1)?.hash ?? before.hash;
  const positions = valuations.flatMap((one) => one.positions);
  const marked = positions.filter(({ inputs }) => inputs !== undefined && inputs !== null).length;
  const lines = [
    `Pool ${pool}: ${valuations.length} valuations hold: value, fee, units and every request follow from book and marks.`,
    `The first follows ${before.hash}, the last is ${last}.`,
    coverOf(pool, proof),
    `${marked} of ${positions.length} marks follow from what they were found by; ${tape.marks} were held against the tape.`,
    journal.through === null
      ? 'No journal was given: cash and shares are believed.'
      : `The journal until ${journal.through} has cash and shares of ${journal.books} valuations, and requests and fees of ${journal.postings}, as they say.`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  return 0;
}

function told(wrong: readonly string[]): number {
  for (const sentence of wrong) process.stdout.write(`WRONG  ${sentence}\n`);
  return 1;
}

function tapeSentence(finding: TapeFinding): string {
  if (finding.problem === 'malformed')
    return `this is not a tape: the field "${finding.field}" is missing, malformed or unknown`;
  return `valuation ${finding.number} counts ${finding.symbol} at a mark that what was traded then does not bear out`;
}

function journalSentence(finding: JournalFinding): string {
  if (finding.problem === 'statement_broken')
    return `statement ${finding.statement} of the journal: ${statementSentence(finding.finding)}`;
  if (finding.problem === 'statements_apart')
    return `statement ${finding.statement} of the journal does not go on where the one before it ends, or is of another book`;
  const of = `valuation ${finding.number}`;
  switch (finding.problem) {
    case 'line_missing':
      return `${of} names a line of the journal that the journal does not have`;
    case 'line_differs':
      return `${of} is of another journal, or of one with other lines: the hash at its line differs`;
    case 'cash_differs':
      return `${of} counts other cash than the journal has`;
    case 'shares_differ':
      return `${of} counts other shares of ${finding.symbol} than the journal has`;
    case 'postings_differ':
      return `${of} has other requests or another fee than the journal posted for it`;
  }
}

const PROOF_SENTENCES: Readonly<Record<PoolProofFinding['problem'], string>> = {
  pool_missing: 'the checkpoint has no valuation of this pool',
  head_differs: 'the checkpoint has another valuation than the file, or one that the file has not',
  path_differs: "the valuations do not lead to the checkpoint's root: one of them or the path was changed",
  checkpoint_changed: 'the checkpoint was changed: its fields do not make its hash',
  checkpoint_foreign: 'the checkpoint is not one of those that were published',
};

function coverOf(pool: number, proof: ValuationFile['proof']): string {
  if (proof === null) return 'No checkpoint covers any of them yet.';
  const { number, at, hash: own } = proof.checkpoint;
  const last = proof.heads.find((head) => head.pool === pool)!.number;
  return `Checkpoint ${number} of ${new Date(at).toISOString()} covers them up to valuation ${last}. Its published hash must be ${own}.`;
}

function sentenceOf(finding: ValuationFinding): string {
  if (finding.problem === 'malformed')
    return `these are not valuations: the field "${finding.field}" is missing, malformed or unknown`;
  if (!('number' in finding)) return PROOF_SENTENCES[finding.problem];
  const of = `valuation ${finding.number}`;
  switch (finding.problem) {
    case 'misplaced':
      return `${of} is not in its place`;
    case 'hash_differs':
      return `${of} was changed, or does not follow the one before it: its hash is another`;
    case 'positions_misplaced':
      return `${of} has a position twice or in another order`;
    case 'fee_differs':
      return `${of} took another fee than the rule gives`;
    case 'value_differs':
      return `${of} says another value than cash, dividends and positions at their marks, less the fee`;
    case 'units_differ':
      return `${of} begins with other units than the one before it ended with`;
    case 'flows_misplaced':
      return `${of} has a request twice or in another order`;
    case 'units_after_differ':
      return `${of} ends with other units than its requests leave`;
    case 'mark_differs':
      return `${of} counts ${finding.symbol} at another mark than the rule makes of what it was found by`;
    case 'flow_differs':
      return `${of} gave request ${finding.request} another amount than its value and units give`;
  }
}
