import { beforeEach, expect, test, vi } from 'vitest';
import { keepMark, markOf } from './device-mark.ts';

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

test('each account has the mark of its last sign-in, in any spelling; the ninth pushes the oldest out', () => {
  expect(markOf('asha')).toEqual({});
  keepMark('asha', 'first');
  keepMark('asha', 'second');
  expect(markOf(' Asha ')).toEqual({ device: 'second' });
  for (let n = 0; n < 8; n += 1) keepMark(`other.${n}`, 'mark');
  expect(markOf('asha')).toEqual({});
  expect(markOf('other.0')).toEqual({ device: 'mark' });
});

test('what is stored and is no list is nothing', () => {
  stored.set('bahi.devices', '{');
  expect(markOf('asha')).toEqual({});
});
