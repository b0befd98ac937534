import { beforeEach, expect, test, vi } from 'vitest';

const local = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (name: string) => local.get(name) ?? null,
  setItem: (name: string, value: string) => void local.set(name, value),
  removeItem: (name: string) => void local.delete(name),
});
const { openTokenPlace } = await import('./token-place.ts');

const secrets = new Map<string, string>();
const store = {
  readSecret: async (name: string) => secrets.get(name) ?? null,
  keepSecret: async (name: string, value: string) => void secrets.set(name, value),
  dropSecret: async (name: string) => void secrets.delete(name),
};

beforeEach(() => {
  local.clear();
  secrets.clear();
  local.set('account', 'priya');
});

test('the token of the last run is there before the first call', async () => {
  secrets.set('tokend', 'kept');
  expect((await openTokenPlace(store)).read()).toBe('kept');
});

test('a token that a browser’s build had kept is moved, and stays nowhere else', async () => {
  secrets.set('tokend', 'older');
  local.set('tokend', 'moved');
  const place = await openTokenPlace(store);
  expect([place.read(), secrets.get('tokend'), local.has('tokend')]).toEqual(['moved', 'moved', false]);
});

test('a store that keeps nothing costs a login at the next start, and leaves nothing in local storage', async () => {
  local.set('tokend', 'moved');
  const place = await openTokenPlace({ ...store, keepSecret: () => Promise.reject(new Error('no screen lock')) });
  expect([place.read(), local.has('tokend')]).toEqual(['moved', false]);
});

test('a store that cannot be read has no session', async () => {
  const place = await openTokenPlace({ ...store, readSecret: () => Promise.reject(new Error('locked')) });
  expect(place.read()).toBeNull();
});

test('the token of an app that was deleted is nobody’s', async () => {
  secrets.set('tokend', 'kept');
  local.clear();
  const place = await openTokenPlace(store);
  expect(place.read()).toBeNull();
  await vi.waitFor(() => expect(secrets.size).toBe(0));
});

test('a login that overtakes a slow logout is the one that stays', async () => {
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  const dropSecret = async (name: string) => {
    asked.resolve();
    await answered.promise;
    await store.dropSecret(name);
  };
  const place = await openTokenPlace({ ...store, dropSecret });
  place.drop();
  place.keep('second');
  expect(place.read()).toBe('second');
  await asked.promise;
  answered.resolve();
  await vi.waitFor(() => expect(secrets.get('tokend')).toBe('second'));
});
