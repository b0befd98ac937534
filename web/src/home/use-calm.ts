/** Whether the first screen has settled: what stands below it waits until the browser has nothing better to do. */
import { useEffect, useState } from 'react';

const AT_LATEST_MS = 1_500;

export function useCalm(): boolean {
  const [isCalm, setCalm] = useState(false);
  useEffect(() => {
    // Not every browser tells when it is idle.
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(() => setCalm(true), AT_LATEST_MS / 3);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => setCalm(true), { timeout: AT_LATEST_MS });
    return () => cancelIdleCallback(handle);
  }, []);
  return isCalm;
}
