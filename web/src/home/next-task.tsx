/**
 * The one thing to do next, below the total; what it is is asked for once the total stands. Until it is known its place is as high as
 * it was last: the list below must not move under the finger.
 */
import { Suspense, lazy, useEffect, useRef } from 'react';
import { OWN } from '../data/own.ts';
import { useTaskStands } from './task-stands.ts';
import { useSettled } from './use-settled.ts';

const Tasks = lazy(() => import('./tasks.tsx'));

/** Of a card on a phone: a first visit mostly has one. */
const FIRST_PX = 102;

export function NextTask() {
  const isSettled = useSettled();
  const stands = useTaskStands();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!stands || place.current === null) return;
    const observer = new ResizeObserver(([entry]) => keepHeight(entry!.contentRect.height));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [stands]);
  return (
    <div ref={place} className="flow-root" style={stands ? undefined : { minHeight: keptHeight() }}>
      {isSettled && (
        <Suspense>
          <Tasks />
        </Suspense>
      )}
    </div>
  );
}

function keptHeight(): number {
  return Number(localStorage.getItem(OWN.taskHeight) ?? FIRST_PX);
}

function keepHeight(height: number): void {
  try {
    localStorage.setItem(OWN.taskHeight, String(height));
  } catch {
    // A full store only costs the place.
  }
}
