/** The open sheet of unlock-sheet.tsx. Begins empty each time: the sheet forgets what was typed when it closes. */
import { useRef, useState } from 'react';
import { getSecurity, unlockTrading } from '@bahi/contract/security/calls.ts';
import { useConfigNumber } from '../../data/config.ts';
import { useCommand } from '../../data/use-command.ts';
import { useStepUpTexts } from '../../i18n/step-up.ts';
import { MissingFundPassword } from './missing-fund-password.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { StepUpForm } from './step-up-form.tsx';
import type { OnRefused } from './use-step-up.ts';

interface UnlockBodyProps {
  /** There is no fund password yet: one is set first. */
  readonly isMissing: boolean;
  readonly onUnlocked: () => void;
  readonly onClose: () => void;
}

export default function UnlockBody({ isMissing: wasMissing, onUnlocked, onClose }: UnlockBodyProps) {
  const t = useStepUpTexts();
  const [isMissing, setMissing] = useState(wasMissing);
  return (
    <Sheet isOpen onClose={onClose} title={isMissing ? t.missingTitle : t.fundPassword} hasForm>
      {isMissing ? (
        <MissingFundPassword onSet={(isOpen) => (isOpen ? onUnlocked() : setMissing(false))} action={t.setAction} />
      ) : (
        <UnlockForm onUnlocked={onUnlocked} />
      )}
    </Sheet>
  );
}

function UnlockForm({ onUnlocked }: Pick<UnlockBodyProps, 'onUnlocked'>) {
  const t = useStepUpTexts();
  const minutes = useConfigNumber('trading_unlock_minutes');
  const rejected = useRef<OnRefused>(null);
  const unlock = useCommand(unlockTrading, {
    changes: [getSecurity],
    onDone: onUnlocked,
    onRefused: (refusal, message) => rejected.current?.(refusal, message),
  });
  return (
    <div className="flex flex-col gap-4 pt-2">
      <p className="text-ink-2">{t.unlockBody(minutes)}</p>
      <StepUpForm
        command={unlock}
        hasCode={false}
        action={t.unlockAction}
        onConfirm={({ fundPassword }, onRefused) => {
          rejected.current = onRefused;
          unlock.send({ fundPassword });
        }}
      />
    </div>
  );
}
