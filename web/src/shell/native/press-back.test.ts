import { expect, test } from 'vitest';
import { pressBack } from './press-back.ts';

test('with a history the button goes back', () => {
  expect(pressBack(true, 900, 1000)).toEqual({ type: 'back' });
});

test('at a root the first press hints, the second within 1 s quits, a later one hints again', () => {
  expect(pressBack(false, null, 1000)).toEqual({ type: 'hint', pressedAt: 1000 });
  expect(pressBack(false, 1000, 2000)).toEqual({ type: 'quit' });
  expect(pressBack(false, 1000, 2001)).toEqual({ type: 'hint', pressedAt: 2001 });
});
