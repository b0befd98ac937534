/** What a test leaves to chance follows from one number, which it prints. */
import { hashText } from './rng.ts';

/** Core knows no Node; its tests run in one. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

const SEEDS = 2 ** 31;

/**
 * The seed of a test file (`import.meta.filename`): the same in each run of the gate, so that what is green stays green until something
 * changes; with BAHI_EVERYWHERE=1 (`npm run test:all`) another one each time. BAHI_SEED=N for that one (decision 0133).
 */
export function testSeed(file: string): number {
  const { BAHI_SEED: given, BAHI_EVERYWHERE: everywhere } = process.env;
  if (given !== undefined) return Number(given);
  if (everywhere === '1') return Math.floor(Math.random() * SEEDS);
  return hashText(file.split(/[\\/]/).slice(-2).join('/')) % SEEDS;
}
