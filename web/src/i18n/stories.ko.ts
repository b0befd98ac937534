/** Korean words of news and messages, and of the reasons of restrictions that stand in them: one download. */
import { ko as restrictions } from '@bahi/contract/restrictions/reasons.ko.ts';
import { ko as texts } from '@bahi/contract/story-texts/ko.ts';
import type { StoryWords } from './story-words.ts';

const words: StoryWords = { texts, reasons: restrictions.reason };

export default words;
