import { HOLD_KINDS } from '@bahi/core/ledger.ts';
import { expect, test } from 'vitest';
import en from './hold-texts.en.ts';
import ko from './hold-texts.ko.ts';
import tw from './hold-texts.tw.ts';

test.each(Object.entries({ en, tw, ko }))('whatever cash is on hold for has its words (%s)', (_language, words) => {
  expect(Object.keys(words).toSorted()).toEqual([...HOLD_KINDS].toSorted());
  expect(words.order('4711')).toContain('4711');
});
