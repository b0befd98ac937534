/** What the company says it wants the money for, under the terms of its offer; opened by who wants to read it. */
import { Suspense } from 'react';
import { useProspectusIn } from '../i18n/prospectus.ts';

export function Prospectus({ title, text }: { readonly title: string; readonly text: string }) {
  if (text === '') return null;
  return (
    <details className="pt-2">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-action">{title}</summary>
      <p className="[overflow-wrap:anywhere] whitespace-pre-line text-ink-2">
        {/* It keeps its place until its words are here. */}
        <Suspense fallback={<span className="invisible">{text}</span>}>
          <Words text={text} />
        </Suspense>
      </p>
    </details>
  );
}

function Words({ text }: { readonly text: string }) {
  return useProspectusIn()(text);
}
