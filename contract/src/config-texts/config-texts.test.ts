import { expect, test } from 'vitest';
import { configKeys } from '../configuration/calls.ts';
import { en } from './en.ts';
import { ko } from './ko.ts';
import { tw } from './tw.ts';

test('every key of the configuration has its name and meaning in three languages, no two the same', () => {
  for (const [language, texts] of Object.entries({ en, tw, ko })) {
    expect(Object.keys(texts).toSorted(), language).toEqual(Object.keys(configKeys).toSorted());
    const said = Object.values(texts).flatMap(({ name, meaning }) => [name, meaning]);
    expect(
      said.filter((text) => text.trim() === ''),
      language,
    ).toEqual([]);
    expect(new Set(said).size, language).toBe(said.length);
  }
});
