/**
 * The fund password, and the authenticator's code where one is set up, with what the server says of them beside their
 * fields. Real fields: paste, password managers and codes from messages work (screens §2). Begins empty each time.
 */
import { useEffect, useRef } from 'react';
import { useRefusalText } from '../../i18n/refusal-text.ts';
import { useStepUpTexts } from '../../i18n/step-up.ts';
import { RequestForm, type RequestFormProps } from '../../requests/parts/request-form.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';
import type { OnRefused, Proof } from './use-step-up.ts';

export interface StepUpFormProps extends Pick<RequestFormProps, 'command' | 'action'> {
  readonly hasCode: boolean;
  /** Sends it; a refusal of the proof is told to `onRefused`. */
  readonly onConfirm: (proof: Proof, onRefused: OnRefused) => void;
}

export function StepUpForm({ command, hasCode, action, onConfirm }: StepUpFormProps) {
  const t = useStepUpTexts();
  const text = useRefusalText();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const form = useForm({
    initial: { fundPassword: '', oneTimeCode: '' },
    rules: {
      fundPassword: (value) => (/^[0-9]{6}$/.test(value) ? null : t.enterFundPassword),
      oneTimeCode: (value) => (hasCode && value.trim() === '' ? t.enterCode : null),
    },
    onSubmit({ fundPassword, oneTimeCode }) {
      const code = oneTimeCode.trim();
      onConfirm({ fundPassword, ...(code === '' ? {} : { code }) }, (refusal, message) => {
        const field = refusal.code.startsWith('security.code_') ? 'oneTimeCode' : 'fundPassword';
        form.reject({ [field]: text(refusal, message) });
      });
    },
  });
  return (
    <RequestForm form={form} command={command} action={action}>
      <PasswordField
        {...form.field('fundPassword')}
        ref={first}
        label={t.fundPassword}
        autoComplete="current-password"
        inputMode="numeric"
        maxLength={6}
        isRequired
      />
      {hasCode && (
        <TextField
          {...form.field('oneTimeCode')}
          label={t.code}
          hint={t.codeHint}
          autoComplete="one-time-code"
          maxLength={12}
          isRequired
        />
      )}
    </RequestForm>
  );
}
