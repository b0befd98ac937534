/** The way of a rights issue as the customer sees it: record date, what was taken up, deadline, allotment. Pure. */
import type { RightsIssue } from './placement-words.ts';
import { sumOf } from '../offerings/parts/quantity.ts';

export interface RightsStep {
  readonly key: string;
  readonly step: 'published' | 'recorded' | 'opened' | 'taken' | 'deadline' | 'lapsed' | 'allotted' | 'withdrawn';
  readonly state: 'done' | 'now' | 'ahead' | 'failed';
  /** A moment, or a business date; null: not known. */
  readonly at: number | string | null;
  /** Of a take-up; of what lapsed. */
  readonly shares: number;
  readonly extra: number;
}

type Steps = Pick<
  RightsIssue,
  | 'state'
  | 'publishedAt'
  | 'recordDate'
  | 'opensAt'
  | 'payBy'
  | 'isFinal'
  | 'takeUps'
  | 'taken'
  | 'left'
  | 'lapsed'
  | 'extraAllotted'
>;

export function rightsSteps(issue: Steps): readonly RightsStep[] {
  const { state, isFinal, takeUps, taken, left, lapsed } = issue;
  const plain = { shares: 0, extra: 0 };
  const published: RightsStep = { key: 'published', step: 'published', state: 'done', at: issue.publishedAt, ...plain };
  if (state === 'withdrawn') {
    return [published, { key: 'withdrawn', step: 'withdrawn', state: 'failed', at: null, ...plain }];
  }
  const isOpen = state === 'open';
  const isOver = state === 'closed' || state === 'settled';
  const steps: RightsStep[] = [
    published,
    { key: 'recorded', step: 'recorded', state: isFinal ? 'done' : 'ahead', at: issue.recordDate, ...plain },
    { key: 'opened', step: 'opened', state: isOpen || isOver ? 'done' : 'ahead', at: issue.opensAt, ...plain },
    ...takeUps
      .toSorted((one, other) => one.at - other.at)
      .map(({ id, at, shares, extra }): RightsStep => ({
        key: `taken-${id}`,
        step: 'taken',
        state: 'done',
        at,
        shares,
        extra,
      })),
  ];
  const mayAct = isOpen && left > 0;
  steps.push({
    key: 'deadline',
    step: 'deadline',
    state: isOver ? 'done' : mayAct ? 'now' : 'ahead',
    at: issue.payBy,
    ...plain,
  });
  if (lapsed !== null && lapsed > 0) {
    steps.push({ key: 'lapsed', step: 'lapsed', state: 'failed', at: issue.payBy, shares: lapsed, extra: 0 });
  }
  if (taken > 0 || !isOver) {
    steps.push({
      key: 'allotted',
      step: 'allotted',
      state: state === 'settled' ? 'done' : state === 'closed' ? 'now' : 'ahead',
      at: null,
      shares: state === 'settled' ? taken + (issue.extraAllotted ?? 0) : 0,
      extra: 0,
    });
  }
  return steps;
}

/** What the customer gave for it: paid for, and still held for extra shares. */
export function paidAndHeld({ paid, extraHeld }: Pick<RightsIssue, 'paid' | 'extraHeld'>): string {
  return sumOf(paid, extraHeld);
}
