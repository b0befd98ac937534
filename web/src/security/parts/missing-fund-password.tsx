/** State P inside a sheet: a fund password is set there, over the form that asks for one, which so keeps what was filled in. */
import { Suspense, lazy } from 'react';
import type { SetFundPasswordProps } from './set-fund-password.tsx';
import { useStepUpTexts } from '../../i18n/step-up.ts';

const SetFundPassword = lazy(() => import('./set-fund-password.tsx'));

export function MissingFundPassword(props: Pick<SetFundPasswordProps, 'onSet' | 'action'>) {
  const t = useStepUpTexts();
  return (
    <div className="flex flex-col gap-2 pt-2">
      <p>{t.missingBody}</p>
      <Suspense>
        <SetFundPassword {...props} />
      </Suspense>
    </div>
  );
}
