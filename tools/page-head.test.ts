/** What a search engine or a messenger reads of the page, without running it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const WEB = join(import.meta.dirname, '../web');
const html = readFileSync(join(WEB, 'index.html'), 'utf8');

function meta(name: string): string {
  const tag = [...html.matchAll(/<meta\s[^>]*>/g)].find(([text]) => text.includes(`="${name}"`))?.[0];
  return /content="([^"]*)"/.exec(tag ?? '')?.[1] ?? '';
}

test.each([
  ['description', 60, 160],
  ['og:title', 10, 70],
  ['og:description', 60, 160],
])('the %s has a length that is shown whole', (name, least, most) => {
  expect(meta(name).length).toBeGreaterThanOrEqual(least);
  expect(meta(name).length).toBeLessThanOrEqual(most);
});

test('the picture of a shared link is among the files', () => {
  expect(meta('og:image')).not.toBe('');
  expect(existsSync(join(WEB, 'public', meta('og:image')))).toBe(true);
});

test('an address of the app is told to no other site', () => {
  expect(meta('referrer')).toBe('no-referrer');
});
