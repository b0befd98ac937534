/** The one thing to do next, below the total; what it is is asked for once the total stands. */
import { Suspense, lazy } from 'react';
import { useSettled } from './use-settled.ts';

const Tasks = lazy(() => import('./tasks.tsx'));

export function NextTask() {
  if (!useSettled()) return null;
  return (
    <Suspense>
      <Tasks />
    </Suspense>
  );
}
