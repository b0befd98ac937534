import { familiesOf, mistakesIn } from '@bahi/contract/testing-texts.ts';
import { expect, test } from 'vitest';

const families = familiesOf(import.meta.glob('../**/*.{en,tw,ko}.ts', { eager: true }));

test('every family of texts of the app is looked at', () => {
  expect(families.length).toBeGreaterThanOrEqual(52);
});

test.each(families)('$name says the same things in all three languages', (family) => {
  expect(mistakesIn(family)).toEqual([]);
});
