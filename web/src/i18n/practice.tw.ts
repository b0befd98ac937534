/** Traditional Chinese words of what a practice install wrote down itself. */
import { practiceWords } from '@bahi/contract/practice-texts/practice-words.ts';
import { tw } from '@bahi/contract/practice-texts/tw.ts';
import type { PracticeReader } from './practice.en.ts';

const reader: PracticeReader = { read: (text) => practiceWords(text, tw) };

export default reader;
