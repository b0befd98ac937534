/** The second step of an authenticator: its key as a QR code and as text, and a first code of it. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { confirmTotp, getSecurity, type beginTotp } from '@bahi/contract/security/calls.ts';
import { useCommand } from '../data/use-command.ts';
import { useTexts } from '../i18n/texts.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { QrCode } from '../ui/qr-code.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useForm } from '../ui/use-form.ts';
import { RequestForm } from '../requests/parts/request-form.tsx';
import { useRejected } from '../requests/parts/use-rejected.ts';
import { securityTexts } from './texts.ts';

export default function AuthenticatorKey({
  secret,
  uri,
  onConfirmed,
}: OutputOf<typeof beginTotp> & { readonly onConfirmed: (codes: readonly string[]) => void }) {
  const t = useTexts(securityTexts);
  const form = useForm({
    initial: { code: '' },
    rules: { code: (value) => (/^[0-9]{6}$/.test(value.trim()) ? null : t.totp.sixDigits) },
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
      <RequestForm form={form} command={command} action={t.totp.turnOn}>
        <TextField
          {...form.field('code')}
          label={t.totp.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          isRequired
        />
      </RequestForm>
    </>
  );
}

/** In fours, as they are read aloud and typed. */
function grouped(secret: string): string {
  return (secret.match(/.{1,4}/g) ?? []).join(' ');
}
