/** What draws of commands share. */
import type { Rng } from '@bahi/core/rng.ts';

export interface PriceWish {
  /** Ticks away from the touch; negative is the patient side. */
  readonly ticks: number;
  /** Breaks the tick or the band on purpose. */
  readonly flaw: 'off_tick' | 'outside_band' | null;
}

export function drawPrice(rng: Rng): PriceWish {
  const flaw = rng.below(50) === 0 ? pick(rng, ['off_tick', 'outside_band'] as const) : null;
  return { ticks: rng.below(14) - 9, flaw };
}

export function pick<T>(rng: Rng, choices: readonly T[]): T {
  return choices[rng.below(choices.length)]!;
}
