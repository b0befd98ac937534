/** What the verifiers of valuations, journal, tape and plans found, sorted by what they were asked, and what only this reader can compare. Pure. */
import { verifyJournal, type JournalFinding, type JournalVerdict } from '@bahi/core/pool-journal.ts';
import { verifyPlans, type PlanFile, type PlanFinding } from '@bahi/core/pool-plan.ts';
import { verifyTape, type Tape, type TapeFinding } from '@bahi/core/pool-tape.ts';
import { verifyValuations, type ValuationFile, type ValuationFinding } from '@bahi/core/pool-valuation.ts';
import { UNIT_DIGITS } from '@bahi/core/pool.ts';
import { parseDecimal } from '@bahi/core/money.ts';
import { sha256 } from '@bahi/core/sha256.ts';

export const checks = ['chain', 'value', 'marks', 'journal', 'fee', 'flows', 'orders'] as const;
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
  /** Of the fund's book, one after the other. */
  readonly statements: readonly unknown[];
  /** Of the moments of the newest valuations. */
  readonly tapes: readonly Tape[];
  readonly own: readonly OwnFlow[];
}

/** The list of whoever valued holds in itself also without one of the requests; only who made it can say so. */
export type CheckFinding =
  | { readonly of: 'valuations'; readonly finding: ValuationFinding }
  | { readonly of: 'plans'; readonly finding: PlanFinding }
  | { readonly of: 'journal'; readonly finding: JournalFinding }
  | { readonly of: 'tape'; readonly finding: TapeFinding }
  | { readonly of: 'own'; readonly number: number };

export interface Checked extends ToCheck {
  readonly findings: readonly CheckFinding[];
  /** Of the own flows, those whose valuation is published. */
  readonly ownCount: number;
  readonly marks: {
    readonly all: number;
    /** Of those, how many say what they were found by, and how many were held against the tape. */
    readonly found: number;
    readonly onTape: number;
  };
  readonly journal: Pick<JournalVerdict, 'books' | 'postings' | 'through'>;
}

export function checkFiles(files: ToCheck): Checked {
  const { valuations, plans, statements, tapes, own } = files;
  const published = new Map(valuations.valuations.map((one) => [one.number, one]));
  const mine = own.filter(({ valuation }) => published.has(valuation));
  const missing = mine.filter(({ step, valuation, amount, units }) => {
    const [money, count] = [parseDecimal(amount, 2)?.toString(), parseDecimal(units, UNIT_DIGITS)?.toString()];
    const isIt = (flow: ValuationFile['valuations'][number]['flows'][number]) =>
      flow.what === step && flow.money === money && flow.units === count;
    return !published.get(valuation)!.flows.some(isIt);
  });
  const found = verifyValuations(valuations, sha256);
  const isRead = !found.some(({ problem }) => problem === 'malformed');
  const { findings: inJournal, ...journal } = verifyJournal(valuations, isRead ? statements : [], { sha256 });
  const tape = verifyTape(valuations, isRead ? tapes : []);
  const positions = valuations.valuations.flatMap((one) => one.positions);
  return {
    ...files,
    findings: [
      ...found.map((finding) => ({ of: 'valuations', finding }) as const),
      ...tape.findings.map((finding) => ({ of: 'tape', finding }) as const),
      ...inJournal.map((finding) => ({ of: 'journal', finding }) as const),
      ...(plans === null ? [] : verifyPlans(plans)).map((finding) => ({ of: 'plans', finding }) as const),
      ...missing.map(({ valuation }) => ({ of: 'own', number: valuation }) as const),
    ],
    ownCount: mine.length,
    marks: {
      all: positions.length,
      found: positions.filter(({ inputs }) => inputs !== undefined && inputs !== null).length,
      onTape: tape.marks,
    },
    journal,
  };
}

/** Which question a finding answers with no. */
export function checkOf(found: CheckFinding): Check {
  if (found.of === 'plans') return 'orders';
  if (found.of === 'own') return 'flows';
  if (found.of === 'journal') return 'journal';
  if (found.of === 'tape') return 'marks';
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
    case 'mark_differs':
      return 'marks';
    case 'fee_differs':
      return 'fee';
    case 'flows_misplaced':
    case 'units_after_differ':
    case 'flow_differs':
      return 'flows';
  }
}
