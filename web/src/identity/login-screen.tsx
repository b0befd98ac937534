/** login/login. The answer never says which of account and password was wrong. */
import { Suspense, lazy, useState } from 'react';
import { login } from '@bahi/contract/identity/calls.ts';
import { markOf } from '../data/device-mark.ts';
import { useCommand } from '../data/use-command.ts';
import { useRefusalText } from '../i18n/refusal-text.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { useQuery } from '../shell/pane.tsx';
import { Screen } from '../shell/screen.tsx';
import { toast } from '../shell/toast.ts';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { UnknownResultCard } from '../ui/unknown-result-card.tsx';
import { useForm } from '../ui/use-form.ts';
import { isKeptOut } from './without-login.ts';
import { CodeField, codeOf } from './code-field.tsx';
import { enter, returning } from './after-login.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { identityTexts } from './texts.ts';

const ForgotSheet = lazy(() => import('./forgot-sheet.tsx'));
const KeptOutSheet = lazy(() => import('./without-login-sheet.tsx'));

export default function LoginScreen() {
  const t = useTexts(identityTexts);
  const text = useRefusalText();
  const query = useQuery('/login/login');
  const [isForgotOpen, setForgotOpen] = useState(false);
  const [isKeptOutOpen, setKeptOutOpen] = useState(false);
  const [isCodeAsked, setCodeAsked] = useState(false);
  const form = useForm({
    initial: { account: query.account ?? '', password: '', code: '' },
    rules: {
      account: (value) => (value.trim() === '' ? t.enterAccount : null),
      password: (value) => (value === '' ? t.enterPassword : null),
      code: (value) => (isCodeAsked && value.trim() === '' ? t.enterSecondFactor : null),
    },
    onSubmit: ({ account, password, code }) =>
      command.send({ account: account.trim(), password, ...codeOf(code), ...markOf(account) }),
  });
  const command = useCommand(login, {
    onDone: (answer) => void enter(answer, query.return),
    onRefused: (refusal, message) => {
      if (refusal?.code === 'identity.second_factor') return setCodeAsked(true);
      toast(text(refusal, message));
      form.reject({}, text(refusal, message));
    },
  });
  // Busy until the next screen is there.
  const isEntering = command.isBusy || command.state.phase === 'done';
  return (
    <Screen title={t.loginTitle} isNarrow>
      <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4 px-4 pt-2">
        <ErrorSummary form={form} />
        <TextField {...form.field('account')} label={t.account} autoComplete="username" isRequired />
        <PasswordField {...form.field('password')} label={t.password} autoComplete="current-password" isRequired />
        {isCodeAsked && <CodeField field={form.field('code')} />}
        <UnknownResultCard command={command} />
        <Button type="submit" isWide isBusy={isEntering}>
          {isEntering ? t.signingIn : t.logIn}
        </Button>
        {isKeptOut(command.state) && (
          <Button variant="soft" isWide onClick={() => setKeptOutOpen(true)}>
            {t.keptOut}
          </Button>
        )}
        <PasskeyButton returnTo={query.return} onFailed={(said) => form.reject({}, said)} />
        <div className="-mx-4 flex flex-wrap items-center justify-between">
          <Button variant="plain" size="medium" onClick={() => setForgotOpen(true)}>
            {t.forgot}
          </Button>
          <Button variant="plain" size="medium" href={href('/login/register', returning(query.return))}>
            {t.noAccount} {t.openAccount}
          </Button>
        </div>
      </form>
      <Suspense>
        {isForgotOpen && (
          <ForgotSheet
            account={form.values.account}
            onClose={() => setForgotOpen(false)}
            onDone={(account) => {
              form.set('account', account);
              form.set('password', '');
              setForgotOpen(false);
            }}
          />
        )}
        {isKeptOutOpen && command.sent !== null && (
          <KeptOutSheet
            account={command.sent.account}
            password={command.sent.password}
            onClose={() => setKeptOutOpen(false)}
          />
        )}
      </Suspense>
    </Screen>
  );
}
