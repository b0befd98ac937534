/** The offline command's part for the valuations of a pool (rules §9): what was changed, each in a sentence. */
import { hash } from 'node:crypto';
import { verifyValuations, type ValuationFile, type ValuationFinding } from '@bahi/core/pool-valuation.ts';

export function isValuations(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'format' in value && value.format === 'bahi-valuations-1';
}

/** The exit code: 0 when all holds. */
export function verifyValuationsFile(value: unknown): number {
  const findings = verifyValuations(value, (bytes) => hash('sha256', bytes, 'buffer'));
  for (const finding of findings) process.stdout.write(`WRONG  ${sentenceOf(finding)}\n`);
  if (findings.length > 0) return 1;
  const { pool, before, valuations } = value as ValuationFile;
  const last = valuations.at(-1)?.hash ?? before.hash;
  process.stdout.write(
    `Pool ${pool}: ${valuations.length} valuations hold: value, fee, units and every request follow from book and marks.\nThe first follows ${before.hash}, the last is ${last}.\n`,
  );
  return 0;
}

function sentenceOf(finding: ValuationFinding): string {
  if (finding.problem === 'malformed')
    return `these are not valuations: the field "${finding.field}" is missing, malformed or unknown`;
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
