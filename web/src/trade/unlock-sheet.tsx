/** Asks for the fund password when an order needs it, opens the session for orders, and sends what was refused again. */
import { Suspense, useRef } from 'react';
import { getSecurity, unlockTrading } from '@bahi/contract/security.ts';
import { useCommand, type Command } from '../data/use-command.ts';
import { useTexts } from '../i18n/texts.ts';
import { Sheet } from '../ui/sheet.tsx';
import { StepUpForm } from '../ui/step-up-form.tsx';
import type { OnRefused } from '../ui/use-step-up.ts';
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
      <Suspense>
        <UnlockForm onUnlocked={command.retry} />
      </Suspense>
    </Sheet>
  );
}

/** Begins empty each time: the sheet forgets it when it closes. */
function UnlockForm({ onUnlocked }: { readonly onUnlocked: () => void }) {
  const t = useTexts(tradeTexts);
  const rejected = useRef<OnRefused>(null);
  const unlock = useCommand(unlockTrading, {
    changes: [getSecurity],
    onDone: onUnlocked,
    onRefused: (refusal, message) => rejected.current?.(refusal, message),
  });
  return (
    <div className="flex flex-col gap-4 pt-2">
      <p className="text-ink-2">{t.unlock.body}</p>
      <StepUpForm
        command={unlock}
        hasCode={false}
        action={t.unlock.send}
        onConfirm={({ fundPassword }, onRefused) => {
          rejected.current = onRefused;
          unlock.send({ fundPassword });
        }}
      />
    </div>
  );
}
