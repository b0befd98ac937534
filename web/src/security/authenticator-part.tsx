/**
 * The authenticator (TOTP): set up in three steps (login password; key as QR and as text, with a first code; recovery codes),
 * and turned off with the day without payments said first.
 */
import { useState } from 'react';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { beginTotp, confirmTotp, getSecurity, removeTotp } from '@bahi/contract/security.ts';
import { formatDateTime } from '@bahi/core/format.ts';
import { useCall } from '../data/use-call.ts';
import { useCommand } from '../data/use-command.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { Screen } from '../shell/screen.tsx';
import { toast } from '../shell/toast.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Nudge } from '../ui/nudge.tsx';
import { QrCode } from '../ui/qr-code.tsx';
import { StatusChip } from '../ui/status-chip.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useForm } from '../ui/use-form.ts';
import { CommandForm } from './command-form.tsx';
import { ProofFields, useProof } from './proof.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useRejected } from './rejected.ts';
import { securityTexts } from './texts.ts';

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
            {codes !== null ? (
              <RecoveryCodes codes={codes} onDone={finish} />
            ) : hasTotp ? (
              <Removal />
            ) : key === null ? (
              <Beginning onBegun={setKey} />
            ) : (
              <Confirmation {...key} onConfirmed={setCodes} />
            )}
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
      <CommandForm form={form} command={command} action={t.totp.begin}>
        <ProofFields form={form} />
      </CommandForm>
    </>
  );
}

function Confirmation({
  secret,
  uri,
  onConfirmed,
}: OutputOf<typeof beginTotp> & { readonly onConfirmed: (codes: readonly string[]) => void }) {
  const t = useTexts(securityTexts);
  const form = useForm({
    initial: { code: '' },
    rules: { code: (value) => (/^[0-9]{6}$/.test(value.trim()) ? null : t.fund.sixDigits) },
    onSubmit: ({ code }) => command.send({ code: code.trim() }),
  });
  const rejected = useRejected(form, { 'security.code_wrong': 'code' });
  const command = useCommand(confirmTotp, {
    changes: [getSecurity],
    onDone: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
    onRefused: rejected,
  });
  return (
    <>
      <p className="text-small font-semibold text-ink-2">{t.totp.step(2, 3)}</p>
      <p>{t.totp.scan}</p>
      <div className="flex justify-center">
        <QrCode text={uri} label={t.totp.qr} />
      </div>
      <p className="text-center">
        <a href={uri} className="inline-flex min-h-11 items-center font-semibold text-action">
          {t.totp.openApp}
        </a>
      </p>
      <div>
        <p className="text-small text-ink-2">{t.totp.orKey}</p>
        <div className="flex items-center justify-between gap-2 rounded-control bg-sunk pl-3">
          <code className="min-w-0 py-2 text-lead [overflow-wrap:anywhere]">{grouped(secret)}</code>
          <CopyButton text={secret} label={t.totp.copyKey} />
        </div>
      </div>
      <CommandForm form={form} command={command} action={t.totp.turnOn}>
        <TextField
          {...form.field('code')}
          label={t.totp.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          isRequired
        />
      </CommandForm>
    </>
  );
}

function Removal() {
  const t = useTexts(securityTexts);
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
      <Nudge>{t.totp.removeHold}</Nudge>
      <CommandForm form={form} command={command} action={t.totp.remove} variant="danger">
        <ProofFields form={form} code={{ sources: APP_ONLY, purpose: 'unfreeze' }} />
      </CommandForm>
    </>
  );
}

/** Only the authenticator itself, or a recovery code, turns it off. */
const APP_ONLY = { hasTotp: true, maskedPhone: null, canSendCodes: false };

/** In fours, as they are read aloud and typed. */
function grouped(secret: string): string {
  return (secret.match(/.{1,4}/g) ?? []).join(' ');
}
