/** The server's time, shown anew every `ms`; or that of another clock. */
import { useEffect, useState } from 'react';
import { serverNow } from '../data/clock.ts';

export function useNow(ms: number, clock: () => number = serverNow): number {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), ms);
    return () => clearInterval(timer);
  }, [ms, clock]);
  return now;
}
