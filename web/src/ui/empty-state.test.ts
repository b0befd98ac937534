/** What stands where a list has nothing (spec §2). */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

beforeAll(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('location', { hash: '' });
  vi.stubGlobal('history', { replaceState: () => undefined });
  vi.stubGlobal('addEventListener', () => undefined);
});
afterAll(() => vi.unstubAllGlobals());

test('an empty list says that there is no data, or in its own words why', async () => {
  const { EmptyState } = await import('./empty-state.tsx');
  const { commonTexts } = await import('../i18n/common.ts');
  await commonTexts.load('en');
  expect(renderToStaticMarkup(createElement(EmptyState))).toContain('<p class="text-balance">No data</p>');
  expect(renderToStaticMarkup(createElement(EmptyState, null, 'No orders yet'))).toContain('No orders yet');
});
