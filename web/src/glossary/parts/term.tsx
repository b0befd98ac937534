/** The label of a figure with a small button: what is this? The answer opens below the label, and is loaded then. */
import { Suspense, useId, useState } from 'react';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import { useCommonTexts } from '../../i18n/common.ts';
import { useTexts } from '../../i18n/texts.ts';
import type { GlossaryTexts } from '../texts.en.ts';
import { glossaryTexts } from '../texts.ts';

export type TermKey = keyof GlossaryTexts;

export function Term({ of, children }: { readonly of: TermKey; readonly children: string }) {
  const t = useCommonTexts();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {children}{' '}
      <button
        type="button"
        aria-label={t.whatIs(children)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        className="relative inline-grid size-6 place-items-center align-middle text-ink-3 after:absolute after:-inset-2.5"
      >
        <CircleHelp size={14} aria-hidden="true" />
      </button>
      {isOpen && (
        <span id={id} className="block text-small break-normal text-ink-2">
          <Suspense>
            <Meaning of={of} />
          </Suspense>
        </span>
      )}
    </>
  );
}

function Meaning({ of }: { readonly of: TermKey }) {
  return useTexts(glossaryTexts)[of];
}
