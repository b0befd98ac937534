/** What of an unsent verification outlives a reload, and for whom. */
import { HOUR_MS } from '@bahi/core/time.ts';
import { beforeEach, expect, test } from 'vitest';
import { dropDraft, keepDraft, readDraft, type Draft } from './draft.ts';

let storage: Storage;
beforeEach(() => {
  const kept = new Map<string, string>();
  storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  } as unknown as Storage;
});

const draft: Draft = { name: 'Asha Rao', idType: 'pan', front: { id: '7', at: 0 }, back: { id: '8', at: 5 * HOUR_MS } };

test('it is there after a reload, for the account that wrote it', () => {
  keepDraft('asha', draft, storage);
  expect(readDraft({ account: 'asha', now: 6 * HOUR_MS }, storage)).toEqual(draft);
  expect(readDraft({ account: 'birju', now: 6 * HOUR_MS }, storage)).toBeNull();
});

test('a photo the server is about to let go is asked for again', () => {
  keepDraft('asha', draft, storage);
  expect(readDraft({ account: 'asha', now: 23 * HOUR_MS }, storage)).toEqual({ ...draft, front: null });
});

test('after sending nothing is left, and what cannot be read is nothing', () => {
  keepDraft('asha', draft, storage);
  dropDraft(storage);
  expect(readDraft({ account: 'asha', now: 0 }, storage)).toBeNull();
  storage.setItem('bahi.verification', '{');
  expect(readDraft({ account: 'asha', now: 0 }, storage)).toBeNull();
});
