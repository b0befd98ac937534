import { claimMs } from '@bahi/contract/staff/queues.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConsoleError } from '../data/ask.ts';
import { keepClaim, type Claim } from './claim-keeper.ts';
import type { QueueRow } from './queue-row.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const row = { id: '7' } as QueueRow;
const refused = new ConsoleError('Chitra Rao has it', 400, {
  code: 'staff.case_claimed',
  params: { by: 'Chitra Rao', until: 0 },
});
const lost = new ConsoleError('no answer', 0);

/** A keeper whose calls answer when they are told to. */
function scripted() {
  const waiting: { resolve: (row: QueueRow) => void; reject: (error: Error) => void }[] = [];
  const seen: Claim['kind'][] = [];
  let released = 0;
  const keeper = keepClaim({
    claim: () => new Promise((resolve, reject) => waiting.push({ resolve, reject })),
    release: async () => void (released += 1),
    onChange: ({ kind }) => void seen.push(kind),
  });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return {
    keeper,
    seen,
    asked: () => waiting.length,
    released: () => released,
    settle,
    async answer(error?: Error) {
      await settle();
      const call = waiting.at(-1)!;
      if (error === undefined) call.resolve(row);
      else call.reject(error);
      await settle();
    },
  };
}

test('a claim is taken, and given back once on leaving', async () => {
  const { keeper, seen, released, answer } = scripted();
  keeper.take();
  await answer();
  keeper.leave();
  keeper.leave();
  expect(seen).toEqual(['taking', 'held']);
  expect(released()).toBe(1);
});

test('one that is left before the answer came is given back when it comes', async () => {
  const { keeper, seen, released, answer, settle } = scripted();
  keeper.take();
  await settle();
  keeper.leave();
  expect(released()).toBe(0);
  await answer();
  expect(released()).toBe(1);
  expect(seen).toEqual(['taking']);
});

test('what is decided, and what was refused, is not given back', async () => {
  const decided = scripted();
  decided.keeper.take();
  await decided.answer();
  decided.keeper.spend();
  decided.keeper.leave();
  const other = scripted();
  other.keeper.take();
  await other.answer(refused);
  other.keeper.leave();
  expect([decided.released(), other.released()]).toEqual([0, 0]);
  expect(other.seen).toEqual(['taking', 'refused']);
});

test('work makes it longer, once a minute; without work it ends by the clock', async () => {
  const { keeper, seen, asked, answer } = scripted();
  keeper.take();
  await answer();
  await vi.advanceTimersByTimeAsync(59_999);
  keeper.work();
  expect(asked()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  keeper.work();
  keeper.work();
  await answer();
  expect(asked()).toBe(2);
  await vi.advanceTimersByTimeAsync(claimMs - 1);
  expect(seen.at(-1)).toBe('held');
  await vi.advanceTimersByTimeAsync(1);
  expect(seen.at(-1)).toBe('ended');
});

test('one that could not be made longer for want of an answer lasts as long as it was', async () => {
  const { keeper, seen, answer } = scripted();
  keeper.take();
  await answer();
  await vi.advanceTimersByTimeAsync(60_000);
  keeper.work();
  await answer(lost);
  expect(seen.at(-1)).toBe('held');
  await vi.advanceTimersByTimeAsync(claimMs - 60_000);
  expect(seen.at(-1)).toBe('ended');
});

test('lost to somebody else while working, it says so', async () => {
  const { keeper, seen, released, answer } = scripted();
  keeper.take();
  await answer();
  await vi.advanceTimersByTimeAsync(60_000);
  keeper.work();
  await answer(refused);
  keeper.leave();
  expect(seen.at(-1)).toBe('refused');
  expect(released()).toBe(0);
});

test('one that is for somebody else is given up at once, and not again on leaving', async () => {
  const { keeper, seen, released, answer } = scripted();
  keeper.take();
  await answer();
  keeper.giveUp();
  expect(released()).toBe(1);
  await vi.advanceTimersByTimeAsync(120_000);
  keeper.work();
  keeper.leave();
  expect(released()).toBe(1);
  expect(seen).toEqual(['taking', 'held', 'none']);
});
