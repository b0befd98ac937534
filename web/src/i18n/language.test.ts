/** The language in local storage (spec §4), as the app finds it when it starts. */
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['en', 'en', 'en'],
  ['tw', 'tw', 'zh-Hant'],
  ['ko', 'ko', 'ko'],
  ['zh', 'en', 'en'],
  ['EN', 'en', 'en'],
  ['', 'en', 'en'],
  [null, 'en', 'en'],
] as const)('a stored language of %j starts the app in %s', async (stored, language, lang) => {
  const kept = new Map<string, string>(stored === null ? [] : [['language', stored]]);
  const documentElement = { lang: '' };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal('document', { documentElement });
  vi.resetModules();
  const { getLanguage } = await import('./language.ts');
  expect([getLanguage(), kept.get('language'), documentElement.lang]).toEqual([language, language, lang]);
});
