/** Stored texts in the reader's language where a practice install wrote them. */
import { practiceWords } from '@bahi/contract/practice-texts/practice-words.ts';
import { defineTexts, useTexts } from './texts.ts';

const practiceTexts = defineTexts(import.meta.glob<typeof import('./practice.en.ts')>('./practice.{en,tw,ko}.ts'), {
  isLater: true,
});

export function usePracticeWords(): (text: string) => string {
  const texts = useTexts(practiceTexts);
  return (text) => practiceWords(text, texts);
}
