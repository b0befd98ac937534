/** What is wrong with a form, at its top, with the words that stand beside the fields; takes the focus when sending failed. */
import { useEffect, useRef } from 'react';
import { useCommonTexts } from '../i18n/common.ts';

export interface ErrorSummaryProps {
  /** `useForm(...)`, or anything with these two. */
  readonly form: {
    readonly summary: readonly { readonly id: string | null; readonly text: string }[];
    readonly failures: number;
  };
}

export function ErrorSummary({ form: { summary, failures } }: ErrorSummaryProps) {
  const t = useCommonTexts();
  const box = useRef<HTMLDivElement>(null);
  const isShown = failures > 0 && summary.length > 0;
  useEffect(() => {
    if (failures === 0) return;
    box.current?.focus();
    const plain = document.title;
    document.title = t.errorTitle(plain);
    return () => {
      document.title = plain;
    };
    // Only a failed sending moves the focus; correcting a field leaves it where it is.
  }, [failures, t]);
  if (!isShown) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" className="rounded-control border-2 border-error bg-surface p-4">
      <p className="font-semibold">{t.errorSummary(summary.length)}</p>
      <ul className="pt-1">
        {summary.map(({ id, text }) => (
          <li key={id ?? text} className="text-error">
            {id === null ? (
              text
            ) : (
              <button
                type="button"
                className="min-h-11 text-left underline underline-offset-2"
                onClick={() => document.getElementById(id)?.focus()}
              >
                {text}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
