/** The one thing to do next, below the total; what it is is asked for once the total stands. */
import { Suspense, lazy } from 'react';
import { OWN } from '../data/own.ts';
import { KeptPlace } from './kept-place.tsx';
import { useTaskStands } from './task-stands.ts';
import { useSettled } from './use-settled.ts';

const Tasks = lazy(() => import('./tasks.tsx'));

/** Of a card on a phone: a first visit mostly has one. */
const FIRST_PX = 102;

export function NextTask() {
  const isSettled = useSettled();
  return (
    <KeptPlace storedAs={OWN.taskHeight} firstPx={FIRST_PX} stands={useTaskStands()}>
      {isSettled && (
        <Suspense>
          <Tasks />
        </Suspense>
      )}
    </KeptPlace>
  );
}
