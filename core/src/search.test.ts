import { expect, test } from 'vitest';
import fc from 'fast-check';
import { buildSearchIndex, searchIndex, suggestFrom } from './search.ts';

const index = buildSearchIndex([
  { symbol: 'VRM', name: 'Varuna Motors' },
  { symbol: 'MOT', name: 'Kiran Lamps' },
  { symbol: 'MOTR', name: 'Asha Tyres' },
  { symbol: 'NEEM', name: 'Neem Bank' },
  { symbol: 'AGN', name: 'Agni Motors and Pumps' },
  { symbol: 'RMOT', name: 'Lotus Foods' },
  { symbol: 'CAF', name: 'Café Malabar' },
]);

const named = buildSearchIndex(
  [
    { symbol: 'USDHKD', name: 'US dollar / Hong Kong dollar', isTradable: false },
    { symbol: 'USDINR', name: 'US dollar / Indian rupee', isTradable: true },
    { symbol: 'JPYINR', name: 'Japanese yen / Indian rupee' },
    { symbol: 'YNTR', name: 'Yentra Tools' },
    { symbol: 'GONE', name: 'Yentra Mills', state: 'off_shelf' },
    { symbol: 'NEEM', name: 'Neem Bank' },
  ],
  ({ symbol }) =>
    ({ USDHKD: ['美元', '港幣'], USDINR: ['美元', '印度盧比'], JPYINR: ['日圓', '印度盧比'], NEEM: ['銀行'] })[
      symbol
    ] ?? [],
);

const found = (text: string) => searchIndex(index, text).map((row) => row.symbol);

test('the code comes first, then codes that begin so, then words of names, then pieces of codes', () => {
  expect(found('mot')).toEqual(['MOT', 'MOTR', 'AGN', 'VRM', 'RMOT']);
});

test.each([
  ['NEEM', ['NEEM']],
  ['ｎｅｅｍ', ['NEEM']],
  ['neem  bank', ['NEEM']],
  ['mot var', ['VRM']],
  ['aruna', ['VRM']],
  ['cafe', ['CAF']],
  ['zzz', []],
  ['   ', []],
  ['%_\\.*', []],
])('%j finds %j', (text, symbols) => {
  expect(found(text)).toEqual(symbols);
});

test.each([
  ['美元', ['USDINR', 'USDHKD']],
  ['usd', ['USDINR', 'USDHKD']],
  ['盧比', ['JPYINR', 'USDINR']],
  ['銀', ['NEEM']],
  ['nb', ['NEEM']],
  ['yen', ['YNTR', 'JPYINR', 'GONE']],
  ['gone', ['GONE']],
])('%j, a word in another language, first letters or something off shelf, finds %j', (text, symbols) => {
  expect(searchIndex(named, text).map((row) => row.symbol)).toEqual(symbols);
});

test('any text is answered, and an instrument is never listed twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      const symbols = found(text);
      expect(new Set(symbols).size).toBe(symbols.length);
    }),
  );
});

test.each([
  ['suvrna', ['SUVN']],
  ['Suvarnna Jewls', ['SUVN']],
  ['varnua moters', ['VRM']],
  ['necm', ['NEEM']],
  ['zzz', []],
  ['', []],
  ['%_', []],
])('%j, a slip of the hand, suggests %j first and never what is off shelf', (text, symbols) => {
  const near = buildSearchIndex([
    { symbol: 'SUVN', name: 'Suvarna Jewels' },
    { symbol: 'GONE', name: 'Suvarna Mills', state: 'off_shelf' },
    { symbol: 'VRM', name: 'Varuna Motors' },
    { symbol: 'NEEM', name: 'Neem Bank' },
  ]);
  expect(searchIndex(near, text)).toEqual([]);
  expect(suggestFrom(near, text, 1).map(({ symbol }) => symbol)).toEqual(symbols);
});
