/** Which of the four steps this is, in words and as a row of stitches; its heading takes the focus when the step changes. */
import { useEffect, useRef } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { STEPS, type Step } from './steps.ts';
import { verificationTexts } from './texts.ts';

export function StepBar({ step }: { readonly step: Step }) {
  const t = useTexts(verificationTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  const at = STEPS.indexOf(step);
  return (
    <div className="px-4 pt-1">
      <div aria-hidden="true" className="grid grid-cols-4 gap-1 pb-2">
        {STEPS.map((one, index) => (
          <span key={one} className={`h-1 rounded-full ${index <= at ? 'bg-action' : 'bg-line'}`} />
        ))}
      </div>
      <p className="text-small text-ink-2">{t.stepOf(at + 1, STEPS.length)}</p>
      <h2 ref={heading} tabIndex={-1} className="text-title font-semibold">
        {t.steps[step]}
      </h2>
    </div>
  );
}
