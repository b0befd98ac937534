/** login/reLogin: after a 401. Only the password is asked; the way back to the exact screen is kept. */
import { Suspense, lazy, useEffect, useState } from 'react';
import { login } from '@bahi/contract/identity/calls.ts';
import { maskedAccount } from '@bahi/core/account.ts';
import { lastAccount } from '../data/session.ts';
import { markOf } from '../data/device-mark.ts';
import { useCommand } from '../data/use-command.ts';
import { useRefusalText } from '../i18n/refusal-text.ts';
import { useTexts } from '../i18n/texts.ts';
import { go, href } from '../shell/location.ts';
import { useQuery } from '../shell/pane.tsx';
import { Screen } from '../shell/screen.tsx';
import { toast } from '../shell/toast.ts';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { UnknownResultCard } from '../ui/unknown-result-card.tsx';
import { useForm } from '../ui/use-form.ts';
import { isKeptOut } from './without-login.ts';
import { CodeField, codeOf } from './code-field.tsx';
import { enter } from './after-login.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { identityTexts } from './texts.ts';

const KeptOutSheet = lazy(() => import('./without-login-sheet.tsx'));

export default function ReLoginScreen() {
  const t = useTexts(identityTexts);
  const text = useRefusalText();
  const query = useQuery('/login/reLogin');
  const account = lastAccount();
  const [isKeptOutOpen, setKeptOutOpen] = useState(false);
  const [isCodeAsked, setCodeAsked] = useState(false);
  const form = useForm({
    initial: { password: '', code: '' },
    rules: {
      password: (value) => (value === '' ? t.enterPassword : null),
      code: (value) => (isCodeAsked && value.trim() === '' ? t.enterSecondFactor : null),
    },
    onSubmit: ({ password, code }) =>
      account !== null && command.send({ account, password, ...codeOf(code), ...markOf(account) }),
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
  useEffect(() => {
    if (account === null) go('/login/login', {}, { replace: true });
  }, [account]);
  if (account === null) return null;
  return (
    <Screen title={t.reLoginTitle} isNarrow>
      <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4 px-4 pt-2">
        <p className="text-ink-2">{t.reLoginBody}</p>
        <ErrorSummary form={form} />
        <p className="text-lead font-semibold">{maskedAccount(account)}</p>
        {/* Password managers match by the account's name. */}
        <input type="hidden" name="username" autoComplete="username" value={account} readOnly />
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
        <div className="-mx-4">
          <Button variant="plain" size="medium" href={href('/login/login')}>
            {t.notYou}
          </Button>
        </div>
      </form>
      <Suspense>
        {isKeptOutOpen && command.sent !== null && (
          <KeptOutSheet account={account} password={command.sent.password} onClose={() => setKeptOutOpen(false)} />
        )}
      </Suspense>
    </Screen>
  );
}
