/** The words of a text that is stored (stored-text.tsx). */
import { usePracticeWords } from '../i18n/practice.ts';

export default function StoredWords({ text }: { readonly text: string }) {
  return usePracticeWords()(text);
}
