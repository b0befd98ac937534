/** What one screen hands to another through local storage (spec §2). */
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

async function start(kept: Map<string, string>) {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.resetModules();
  const [remembered, { createElement }, { renderToString }] = await Promise.all([
    import('./remembered.ts'),
    import('react'),
    import('react-dom/server'),
  ]);
  const read = () => {
    let found: string | null = null;
    renderToString(
      createElement(() => {
        found = remembered.useRememberedSymbol();
        return null;
      }),
    );
    return found;
  };
  return { ...remembered, read };
}

test('the stock that was looked at last is there after a start, until it is forgotten', async () => {
  const kept = new Map<string, string>();
  const first = await start(kept);
  expect(first.read()).toBeNull();
  first.rememberSymbol('VRM');
  expect(first.read()).toBe('VRM');
  const second = await start(kept);
  expect(second.read()).toBe('VRM');
  second.forgetSymbol();
  expect((await start(kept)).read()).toBeNull();
});
