/** Where an offer stands now; draws again when its clock has run to the next moment, and not each second. */
import { useEffect, useReducer } from 'react';
import { serverNow } from '../data/clock.ts';
import { nextMoment, phaseOf, type Offer } from './offer-phase.ts';

/** The most a timer can wait. */
const WAIT_MS_MAX = 2 ** 31 - 1;

export function usePhase(offer: Offer): {
  readonly phase: Offer['state'];
  readonly next: ReturnType<typeof nextMoment>;
} {
  // Counted, so that a timer that fires a moment early is set again.
  const [turn, draw] = useReducer((count: number) => count + 1, 0);
  const now = serverNow();
  const next = nextMoment(offer, now);
  const at = next?.at;
  useEffect(() => {
    if (at === undefined) return;
    const timer = setTimeout(draw, Math.min(Math.max(at - serverNow(), 0) + 20, WAIT_MS_MAX));
    return () => clearTimeout(timer);
  }, [at, turn]);
  return { phase: phaseOf(offer, now), next };
}
