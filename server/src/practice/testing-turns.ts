/** The turns of a practice job by hand, at any moment of a virtual clock: what lies between two of them can be looked at, and days are cheap. */
import type { Clock, VirtualClock } from '../platform/clock.ts';

export interface Turns {
  /** For the one job. */
  readonly clock: Clock;
  turn(): void;
}

export function turning({ now, after }: VirtualClock): Turns {
  let fire = (): void => {};
  return {
    clock: {
      now,
      after,
      every(_ms, fn) {
        fire = fn;
        return () => {};
      },
    },
    turn: () => fire(),
  };
}
