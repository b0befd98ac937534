import { expect, test } from 'vitest';
import { prospectusIn, prospectusOf } from './prospectus-in.ts';
import { prospectusEn as en, type Town, type Trade, type Use } from './prospectus.en.ts';
import { prospectusKo as ko } from './prospectus.ko.ts';
import { prospectusTw as tw } from './prospectus.tw.ts';

const facts = {
  name: 'Amaltas Foods Holdings',
  trade: 'Foods',
  foundedYear: 1991,
  town: 'Kochi',
  use: 'water',
} as const;

test('a company’s prospectus is read in each language, with its name, year, town and use', () => {
  const stored = prospectusOf(facts, en);
  expect(prospectusIn(stored, en)).toBe(stored);
  expect(prospectusIn(stored, tw)).toBe(
    'Amaltas Foods Holdings 包裝扁豆、香料與即食餐，供應小鎮商店。公司成立於 1991 年，總部位於柯枝。募得資金用於購置用水減半的機器。此為練習市場虛構的公司。',
  );
  expect(prospectusIn(stored, ko)).toContain('1991년에 설립되었고 본사는 코치에 있습니다');
});

test('every trade, town and use of the practice market has its words', () => {
  for (const trade of Object.keys(en.businesses) as Trade[]) {
    for (const town of Object.keys(en.towns) as Town[]) {
      for (const use of Object.keys(en.uses) as Use[]) {
        const stored = prospectusOf({ ...facts, trade, town, use }, en);
        for (const texts of [tw, ko]) {
          expect(prospectusIn(stored, texts)).toBe(prospectusOf({ ...facts, trade, town, use }, texts));
        }
      }
    }
  }
});

test('the prospectuses of the practice placement, rights issue and grab offer too', () => {
  expect(prospectusIn(en.placement, tw)).toBe(tw.placement);
  expect(prospectusIn(en.rights, ko)).toBe(ko.rights);
  expect(prospectusIn(en.grab, tw)).toBe(tw.grab);
  expect(prospectusIn(en.grabDraw, tw)).toBe(tw.grabDraw);
});

const stored = prospectusOf(facts, en);
test.each([
  'The money pays for a second plant.',
  `${stored} And more.`,
  stored.replace('1991', 'about 1991'),
  stored.replace('Kochi', 'Surat'),
  stored.replace('packs', 'sells'),
  '',
])('what staff typed stays as it was typed: "%s"', (text) => {
  for (const texts of [en, tw, ko]) expect(prospectusIn(text, texts)).toBe(text);
});
