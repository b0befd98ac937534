/** A text that staff typed, or that a practice install wrote itself: the latter in the reader's language. */
import { Suspense } from 'react';
import { usePracticeWords } from '../i18n/practice.ts';

export function StoredText({ text }: { readonly text: string }) {
  return (
    // It keeps its place until its words are here.
    <Suspense fallback={<span className="invisible">{text}</span>}>
      <Words text={text} />
    </Suspense>
  );
}

function Words({ text }: { readonly text: string }) {
  return usePracticeWords()(text);
}
