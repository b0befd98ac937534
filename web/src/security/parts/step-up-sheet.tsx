/**
 * Asks for the fund password, and the authenticator's code where one is set up, before money moves. The screen says what
 * is about to happen: `const pay = useStepUp(withdraw, {…})`, `pay.ask(input)`, and here `<StepUpSheet stepUp={pay} …>`.
 */
import { Suspense, lazy, type ReactNode } from 'react';
import type { AnyEndpoint } from '../../data/query-client.ts';
import type { StepUp } from './use-step-up.ts';

const StepUpBody = lazy(() => import('./step-up-body.tsx'));

export interface StepUpSheetProps<E extends AnyEndpoint> {
  readonly stepUp: StepUp<E>;
  /** What is confirmed: "Withdraw 1,000.00". */
  readonly title: string;
  /** The words of the button. */
  readonly action: string;
  /** The slip: amounts, where to, when. */
  readonly children?: ReactNode;
}

export function StepUpSheet<E extends AnyEndpoint>({ stepUp, ...words }: StepUpSheetProps<E>) {
  if (!stepUp.isAsking) return null;
  return (
    <Suspense>
      <StepUpBody command={stepUp.command} onClose={stepUp.close} onConfirm={stepUp.confirm} {...words} />
    </Suspense>
  );
}
