/** What is kept, how long, and who looks: beside every state of the verification, in words of one reading. */
import { useTexts } from '../i18n/texts.ts';
import { verificationTexts } from './texts.ts';

export function PrivacyNote() {
  const { privacy } = useTexts(verificationTexts);
  return (
    <details className="mx-4 mt-6 rounded-control border border-line bg-surface">
      <summary className="flex min-h-11 cursor-pointer items-center px-3 font-semibold text-action">
        {privacy.title}
      </summary>
      <ul className="flex flex-col gap-2 px-3 pb-3 text-small text-ink-2">
        {[privacy.kept, privacy.device, privacy.long, privacy.who].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
