import { expect, test } from 'vitest';
import { configForms, configKeys, type ConfigForm } from '@bahi/contract/configuration/calls.ts';
import { draftOf, isSameValue, valueOf, type Draft } from './value-drafts.ts';

const channel = {
  id: 'bank-1',
  kind: 'bank',
  name: 'Bank',
  payee: [{ label: 'holder', value: 'Bahi' }],
  checkLink: null,
  isPractice: true,
  hasPassword: true,
} as const;

const values: Readonly<Record<ConfigForm, unknown>> = {
  money: '100000.00',
  count: 10,
  percent: 50,
  basisPoints: 5,
  seconds: 15,
  minutes: 120,
  hours: 24,
  boolean: true,
  window: { from: 570, until: 1440 },
  levels: [1, 2, 5],
  channels: [channel],
  numbers: [{ label: 'Desk', number: '1800 000' }],
  text: 'Mon to Fri',
  title: 'Khata',
  picture: 'ab'.repeat(32),
  tabs: ['home', 'market', 'trade', 'account', 'vip'],
  link: 'https://bahi.example/chat',
};

test.each(Object.keys(values) as ConfigForm[])(
  'a value of the form %s comes back as it was, and the server takes it',
  (form) => {
    const back = valueOf(form, draftOf(form, values[form] as never));
    expect(isSameValue(back, values[form])).toBe(true);
    expect(configForms[form].safeParse(back).success).toBe(true);
  },
);

test('every form is covered', () => {
  expect(new Set(Object.values(configKeys).map(({ form }) => form)).size).toBeLessThanOrEqual(
    Object.keys(values).length,
  );
});

const text = (typed: string): Draft => ({ kind: 'text', text: typed });

test.each<[ConfigForm, Draft, unknown]>([
  ['money', text('1,00,000'), '100000.00'],
  ['money', text('12.5'), '12.50'],
  ['money', text('-5'), null],
  ['hours', text('1.5'), null],
  ['hours', text(''), null],
  ['levels', text('1，2 3'), [1, 2, 3]],
  ['levels', text('1, two'), null],
  ['link', text(''), ''],
  ['title', text(' '), null],
  ['title', text('x'.repeat(31)), null],
  ['tabs', { kind: 'tabs', tabs: ['home', 'vip'] }, null],
  ['link', text('http://x.example'), null],
  ['window', { kind: 'window', from: '9:30', until: '24:00' }, { from: 570, until: 1440 }],
  ['window', { kind: 'window', from: '18:00', until: '09:30' }, null],
  ['window', { kind: 'window', from: '09:60', until: '24:00' }, null],
  ['numbers', { kind: 'numbers', rows: [{ label: ' ', number: '1' }] }, null],
])('%s typed as %j is %j', (form, draft, value) => {
  expect(valueOf(form, draft)).toEqual(value);
});

test('a password that is not typed again is kept, a first one has to be typed', () => {
  const draft = draftOf('channels', [channel] as never) as Extract<Draft, { kind: 'channels' }>;
  const of = (change: object) => valueOf('channels', { kind: 'channels', rows: [{ ...draft.rows[0]!, ...change }] });
  expect(of({})).toEqual([channel]);
  expect(of({ password: 'open sesame' })).toEqual([{ ...channel, password: 'open sesame' }]);
  expect(of({ hadPassword: false })).toBeNull();
  expect(of({ hasPassword: false, password: 'abcd' })).toEqual([{ ...channel, hasPassword: false }]);
});
