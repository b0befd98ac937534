import { expect, test } from 'vitest';
import { sessionAt } from './session-at.ts';

const session = {
  calendar: 'practice',
  zone: 'Asia/Kolkata',
  businessDate: '2026-11-21',
  open: 1000,
  close: 2000,
  note: null,
  halt: null,
  houseHaltedSince: null,
  serverTime: 0,
};

test.each([
  ['before the opening', 'closed', 500, 'closed', 0],
  ['the bell rings before the next answer', 'closed', 1000, 'open', 0],
  ['in the middle', 'open', 1500, 'open', 50],
  ['after the close the answer still says open', 'open', 2000, 'closed', 100],
  ['pre-open', 'pre_open', 900, 'pre_open', 0],
] as const)('%s', (_name, state, now, stateNow, passed) => {
  expect(sessionAt({ ...session, state }, now)).toMatchObject({ state: stateNow, passed });
});

test('a halt is over at its time, also when no later answer has come', () => {
  const halt = { symbol: 'BAHIFIFTY', rate: 10, until: 1600 };
  expect(sessionAt({ ...session, state: 'open', halt }, 1599).halt).toEqual(halt);
  expect(sessionAt({ ...session, state: 'open', halt }, 1600).halt).toBeNull();
});
