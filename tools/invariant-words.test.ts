/** Whatever the auditor checks has its words in three languages, and no words are left of what it no longer does. */
import { expect, test } from 'vitest';
import { en } from '@bahi/contract/invariant-texts/en.ts';
import { ko } from '@bahi/contract/invariant-texts/ko.ts';
import { tw } from '@bahi/contract/invariant-texts/tw.ts';
import { DOMAIN_INVARIANTS } from '../server/src/invariants.ts';
import { LEDGER_INVARIANTS } from '../server/src/ledger/invariants.ts';

const names = [...LEDGER_INVARIANTS, ...DOMAIN_INVARIANTS].map(({ name }) => name);

test.each(Object.entries({ en, tw, ko }))('%s has every invariant once', (_, texts) => {
  expect(Object.keys(texts).toSorted()).toEqual(names.toSorted());
  const words = Object.values(texts).flatMap((each) => Object.values(each));
  expect(new Set(words).size).toBe(words.length);
});

test('each is in its language', () => {
  for (const text of Object.values(tw).flatMap((each) => Object.values(each))) expect(text).toMatch(/[一-鿿]/);
  for (const text of Object.values(ko).flatMap((each) => Object.values(each))) expect(text).toMatch(/[가-힣]/);
});
