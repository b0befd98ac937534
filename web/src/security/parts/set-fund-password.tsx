/**
 * Sets the first fund password, behind the login password: on its own screen, after signing up, and in the sheet over a form that asks
 * for one.
 */
import type { ReactNode } from 'react';
import { getSecurity, setFundPassword } from '@bahi/contract/security/calls.ts';
import { getWithdrawalTerms } from '@bahi/contract/withdrawals/calls.ts';
import { useConfigNumber } from '../../data/config.ts';
import { invalidate } from '../../data/query-client.ts';
import { useCommand } from '../../data/use-command.ts';
import { useFundPasswordTexts } from '../../i18n/fund-password.ts';
import { useRefusalText } from '../../i18n/refusal-text.ts';
import { toast } from '../../shell/toast.ts';
import { AccountName } from './account-name.tsx';
import { RequestForm } from '../../requests/parts/request-form.tsx';
import { NewFundPassword, useNewFundPassword } from './new-fund-password.tsx';
import { PasswordField } from '../../ui/password-field.tsx';

/** What it changes: a withdrawal's conditions are among the terms. */
const changes = [getSecurity, getWithdrawalTerms];

export interface SetFundPasswordProps {
  /** There is one now. `isOpen`: set here, which opens the session for orders; else another device was faster. */
  readonly onSet: (isOpen: boolean) => void;
  /** Typed just now: it is not asked for again. */
  readonly loginPassword?: string | undefined;
  /** The words on the button, where more follows. */
  readonly action?: string | undefined;
  readonly foot?: ReactNode;
}

export default function SetFundPassword({ onSet, loginPassword, action, foot }: SetFundPasswordProps) {
  const t = useFundPasswordTexts();
  const minutes = useConfigNumber('trading_unlock_minutes');
  const text = useRefusalText();
  const command = useCommand(setFundPassword, {
    changes,
    onDone() {
      toast(t.wasSet);
      onSet(true);
    },
    onRefused(refusal, message) {
      if (refusal.code !== 'security.fund_password_set') return rejected(refusal, message);
      toast(text(refusal, message));
      invalidate(...changes);
      onSet(false);
    },
  });
  const { form, rejected } = useNewFundPassword(
    { proof: t.enterLoginPassword, known: loginPassword },
    ({ proof, newPassword, confirmPassword }) =>
      command.send({ loginPassword: proof, fundPassword: newPassword, confirmPassword }),
  );
  return (
    <RequestForm form={form} command={command} action={action ?? t.set} foot={foot}>
      <p className="text-ink-2">{t.hint(minutes)}</p>
      <AccountName />
      {loginPassword === undefined && (
        <PasswordField {...form.field('proof')} label={t.loginPassword} autoComplete="current-password" isRequired />
      )}
      <NewFundPassword form={form} />
    </RequestForm>
  );
}
