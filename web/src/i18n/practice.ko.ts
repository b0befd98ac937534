/** Korean words of what a practice install wrote down itself. */
import { practiceWords } from '@bahi/contract/practice-texts/practice-words.ts';
import { ko } from '@bahi/contract/practice-texts/ko.ts';
import type { PracticeReader } from './practice.en.ts';

const reader: PracticeReader = { read: (text) => practiceWords(text, ko) };

export default reader;
