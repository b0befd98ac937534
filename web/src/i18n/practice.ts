/** Stored texts in the reader's language where a practice install wrote them. Only who reads another language loads the tables. */
import { defineTexts, useTexts } from './texts.ts';

const readers = defineTexts(import.meta.glob<typeof import('./practice.en.ts')>('./practice.{en,tw,ko}.ts'), {
  isLater: true,
});

export function usePracticeWords(): (text: string) => string {
  return useTexts(readers).read;
}
