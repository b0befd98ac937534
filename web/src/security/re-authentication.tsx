/** The login password, and a code where one is asked for: what a change of the account's guards needs on top of the session. */
import { useTexts } from '../i18n/texts.ts';
import { AccountName } from './parts/account-name.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { useForm, type Form } from '../ui/use-form.ts';
import { useRejected } from '../requests/parts/use-rejected.ts';
import { CodeField, type CodeFieldProps } from './code-field.tsx';
import { securityTexts } from './texts.ts';

interface Proof extends Readonly<Record<string, string>> {
  readonly loginPassword: string;
  readonly code: string;
}

/** Which field a refusal belongs beside. */
const fieldOf = {
  'identity.old_password_wrong': 'loginPassword',
  'identity.locked': 'loginPassword',
  'security.code_needed': 'code',
  'security.code_wrong': 'code',
  'security.code_expired': 'code',
} as const;

export function useProof({
  hasCode,
  onSubmit,
}: {
  readonly hasCode: boolean;
  readonly onSubmit: (proof: Proof) => void;
}) {
  const t = useTexts(securityTexts);
  const form = useForm<Proof>({
    idPrefix: 'proof',
    initial: { loginPassword: '', code: '' },
    rules: {
      loginPassword: (value) => (value === '' ? t.enterLoginPassword : null),
      code: (value) => (hasCode && value.trim() === '' ? t.enterCode : null),
    },
    onSubmit: ({ loginPassword, code }) => onSubmit({ loginPassword, code: code.trim() }),
  });
  return { form, rejected: useRejected(form, fieldOf) };
}

export function ProofFields({
  form,
  code = null,
}: {
  readonly form: Form<Proof>;
  readonly code?: Pick<CodeFieldProps, 'sources' | 'purpose'> | null;
}) {
  const t = useTexts(securityTexts);
  return (
    <>
      <AccountName />
      <PasswordField
        {...form.field('loginPassword')}
        label={t.loginPassword}
        autoComplete="current-password"
        isRequired
      />
      {code !== null && <CodeField field={form.field('code')} {...code} />}
    </>
  );
}
