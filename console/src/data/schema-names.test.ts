import { expect, test } from 'vitest';
import * as names from '@bahi/contract/schema-names.ts';

const contract = Object.entries(
  import.meta.glob<string>('../../../contract/src/**/*.ts', { query: '?raw', import: 'default', eager: true }),
);

test('everything the contract takes from zod exists in its stand-in', () => {
  expect(contract.length).toBeGreaterThan(20);
  const missing = contract.flatMap(([file, text]) =>
    [...text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/\bz\.([a-z_][A-Za-z_]*)(?=\()/g)]
      .map((match) => match[1]!)
      .filter((name) => !(name in names))
      .map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});
