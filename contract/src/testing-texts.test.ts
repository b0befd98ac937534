import { expect, test } from 'vitest';
import { familiesOf, mistakesIn } from './testing-texts.ts';

const en = {
  cancel: 'Cancel',
  at: 'As of {time}',
  steps: ['Send it'],
  lots: (count: number, left: string) => `${count} of ${left}`,
};
const tw = {
  cancel: '取消',
  at: '{time} 當時',
  steps: ['送出'],
  lots: (count: number, left: string) => `${left} 中的 ${count}`,
};
const ko = {
  cancel: '취소',
  at: '{time} 기준',
  steps: ['보내기'],
  lots: (count: number, left: string) => `${left} 중 ${count}`,
};

function mistakes(texts: { readonly en: object; readonly tw?: object }): readonly string[] {
  const files = Object.entries({ ko, tw, ...texts }).map(([language, module]) => [
    `home/texts.${language}.ts`,
    { default: module },
  ]);
  return familiesOf(Object.fromEntries(files)).flatMap(mistakesIn);
}

test('a family that says the same in three languages has no mistake', () => {
  expect(mistakes({ en })).toEqual([]);
});

test.each([
  [
    'a key is left out',
    { ...tw, cancel: undefined },
    'default.cancel is of type undefined, the English of type string',
  ],
  ['a key is superfluous', { ...tw, more: '更多' }, 'default.more is not in the English'],
  ['a list is longer', { ...tw, steps: ['送出', '確認'] }, 'default.steps.1 is not in the English'],
  ['a text became a list', { ...tw, cancel: ['取消'] }, 'default.cancel is missing'],
  ['a sentence is empty', { ...tw, cancel: ' ' }, 'default.cancel is empty'],
  ['a word is English', { ...tw, cancel: 'Cancel' }, 'default.cancel is left in English: Cancel'],
  ['half a sentence is English', { ...tw, cancel: '取消, as you asked us' }, 'is left in English'],
  ['a parameter is another', { ...tw, at: '{date} 當時' }, 'default.at tells {date}, the English {time}'],
  [
    'a value is not told',
    { ...tw, lots: (count: number) => `${count} 手` },
    'default.lots tells {1}, the English {1, 2}',
  ],
  [
    'a call answers in English',
    { ...tw, lots: (count: number, left: string) => `${count} of ${left}` },
    'left in English',
  ],
  [
    'a call answers in English at times',
    { ...tw, lots: (count: number, left: string) => (count === 0 ? 'None of them is left' : `${left} 中的 ${count}`) },
    'default.lots is left in English: None of them is left',
  ],
  ['lots are counted in 張', { ...tw, at: '{time} 1 張' }, 'default.at counts lots in 張'],
])('%s: it is found', (_what, broken, found) => {
  expect(mistakes({ en, tw: broken }).join()).toContain(found);
});

test('the fields of an argument are looked at one by one', () => {
  const say = (words: (it: { readonly name: string; readonly lots: number }) => string) => ({ line: words });
  const files = {
    'en.ts': { en: say(({ name, lots }) => `${name} has ${lots} lots`) },
    'tw.ts': { tw: say(({ name }) => `${name} 有 1 手`) },
    'ko.ts': { ko: say(({ name, lots }) => `${name} ${lots}로트`) },
  };
  expect(
    familiesOf(Object.fromEntries(Object.entries(files).map(([file, it]) => [`words/${file}`, it]))).flatMap(
      mistakesIn,
    ),
  ).toEqual(['tw: line tells {1.name}, the English {1.lots, 1.name}']);
});

test('a language without a file is told, and files of other names are no texts', () => {
  expect(familiesOf({ 'a/texts.en.ts': { default: en }, 'a/texts.ts': { default: en } }).flatMap(mistakesIn)).toEqual([
    'tw: there is no file',
    'ko: there is no file',
  ]);
});

test('English without a file of its own is compared as far as it is translated', () => {
  const english = { library: { save: 'Save', close: 'Close' } };
  const files = { 'library.tw.ts': { libraryTw: { save: '儲存' } }, 'library.ko.ts': { libraryKo: { save: 'Save' } } };
  expect(familiesOf(files, { 'library.': english }).flatMap(mistakesIn)).toEqual([
    'ko: library.save is left in English: Save',
  ]);
});
