/** A short league with a seed of its own: nobody gains by bending prices. `npm run sim -- --attackers --seed N` plays the long one. */
import { testSeed } from '@bahi/core/testing-seed.ts';
import { expect, test } from 'vitest';
import { gainsOf, LEAGUE, runLeague, type Standing } from './league.ts';

const SEED = String(testSeed(import.meta.filename));
/** As many that a way that gains is seen; each is some hundredths of a second of processor. */
const SEEDS = 14;
/**
 * Whoever seems to gain by those plays again on others, and has to be five deviations above nothing there. A player whose mean is nothing seems to
 * gain in less than 2 of 100 runs (Student's t of 13 degrees), and is five deviations above with a chance of 5e-7: both together 1e-8, and below
 * 1e-6 for all of the league. Nearly all of them lose many deviations.
 */
const SEEDS_AGAIN = 300;
const CERTAINTY = 5;
/** One that ends five deviations above is expected to be more than two above after so many of them: who is not one above by then plays no further. */
const SEEDS_BETWEEN = 60;
const CERTAINTY_BETWEEN = 1;

function hasGained(standing: Standing): boolean {
  return gainsOf(standing, standing.atLeast).length > 0;
}

test.each(LEAGUE)(
  `$name gains nothing, and leaves nothing to be paid by others (BAHI_SEED=${SEED})`,
  { timeout: 240_000 },
  (player) => {
    const [standing] = [...runLeague(SEED, SEEDS, [player])];
    if (!hasGained(standing!)) return;
    const [between] = [...runLeague(`${SEED} again`, SEEDS_BETWEEN, [player], CERTAINTY_BETWEEN)];
    if (!hasGained(between!)) return;
    const [again] = [...runLeague(`${SEED} again`, SEEDS_AGAIN, [player], CERTAINTY)];
    expect(hasGained(again!), JSON.stringify([standing, again])).toBe(false);
  },
);
