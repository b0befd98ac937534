import { expect, test } from 'vitest';
import { clearStoredData } from './stored-data.ts';

test('clearing stored data leaves the reader signed in, in their language, with their settings', () => {
  const storage = memoryStorage({
    tokend: 't',
    account: 'priya',
    language: 'tw',
    'bahi.settings': '{}',
    'bahi.kept': 'x',
    'bahi.symbol': 'VRM',
  });
  const ofTab = memoryStorage({ 'bahi.typed': '{}', 'bahi.verification': '{}', 'bahi.pending.order': '{}' });
  clearStoredData(storage, ofTab);
  expect(Object.fromEntries(storage.entries)).toEqual({
    tokend: 't',
    account: 'priya',
    language: 'tw',
    'bahi.settings': '{}',
  });
  // Whether it was done is still to be asked: see pending-command.ts.
  expect([...ofTab.entries.keys()]).toEqual(['bahi.pending.order']);
});

function memoryStorage(initial: Record<string, string>): Storage & { readonly entries: Map<string, string> } {
  const entries = new Map(Object.entries(initial));
  return {
    entries,
    get length() {
      return entries.size;
    },
    key: (at) => [...entries.keys()][at] ?? null,
    getItem: (name) => entries.get(name) ?? null,
    setItem: (name, value) => void entries.set(name, value),
    removeItem: (name) => void entries.delete(name),
    clear: () => entries.clear(),
  };
}
