/** The words of this folder: they come with its pages. */
import { en } from './words.en.ts';
import { ko } from './words.ko.ts';
import { tw } from './words.tw.ts';

export const ownWords = { en, tw, ko };
