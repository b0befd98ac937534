/** Short runs of other kinds than the one of simulate.test.ts: beside it, on another core. */
import { expect, test } from 'vitest';
import { SEED, simulated } from './testing.ts';

test(`the auditor may stand after every single command (SEED=${SEED})`, async () => {
  const { commands, breaks } = await simulated({ seed: SEED, commands: 300, roundMax: 1 });
  expect({ commands, breaks }).toEqual({ commands: 300, breaks: [] });
});

test(`on the practice exchange itself too (SEED=${SEED})`, async () => {
  const { commands, breaks, outcomes } = await simulated({ seed: SEED, commands: 1_000, market: 'practice' });
  expect({ commands, breaks }).toEqual({ commands: 1_000, breaks: [] });
  for (const outcome of ['place done', 'close done']) expect(outcomes.get(outcome), outcome).toBeGreaterThan(0);
});

test(`a storm of commands of few customers, with the venue’s events among them (SEED=${SEED})`, async () => {
  const { commands, breaks } = await simulated({ seed: SEED, commands: 2_000, isStorm: true });
  expect({ commands, breaks }).toEqual({ commands: 2_000, breaks: [] });
});

test('the same seed is the same journal of commands with the same outcomes', async () => {
  const [first, second] = [await simulated({ seed: 7, commands: 800 }), await simulated({ seed: 7, commands: 800 })];
  expect(first.breaks).toEqual([]);
  expect([...second.outcomes].toSorted()).toEqual([...first.outcomes].toSorted());
  expect({ ...second, outcomes: null }).toEqual({ ...first, outcomes: null });
});
