import { expect, test } from 'vitest';
import { orderTimeline, positionTimeline, type Step } from './timeline.ts';

const step = (name: Step['step'], at: number): Step => ({ step: name, at, orderId: null, params: {} });
const opened = [step('placed', 1), step('filled', 2)];
const words = (rows: readonly { step: string; state: string }[]) => rows.map((row) => `${row.step} ${row.state}`);

test('a held position has its fills behind it and its close ahead', () => {
  expect(words(positionTimeline({ status: 'holding', lockedUntil: null }, opened))).toEqual([
    'placed done',
    'filled done',
    'holding now',
    'closed ahead',
  ]);
});

test('a locked position says until when, and what comes after', () => {
  const rows = positionTimeline({ status: 'locked', lockedUntil: 99 }, opened);
  expect(words(rows)).toEqual(['placed done', 'filled done', 'locked now', 'unlocked ahead', 'closed ahead']);
  expect(rows[2]!.params).toEqual({ until: 99 });
});

test('of two closing orders the last is the one that runs', () => {
  const steps = [...opened, step('close_placed', 3), step('close_ended', 4), step('close_placed', 5)];
  expect(words(positionTimeline({ status: 'closing', lockedUntil: null }, steps))).toEqual([
    'placed done',
    'filled done',
    'close_placed done',
    'close_ended done',
    'close_placed now',
    'closed ahead',
  ]);
});

test('a closed position has nothing ahead', () => {
  const rows = positionTimeline({ status: 'closed', lockedUntil: null }, [...opened, step('closed', 9)]);
  expect(rows.every(({ state }) => state === 'done')).toBe(true);
});

test('an order that never filled stops there', () => {
  const order = { placedAt: 1, endedAt: 5, filledQuantity: 0 } as const;
  expect(words(orderTimeline({ ...order, status: 'cancelled' }))).toEqual(['placed done', 'filled failed']);
  expect(words(orderTimeline({ ...order, endedAt: null, status: 'pending' }))).toEqual([
    'placed done',
    'filled now',
    'holding ahead',
    'closed ahead',
  ]);
});
