/** What was said to a reader, for the next one on the same device. */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
  clear: () => kept.clear(),
  key: () => null,
  length: 0,
};
globalThis.localStorage = storage;
globalThis.sessionStorage = storage;
const { dropCredentials, signIn } = await import('../data/session.ts');
const { toast, useToast, useToastHistory } = await import('./toast.ts');

test('what was said to one reader, and what they could have taken back, is not there for the next', () => {
  signIn({ account: 'priya', token: 'a', device: 'mark' });
  toast('Moved to “Wedding”', { text: 'Undo', run: () => undefined });
  expect(read()).toEqual({ shown: 'Moved to “Wedding”', said: ['Moved to “Wedding”'] });
  dropCredentials({ forgetAccount: true });
  signIn({ account: 'arjun', token: 'b', device: 'mark' });
  expect(read()).toEqual({ shown: null, said: [] });
  dropCredentials({ forgetAccount: true });
});

function read() {
  let found;
  renderToString(
    createElement(() => {
      found = { shown: useToast()?.text ?? null, said: useToastHistory().map(({ text }) => text) };
      return null;
    }),
  );
  return found;
}
