/** The words of changes in the reader's language. */
import { useConfigWords } from '../i18n/config-words.ts';
import { useRestrictionTexts, useTexts, useWords } from '../i18n/wording.ts';
import { useProductKinds } from '../shell/domain.ts';
import type { WordsUsed } from './change-words.ts';
import { ownWords } from './words.ts';

export function useChangeWords(): WordsUsed {
  const { keys, lines } = useConfigWords();
  const productKinds = useProductKinds();
  const restriction = useRestrictionTexts();
  return { texts: useTexts(), own: useWords(ownWords), restriction, productKinds, keys, lines };
}
