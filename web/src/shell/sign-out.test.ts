/** Leaving a session by the special targets of spec §2, and being led out of one that ended. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
  clear: () => kept.clear(),
  key: () => null,
  length: 0,
};
const asked: string[] = [];
let settings: readonly { name: string; value: string }[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return new Response(JSON.stringify({ status: 1, msg: '', data: settings }));
  });
  vi.stubGlobal('document', { documentElement: {} });
  kept.clear();
  asked.length = 0;
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.doUnmock('./location.ts');
});

/** The module with somebody signed in, looking at a screen. */
async function signedIn() {
  const go = vi.fn();
  vi.doMock('./location.ts', () => ({
    go,
    currentPlace: () => ({ path: '/trade/index', search: 'tab=orders' }),
  }));
  const { signIn } = await import('../data/session.ts');
  const { sessionEnd } = await import('../data/call.ts');
  const { loadConfig } = await import('../data/config.ts');
  const leaving = await import('./sign-out.ts');
  signIn({ account: 'priya', token: 'T', device: 'mark' });
  return { go, sessionEnd, loadConfig, ...leaving };
}

test('exit clears the token and the account at once, and leads to the login a second later', async () => {
  const { exit, go } = await signedIn();
  expect([kept.get('tokend'), kept.get('account')]).toEqual(['T', 'priya']);
  exit();
  expect([kept.has('tokend'), kept.has('account')]).toEqual([false, false]);
  await vi.advanceTimersByTimeAsync(999);
  expect(go).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(go).toHaveBeenCalledExactlyOnceWith('/login/login', {}, { replace: true });
  expect(asked).toContain('/api/vue/user/logout');
});

test('a session that ended with a 401 leads to the password two seconds later, and knows the way back', async () => {
  const { leadToReLogin, go, sessionEnd } = await signedIn();
  sessionEnd.set({ at: 0 });
  leadToReLogin();
  await vi.advanceTimersByTimeAsync(1_999);
  expect(go).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(go).toHaveBeenCalledExactlyOnceWith(
    '/login/reLogin',
    { return: '/trade/index?tab=orders' },
    { replace: true },
  );
  expect([kept.has('tokend'), kept.get('account'), sessionEnd.get()]).toEqual([false, 'priya', null]);
});

test('kefu opens the external support link after a question, and the support centre where there is none', async () => {
  const { openSupport, leavingFor, loadConfig, go } = await signedIn();
  openSupport();
  expect(go).toHaveBeenCalledExactlyOnceWith('/home/kefuCenter');
  settings = [{ name: 'support_link', value: 'https://chat.example/bahi' }];
  await loadConfig();
  openSupport();
  expect(leavingFor.get()).toBe('https://chat.example/bahi');
  settings = [{ name: 'support_link', value: 'javascript:alert(1)' }];
  await loadConfig();
  leavingFor.set(null);
  openSupport();
  expect(leavingFor.get()).toBeNull();
});
