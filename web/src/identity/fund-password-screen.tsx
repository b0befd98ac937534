/** information/fundPass: the six digits that orders and money ask for; set with the login password, changed with the old one. */
import { changeFundPassword, getSecurity, setFundPassword } from '@bahi/contract/security.ts';
import { fundPasswordFault } from '@bahi/core/fund-password.ts';
import { useCall } from '../data/use-call.ts';
import { useCommand, type Command } from '../data/use-command.ts';
import { useRefusalText } from '../i18n/refusal-text.ts';
import { useTexts } from '../i18n/texts.ts';
import { safeReturn } from '../shell/hash.ts';
import { goToHash } from '../shell/location.ts';
import { useQuery } from '../shell/pane.tsx';
import { Screen } from '../shell/screen.tsx';
import { toast } from '../shell/toast.ts';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { UnknownResultCard } from '../ui/unknown-result-card.tsx';
import { useForm } from '../ui/use-form.ts';
import { identityTexts } from './texts.ts';

export default function FundPasswordScreen() {
  const t = useTexts(identityTexts);
  const security = useCall(getSecurity, {});
  const { return: returnTo } = useQuery('/information/fundPass');
  const leave = (said: string) => {
    toast(said);
    if (returnTo !== undefined) goToHash(`#${safeReturn(returnTo, '/information/index')}`, { replace: true });
  };
  return (
    <Screen title={t.fundPassword} isNarrow>
      <Loaded from={security}>
        {({ hasFundPassword }) =>
          hasFundPassword ? (
            <ChangeForm onDone={() => leave(t.fundPasswordChanged)} />
          ) : (
            <SetForm onDone={() => leave(t.fundPasswordSet)} />
          )
        }
      </Loaded>
    </Screen>
  );
}

function SetForm({ onDone }: { readonly onDone: () => void }) {
  const t = useTexts(identityTexts);
  const command = useCommand(setFundPassword, {
    changes: [getSecurity],
    onDone,
    onRefused: (refusal, message) => rejected(refusal, message),
  });
  const { form, rejected } = useNewPassword(t.enterLoginPassword, ({ proof, newPassword, confirmPassword }) =>
    command.send({ loginPassword: proof, fundPassword: newPassword, confirmPassword }),
  );
  return <Fields form={form} command={command} hint={t.fundPasswordHint} proof={t.loginPassword} action={t.set} />;
}

function ChangeForm({ onDone }: { readonly onDone: () => void }) {
  const t = useTexts(identityTexts);
  const command = useCommand(changeFundPassword, {
    changes: [getSecurity],
    onDone: () => {
      form.reset();
      onDone();
    },
    onRefused: (refusal, message) => rejected(refusal, message),
  });
  const { form, rejected } = useNewPassword(t.enterOld, ({ proof, newPassword, confirmPassword }) =>
    command.send({ oldPassword: proof, newPassword, confirmPassword }),
  );
  return <Fields form={form} command={command} hint={t.changeHint} proof={t.oldFundPassword} action={t.change} />;
}

/** Which field a refusal belongs beside. */
const fieldOf: Readonly<Record<string, 'proof' | 'newPassword' | 'confirmPassword'>> = {
  'identity.old_password_wrong': 'proof',
  'security.fund_password_wrong': 'proof',
  'identity.password_same': 'newPassword',
  'security.fund_password_format': 'newPassword',
  'security.fund_password_simple': 'newPassword',
  'identity.passwords_differ': 'confirmPassword',
};

interface NewPassword extends Readonly<Record<string, string>> {
  readonly proof: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

function useNewPassword(enterProof: string, onSubmit: (values: NewPassword) => void) {
  const t = useTexts(identityTexts);
  const text = useRefusalText();
  const faults = { format: t.sixDigits, simple: t.tooSimple };
  const form = useForm<NewPassword>({
    initial: { proof: '', newPassword: '', confirmPassword: '' },
    rules: {
      proof: (value) => (value === '' ? enterProof : null),
      newPassword(value) {
        const fault = fundPasswordFault(value);
        return fault === null ? null : faults[fault];
      },
      confirmPassword: (value, { newPassword }) => (value === newPassword ? null : t.differ),
    },
    onSubmit,
  });
  const rejected = (refusal: { code: string; params: Record<string, string | number> }, message: string) => {
    const said = text(refusal, message);
    const field = fieldOf[refusal.code];
    if (field === undefined) form.reject({}, said);
    else form.reject({ [field]: said });
  };
  return { form, rejected };
}

function Fields(props: {
  readonly form: ReturnType<typeof useNewPassword>['form'];
  readonly command: Command<typeof setFundPassword> | Command<typeof changeFundPassword>;
  readonly hint: string;
  readonly proof: string;
  readonly action: string;
}) {
  const t = useTexts(identityTexts);
  const { form, command, hint, proof, action } = props;
  const digits = { inputMode: 'numeric', maxLength: 6, isRequired: true } as const;
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4 px-4 pt-2">
      <p className="text-ink-2">{hint}</p>
      <ErrorSummary form={form} />
      <PasswordField {...form.field('proof')} label={proof} autoComplete="current-password" isRequired />
      <PasswordField
        {...form.field('newPassword')}
        {...digits}
        label={t.newFundPassword}
        hint={t.newHint}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.field('confirmPassword')}
        {...digits}
        label={t.confirmFundPassword}
        autoComplete="new-password"
      />
      <UnknownResultCard command={command} />
      <Button type="submit" isWide isBusy={command.isBusy}>
        {action}
      </Button>
    </form>
  );
}
