/** A text that staff typed, or that a practice install wrote itself: the latter in the reader's language. */
import { Suspense, lazy } from 'react';
import { useLanguage } from '../i18n/language.ts';

const StoredWords = lazy(() => import('./stored-words.tsx'));

export function StoredText({ text }: { readonly text: string }) {
  // It is stored in English.
  if (useLanguage() === 'en') return text;
  return (
    // It keeps its place until its words are here.
    <Suspense fallback={<span className="invisible">{text}</span>}>
      <StoredWords text={text} />
    </Suspense>
  );
}
