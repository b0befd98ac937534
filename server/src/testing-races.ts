/** Acts that come at once, for tests of races: what each was answered, in an order that a seed shuffles. */
import { createRng } from '@bahi/core/rng.ts';
import type { CallResult } from '@bahi/contract/client.ts';
import { endOf } from './identity/testing.ts';
import { RefusalError } from './platform/refuse.ts';

export type Race = (acts: readonly (() => Promise<unknown>)[]) => Promise<string[]>;

/** Starts the acts in a random order, each a random moment after the one before. Answers in the order of the acts. */
export function createRace(seed: number): Race {
  const random = createRng(seed);
  return async (acts) => {
    const answers = acts.map(() => '');
    const order = acts.map((_, index) => ({ index, place: random.next() })).toSorted((a, b) => a.place - b.place);
    const running: Promise<void>[] = [];
    for (const { index } of order) {
      running.push(answer(acts[index]!()).then((code) => void (answers[index] = code)));
      for (let turns = random.below(4); turns > 0; turns -= 1) await new Promise((resolve) => setImmediate(resolve));
    }
    await Promise.all(running);
    return answers;
  };
}

/** "ok" or the refusal's code, of a call or of what was done in the service. */
export async function answer(work: Promise<unknown>): Promise<string> {
  try {
    const result = await work;
    return isCallResult(result) ? endOf(result) : 'ok';
  } catch (error) {
    return error instanceof RefusalError ? error.refusal.code : String(error);
  }
}

function isCallResult(result: unknown): result is CallResult<unknown> {
  return typeof result === 'object' && result !== null && 'kind' in result;
}

export function several(code: string, count: number): string[] {
  return Array.from({ length: count }, () => code);
}
