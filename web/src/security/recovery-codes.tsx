/** The recovery codes, shown once: copied or printed, and left only when the reader says that they are kept. */
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { formatDateTime } from '@bahi/core/format.ts';
import { serverNow } from '../data/clock.ts';
import { useConfig } from '../data/config.ts';
import { lastAccount } from '../data/session.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/choices.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { securityTexts } from './texts.ts';
import './recovery-codes.css';

export interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

export default function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const t = useTexts(securityTexts);
  const [isKept, setKept] = useState(false);
  const [isMissed, setMissed] = useState(false);
  const done = () => (isKept ? onDone() : setMissed(true));
  useEffect(() => {
    // Closing the window now would lose them.
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, []);
  return (
    <>
      <p className="text-small font-semibold text-ink-2">{t.totp.step(3, 3)}</p>
      <h2 className="text-lead font-semibold">{t.totp.codesTitle}</h2>
      <p>{t.totp.codesBody}</p>
      <ul
        aria-label={t.totp.codesTitle}
        className="num grid grid-cols-2 gap-x-4 gap-y-2 rounded-control border border-edge bg-surface p-4 text-lead"
      >
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-2">
        <span className="inline-flex items-center text-ink-2">
          {t.totp.copyCodes}
          <CopyButton text={codes.join('\n')} label={t.totp.copyCodes} />
        </span>
        <Button variant="outline" size="medium" onClick={() => window.print()}>
          {t.totp.printCodes}
        </Button>
      </div>
      <Checkbox
        isChecked={isKept}
        onChange={(next) => {
          setKept(next);
          setMissed(false);
        }}
        error={isMissed ? t.totp.mustKeep : null}
      >
        {t.totp.kept}
      </Checkbox>
      <Button isWide onClick={done}>
        {t.totp.done}
      </Button>
      <Sheet codes={codes} />
    </>
  );
}

/** What the printer gets instead of the app. */
function Sheet({ codes }: { readonly codes: readonly string[] }) {
  const t = useTexts(securityTexts);
  const { title } = useConfig();
  const [madeAt] = useState(serverNow);
  return createPortal(
    <div className="recovery-codes" aria-hidden="true">
      <h1>
        {title} · {t.totp.codesOf(lastAccount() ?? '')}
      </h1>
      <p>{t.totp.codesMade(formatDateTime(madeAt, marketZone()))}</p>
      <ol>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
    </div>,
    document.body,
  );
}
