/** What was typed into a form and not sent: there again for who typed it, in time, and for nobody else. */
import { MINUTE_MS } from '@bahi/core/time.ts';
import { beforeEach, expect, test } from 'vitest';
import { dropTyped, holdTyped, keepTyped, readTyped, typedIn, withTyped } from './typed.ts';

let storage: Storage;
beforeEach(() => {
  const kept = new Map<string, string>();
  storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  } as unknown as Storage;
});

const asha = (now = 0) => ({ account: 'asha', now });
const birju = { account: 'birju', now: 1 };

test('what was typed is there again, each form its own', () => {
  keepTyped('withdrawal', { amount: '2500.50' }, asha(), storage);
  keepTyped('placement-7', { lots: 4 }, asha(1), storage);
  expect(readTyped('withdrawal', asha(2), storage)).toEqual({ amount: '2500.50' });
  expect(readTyped('placement-7', asha(2), storage)).toEqual({ lots: 4 });
  expect(readTyped('placement-8', asha(2), storage)).toEqual({});
});

test('another account of the same tab sees nothing, and what it types takes the place of the first one’s', () => {
  keepTyped('withdrawal', { amount: '2500.50' }, asha(), storage);
  expect(readTyped('withdrawal', birju, storage)).toEqual({});
  expect(readTyped('withdrawal', asha(1), storage)).toEqual({ amount: '2500.50' });
  keepTyped('exchange', { amount: '10' }, birju, storage);
  expect(readTyped('withdrawal', asha(2), storage)).toEqual({});
  expect(readTyped('exchange', asha(2), storage)).toEqual({});
});

test('a visitor’s form is kept for nobody, and shows nobody’s', () => {
  const visitor = { account: undefined, now: 0 };
  keepTyped('withdrawal', { amount: '1' }, visitor, storage);
  expect(readTyped('withdrawal', visitor, storage)).toEqual({});
  keepTyped('withdrawal', { amount: '2500.50' }, asha(), storage);
  keepTyped('withdrawal', { amount: '1' }, visitor, storage);
  expect(readTyped('withdrawal', visitor, storage)).toEqual({});
  expect(readTyped('withdrawal', asha(1), storage)).toEqual({ amount: '2500.50' });
});

test('half an hour after the last key it is gone from the storage too, and a clock that was set back keeps nothing', () => {
  keepTyped('withdrawal', { amount: '2500.50' }, asha(), storage);
  expect(readTyped('withdrawal', asha(30 * MINUTE_MS - 1), storage)).toEqual({ amount: '2500.50' });
  expect(readTyped('withdrawal', asha(30 * MINUTE_MS), storage)).toEqual({});
  keepTyped('exchange', { amount: '10' }, asha(30 * MINUTE_MS), storage);
  expect(storage.getItem('bahi.typed')).not.toContain('2500.50');
  expect(readTyped('exchange', asha(29 * MINUTE_MS), storage)).toEqual({});
});

test('what was sent is dropped, and the other forms stay', () => {
  keepTyped('withdrawal', { amount: '2500.50' }, asha(), storage);
  keepTyped('exchange', { amount: '10' }, asha(), storage);
  dropTyped('withdrawal', asha(1), storage);
  expect(readTyped('withdrawal', asha(2), storage)).toEqual({});
  expect(readTyped('exchange', asha(2), storage)).toEqual({ amount: '10' });
});

test.each(['password', 'fundPassword', 'channelPassword', 'code'])('%s is never written down', (name) => {
  keepTyped('withdrawal', { amount: '2500.50', [name]: '739164' }, asha(), storage);
  expect(readTyped('withdrawal', asha(), storage)).toEqual({ amount: '2500.50' });
  expect(storage.getItem('bahi.typed')).not.toContain('739164');
});

test('while whoever left for it is busy elsewhere the half hour begins again; what is old by then stays gone', () => {
  keepTyped('ticket', { lots: 3 }, asha(), storage);
  holdTyped(asha(20 * MINUTE_MS), storage);
  expect(readTyped('ticket', asha(45 * MINUTE_MS), storage)).toEqual({ lots: 3 });
  holdTyped(asha(51 * MINUTE_MS), storage);
  expect(readTyped('ticket', asha(51 * MINUTE_MS), storage)).toEqual({});
});

test('what cannot be read is nothing', () => {
  for (const text of ['{', '[]', '"asha"', '{"account":"asha"}']) {
    storage.setItem('bahi.typed', text);
    expect(readTyped('withdrawal', asha(), storage)).toEqual({});
  }
});

test('only what differs from the beginning is typed: the rest begins as it does on the day', () => {
  const typed = typedIn({ amount: '', destination: 'card-1', lots: 1 }, { amount: '', destination: 'card-2', lots: 4 });
  expect(typed).toEqual({ destination: 'card-2', lots: 4 });
  expect(withTyped({ amount: '9', destination: 'card-3', lots: 2 }, typed)).toEqual({
    amount: '9',
    destination: 'card-2',
    lots: 4,
  });
});

test('a field that was emptied stays empty, and one of another kind or of an older form is left out', () => {
  expect(withTyped({ amount: '500', lots: 1 }, { amount: '', lots: '4', gone: 'x' })).toEqual({ amount: '', lots: 1 });
});
