import { expect, test } from 'vitest';
import { en as keys, words } from '@bahi/contract/config-texts/en.ts';
import type { ConfigKey } from '@bahi/contract/configuration.ts';
import { formatConfigValue } from '@bahi/contract/format-config.ts';
import { en as restriction } from '@bahi/contract/restriction-texts/en.ts';
import type { Change } from '../data/resources.ts';
import { en as texts } from '../i18n/texts.en.ts';
import { wordsOfChange } from './change-words.ts';

const used = {
  texts,
  restriction,
  keys,
  lines: (key: ConfigKey, value: unknown) => formatConfigValue(key, value as never, words),
};

function wordsOf(change: Partial<Change>) {
  const whole = {
    id: '1',
    subject: '',
    before: null,
    after: {},
    reason: 'why',
    effectiveFrom: null,
    state: 'proposed',
  };
  const people = { maker: 'A', madeAt: 0, checker: null, checkedAt: null };
  return wordsOfChange({ ...whole, ...people, kind: 'config', ...change } as Change, used);
}

test('a setting by its name and as one reads its value', () => {
  const { subject, differences } = wordsOf({
    subject: 'depositMinimum',
    before: { value: '5000.00' },
    after: { value: '150000.00' },
  });
  expect(subject).toBe('Least deposit');
  expect(differences).toEqual([{ label: 'In force', before: ['5,000.00'], after: ['1,50,000.00'] }]);
});

test('roles: only those that come and go, and whose they are', () => {
  const { subject, facts, differences } = wordsOf({
    kind: 'roles',
    subject: '7',
    before: { account: 'kiran', roles: ['content', 'risk'] },
    after: { account: 'kiran', roles: ['content', 'support'] },
  });
  expect(subject).toBe('kiran');
  expect(facts).toEqual([['Account', 'kiran']]);
  expect(differences).toEqual([{ label: 'Roles', before: ['Risk'], after: ['Support'] }]);
});

test('a restriction without an end says so, against the day it lasts by itself', () => {
  const { subject, differences } = wordsOf({
    kind: 'restriction',
    subject: '3',
    before: { until: 1_795_000_000_000 },
    after: { customer: '10002', kind: 'frozen', reason: 'court_order', until: null, message: 'Words to the customer' },
  });
  expect(subject).toBe('Frozen · Number 10002');
  const of = (label: string) => differences.find((one) => one.label === label);
  expect(of('Until')!.after).toEqual(['no end is set']);
  expect(of('Until')!.before[0]).toMatch(/^2026\./);
  expect(of('Message')!.after).toEqual(['Words to the customer']);
});

test('a correction names what is reversed, a restart what is halted', () => {
  const shown = { customer: '10002', kind: 'deposit', reference: '12', currency: 'INR' };
  const { subject, facts, differences } = wordsOf({
    kind: 'correction',
    subject: '41',
    before: { ...shown, cash: '5000.00' },
    after: { ...shown, reverses: '41' },
  });
  expect(subject).toBe('Entry 41');
  expect(facts).toContainEqual(['Kind', 'Deposit']);
  expect(differences).toEqual([
    { label: 'Cash', before: ['5,000.00'], after: [] },
    { label: 'Reverses', before: [], after: ['Entry 41'] },
  ]);
  const restart = wordsOf({
    kind: 'restart',
    subject: '1',
    before: { haltedSince: 1_795_000_000_000, by: 'Rhea', why: 'Feed is wrong' },
    after: { haltedSince: null },
  });
  expect(restart.differences[0]!.after).toEqual(['Orders are taken']);
});
