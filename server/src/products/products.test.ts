/** A rights issue and a split, bonus shares or a dividend of one company do not run at the same time, whichever comes first; none makes a position too large, or is of a share without a price. */
import { addBusinessDays, practiceCalendar } from '@bahi/core/calendar.ts';
import { expect, test } from 'vitest';
import { NOON } from '../identity/testing.ts';
import { SetFeed } from '../orders/testing-market.ts';
import { virtualClock } from '../platform/clock.ts';
import { checkCorporateAction, type ActionFacts } from '../corporate-actions/product-checks.ts';
import { checkPlacement } from '../placements/product-checks.ts';
import { checkRights, type IssueFacts } from '../rights/product-checks.ts';

const feed = new SetFeed(virtualClock(NOON));
feed.list('VRM', 500_00);

const facts: ActionFacts & IssueFacts = {
  now: NOON,
  calendar: practiceCalendar,
  instrument: (symbol) => feed.instrument(symbol),
  isOffered: () => false,
  markPrice: () => 500_00,
  exDates: [],
  largestPosition: 0,
  runningUntil: {},
};
const said = ({ problems }: ReturnType<typeof checkRights | typeof checkCorporateAction | typeof checkPlacement>) =>
  problems.map(({ field, refusal }) => [field, refusal.code, refusal.params]);

const issue = {
  symbol: 'VRM',
  prospectus: 'The money pays for a second works.',
  ratioNew: '1',
  ratioHeld: '4',
  price: '300.00',
  recordDate: '2026-11-23',
  payBy: '2026-12-14T12:00',
};

test.each([
  [
    'after the record date by more than a week',
    '2026-12-07',
    [['payBy', 'products.action_during', { date: '2026-12-07' }]],
  ],
  // Rights may wait for a restriction, ten working days at most; extra shares are priced and given out before.
  ['on the last date', '2026-12-24', [['payBy', 'products.action_during', { date: '2026-12-24' }]]],
  ['after everything is settled', '2026-12-25', []],
  ['long over', '2026-11-09', []],
] as const)('a rights issue against an ex-date %s', (_when, exDate, expected) => {
  expect(said(checkRights(issue, { ...facts, exDates: [exDate] }))).toEqual(expected);
});

const split = {
  symbol: 'VRM',
  prospectus: 'Each share of the company becomes two.',
  actionKind: 'split',
  ratioNew: '2',
  ratioHeld: '1',
};

test.each([
  ['before the rights end', '2026-12-07', [['exDate', 'products.rights_running', { until: '2026-12-14' }]]],
  ['on their last date', '2026-12-14', [['exDate', 'products.rights_running', { until: '2026-12-14' }]]],
  ['after them', '2026-12-15', []],
] as const)('a split whose ex-date is %s', (_when, exDate, expected) => {
  const running = { ...facts, exDates: ['2026-11-24'], runningUntil: { rights: '2026-12-14' } };
  expect(said(checkCorporateAction({ ...split, exDate }, running))).toEqual(expected);
});

test.each([
  ['after the last decision', '2026-12-15', []],
  ['on its date', '2026-12-14', [['closesAt', 'products.action_before_decision', { date: '2026-12-14' }]]],
  ['tomorrow', '2026-11-22', [['closesAt', 'products.action_before_decision', { date: '2026-11-22' }]]],
  ['today, and is over', '2026-11-21', []],
] as const)('a placement against an ex-date that is %s', (_when, exDate, expected) => {
  const placement = {
    symbol: 'VRM',
    prospectus: 'A founder sells a part of the shares.',
    price: '480.00',
    lots: '100',
    minimumAmount: '48000.00',
    opensAt: '2026-11-22T12:00',
    closesAt: '2026-12-13T12:00',
  };
  expect(said(checkPlacement(placement, { ...facts, exDates: [exDate] }))).toEqual(expected);
});

test.each([
  ['before the last decision', '2026-11-26', [['products.placement_running', { until: '2026-11-26' }]]],
  ['after it', '2026-11-27', []],
] as const)('a split or rights whose ex-date is %s of a running placement', (_when, exDate, expected) => {
  const running = { ...facts, runningUntil: { placement: '2026-11-26' } };
  const recordDate = addBusinessDays(practiceCalendar, exDate, -1);
  expect(said(checkCorporateAction({ ...split, exDate }, running))).toEqual(expected.map((one) => ['exDate', ...one]));
  expect(said(checkRights({ ...issue, recordDate }, running))).toEqual(expected.map((one) => ['recordDate', ...one]));
});

test.each([
  ['2', 500_000_000, []],
  ['2', 500_000_001, [['ratioNew', 'products.position_too_large', { maximum: 1_000_000_000 }]]],
  ['10', 100_000_001, [['ratioNew', 'products.position_too_large', { maximum: 1_000_000_000 }]]],
] as const)('a split into %s against a position of %d shares', (ratioNew, largestPosition, expected) => {
  const given = { ...split, ratioNew, exDate: '2026-11-24' };
  expect(said(checkCorporateAction(given, { ...facts, largestPosition }))).toEqual(expected);
});

const dividend = {
  symbol: 'VRM',
  prospectus: 'The board shares what was earned.',
  actionKind: 'dividend',
  exDate: '2026-11-24',
  payDate: '2026-11-25',
};

test.each([
  ['250.00', 500_00, []],
  ['250.01', 500_00, [['perShare', 'products.out_of_range', { minimum: '0.01', maximum: '250.00' }]]],
  ['0.01', null, [['symbol', 'products.price_unknown', { symbol: 'VRM' }]]],
  ['99999999999.00', null, [['symbol', 'products.price_unknown', { symbol: 'VRM' }]]],
] as const)('a dividend of %s against a last price of %s', (perShare, price, expected) => {
  const found = checkCorporateAction({ ...dividend, perShare }, { ...facts, markPrice: () => price });
  expect(said(found)).toEqual(expected);
});

test('shares of which nobody knows a price are not split either', () => {
  const found = checkCorporateAction({ ...split, exDate: '2026-11-24' }, { ...facts, markPrice: () => null });
  expect(said(found)).toEqual([['symbol', 'products.price_unknown', { symbol: 'VRM' }]]);
});
