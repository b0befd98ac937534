/** A gate by count and weight. */
import { expect, test } from 'vitest';
import { createGate } from './gate.ts';

const tick = () => new Promise((resolve) => setImmediate(resolve));

test('two at once; the third waits for the first to leave, and leaving twice changes nothing', async () => {
  const gate = createGate({ atOnce: 2, waitingMax: 5 });
  const first = await gate.enter();
  await gate.enter();
  const entered: string[] = [];
  void gate.enter().then(() => entered.push('third'));
  void gate.enter().then(() => entered.push('fourth'));
  await tick();
  expect(entered).toEqual([]);
  first!();
  first!();
  await tick();
  expect(entered).toEqual(['third']);
});

test('a heavy one waits until it is alone, and a light one behind it does not overtake it', async () => {
  const gate = createGate({ atOnce: 3, weightMax: 10, waitingMax: 5 });
  const light = await gate.enter(4);
  const entered: string[] = [];
  const heavy = gate.enter(50);
  void heavy.then(() => entered.push('heavy'));
  void gate.enter(1).then(() => entered.push('light'));
  await tick();
  expect(entered).toEqual([]);
  light!();
  await tick();
  expect(entered).toEqual(['heavy']);
  (await heavy)!();
  await tick();
  expect(entered).toEqual(['heavy', 'light']);
});

test('who is gone does not hold a place, and who finds the queue full is told', async () => {
  const gate = createGate({ atOnce: 1, waitingMax: 1 });
  const leave = await gate.enter();
  let isGone = false;
  const gone = gate.enter(1, () => isGone);
  expect(await gate.enter()).toBeNull();
  isGone = true;
  const next = gate.enter();
  expect(await gone).toBeNull();
  leave!();
  expect(await next).not.toBeNull();
});
