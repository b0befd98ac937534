/** The words of changes in the reader's language. */
import { useConfigWords } from '../i18n/config-words.ts';
import { useRestrictionTexts, useTexts } from '../i18n/wording.ts';
import type { WordsUsed } from './change-words.ts';

export function useChangeWords(): WordsUsed {
  const { keys, lines } = useConfigWords();
  return { texts: useTexts(), restriction: useRestrictionTexts(), keys, lines };
}
