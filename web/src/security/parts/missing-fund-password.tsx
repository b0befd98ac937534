/** State P inside a sheet: a fund password is set there, over the form that asks for one, which so keeps what was filled in. */
import { Suspense, lazy } from 'react';
import { useStepUpTexts } from '../../i18n/step-up.ts';

const SetFundPassword = lazy(() => import('./set-fund-password.tsx'));

export function MissingFundPassword({ onSet }: { readonly onSet: () => void }) {
  const t = useStepUpTexts();
  return (
    <div className="flex flex-col gap-2 pt-2">
      <p>{t.missingBody}</p>
      <Suspense>
        <SetFundPassword onSet={onSet} />
      </Suspense>
    </div>
  );
}
