/** The verifier in the browser: reads the published valuations, works all of them out again, and says in words what was compared. */
import { Suspense, lazy, useState } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { poolTexts } from './texts.ts';
import type { CheckPanelProps } from './check-panel.tsx';

const CheckPanel = lazy(() => import('./check-panel.tsx'));

/** Who does not ask for it does not load it. */
export function ValuationCheck(props: CheckPanelProps) {
  const t = useTexts(poolTexts);
  const [wasOpened, setOpened] = useState(false);
  return (
    <details className="px-4" onToggle={() => setOpened(true)}>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-action">
        {props.own === undefined ? t.check : t.checkRecord}
      </summary>
      {wasOpened && (
        <Suspense>
          <CheckPanel {...props} />
        </Suspense>
      )}
    </details>
  );
}
