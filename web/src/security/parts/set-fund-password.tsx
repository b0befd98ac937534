/** Sets the first fund password, behind the login password: on its own screen, and in the sheet over a form that asks for one. */
import { getSecurity, setFundPassword } from '@bahi/contract/security/calls.ts';
import { getWithdrawalTerms } from '@bahi/contract/withdrawals/calls.ts';
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

/** `onSet`: there is one now, also where another device was faster. */
export default function SetFundPassword({ onSet }: { readonly onSet: () => void }) {
  const t = useFundPasswordTexts();
  const text = useRefusalText();
  const command = useCommand(setFundPassword, {
    changes,
    onDone() {
      toast(t.wasSet);
      onSet();
    },
    onRefused(refusal, message) {
      if (refusal.code !== 'security.fund_password_set') return rejected(refusal, message);
      toast(text(refusal, message));
      invalidate(...changes);
      onSet();
    },
  });
  const { form, rejected } = useNewFundPassword(
    { proof: t.enterLoginPassword },
    ({ proof, newPassword, confirmPassword }) =>
      command.send({ loginPassword: proof, fundPassword: newPassword, confirmPassword }),
  );
  return (
    <RequestForm form={form} command={command} action={t.set}>
      <p className="text-ink-2">{t.hint}</p>
      <AccountName />
      <PasswordField {...form.field('proof')} label={t.loginPassword} autoComplete="current-password" isRequired />
      <NewFundPassword form={form} />
    </RequestForm>
  );
}
