/** True a moment after the balance is there: what can wait is asked for only then, so that it never delays the number. */
import { useEffect, useState } from 'react';
import { useFunds } from '../data/use-funds.ts';

const SETTLED_MS = 250;

export function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  const isReady = useFunds().data !== undefined;
  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(() => setSettled(true), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [isReady]);
  return isSettled;
}
