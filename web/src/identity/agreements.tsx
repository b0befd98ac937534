/** The user agreement and the privacy policy, readable over the form that asks to accept them. */
import { useConfig } from '../data/config.ts';
import { defineTexts, useTexts } from '../i18n/texts.ts';

const agreementTexts = defineTexts(import.meta.glob<typeof import('./agreements.en.ts')>('./agreements.{en,tw,ko}.ts'));

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
          <ol className="flex flex-col gap-2">
            {part.points.map((point, index) => (
              <Point key={index} number={`${index + 1}`} {...(typeof point === 'string' ? { text: point } : point)} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

/** The number is text: reasons of restrictions name it. */
function Point({ number, text, parts = [] }: { number: string; text: string; parts?: readonly string[] }) {
  return (
    <li className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-y-2">
      <span className="num text-ink-2">{number}</span>
      <span>{text}</span>
      {parts.length > 0 && (
        <ol className="col-start-2 flex flex-col gap-2">
          {parts.map((part, index) => (
            <Point key={part} number={`${number}.${index + 1}`} text={part} />
          ))}
        </ol>
      )}
    </li>
  );
}
