/** information/loginPass: changing it ends every other session. */
import { useState } from 'react';
import { changeLoginPassword, listSessions } from '@bahi/contract/identity/calls.ts';
import { PASSWORD_MINIMUM_CHARACTERS } from '@bahi/core/password.ts';
import { lastAccount } from '../data/session.ts';
import { useCommand } from '../data/use-command.ts';
import { useRefusalText } from '../i18n/refusal-text.ts';
import { useTexts } from '../i18n/texts.ts';
import { Screen } from '../shell/screen.tsx';
import { toast } from '../shell/toast.ts';
import { RequestForm } from '../requests/parts/request-form.tsx';
import { useRejected } from '../requests/parts/use-rejected.ts';
import { Nudge } from '../ui/nudge.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { useForm } from '../ui/use-form.ts';
import { accountTexts } from './texts.ts';

/** Which field a refusal belongs beside. */
const fieldOf = {
  'identity.old_password_wrong': 'oldPassword',
  'identity.password_same': 'newPassword',
  'identity.password_weak': 'newPassword',
  'identity.password_common': 'newPassword',
  'identity.passwords_differ': 'confirmPassword',
} as const;

export default function PasswordScreen() {
  const t = useTexts(accountTexts);
  const text = useRefusalText();
  const [ended, setEnded] = useState<number | null>(null);
  const form = useForm({
    initial: { oldPassword: '', newPassword: '', confirmPassword: '' },
    rules: {
      oldPassword: (value) => (value === '' ? t.enterOld : null),
      newPassword: (value) => ([...value].length < PASSWORD_MINIMUM_CHARACTERS ? t.enterNew : null),
      confirmPassword: (value, { newPassword }) =>
        value === '' ? t.enterConfirm : value === newPassword ? null : t.differ,
    },
    onSubmit: (values) => {
      setEnded(null);
      command.send(values);
    },
  });
  const rejected = useRejected(form, fieldOf);
  const command = useCommand(changeLoginPassword, {
    changes: [listSessions],
    onDone: ({ endedSessions }) => {
      setEnded(endedSessions);
      form.reset();
      toast(t.changed(endedSessions));
    },
    onRefused: (refusal, message) => {
      toast(text(refusal, message));
      rejected(refusal, message);
    },
  });
  return (
    <Screen title={t.passwordTitle} isNarrow>
      <RequestForm form={form} command={command} action={t.change} className="px-4 pt-2">
        <p className="text-ink-2">{t.passwordHint}</p>
        {ended !== null && <Nudge tone="info">{t.changed(ended)}</Nudge>}
        {/* Password managers match by the account's name. */}
        <input type="hidden" name="username" autoComplete="username" value={lastAccount() ?? ''} readOnly />
        <PasswordField
          {...form.field('oldPassword')}
          label={t.oldPassword}
          autoComplete="current-password"
          isRequired
        />
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
      </RequestForm>
    </Screen>
  );
}
