/** English words of news and messages, and of the reasons of restrictions that stand in them: one download. */
import { en as restrictions } from '@bahi/contract/restrictions/reasons.en.ts';
import { together } from '@bahi/contract/together.ts';
import type { StoryWords } from './story-words.ts';

const texts = together<StoryWords['texts']>(
  import.meta.glob('../../../contract/src/*/stories.en.ts', { eager: true, import: 'texts' }),
);

const words: StoryWords = { texts, reasons: restrictions.reason };

export default words;
