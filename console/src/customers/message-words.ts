/** What customers were told, in every language. */
import type { StoryKey, StoryText } from '@bahi/contract/stories.ts';
import { together } from '@bahi/contract/together.ts';

type Stories = Readonly<Record<StoryKey, StoryText>>;

export const messageWords = {
  en: together<Stories>(import.meta.glob('../../../contract/src/*/stories.en.ts', { eager: true, import: 'texts' })),
  ko: together<Stories>(import.meta.glob('../../../contract/src/*/stories.ko.ts', { eager: true, import: 'texts' })),
  tw: together<Stories>(import.meta.glob('../../../contract/src/*/stories.tw.ts', { eager: true, import: 'texts' })),
};
