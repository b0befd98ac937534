import { familiesOf, mistakesIn } from '@bahi/contract/testing-texts.ts';
import english from 'ra-language-english';
import { expect, test } from 'vitest';
import { DOMAINS } from '../domains.ts';

const { ra } = english;
// The names of lists are titles of pages here, which stand in no sentence of ours.
const navigation = {
  ...ra.navigation,
  no_results: 'No results found',
  no_filtered_results: 'No results for this filter',
};
const pages = DOMAINS.flatMap((domain) => domain.pages ?? []);
const titlesIn = (language: 'en' | 'tw' | 'ko') => ({
  titles: Object.fromEntries(pages.map(({ name, title }) => [name, title[language]])),
});
const files = {
  ...import.meta.glob('../**/*.{en,tw,ko}.ts', { eager: true }),
  'pages.en.ts': titlesIn('en'),
  'pages.tw.ts': titlesIn('tw'),
  'pages.ko.ts': titlesIn('ko'),
};
const families = familiesOf(files, { './library.': { library: { ra: { ...ra, navigation } } } });

test('every family of texts of the console is looked at, the titles of its pages too, and what react-admin says by itself', () => {
  expect(families.length).toBeGreaterThanOrEqual(20);
});

test.each(families)('$name says the same things in all three languages', (family) => {
  expect(mistakesIn(family)).toEqual([]);
});
