import { expect, test } from 'vitest';
import { paidAndHeld, rightsSteps } from './rights-steps.ts';

const issue = {
  state: 'open' as const,
  publishedAt: 1_000,
  recordDate: '2026-11-23',
  opensAt: 2_000,
  payBy: 9_000,
  isFinal: true,
  taken: 0,
  left: 50,
  lapsed: null,
  extraAllotted: null,
  takeUps: [],
};
const takeUp = { id: '7', at: 3_000, shares: 50, paid: '5000.00', extra: 10, held: '1000.00', entry: null };
const states = (steps: ReturnType<typeof rightsSteps>) => steps.map(({ step, state }) => `${step} ${state}`);

test('while the record date is ahead, everything but the announcement is', () => {
  expect(states(rightsSteps({ ...issue, state: 'announced', isFinal: false }))).toEqual([
    'published done',
    'recorded ahead',
    'opened ahead',
    'deadline ahead',
    'allotted ahead',
  ]);
});

test('rights that are left make the deadline what counts now', () => {
  expect(states(rightsSteps(issue))).toContain('deadline now');
  expect(states(rightsSteps({ ...issue, left: 0, taken: 50, takeUps: [takeUp] }))).toEqual([
    'published done',
    'recorded done',
    'opened done',
    'taken done',
    'deadline ahead',
    'allotted ahead',
  ]);
});

test('who did nothing sees what lapsed, and no allotment', () => {
  expect(states(rightsSteps({ ...issue, state: 'settled', lapsed: 50 }))).toEqual([
    'published done',
    'recorded done',
    'opened done',
    'deadline done',
    'lapsed failed',
  ]);
});

test('an allotment counts the extra shares with the taken ones', () => {
  const last = rightsSteps({
    ...issue,
    state: 'settled',
    taken: 50,
    left: 0,
    lapsed: 0,
    extraAllotted: 4,
    takeUps: [takeUp],
  }).at(-1);
  expect(last).toMatchObject({ step: 'allotted', state: 'done', shares: 54 });
  expect(states(rightsSteps({ ...issue, state: 'closed', taken: 50, takeUps: [takeUp] })).at(-1)).toBe('allotted now');
});

test('an issue that was called off ends there', () => {
  expect(states(rightsSteps({ ...issue, state: 'withdrawn' }))).toEqual(['published done', 'withdrawn failed']);
});

test('what was given is what is paid and what is held', () => {
  expect(paidAndHeld({ paid: '5000.00', extraHeld: '1000.50' })).toBe('6000.50');
});
