/**
 * The fund password, and the authenticator's code where one is set up, with what the server says of them beside their
 * fields. Real fields: paste, password managers and codes from messages work (screens §2). Begins empty each time.
 */
import { useEffect, useRef } from 'react';
import type { CommandState } from '../../data/command.ts';
import { useConnection } from '../../data/stream.ts';
import { useRefusalText } from '../../i18n/refusal-text.ts';
import { useStepUpTexts } from '../../i18n/step-up.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { UnknownResultCard } from '../../ui/unknown-result-card.tsx';
import { useForm } from '../../ui/use-form.ts';
import type { OnRefused, Proof } from './use-step-up.ts';

export interface StepUpFormProps {
  readonly command: {
    readonly state: CommandState<unknown>;
    readonly isBusy: boolean;
    readonly retry: () => void;
  };
  readonly hasCode: boolean;
  readonly action: string;
  /** Sends it; a refusal of the proof is told to `onRefused`. */
  readonly onConfirm: (proof: Proof, onRefused: OnRefused) => void;
}

export function StepUpForm({ command, hasCode, action, onConfirm }: StepUpFormProps) {
  const t = useStepUpTexts();
  const text = useRefusalText();
  const { isOnline } = useConnection();
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
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <ErrorSummary form={form} />
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
      <UnknownResultCard command={command} slow={t.slow} />
      <Button type="submit" isWide isBusy={command.isBusy} blockedBecause={isOnline ? null : t.offline}>
        {action}
      </Button>
    </form>
  );
}
