import { familiesOf, mistakesIn } from '@bahi/contract/testing-texts.ts';
import english from 'ra-language-english';
import { expect, test } from 'vitest';

const { ra } = english;
// The names of lists are titles of pages here, which stand in no sentence of ours.
const navigation = {
  ...ra.navigation,
  no_results: 'No results found',
  no_filtered_results: 'No results for this filter',
};
const families = familiesOf(import.meta.glob('../**/*.{en,tw,ko}.ts', { eager: true }), {
  './library.': { library: { ra: { ...ra, navigation } } },
});

test('every family of texts of the console is looked at, and what react-admin says by itself', () => {
  expect(families.length).toBeGreaterThanOrEqual(11);
});

test.each(families)('$name says the same things in all three languages', (family) => {
  expect(mistakesIn(family)).toEqual([]);
});
