/** What is said to a reader: for how long, and nothing of it to the next one on the same device. */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
  clear: () => kept.clear(),
  key: () => null,
  length: 0,
};
vi.stubGlobal('localStorage', storage);
vi.stubGlobal('sessionStorage', storage);
const { dropCredentials, signIn } = await import('../data/session.ts');
const { toast, useToast, useToastHistory } = await import('./toast.ts');

afterEach(() => void vi.useRealTimers());

test('what was said to one reader, and what they could have taken back, is not there for the next', () => {
  signIn({ account: 'priya', token: 'a', device: 'mark' });
  toast('Moved to “Wedding”', { text: 'Undo', run: () => undefined });
  expect(read()).toEqual({ shown: 'Moved to “Wedding”', said: ['Moved to “Wedding”'] });
  dropCredentials({ forgetAccount: true });
  signIn({ account: 'arjun', token: 'b', device: 'mark' });
  expect(read()).toEqual({ shown: null, said: [] });
  dropCredentials({ forgetAccount: true });
});

test('a message stands for two seconds, and the next one after it', async () => {
  vi.useFakeTimers();
  toast('Sent');
  toast('Saved');
  expect(read().shown).toBe('Sent');
  await vi.advanceTimersByTimeAsync(1_999);
  expect(read().shown).toBe('Sent');
  await vi.advanceTimersByTimeAsync(1);
  expect(read().shown).toBe('Saved');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(read()).toEqual({ shown: null, said: ['Saved', 'Sent'] });
});

function read() {
  let found: { readonly shown: string | null; readonly said: readonly string[] } = { shown: null, said: [] };
  renderToString(
    createElement(() => {
      found = { shown: useToast()?.text ?? null, said: useToastHistory().map(({ text }) => text) };
      return null;
    }),
  );
  return found;
}
