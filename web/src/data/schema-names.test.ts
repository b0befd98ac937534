import { expect, test } from 'vitest';
import * as names from '@bahi/contract/schema-names.ts';

const contract = Object.entries(import.meta.glob<string>('../../../contract/src/**/*.ts', { query: '?raw', import: 'default', eager: true }));
const web = Object.entries(import.meta.glob<string>(['../**/*.ts', '../**/*.tsx', '!../**/*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }));

test.each(contract)('everything %s takes from zod exists in its stand-in', (_file, text) => {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '');
  const used = [...code.matchAll(/\bz\.([a-z_][A-Za-z_]*)(?=\()/g)].map((match) => match[1]!);
  expect(used.filter((name) => !(name in names))).toEqual([]);
});

test.each(contract)('%s asks no schema for what the stand-in does not have', (_file, text) => {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '');
  expect([...code.matchAll(/[\w)]\.(options|def|_zod|keyof)\b/g)].map(([found]) => found)).toEqual([]);
});

test('no part of the web app parses with a schema', () => {
  const parsing = web.filter(([, text]) => /\.(safeParse|parse)\(/.test(text.replaceAll(/\b(JSON|Date)\.parse\(/g, '')));
  expect(parsing.map(([file]) => file)).toEqual([]);
});
