/** login/register: five fields on one page; what was typed stays, whatever the answer. */
import { useState } from 'react';
import { register } from '@bahi/contract/identity/calls.ts';
import { canonicalAccount, isAccount } from '@bahi/core/account.ts';
import { passwordWeakness } from '@bahi/core/password.ts';
import { formatAmount } from '@bahi/core/format.ts';
import { useConfig } from '../data/config.ts';
import { useCommand } from '../data/use-command.ts';
import { useLanguage } from '../i18n/language.ts';
import { useRefusalText } from '../i18n/refusal-text.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { useQuery } from '../shell/pane.tsx';
import { Screen } from '../shell/screen.tsx';
import { toast } from '../shell/toast.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/choices.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { TextField } from '../ui/text-field.tsx';
import { UnknownResultCard } from '../ui/unknown-result-card.tsx';
import { useForm } from '../ui/use-form.ts';
import { Agreements } from './agreements.tsx';
import { enter, returning } from './after-login.ts';
import { InviterLine } from './inviter-line.tsx';
import { keepForGate } from './just-registered.ts';
import { passwordStrength } from './password-strength.ts';
import { identityTexts } from './texts.ts';

/** Which field a refusal belongs beside. */
const fieldOf: Readonly<Record<string, 'account' | 'password' | 'confirmPassword' | 'code' | 'consent'>> = {
  'identity.account_exists': 'account',
  'identity.account_invalid': 'account',
  'identity.password_weak': 'password',
  'identity.password_common': 'password',
  'identity.passwords_differ': 'confirmPassword',
  'identity.inviter_missing': 'code',
  'identity.code_ended': 'code',
  'identity.code_expired': 'code',
  'identity.code_used_up': 'code',
  'identity.consent_required': 'consent',
  'identity.consent_outdated': 'consent',
};

export default function RegisterScreen() {
  const t = useTexts(identityTexts);
  const text = useRefusalText();
  const language = useLanguage();
  const { consent_version: consentVersion = '', mode, practice_grant: grant = '0' } = useConfig();
  const query = useQuery('/login/register');
  const [isReading, setReading] = useState(false);
  const form = useForm({
    initial: { account: '', password: '', confirmPassword: '', code: query.code ?? '', consent: '' },
    rules: {
      account: (value) =>
        value.trim() === '' ? t.enterNewAccount : isAccount(canonicalAccount(value)) ? null : t.badAccount,
      password: (value, { account }) => {
        if (value === '') return t.enterPassword;
        const weakness = passwordWeakness(value, canonicalAccount(account));
        if (weakness === null) return null;
        if (weakness === 'short') return t.shortPassword;
        // Until its words are here, the server's answer brings them.
        return text({ code: 'identity.password_common', params: {} }).trim() || null;
      },
      confirmPassword: (value, { password }) => (value === '' ? t.enterConfirm : value === password ? null : t.differ),
      code: (value) => (value.trim() === '' ? t.enterCode : null),
      consent: (value) => (value === 'yes' ? null : t.mustConsent),
    },
    onSubmit: ({ account, password, confirmPassword, code }) =>
      command.send({
        account: canonicalAccount(account),
        password,
        confirmPassword,
        code: code.trim(),
        consentVersion,
        hasConsented: true,
        language,
      }),
  });
  const command = useCommand(register, {
    onDone(answer) {
      void enter(answer, query.return);
      keepForGate(command.sent?.password ?? null);
    },
    onRefused: (refusal, message) => {
      toast(text(refusal, message));
      const field = fieldOf[refusal.code];
      if (field === undefined) form.reject({}, text(refusal, message));
      else form.reject({ [field]: text(refusal, message) });
    },
  });
  // Busy until the next screen is there.
  const isEntering = command.isBusy || command.state.phase === 'done';
  const strength = passwordStrength(form.values.password, canonicalAccount(form.values.account));
  return (
    <Screen title={t.registerTitle} isNarrow>
      <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4 px-4 pt-2">
        {mode === 'practice' && <p className="text-ink-2">{t.registerHint(formatAmount(grant))}</p>}
        <ErrorSummary form={form} />
        <TextField
          {...form.field('account')}
          label={t.newAccount}
          hint={t.newAccountHint}
          autoComplete="username"
          isRequired
        />
        <PasswordField
          {...form.field('password')}
          label={t.password}
          hint={strength === null ? t.newPasswordHint : t.strengthLabel(t.strength[strength])}
          autoComplete="new-password"
          isRequired
        />
        <PasswordField
          {...form.field('confirmPassword')}
          label={t.confirmPassword}
          autoComplete="new-password"
          isRequired
        />
        <TextField
          {...form.field('code')}
          label={t.code}
          hint={<InviterLine code={form.values.code} />}
          autoComplete="off"
          isRequired
        />
        <div className="flex flex-col">
          <Checkbox
            id="field-consent"
            isChecked={form.values.consent === 'yes'}
            onChange={(isChecked) => form.set('consent', isChecked ? 'yes' : '')}
            error={form.errors.consent ?? null}
          >
            {t.consent}
          </Checkbox>
          <div className="pl-5">
            <Button variant="plain" size="medium" onClick={() => setReading(true)}>
              {t.readTexts}
            </Button>
          </div>
        </div>
        <UnknownResultCard command={command} />
        <Button type="submit" isWide isBusy={isEntering}>
          {isEntering ? t.creating : t.create}
        </Button>
        <div className="-mx-4">
          <Button variant="plain" size="medium" href={href('/login/login', returning(query.return))}>
            {t.haveAccount} {t.logIn}
          </Button>
        </div>
      </form>
      <Sheet isOpen={isReading} onClose={() => setReading(false)} title={t.consentTitle}>
        <Agreements />
      </Sheet>
    </Screen>
  );
}
