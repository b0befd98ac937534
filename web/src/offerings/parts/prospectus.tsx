/** What the company says it wants the money for, under the terms of its offer; opened by who wants to read it. */
import { Suspense, lazy, useState } from 'react';

const ProspectusWords = lazy(() => import('./prospectus-words.tsx'));

export function Prospectus({ title, text }: { readonly title: string; readonly text: string }) {
  // Who does not open it does not load its words.
  const [wasOpened, setOpened] = useState(false);
  if (text === '') return null;
  return (
    <details className="pt-2" onToggle={() => setOpened(true)}>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-action">{title}</summary>
      <p className="[overflow-wrap:anywhere] whitespace-pre-line text-ink-2">
        {/* It keeps its place until its words are here. */}
        {wasOpened && (
          <Suspense fallback={<span className="invisible">{text}</span>}>
            <ProspectusWords text={text} />
          </Suspense>
        )}
      </p>
    </details>
  );
}
