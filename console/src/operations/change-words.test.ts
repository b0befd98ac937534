import { expect, test } from 'vitest';
import type { ConfigKey, ConfigTexts } from '@bahi/contract/configuration/calls.ts';
import { words } from '@bahi/contract/configuration/value-words.en.ts';
import { formatConfigValue } from '@bahi/contract/format-config.ts';
import { en as restriction } from '@bahi/contract/restrictions/reasons.en.ts';
import { together } from '@bahi/contract/together.ts';
import { en as texts } from '../i18n/texts.en.ts';
import { wordsOfChange, type Change } from './change-words.ts';
import { ownWords } from './words.ts';

const keys = together<ConfigTexts>(
  import.meta.glob('../../../contract/src/*/config-keys.en.ts', { eager: true, import: 'texts' }),
);
const used = {
  texts,
  own: ownWords.en,
  restriction,
  productKinds: { new_shares: 'New shares', placement: 'Placement' },
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
  expect(subject).toBe('Minimum deposit');
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

test('a member who enrols anew: what ends by it, and whose roles stay', () => {
  const { subject, facts, differences } = wordsOf({
    kind: 'staff',
    subject: 'kiran',
    before: { account: 'kiran', roles: ['content'], isEnrolled: true },
    after: { account: 'kiran', roles: ['content'], isEnrolled: false },
  });
  expect(subject).toBe('kiran');
  expect(facts).toEqual([
    ['Account', 'kiran'],
    ['Roles', 'Content'],
  ]);
  expect(differences).toEqual([{ label: 'Enrolled, with password and authenticator', before: ['Yes'], after: ['No'] }]);
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
  expect(of('Until')!.after).toEqual(['no end date']);
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

test('a product: its terms as one reads them; a call-off with its public note; a draw by its name', () => {
  const values = {
    symbol: 'NEEM',
    name: 'Neem Renewables',
    price: '1250.00',
    funding: 'block',
    opensAt: '2026-11-23T10:00',
  };
  const published = wordsOf({
    kind: 'product',
    subject: 'draft:9000001',
    after: { act: 'publish', product: 'new_shares', values },
  });
  expect(published.subject).toBe('Publish: New shares NEEM');
  const of = (label: string) => published.differences.find((one) => one.label === label)?.after;
  expect(of('Price per share, INR')).toEqual(['1,250.00']);
  expect(of('How it is paid')).toEqual(['Held with the application']);
  expect(of('Opens')).toEqual(['2026.11.23 10:00:00']);
  const off = wordsOf({
    kind: 'product',
    subject: 'new_shares:8000001',
    before: { productState: 'upcoming' },
    after: {
      act: 'call_off',
      product: 'new_shares',
      symbol: 'NEEM',
      name: 'Neem',
      productState: 'withdrawn',
      note: 'It left.',
    },
  });
  expect(off.subject).toBe('Call off: New shares NEEM');
  expect(off.differences).toContainEqual({ label: 'State', before: ['Upcoming'], after: ['Called off'] });
  expect(off.differences).toContainEqual({ label: 'Public note', before: [], after: ['It left.'] });
  const draw = wordsOf({
    kind: 'draw',
    subject: '8000001',
    after: { symbol: 'NEEM', name: 'Neem', level: '24381.05' },
  });
  expect(draw.subject).toBe('NEEM · Neem');
  expect(draw.differences).toContainEqual({ label: 'Closing level', before: [], after: ['24381.05'] });
});
