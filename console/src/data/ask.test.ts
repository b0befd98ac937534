import { approveChange, listChanges } from '@bahi/contract/staff/operations.ts';
import type { CallResult, StaffCall } from '@bahi/contract/client.ts';
import { expect, test } from 'vitest';
import { ConsoleError, createAsk, type Wording } from './ask.ts';

const wording: Wording = {
  refusal: async ({ code }) => `words of ${code}`,
  failure: (failure) => `words of ${failure}`,
};

/** A server that gives these answers in turn and keeps what it was asked with. */
function scripted(...answers: CallResult<unknown>[]) {
  const keys: (string | undefined)[] = [];
  const call = (async (_endpoint, _input, options) => {
    keys.push(options?.idempotencyKey);
    return answers.shift()!;
  }) as StaffCall;
  let made = 0;
  return { keys, ask: createAsk({ call, wording, newKey: () => `key-${(made += 1)}` }) };
}

const done = { kind: 'ok', data: {} } as const;
const lost = { kind: 'unknown' } as const;

test('a repetition after a lost answer carries the same key, the next action a new one', async () => {
  const { ask, keys } = scripted(lost, done, done);
  await expect(ask(approveChange, { change: '7' })).rejects.toThrow('words of unknown');
  await ask(approveChange, { change: '7' });
  await ask(approveChange, { change: '7' });
  expect(keys).toEqual(['key-1', 'key-1', 'key-2']);
});

test('a reading without an answer says so, and nothing about an effect', async () => {
  const { ask } = scripted(lost);
  await expect(ask(listChanges, {})).rejects.toThrow('words of unread');
});

test('two changes never share a key', async () => {
  const { ask, keys } = scripted(lost, lost);
  await expect(ask(approveChange, { change: '7' })).rejects.toThrow();
  await expect(ask(approveChange, { change: '8' })).rejects.toThrow();
  expect(new Set(keys).size).toBe(2);
});

test('reading carries no key', async () => {
  const { ask, keys } = scripted(done);
  await ask(listChanges, {});
  expect(keys).toEqual([undefined]);
});

test('a refusal is an error in the reader’s words with its code', async () => {
  const refusal = { code: 'staff.same_person', params: {} } as const;
  const { ask } = scripted({ kind: 'refused', refusal, message: 'plain' });
  const error = await ask(approveChange, { change: '7' }).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ConsoleError);
  expect(error).toMatchObject({ message: 'words of staff.same_person', refusal, status: 400 });
});

test('an ended session is the 401 that leads to the sign-in', async () => {
  const { ask } = scripted({ kind: 'unauthorized', message: '' });
  await expect(ask(listChanges, {})).rejects.toMatchObject({ status: 401 });
});
