import { expect, test } from 'vitest';

// The module keeps its answers in the browser's store.
const store = new Map<string, string>();
globalThis.localStorage = {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => void store.set(key, value),
  removeItem: (key: string) => void store.delete(key),
  clear: () => store.clear(),
  key: () => null,
  length: 0,
};
const { followAccount, queryClient } = await import('./query-client.ts');

test('another account starts with nothing of the last one, the same account keeps its answers', () => {
  let account: string | null = 'priya';
  const listeners: (() => void)[] = [];
  followAccount(
    () => account,
    (listener) => listeners.push(listener),
  );
  const become = (next: string | null) => {
    account = next;
    for (const listener of listeners) listener();
  };
  queryClient.setQueryData(['/funds/summary', {}], 'priya’s');
  store.set('bahi.kept', '{}');

  become(null);
  become('priya');
  expect(queryClient.getQueryData(['/funds/summary', {}])).toBe('priya’s');

  become(null);
  become('arjun');
  expect(queryClient.getQueryData(['/funds/summary', {}])).toBeUndefined();
  expect(store.has('bahi.kept')).toBe(false);
});
