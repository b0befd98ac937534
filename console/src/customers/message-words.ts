/** What customers were told, in every language. */
import { en } from '@bahi/contract/story-texts/en.ts';
import { ko } from '@bahi/contract/story-texts/ko.ts';
import { tw } from '@bahi/contract/story-texts/tw.ts';

export const messageWords = { en, ko, tw };
