/** Stored texts in the reader's language where a practice install wrote them. */
import type { PracticeTexts } from '@bahi/contract/practice-texts/en.ts';
import { practiceWords } from '@bahi/contract/practice-texts/practice-words.ts';
import { defineTexts, useTexts } from './texts.ts';

const practiceTexts = defineTexts<PracticeTexts>({
  en: () => import('./practice.en.ts'),
  tw: () => import('./practice.tw.ts'),
  ko: () => import('./practice.ko.ts'),
});

export function usePracticeWords(): (text: string) => string {
  const texts = useTexts(practiceTexts);
  return (text) => practiceWords(text, texts);
}
