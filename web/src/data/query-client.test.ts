/** What of one reader is there for the next on the same device. */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

// The modules keep what they know in the browser's stores.
const stores = { local: new Map<string, string>(), tab: new Map<string, string>() };
vi.stubGlobal('localStorage', storageOver(stores.local));
vi.stubGlobal('sessionStorage', storageOver(stores.tab));
const { followAccount, forgetOwn, isKept, keepAnswers, queryClient, restoreKept } = await import('./query-client.ts');
const { dropCredentials, signIn } = await import('./session.ts');
const { OWN } = await import('./own.ts');

const as = (account: string) => signIn({ account, token: `${account}’s token`, device: 'mark' });
const SUMMARY = ['/funds/summary', {}];
const summary = () => queryClient.getQueryData(SUMMARY);
const keptText = () => stores.local.get(OWN.answers) ?? '';

beforeAll(() => {
  followAccount();
  keepAnswers();
});
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  dropCredentials({ forgetAccount: true });
  forgetOwn();
});

test('another account starts with nothing of the last one, the same account keeps its answers', () => {
  as('priya');
  queryClient.setQueryData(SUMMARY, 'priya’s');
  for (const name of Object.values(OWN)) stores.local.set(name, '{}');

  dropCredentials({ forgetAccount: false });
  as('priya');
  expect(summary()).toBe('priya’s');

  dropCredentials({ forgetAccount: false });
  as('arjun');
  expect(summary()).toBeUndefined();
  expect(Object.values(OWN).filter((name) => stores.local.has(name))).toEqual([]);
});

test('what was read before a session ended is not kept as a visitor’s, whom the next to sign in would be', () => {
  as('priya');
  queryClient.setQueryData(SUMMARY, 'priya’s');
  dropCredentials({ forgetAccount: false });
  // What is public still comes.
  queryClient.setQueryData(['/market/session', {}], 'open');
  vi.advanceTimersByTime(5_000);
  expect(keptText()).toContain('"account":"priya"');

  queryClient.clear();
  restoreKept();
  expect(summary()).toBeUndefined();
  expect(keptText()).toBe('');
});

test('a tab that was left open writes nothing once another has signed out, or somebody else in', () => {
  as('priya');
  const inAnotherTab = (account: string | null) => {
    forgetIn(stores.local);
    if (account !== null) stores.local.set('account', account);
    queryClient.setQueryData(SUMMARY, 'priya’s');
    vi.advanceTimersByTime(5_000);
  };
  for (const next of [null, 'arjun']) {
    inAnotherTab(next);
    expect(keptText()).toBe('');
  }
});

test('an answer of an earlier visit is known as one until it is read again, whatever the clock of the device said then', () => {
  restoreKept();
  as('priya');
  queryClient.setQueryData(SUMMARY, 'of yesterday');
  vi.advanceTimersByTime(5_000);
  const isSummaryKept = () => isKept(queryClient.getQueryState(SUMMARY)!.dataUpdatedAt);
  expect(isSummaryKept()).toBe(false);
  for (const later of [60_000, -3600_000]) {
    queryClient.clear();
    vi.setSystemTime(Date.now() + later);
    restoreKept();
    expect(summary()).toBe('of yesterday');
    expect(isSummaryKept()).toBe(true);
  }
  queryClient.setQueryData(SUMMARY, 'of yesterday');
  expect(isSummaryKept()).toBe(false);
});

test('a session that ends in one tab leaves the one that was begun in another', () => {
  as('priya');
  const begun = { tokend: 'arjun’s token', account: 'arjun' };
  for (const [name, value] of Object.entries(begun)) stores.local.set(name, value);
  for (const forgetAccount of [false, true]) dropCredentials({ forgetAccount });
  expect(Object.fromEntries(stores.local)).toMatchObject(begun);
  forgetIn(stores.local);
});

function forgetIn(store: Map<string, string>): void {
  for (const name of ['tokend', 'account', ...Object.values(OWN)]) store.delete(name);
}

function storageOver(store: Map<string, string>): Storage {
  return {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
    clear: () => store.clear(),
    key: () => null,
    length: 0,
  };
}
