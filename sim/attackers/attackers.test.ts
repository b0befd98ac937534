/** A short league with a fresh seed: nobody gains by bending prices. `npm run sim -- --attackers --seed N` plays the long one. */
import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { LEAGUE, runLeague } from './league.ts';

const SEED = process.env['LEAGUE_SEED'] ?? String(randomInt(1e8));
/** As many that a way that gains is seen; each is some hundredths of a second of processor. */
const SEEDS = 25;

test.each(LEAGUE)(`$name gains nothing, and leaves nothing to be paid by the house (LEAGUE_SEED=${SEED})`, (player) => {
  const [standing] = [...runLeague(SEED, SEEDS, [player])];
  expect(standing!.owed, JSON.stringify(standing)).toBe(0);
  expect(standing!.atLeast, JSON.stringify(standing)).toBeLessThanOrEqual(0);
});
