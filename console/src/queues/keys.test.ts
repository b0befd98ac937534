import { expect, test } from 'vitest';
import { defaultKeys, meaningOf, parseSettings, withKey, type Pressed } from './keys.ts';

const press = (key: string, more: Partial<Pressed> = {}): Pressed => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

test('a letter stands for its action, a digit for a reason, and with Ctrl it is the browser’s', () => {
  expect(meaningOf(press('a'), defaultKeys)).toBe('approve');
  expect(meaningOf(press('A'), defaultKeys)).toBe('approve');
  expect(meaningOf(press('3'), defaultKeys)).toBe(3);
  expect(meaningOf(press('0'), defaultKeys)).toBeNull();
  expect(meaningOf(press('c', { ctrlKey: true }), defaultKeys)).toBeNull();
  expect(meaningOf(press('Enter'), defaultKeys)).toBeNull();
});

test('on a layout without Latin letters the place of the key counts', () => {
  expect(meaningOf(press('ㄇ', { code: 'KeyA' }), defaultKeys)).toBe('approve');
});

test('switched off, no key means anything', () => {
  expect(meaningOf(press('a'), { ...defaultKeys, isOn: false })).toBeNull();
});

test('a key that is taken changes hands, so that each action keeps one of its own', () => {
  const changed = withKey(defaultKeys, 'approve', press('x'))!;
  expect([changed.keys.approve, changed.keys.reject]).toEqual(['x', 'a']);
  expect(new Set(Object.values(changed.keys)).size).toBe(Object.keys(defaultKeys.keys).length);
});

test.each(['1', 'Tab', ' ', 'Escape'])('%j cannot be chosen', (key) => {
  expect(withKey(defaultKeys, 'approve', press(key))).toBeNull();
});

test('what was kept is read again; anything else is not', () => {
  const changed = withKey(defaultKeys, 'zoom', press('v'))!;
  expect(parseSettings(JSON.stringify(changed))).toEqual(changed);
  for (const text of [null, '', '{}', '{"isOn":true}', '{"isOn":true,"keys":{"next":"j"}}', '[]'])
    expect(parseSettings(text)).toBeNull();
});
