/**
 * The authenticator (TOTP): set up in three steps (login password; key as QR and as text, with a first code; recovery codes),
 * and turned off with the day without payments said first.
 */
import { Suspense, lazy, useState } from 'react';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { beginTotp, getSecurity, removeTotp } from '@bahi/contract/security/calls.ts';
import { formatDateTime } from '@bahi/core/format.ts';
import { useConfigNumber } from '../data/config.ts';
import { useCall } from '../data/use-call.ts';
import { useCommand } from '../data/use-command.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { Screen } from '../shell/screen.tsx';
import { toast } from '../shell/toast.ts';
import { Loaded } from '../ui/loaded.tsx';
import { Nudge } from '../ui/nudge.tsx';
import { StatusChip } from '../ui/status-chip.tsx';
import { RequestForm } from '../requests/parts/request-form.tsx';
import { ProofFields, useProof } from './re-authentication.tsx';
import { securityTexts } from './texts.ts';

// What draws the code and the boxes comes with the step that needs it.
const AuthenticatorKey = lazy(() => import('./authenticator-key.tsx'));
const RecoveryCodes = lazy(() => import('./recovery-codes.tsx'));

export default function AuthenticatorPart() {
  const t = useTexts(securityTexts);
  const security = useCall(getSecurity, {});
  const [key, setKey] = useState<OutputOf<typeof beginTotp> | null>(null);
  // They stay until the reader has kept them, though the authenticator is on by then.
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const finish = () => {
    setKey(null);
    setCodes(null);
    toast(t.totp.wasSet);
  };
  return (
    <Screen title={t.totp.title} isNarrow>
      <Loaded from={security}>
        {({ hasTotp }) => (
          <div className="flex flex-col gap-4 px-4 pt-2">
            <Suspense>
              {codes !== null ? (
                <RecoveryCodes codes={codes} onDone={finish} />
              ) : hasTotp ? (
                <Removal />
              ) : key === null ? (
                <Beginning onBegun={setKey} />
              ) : (
                <AuthenticatorKey {...key} onConfirmed={setCodes} />
              )}
            </Suspense>
          </div>
        )}
      </Loaded>
    </Screen>
  );
}

function Beginning({ onBegun }: { readonly onBegun: (key: OutputOf<typeof beginTotp>) => void }) {
  const t = useTexts(securityTexts);
  const command = useCommand(beginTotp, {
    onDone: onBegun,
    onRefused: (refusal, message) => rejected(refusal, message),
  });
  const { form, rejected } = useProof({
    hasCode: false,
    onSubmit: ({ loginPassword }) => command.send({ loginPassword }),
  });
  return (
    <>
      <p className="text-ink-2">{t.totp.body}</p>
      <p className="text-small font-semibold text-ink-2">{t.totp.step(1, 3)}</p>
      <RequestForm form={form} command={command} action={t.totp.begin}>
        <ProofFields form={form} />
      </RequestForm>
    </>
  );
}

function Removal() {
  const t = useTexts(securityTexts);
  const holdHours = useConfigNumber('money_out_hold_hours');
  const command = useCommand(removeTotp, {
    changes: [getSecurity],
    onDone: ({ moneyOutHeldUntil }) => toast(t.totp.wasRemoved(formatDateTime(moneyOutHeldUntil, marketZone()))),
    onRefused: (refusal, message) => rejected(refusal, message),
  });
  const { form, rejected } = useProof({ hasCode: true, onSubmit: (proof) => command.send(proof) });
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <StatusChip tone="success">{t.isOn}</StatusChip>
        <span className="text-ink-2">{t.totp.on}</span>
      </div>
      <h2 className="pt-2 font-semibold">{t.totp.removeTitle}</h2>
      <Nudge>{t.totp.removeHold(holdHours)}</Nudge>
      <RequestForm form={form} command={command} action={t.totp.remove} variant="danger">
        <ProofFields form={form} code={{ sources: APP_ONLY, purpose: 'unfreeze' }} />
      </RequestForm>
    </>
  );
}

/** Only the authenticator itself, or a recovery code, turns it off. */
const APP_ONLY = { hasTotp: true, maskedPhone: null, canSendCodes: false };
