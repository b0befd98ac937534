/** Where the app leads to a loan (desks §2): never inside an order or an application. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '../web/src');

test('only the account and what stops a withdrawal lead to a loan', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: SOURCE, exclude: (path) => path.endsWith('.test.ts') });
  const leading = files.filter((path) => readFileSync(join(SOURCE, path), 'utf8').includes('/information/loan'));
  const domains = new Set(leading.map((path) => dirname(path).split('/')[0]));
  expect([...domains].toSorted()).toEqual(['account', 'loans', 'withdrawals']);
});
