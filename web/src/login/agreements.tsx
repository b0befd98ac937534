/** The user agreement and the privacy policy, readable over the form that asks to accept them. */
import { useConfig } from '../data/config.ts';
import { defineTexts, useTexts } from '../i18n/texts.ts';
import type { AgreementTexts } from './agreements.en.ts';

const agreementTexts = defineTexts<AgreementTexts>({
  en: () => import('./agreements.en.ts'),
  tw: () => import('./agreements.tw.ts'),
  ko: () => import('./agreements.ko.ts'),
});

/** Takes the focus itself: a page of mere text must scroll by the keyboard too. */
export function Agreements() {
  const t = useTexts(agreementTexts);
  const { consent_version: version = '' } = useConfig();
  return (
    <div
      role="region"
      aria-label={`${t.agreement.title}, ${t.privacy.title}`}
      tabIndex={0}
      className="flex flex-col gap-3 pt-2"
    >
      <p className="text-small text-ink-2">{t.version(version)}</p>
      {[t.agreement, t.privacy].map((part) => (
        <section key={part.title} className="flex flex-col gap-2 pb-3">
          <h3 className="text-lead font-semibold">{part.title}</h3>
          <ol className="flex list-decimal flex-col gap-2 pl-5">
            {part.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
