/** Traditional Chinese words of news and messages, and of the reasons of restrictions that stand in them: one download. */
import { tw as restrictions } from '@bahi/contract/restrictions/reasons.tw.ts';
import { tw as texts } from '@bahi/contract/story-texts/tw.ts';
import type { StoryWords } from './story-words.ts';

const words: StoryWords = { texts, reasons: restrictions.reason };

export default words;
