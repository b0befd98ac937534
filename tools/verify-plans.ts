/** The offline command's part for the plans of a pool (rules §9): what does not follow, each in a sentence. */
import { verifyPlans, type PlanFile, type PlanFinding } from '@bahi/core/pool-plan.ts';

/** As the file or as the answer of the API that holds it. */
export function plansIn(value: unknown): unknown {
  const held = typeof value === 'object' && value !== null && 'data' in value ? value.data : value;
  return typeof held === 'object' && held !== null && 'format' in held && held.format === 'bahi-plans-1' ? held : null;
}

/** The exit code: 0 when all holds. */
export function verifyPlansFile(value: unknown): number {
  const findings = verifyPlans(value);
  for (const finding of findings) process.stdout.write(`WRONG  ${sentenceOf(finding)}\n`);
  if (findings.length > 0) return 1;
  const { pool, strategy, plans } = value as PlanFile;
  const seen = plans.filter((plan) => plan.seen !== null).length;
  process.stdout.write(
    `Pool ${pool}, ${strategy}: ${plans.length} plans hold: targets follow from what the rule saw (${seen} times), orders from targets and book.\n`,
  );
  return 0;
}

function sentenceOf(finding: PlanFinding): string {
  if (finding.problem === 'malformed')
    return `these are not plans: the field "${finding.field}" is missing, malformed or unknown`;
  const of = `plan ${finding.number}`;
  switch (finding.problem) {
    case 'misplaced':
      return `${of} is not in its place`;
    case 'seen_differs':
      return `${of} looked at prices although its rule was not due, or did not although it was`;
    case 'targets_differ':
      return `${of} has other targets than its rule gives`;
    case 'stocks_misplaced':
      return `${of} has a stock twice, in another order, or one that is neither held nor wanted`;
    case 'orders_differ':
      return `${of} has other orders than its targets and its book give`;
    case 'purchases_differ':
      return `${of} bought other shares than its cash paid for in the order of the plan`;
  }
}
