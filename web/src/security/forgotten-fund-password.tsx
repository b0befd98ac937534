/** Replacing a forgotten fund password: the day without payments is said first, then a code proves more than the login. */
import { getSecurity, resetFundPassword } from '@bahi/contract/security/calls.ts';
import { formatDateTime } from '@bahi/core/format.ts';
import { useConfigNumber } from '../data/config.ts';
import { useCommand } from '../data/use-command.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { Button } from '../ui/button.tsx';
import { Nudge } from '../ui/nudge.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { CodeField, hasCodeSource, type CodeSources } from './code-field.tsx';
import { RequestForm } from '../requests/parts/request-form.tsx';
import { NewFundPassword, useNewFundPassword } from './parts/new-fund-password.tsx';
import { AccountName } from './parts/account-name.tsx';
import { securityTexts } from './texts.ts';

export interface ForgottenFundPasswordProps {
  readonly sources: CodeSources;
  readonly onDone: (said: string) => void;
}

export function ForgottenFundPassword({ sources, onDone }: ForgottenFundPasswordProps) {
  const t = useTexts(securityTexts);
  const holdHours = useConfigNumber('money_out_hold_hours');
  return (
    <>
      <Nudge>
        <p className="font-semibold">{t.fund.forgotHold(holdHours)}</p>
        <p>{t.fund.forgotWhy(holdHours)}</p>
      </Nudge>
      {hasCodeSource(sources) ? <ReplaceForm sources={sources} onDone={onDone} /> : <NoCode sources={sources} />}
    </>
  );
}

function ReplaceForm({ sources, onDone }: ForgottenFundPasswordProps) {
  const t = useTexts(securityTexts);
  const command = useCommand(resetFundPassword, {
    changes: [getSecurity],
    onDone: ({ moneyOutHeldUntil }) => onDone(t.fund.wasReplaced(formatDateTime(moneyOutHeldUntil, marketZone()))),
    onRefused: (refusal, message) => rejected(refusal, message),
  });
  const { form, rejected } = useNewFundPassword(
    { proof: t.enterLoginPassword, code: t.enterCode },
    ({ proof, code, newPassword, confirmPassword }) =>
      command.send({ loginPassword: proof, code: code.trim(), newPassword, confirmPassword }),
  );
  return (
    <RequestForm form={form} command={command} action={t.fund.replace}>
      <AccountName />
      <PasswordField {...form.field('proof')} label={t.loginPassword} autoComplete="current-password" isRequired />
      <CodeField field={form.field('code')} sources={sources} purpose="fund_password" />
      <NewFundPassword form={form} />
    </RequestForm>
  );
}

function NoCode({ sources }: { readonly sources: CodeSources }) {
  const t = useTexts(securityTexts);
  return (
    <div className="flex flex-col gap-4">
      <p>{t.fund.forgotNoCode}</p>
      <Button isWide href={href('/information/safety', { show: 'authenticator' })}>
        {t.fund.forgotSetUp}
      </Button>
      {sources.canSendCodes && (
        <Button variant="soft" isWide href={href('/information/safety', { show: 'phone' })}>
          {t.fund.forgotBind}
        </Button>
      )}
    </div>
  );
}
