/** English words of news and messages, and of the reasons of restrictions that stand in them: one download. */
import { en as restrictions } from '@bahi/contract/restrictions/reasons.en.ts';
import { en as texts } from '@bahi/contract/story-texts/en.ts';
import type { StoryWords } from './story-words.ts';

const words: StoryWords = { texts, reasons: restrictions.reason };

export default words;
