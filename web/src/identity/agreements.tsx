/** The user agreement and the privacy policy, readable over the form that asks to accept them. */
import { AreLinksWords } from '../content/parts/blocks.tsx';
import { DocumentText } from '../content/parts/document-text.tsx';
import { useTexts } from '../i18n/texts.ts';
import { identityTexts } from './texts.ts';

/** Takes the focus itself: a page of mere text must scroll by the keyboard too. */
export function Agreements() {
  const t = useTexts(identityTexts);
  return (
    <div role="region" aria-label={t.consentTitle} tabIndex={0} className="flex flex-col gap-6 pt-2">
      {(['agreement', 'privacy'] as const).map((kind) => (
        <section key={kind}>
          <AreLinksWords value>
            <DocumentText kind={kind} hasTitle under={3} />
          </AreLinksWords>
        </section>
      ))}
    </div>
  );
}
