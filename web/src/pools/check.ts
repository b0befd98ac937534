/** What the verifiers of valuations and plans found, sorted by what they were asked, and what only this reader can compare. Pure. */
import { verifyPlans, type PlanFile, type PlanFinding } from '@bahi/core/pool-plan.ts';
import { verifyValuations, type ValuationFile, type ValuationFinding } from '@bahi/core/pool-valuation.ts';
import { UNIT_DIGITS } from '@bahi/core/pool.ts';
import { parseDecimal } from '@bahi/core/money.ts';
import { sha256 } from '@bahi/core/sha256.ts';

export const checks = ['chain', 'value', 'fee', 'flows', 'orders'] as const;
export type Check = (typeof checks)[number];

/** What a valuation did for this account, as its record has it. */
export interface OwnFlow {
  readonly step: 'subscribed' | 'redeemed';
  readonly valuation: number;
  readonly amount: string;
  readonly units: string;
}

export interface ToCheck {
  readonly valuations: ValuationFile;
  /** Null: of a record, whose orders are everybody's. */
  readonly plans: PlanFile | null;
  readonly own: readonly OwnFlow[];
}

/** The list of whoever valued holds in itself also without one of the requests; only who made it can say so. */
export type CheckFinding =
  | { readonly of: 'valuations'; readonly finding: ValuationFinding }
  | { readonly of: 'plans'; readonly finding: PlanFinding }
  | { readonly of: 'own'; readonly number: number };

export interface Checked extends ToCheck {
  readonly findings: readonly CheckFinding[];
  /** Of the own flows, those whose valuation is published. */
  readonly ownCount: number;
}

export function checkFiles(files: ToCheck): Checked {
  const { valuations, plans, own } = files;
  const published = new Map(valuations.valuations.map((one) => [one.number, one]));
  const mine = own.filter(({ valuation }) => published.has(valuation));
  const missing = mine.filter(({ step, valuation, amount, units }) => {
    const [money, count] = [parseDecimal(amount, 2)?.toString(), parseDecimal(units, UNIT_DIGITS)?.toString()];
    const isIt = (flow: ValuationFile['valuations'][number]['flows'][number]) =>
      flow.what === step && flow.money === money && flow.units === count;
    return !published.get(valuation)!.flows.some(isIt);
  });
  return {
    ...files,
    findings: [
      ...verifyValuations(valuations, sha256).map((finding) => ({ of: 'valuations', finding }) as const),
      ...(plans === null ? [] : verifyPlans(plans)).map((finding) => ({ of: 'plans', finding }) as const),
      ...missing.map(({ valuation }) => ({ of: 'own', number: valuation }) as const),
    ],
    ownCount: mine.length,
  };
}

/** Which question a finding answers with no. */
export function checkOf(found: CheckFinding): Check {
  if (found.of === 'plans') return 'orders';
  if (found.of === 'own') return 'flows';
  switch (found.finding.problem) {
    case 'malformed':
    case 'misplaced':
    case 'hash_differs':
    case 'units_differ':
    case 'pool_missing':
    case 'head_differs':
    case 'path_differs':
    case 'checkpoint_changed':
    case 'checkpoint_foreign':
      return 'chain';
    case 'positions_misplaced':
    case 'value_differs':
      return 'value';
    case 'fee_differs':
      return 'fee';
    case 'flows_misplaced':
    case 'units_after_differ':
    case 'flow_differs':
      return 'flows';
  }
}
