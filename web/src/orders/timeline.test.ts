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

const order = { kind: 'open', placedAt: 1, endedAt: null, fills: [], changes: [] } as const;
const fill = { price: '10.00', quantity: 100, at: 3, tradeSeq: 1, bid: null, ask: null, charges: [] };

test('an order that never filled stops there', () => {
  expect(words(orderTimeline({ ...order, endedAt: 5, status: 'cancelled' }))).toEqual(['placed done', 'filled failed']);
});

test('what an order waits for now is marked, and never a step that has not come', () => {
  const ahead = ['filled ahead', 'holding ahead'];
  expect(words(orderTimeline({ ...order, status: 'accepted' }))).toEqual(['placed done', 'opens now', ...ahead]);
  expect(words(orderTimeline({ ...order, status: 'pending' }))).toEqual(['placed done', 'fills now', ...ahead]);
  const closing = { ...order, kind: 'close', status: 'partly_filled', fills: [fill] } as const;
  expect(words(orderTimeline(closing))).toEqual(['placed done', 'close_filled done', 'fills now', 'closed ahead']);
});

test('an order whose rest was cancelled keeps what it filled', () => {
  const rows = orderTimeline({ ...order, endedAt: 5, status: 'cancelled', fills: [fill] });
  expect(words(rows)).toEqual(['placed done', 'filled done', 'rest_ended failed']);
  expect(rows[1]).toMatchObject({ at: 3, params: { quantity: 100, price: '10.00' } });
});

test('a change stands where it held, or says why it never did', () => {
  const change = { at: 2, limitPrice: '9.00', quantity: 200, stopLoss: null, takeProfit: null };
  const changes = [
    { ...change, outcome: 'done', endedAt: 4 },
    { ...change, at: 5, outcome: 'refused', endedAt: 6 },
    { ...change, at: 7, outcome: 'waiting', endedAt: null },
  ] as const;
  expect(words(orderTimeline({ ...order, status: 'partly_filled', fills: [fill], changes }))).toEqual([
    'placed done',
    'filled done',
    'changed done',
    'change_refused failed',
    'change_waiting done',
    'fills now',
    'filled ahead',
    'holding ahead',
  ]);
});
