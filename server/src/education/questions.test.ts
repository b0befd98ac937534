/** The bank of the house: the same questions in every language, with the same numbers. */
import { LESSONS } from '@bahi/core/education.ts';
import { expect, test } from 'vitest';
import { lessonOf } from './bank.ts';
import { HOUSE_BANK } from './house-bank.ts';

const { answers, ofLesson, question } = HOUSE_BANK;
const ids = Object.keys(answers);

/** Digits as they are written, in any order of words; a Chinese or Korean date has its own signs. */
function numbersOf(text: string): string[] {
  return (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? [])
    .map((found) => found.replace(/,$/, '').replaceAll(',', ''))
    .toSorted();
}

test('the bank has sixty questions, five of each lesson', () => {
  expect(ids).toHaveLength(60);
  for (const lesson of LESSONS) {
    expect(ofLesson[lesson]).toHaveLength(5);
    expect(ofLesson[lesson].every((id) => lessonOf(id) === lesson)).toBe(true);
  }
});

test('the place of the right answer is not to be guessed from the rest', () => {
  const counts = [0, 1, 2, 3].map((place) => ids.filter((id) => answers[id] === place).length);
  expect(Math.max(...counts)).toBeLessThanOrEqual(20);
});

test.each(ids)('%s has four options, an explanation and the same numbers in every language', (id) => {
  const [en, tw, ko] = (['en', 'tw', 'ko'] as const).map((language) => question(id, language)!);
  for (const each of [en!, tw!, ko!]) {
    expect(each.options).toHaveLength(4);
    expect(new Set(each.options).size).toBe(4);
    expect(each.explanation).not.toBe('');
  }
  for (const each of [tw!, ko!]) {
    expect([each.text, ...each.options, each.explanation].map(numbersOf)).toEqual(
      [en!.text, ...en!.options, en!.explanation].map(numbersOf),
    );
  }
});
