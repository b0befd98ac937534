/** "Log in with a passkey", where browsers allow passkeys: never at an address that is a number. */
import { useState } from 'react';
import { ORIGIN } from '../data/origin.ts';
import { useRefusalText } from '../i18n/refusal-text.ts';
import { useTexts } from '../i18n/texts.ts';
import { toast } from '../shell/toast.ts';
import { Button } from '../ui/button.tsx';
import { enter } from './after-login.ts';
import { identityTexts } from './texts.ts';

export interface PasskeyButtonProps {
  readonly returnTo: string | undefined;
  /** What went wrong, in words. */
  readonly onFailed: (said: string) => void;
}

export function PasskeyButton({ returnTo, onFailed }: PasskeyButtonProps) {
  const t = useTexts(identityTexts);
  const text = useRefusalText();
  const [isBusy, setBusy] = useState(false);
  if (!canAskDevice()) return null;
  const logIn = async () => {
    setBusy(true);
    const answer = await ask();
    if (answer.kind === 'ok') return enter(answer.data, returnTo);
    setBusy(false);
    const said =
      answer.kind === 'refused'
        ? text(answer.refusal, answer.message)
        : answer.kind === 'cancelled'
          ? t.passkeyCancelled
          : t.passkeyFailed;
    toast(said);
    onFailed(said);
  };
  return (
    <Button variant="outline" isWide isBusy={isBusy} onClick={() => void logIn()}>
      {t.passkey}
    </Button>
  );
}

async function ask() {
  try {
    const { logInWithPasskey } = await import('./passkey.ts');
    return await logInWithPasskey();
  } catch {
    // The part that speaks with devices could not be loaded.
    return { kind: 'failed' } as const;
  }
}

function canAskDevice(): boolean {
  // The phone app's page is at no address that a passkey could be bound to.
  return (
    ORIGIN === '' && isSecureContext && 'PublicKeyCredential' in globalThis && !/^[0-9.]+$|:/.test(location.hostname)
  );
}
