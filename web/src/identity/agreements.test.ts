import { RESTRICTION_RULES } from '@bahi/core/restrictions.ts';
import { expect, test } from 'vitest';
import en from './agreements.en.ts';
import ko from './agreements.ko.ts';
import tw from './agreements.tw.ts';

test.each([
  ['en', en],
  ['tw', tw],
  ['ko', ko],
])('the paragraph that a restriction names stands in the agreement (%s)', (_language, { agreement }) => {
  const paragraphs = agreement.points.flatMap((point, index) =>
    typeof point === 'string' ? [] : point.parts.map((_part, place) => `${index + 1}.${place + 1}`),
  );
  expect(paragraphs).toEqual(Object.values(RESTRICTION_RULES));
});
