/** Screens that a text of the house may link to exist. */
import { globSync, readFileSync } from 'node:fs';
import { appPaths } from '@bahi/contract/content/app-paths.ts';
import { expect, test } from 'vitest';

test('every screen that a text may link to is one', () => {
  const manifests = globSync('web/src/*/domain.ts').map((path) => readFileSync(path, 'utf8'));
  const built = [...manifests.join('').matchAll(/^ {2}'(\/[^']+)': \{/gm)].map((match) => match[1]!);
  expect(appPaths.filter((path) => !built.includes(path))).toEqual([]);
  expect(new Set(appPaths).size).toBe(appPaths.length);
});
