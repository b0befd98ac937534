/** information/fundPass: the six digits that orders and money ask for; set with the login password, changed with the old one. */
import { changeFundPassword, getSecurity } from '@bahi/contract/security/calls.ts';
import { useCall } from '../data/use-call.ts';
import { useCommand } from '../data/use-command.ts';
import { useTexts } from '../i18n/texts.ts';
import { back, goToHash, href } from '../shell/location.ts';
import { useQuery } from '../shell/pane.tsx';
import { Screen } from '../shell/screen.tsx';
import { toast } from '../shell/toast.ts';
import { Button } from '../ui/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { NewFundPassword, useNewFundPassword } from './parts/new-fund-password.tsx';
import SetFundPassword from './parts/set-fund-password.tsx';
import { RequestForm } from '../requests/parts/request-form.tsx';
import { ForgottenFundPassword } from './forgotten-fund-password.tsx';
import { securityTexts } from './texts.ts';

export default function FundPasswordScreen() {
  const t = useTexts(securityTexts);
  const security = useCall(getSecurity, {});
  const { show } = useQuery('/information/fundPass');
  const leave = () => {
    if (show !== undefined) goToHash(href('/information/fundPass'), { replace: true });
  };
  const say = (said: string) => {
    toast(said);
    leave();
  };
  const isForgotten = show === 'forgotten';
  return (
    <Screen
      title={isForgotten && security.data?.hasFundPassword !== false ? t.fund.forgotTitle : t.fundPassword}
      isNarrow
    >
      <Loaded from={security}>
        {(guards) => (
          <div className="flex flex-col gap-4 px-4 pt-2">
            {!guards.hasFundPassword ? (
              <SetFundPassword onSet={() => back('/information/safety')} />
            ) : isForgotten ? (
              <ForgottenFundPassword sources={guards} onDone={say} />
            ) : (
              <>
                <ChangeForm onDone={() => say(t.fund.wasChanged)} />
                <span className="-mx-4">
                  <Button variant="plain" size="medium" href={href('/information/fundPass', { show: 'forgotten' })}>
                    {t.fund.forgot}
                  </Button>
                </span>
              </>
            )}
          </div>
        )}
      </Loaded>
    </Screen>
  );
}

function ChangeForm({ onDone }: { readonly onDone: () => void }) {
  const t = useTexts(securityTexts);
  const command = useCommand(changeFundPassword, {
    changes: [getSecurity],
    onDone: () => {
      form.reset();
      onDone();
    },
    onRefused: (refusal, message) => rejected(refusal, message),
  });
  const { form, rejected } = useNewFundPassword({ proof: t.fund.enterOld }, ({ proof, newPassword, confirmPassword }) =>
    command.send({ oldPassword: proof, newPassword, confirmPassword }),
  );
  return (
    <RequestForm form={form} command={command} action={t.fund.change}>
      <p className="text-ink-2">{t.fund.changeHint}</p>
      <PasswordField
        {...form.field('proof')}
        label={t.fund.old}
        autoComplete="current-password"
        inputMode="numeric"
        maxLength={6}
        isRequired
      />
      <NewFundPassword form={form} />
    </RequestForm>
  );
}
