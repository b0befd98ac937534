import { expect, test } from 'vitest';
import { dropPending, keepPending, readPending } from './pending-command.ts';

function memory(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
    key: () => null,
    length: 0,
  };
}

const order = { key: 'k-1', input: { symbol: 'VRM', lots: 1 }, account: 'priya', at: 1_000 };

test('an unanswered order is found again after a reload, with the key it was sent with', () => {
  const storage = memory();
  keepPending('order', order, storage);
  expect(readPending('order', { account: 'priya', now: 60_000 }, storage)).toEqual(order);
});

test('it is not sent for another account, and not minutes later', () => {
  const storage = memory();
  keepPending('order', order, storage);
  expect(readPending('order', { account: 'arjun', now: 2_000 }, storage)).toBeNull();
  expect(readPending('order', { account: 'priya', now: 121_000 }, storage)).toBeNull();
});

test('an answer forgets its own command, never a later one', () => {
  const storage = memory();
  keepPending('order', { ...order, key: 'k-2' }, storage);
  dropPending('order', 'k-1', storage);
  expect(readPending('order', { account: 'priya', now: 2_000 }, storage)?.key).toBe('k-2');
  dropPending('order', 'k-2', storage);
  expect(readPending('order', { account: 'priya', now: 2_000 }, storage)).toBeNull();
});

test('what somebody else wrote there is nothing', () => {
  const storage = memory();
  storage.setItem('bahi.pending.order', '{broken');
  expect(readPending('order', { account: 'priya', now: 0 }, storage)).toBeNull();
});
