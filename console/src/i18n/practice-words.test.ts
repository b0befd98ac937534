import { expect, test } from 'vitest';
import { en } from '@bahi/contract/practice-texts/en.ts';
import { prospectusEn } from '@bahi/contract/practice-texts/prospectus.en.ts';
import { prospectusTw } from '@bahi/contract/practice-texts/prospectus.tw.ts';
import { tw } from '@bahi/contract/practice-texts/tw.ts';
import { storedText } from './practice-words.ts';

test('staff read what a practice install wrote in their language, and what colleagues typed as it was typed', () => {
  expect(storedText(en.pastByAccounts, 'tw')).toBe(tw.pastByAccounts);
  expect(storedText(prospectusEn.rights, 'tw')).toBe(prospectusTw.rights);
  expect(storedText(prospectusEn.rights, 'en')).toBe(prospectusEn.rights);
  expect(storedText('The money pays for a second plant.', 'ko')).toBe('The money pays for a second plant.');
});
