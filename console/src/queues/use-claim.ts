/** The claim on the case that is open: taken a moment after it opened, kept while its reader works, given back on leaving. */
import { claimCase, releaseCase } from '@bahi/contract/staff/queues.ts';
import { useEffect, useRef, useState } from 'react';
import type { ConsoleError } from '../data/ask.ts';
import { ask } from '../data/live.ts';
import { keepClaim, type Claim, type ClaimKeeper } from './claim-keeper.ts';
import type { QueueKey } from './queue-row.ts';

interface Options {
  readonly queue: QueueKey;
  readonly id: string;
  /** Else the case is only looked at. */
  readonly isWanted: boolean;
}

/** Whoever steps through the list claims nothing on the way. */
const SETTLED_MS = 250;
const WORK = ['keydown', 'pointerdown', 'wheel'] as const;

export function useClaim({ queue, id, isWanted }: Options) {
  const [claim, setClaim] = useState<Claim>(isWanted ? { kind: 'taking' } : { kind: 'none' });
  const keeper = useRef<ClaimKeeper>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    const made = keepClaim({
      claim: () => ask(claimCase, { queue, case: id }),
      release: () => ask(releaseCase, { queue, case: id }),
      onChange: setClaim,
    });
    keeper.current = made;
    const timer = setTimeout(made.take, SETTLED_MS);
    for (const name of WORK) document.addEventListener(name, made.work, { passive: true });
    addEventListener('pagehide', made.leave);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', made.leave);
      for (const name of WORK) document.removeEventListener(name, made.work);
      made.leave();
    };
  }, [queue, id, isWanted]);
  return {
    claim,
    take: () => keeper.current?.take(),
    check: () => keeper.current?.check(),
    giveUp: () => keeper.current?.giveUp(),
    spend: () => keeper.current?.spend(),
    lose: (error: ConsoleError) => keeper.current?.lose(error),
  };
}
