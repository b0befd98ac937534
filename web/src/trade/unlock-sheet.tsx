/** Asks for the fund password when an order needs it, opens the session for orders, and sends what was refused again. */
import { getSecurity, unlockTrading } from '@bahi/contract/security.ts';
import { useCommand, type Command } from '../data/use-command.ts';
import { useRefusalText } from '../i18n/refusal-text.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { UnknownResultCard } from '../ui/unknown-result-card.tsx';
import { useForm } from '../ui/use-form.ts';
import { tradeTexts } from './texts.ts';

/** The command that may be refused for want of it. */
type Refused = Pick<Command<typeof unlockTrading>, 'retry' | 'reset'> & {
  readonly state: { readonly phase: string; readonly refusal?: { readonly code: string } };
};

export function UnlockSheet({ command }: { readonly command: Refused }) {
  const t = useTexts(tradeTexts);
  const { state } = command;
  const isOpen = state.phase === 'refused' && state.refusal?.code === 'security.fund_password_needed';
  return (
    <Sheet isOpen={isOpen} onClose={command.reset} title={t.unlock.title} hasForm>
      <UnlockForm onUnlocked={command.retry} />
    </Sheet>
  );
}

/** Begins empty each time: the sheet forgets it when it closes. */
function UnlockForm({ onUnlocked }: { readonly onUnlocked: () => void }) {
  const t = useTexts(tradeTexts);
  const text = useRefusalText();
  const form = useForm({
    initial: { fundPassword: '' },
    rules: { fundPassword: (value) => (/^[0-9]{6}$/.test(value) ? null : t.unlock.enter) },
    onSubmit: (values) => unlock.send(values),
  });
  const unlock = useCommand(unlockTrading, {
    changes: [getSecurity],
    onDone: onUnlocked,
    onRefused: (refusal, message) => form.reject({ fundPassword: text(refusal, message) }),
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4 pt-2">
      <p className="text-ink-2">{t.unlock.body}</p>
      <ErrorSummary form={form} />
      <PasswordField
        {...form.field('fundPassword')}
        label={t.unlock.fundPassword}
        autoComplete="current-password"
        inputMode="numeric"
        maxLength={6}
        isRequired
      />
      <UnknownResultCard command={unlock} />
      <Button type="submit" isWide isBusy={unlock.isBusy}>
        {t.unlock.send}
      </Button>
    </form>
  );
}
