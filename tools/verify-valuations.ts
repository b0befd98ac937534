/** The offline command's part for the valuations of a pool (rules §9): what was changed, each in a sentence. */
import { hash } from 'node:crypto';
import { verifyValuations, type ValuationFile, type ValuationFinding } from '@bahi/core/pool-valuation.ts';
import type { PoolProofFinding } from '@bahi/core/pool-proof.ts';
import type { Checkpoint } from '@bahi/core/statement-form.ts';

export function isValuations(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'format' in value && value.format === 'bahi-valuations-1';
}

/** The exit code: 0 when all holds. */
export function verifyValuationsFile(value: unknown, checkpoints: readonly Checkpoint[]): number {
  const findings = verifyValuations(value, (bytes) => hash('sha256', bytes, 'buffer'), checkpoints);
  for (const finding of findings) process.stdout.write(`WRONG  ${sentenceOf(finding)}\n`);
  if (findings.length > 0) return 1;
  const { pool, before, valuations, proof } = value as ValuationFile;
  const last = valuations.at(-1)?.hash ?? before.hash;
  process.stdout.write(
    `Pool ${pool}: ${valuations.length} valuations hold: value, fee, units and every request follow from book and marks.\nThe first follows ${before.hash}, the last is ${last}.\n${coverOf(pool, proof)}\n`,
  );
  return 0;
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
    case 'flow_differs':
      return `${of} gave request ${finding.request} another amount than its value and units give`;
  }
}
