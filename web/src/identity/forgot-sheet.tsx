/**
 * A forgotten password: account, code from the message, new password. The answer to an account is the same whether or not it
 * exists, so the words say "if". Where an install sends no codes, that is said instead.
 */
import { useState } from 'react';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { requestPasswordReset, resetLoginPassword } from '@bahi/contract/security/calls.ts';
import { formatTime } from '@bahi/core/format.ts';
import { PASSWORD_MINIMUM_CHARACTERS } from '@bahi/core/password.ts';
import { useConfigNumber } from '../data/config.ts';
import { useServerNow } from '../data/clock.ts';
import { useCommand } from '../data/use-command.ts';
import { marketZone } from '../data/zone.ts';
import { useRefusalText } from '../i18n/refusal-text.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { RequestForm } from '../requests/parts/request-form.tsx';
import { useRejected } from '../requests/parts/use-rejected.ts';
import { toast } from '../shell/toast.ts';
import { Button } from '../ui/button.tsx';
import { Countdown } from '../ui/countdown.tsx';
import { Nudge } from '../ui/nudge.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useForm } from '../ui/use-form.ts';
import { helpTexts } from './help-texts.ts';

export interface ForgotSheetProps {
  readonly account: string;
  readonly onClose: () => void;
  /** The password was changed: the account to log in to. */
  readonly onDone: (account: string) => void;
}

interface Sent {
  readonly account: string;
  readonly code: OutputOf<typeof requestPasswordReset>;
}

export default function ForgotSheet({ account, onClose, onDone }: ForgotSheetProps) {
  const t = useTexts(helpTexts);
  const [sent, setSent] = useState<Sent | null>(null);
  return (
    <Sheet isOpen onClose={onClose} title={t.forgotTitle} hasForm>
      <div className="flex flex-col gap-4 pt-2">
        {sent === null ? (
          <AccountStep account={account} onSent={setSent} />
        ) : (
          <>
            <SentLine sent={sent} onSent={setSent} />
            <PasswordStep account={sent.account} onDone={() => onDone(sent.account)} />
            <span className="-mx-4">
              <Button variant="plain" size="medium" onClick={() => setSent(null)}>
                {t.otherAccount}
              </Button>
            </span>
          </>
        )}
      </div>
    </Sheet>
  );
}

function AccountStep({ account, onSent }: { readonly account: string; readonly onSent: (sent: Sent) => void }) {
  const t = useTexts(helpTexts);
  const text = useRefusalText();
  const form = useForm({
    idPrefix: 'forgot',
    initial: { account },
    rules: { account: (value) => (value.trim() === '' ? t.enterAccount : null) },
    onSubmit: (values) => command.send({ account: values.account.trim() }),
  });
  const command = useCommand(requestPasswordReset, {
    onDone: (code) => onSent({ account: form.values.account.trim(), code }),
    onRefused: (refusal, message) => form.reject({ account: text(refusal, message) }),
  });
  const { state } = command;
  if (state.phase === 'refused' && state.refusal.code === 'security.codes_unavailable') return <NoCodes />;
  return (
    <RequestForm
      form={form}
      command={command}
      action={t.send}
      foot={
        <p className="text-small text-ink-2">
          {t.noPhone}{' '}
          <a href={href('/home/kefuCenter')} className="font-semibold text-action underline underline-offset-2">
            {t.support}
          </a>
        </p>
      }
    >
      <p className="text-ink-2">{t.forgotBody}</p>
      <TextField {...form.field('account')} label={t.account} autoComplete="username" maxLength={64} isRequired />
    </RequestForm>
  );
}

function NoCodes() {
  const t = useTexts(helpTexts);
  return (
    <>
      <p role="status">{t.noCodes}</p>
      <div className="flex flex-col gap-2">
        <Button isWide href={href('/home/kefuCenter')}>
          {t.support}
        </Button>
        <Button variant="soft" isWide href={href('/login/register')}>
          {t.openAccount}
        </Button>
      </div>
    </>
  );
}

function SentLine({ sent, onSent }: { readonly sent: Sent; readonly onSent: (sent: Sent) => void }) {
  const t = useTexts(helpTexts);
  const text = useRefusalText();
  const now = useServerNow();
  const command = useCommand(requestPasswordReset, { onDone: (code) => onSent({ account: sent.account, code }) });
  const { state } = command;
  return (
    <div className="flex flex-col gap-2">
      <p className="font-semibold [overflow-wrap:anywhere]">{sent.account}</p>
      <p role="status" className="text-ink-2">
        {t.sent(formatTime(sent.code.validUntil, marketZone()))}
      </p>
      {state.phase === 'refused' && (
        <p role="alert" className="text-small font-medium text-error">
          {text(state.refusal, state.message)}
        </p>
      )}
      {sent.code.nextAt > now ? (
        <p className="text-small text-ink-2">
          {t.wait} <Countdown to={sent.code.nextAt} />
        </p>
      ) : (
        <span>
          <Button
            variant="outline"
            size="medium"
            isBusy={command.isBusy}
            onClick={() => command.send({ account: sent.account })}
          >
            {t.sendAgain}
          </Button>
        </span>
      )}
    </div>
  );
}

/** Which field a refusal belongs beside. */
const fieldOf = {
  'security.code_wrong': 'code',
  'security.code_expired': 'code',
  'identity.password_weak': 'newPassword',
  'identity.password_common': 'newPassword',
  'identity.passwords_differ': 'confirmPassword',
} as const;

function PasswordStep({ account, onDone }: { readonly account: string; readonly onDone: () => void }) {
  const t = useTexts(helpTexts);
  const holdHours = useConfigNumber('money_out_hold_hours');
  const form = useForm({
    idPrefix: 'forgot',
    initial: { code: '', newPassword: '', confirmPassword: '' },
    rules: {
      code: (value) => (value.trim() === '' ? t.enterCode : null),
      newPassword: (value) => ([...value].length < PASSWORD_MINIMUM_CHARACTERS ? t.enterNew : null),
      confirmPassword: (value, { newPassword }) => (value === newPassword ? null : t.differ),
    },
    onSubmit: (values) => command.send({ account, ...values, code: values.code.trim() }),
  });
  const command = useCommand(resetLoginPassword, {
    onDone() {
      toast(t.changed);
      onDone();
    },
    onRefused: useRejected(form, fieldOf),
  });
  return (
    <RequestForm form={form} command={command} action={t.change}>
      <TextField
        {...form.field('code')}
        label={t.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        isRequired
      />
      {/* Password managers match by the account's name. */}
      <input type="hidden" name="username" autoComplete="username" value={account} readOnly />
      <PasswordField
        {...form.field('newPassword')}
        label={t.newPassword}
        hint={t.newPasswordHint}
        autoComplete="new-password"
        isRequired
      />
      <PasswordField
        {...form.field('confirmPassword')}
        label={t.confirmPassword}
        autoComplete="new-password"
        isRequired
      />
      <Nudge tone="info">{t.hold(holdHours)}</Nudge>
    </RequestForm>
  );
}
