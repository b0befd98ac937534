/** Six new digits, twice, behind a proof of who asks: what setting, changing and replacing a fund password have in common. */
import { fundPasswordFault } from '@bahi/core/fund-password.ts';
import { useTexts } from '../i18n/texts.ts';
import { PasswordField } from '../ui/password-field.tsx';
import { useForm, type Form } from '../ui/use-form.ts';
import { useRejected } from './rejected.ts';
import { securityTexts } from './texts.ts';

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

/** `code` is asked for only where there are words for its want. */
export function useNewFundPassword(
  enter: { readonly proof: string; readonly code?: string },
  onSubmit: (values: NewPassword) => void,
) {
  const t = useTexts(securityTexts);
  const faults = { format: t.fund.sixDigits, simple: t.fund.tooSimple };
  const form = useForm<NewPassword>({
    initial: { proof: '', code: '', newPassword: '', confirmPassword: '' },
    rules: {
      proof: (value) => (value === '' ? enter.proof : null),
      code: (value) => (enter.code !== undefined && value.trim() === '' ? enter.code : null),
      newPassword(value) {
        const fault = fundPasswordFault(value);
        return fault === null ? null : faults[fault];
      },
      confirmPassword: (value, { newPassword }) => (value === newPassword ? null : t.fund.differ),
    },
    onSubmit,
  });
  return { form, rejected: useRejected(form, fieldOf) };
}

export function NewFundPassword({ form }: { readonly form: Form<NewPassword> }) {
  const t = useTexts(securityTexts);
  const digits = { inputMode: 'numeric', maxLength: 6, isRequired: true, autoComplete: 'new-password' } as const;
  return (
    <>
      <PasswordField {...form.field('newPassword')} {...digits} label={t.fund.new} hint={t.fund.newHint} />
      <PasswordField {...form.field('confirmPassword')} {...digits} label={t.fund.confirm} />
    </>
  );
}
