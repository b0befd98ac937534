/** The open sheet of step-up-sheet.tsx; without a fund password (state P) one is set in it first. */
import { useState, type ReactNode } from 'react';
import { getSecurity } from '@bahi/contract/security/calls.ts';
import { useCall } from '../../data/use-call.ts';
import { useStepUpTexts } from '../../i18n/step-up.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { MissingFundPassword } from './missing-fund-password.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { StepUpForm, type StepUpFormProps } from './step-up-form.tsx';
import type { OnRefused, Proof } from './use-step-up.ts';

interface StepUpBodyProps extends Pick<StepUpFormProps, 'command' | 'action'> {
  readonly title: string;
  readonly children?: ReactNode;
  readonly onClose: () => void;
  readonly onConfirm: (proof: Proof, onRefused: OnRefused) => void;
}

export default function StepUpBody({ command, title, action, children, onClose, onConfirm }: StepUpBodyProps) {
  const t = useStepUpTexts();
  const security = useCall(getSecurity, {});
  // Known here before it is read again.
  const [wasSet, setWasSet] = useState(false);
  const isMissing = security.data?.hasFundPassword === false && !wasSet;
  return (
    <Sheet isOpen onClose={onClose} title={isMissing ? t.missingTitle : title} hasForm>
      <Loaded from={security}>
        {({ hasTotp }) =>
          isMissing ? (
            <MissingFundPassword onSet={() => setWasSet(true)} />
          ) : (
            <div className="flex flex-col gap-4 pt-2">
              {children}
              <StepUpForm command={command} hasCode={hasTotp} action={action} onConfirm={onConfirm} />
              <p className="text-small text-ink-2">{t.neverAsked}</p>
            </div>
          )
        }
      </Loaded>
    </Sheet>
  );
}
