/** Six new digits, twice, behind a proof of who asks: what setting, changing and replacing a fund password have in common. */
import { fundPasswordFault } from '@bahi/core/fund-password.ts';
import { useFundPasswordTexts } from '../../i18n/fund-password.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { useForm, type Form } from '../../ui/use-form.ts';
import { useRejected } from '../../requests/parts/use-rejected.ts';

interface NewPassword extends Readonly<Record<string, string>> {
  /** The login password, or the present fund password. */
  readonly proof: string;
  readonly code: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

/** Which field a refusal belongs beside. */
const fieldOf = {
  'identity.old_password_wrong': 'proof',
  'identity.locked': 'proof',
  'security.fund_password_wrong': 'proof',
  'security.fund_password_locked': 'proof',
  'security.code_needed': 'code',
  'security.code_wrong': 'code',
  'security.code_expired': 'code',
  'identity.password_same': 'newPassword',
  'security.fund_password_format': 'newPassword',
  'security.fund_password_simple': 'newPassword',
  'identity.passwords_differ': 'confirmPassword',
} as const;

/** `code` is asked for only where there are words for its want; `known` is the proof that was given just now. */
export function useNewFundPassword(
  enter: { readonly proof: string; readonly code?: string; readonly known?: string | undefined },
  onSubmit: (values: NewPassword) => void,
) {
  const t = useFundPasswordTexts();
  const faults = { format: t.sixDigits, simple: t.tooSimple };
  const form = useForm<NewPassword>({
    // It may stand in a sheet over another form.
    idPrefix: 'fund',
    initial: { proof: enter.known ?? '', code: '', newPassword: '', confirmPassword: '' },
    rules: {
      proof: (value) => (value === '' ? enter.proof : null),
      code: (value) => (enter.code !== undefined && value.trim() === '' ? enter.code : null),
      newPassword(value) {
        const fault = fundPasswordFault(value);
        return fault === null ? null : faults[fault];
      },
      confirmPassword: (value, { newPassword }) => (value === newPassword ? null : t.differ),
    },
    onSubmit,
  });
  return { form, rejected: useRejected(form, fieldOf) };
}

export function NewFundPassword({ form }: { readonly form: Form<NewPassword> }) {
  const t = useFundPasswordTexts();
  const digits = { inputMode: 'numeric', maxLength: 6, isRequired: true, autoComplete: 'new-password' } as const;
  return (
    <>
      <PasswordField {...form.field('newPassword')} {...digits} label={t.new} hint={t.newHint} />
      <PasswordField {...form.field('confirmPassword')} {...digits} label={t.confirm} />
    </>
  );
}
