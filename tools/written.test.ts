/** Text that a person has to write, in every call of customers and of staff: what nobody can see is none. */
import { globSync, readFileSync } from 'node:fs';
import { written } from '@bahi/contract/shapes.ts';
import { expect, test } from 'vitest';

const takes = (text: string) =>
  (written(1, 20)._zod.run({ value: text, issues: [] }, {}) as { issues: unknown[] }).issues.length === 0;

test.each([
  ['nothing', ''],
  ['spaces and lines', ' \t\n\u00a0\u3000 '],
  ['spaces of no width', '\u200b\u200b\ufeff'],
  ['joiners', '\u200d\u200c\u2060'],
  ['a Hangul filler', '\u3164\uffa0'],
  ['a Braille cell without dots', '\u2800'],
  ['marks that choose a form of nothing', '\ufe0f\u{e0100}'],
  ['a control character', '\u0007'],
])('%s is no text', (_name, text) => {
  expect(takes(text)).toBe(false);
});

test.each(['Where is it?', '5', '?', '錢', '돈', 'पैसा', '👍', '👨\u200d👩\u200d👧', ' a\u200b '])(
  '%j is text',
  (text) => {
    expect(takes(text)).toBe(true);
  },
);

test('every text that has to be written goes by that', () => {
  const own = globSync('contract/src/**/*.ts').filter((path) =>
    /z\.trim\(\),\s*z\.minLength/.test(readFileSync(path, 'utf8')),
  );
  // A name of an identity has its own rule (core/src/identity-numbers.ts), which takes letters alone.
  expect(own).toEqual(['contract/src/shapes.ts', 'contract/src/verification/calls.ts']);
});
