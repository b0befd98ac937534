/** What stands in the way of publishing new shares, a placement or a rights issue, each at its field alone; every price that staff type is one that can be traded. */
import { addBusinessDays, practiceCalendar, sessionOn } from '@bahi/core/calendar.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { expect, test } from 'vitest';
import { NOON } from '../identity/testing.ts';
import { SetFeed } from '../orders/testing-market.ts';
import { virtualClock } from '../platform/clock.ts';
import { checkBlock } from '../block-trades/product-checks.ts';
import { checkGrab, drawAfter } from '../grab/product-checks.ts';
import { checkNewShares, type OfferFacts } from '../new-shares/product-checks.ts';
import { checkPlacement } from '../placements/product-checks.ts';
import { checkRights } from '../rights/product-checks.ts';
import type { ProductValues } from './draft-fields.ts';
import { neem, typed } from './testing.ts';

const feed = new SetFeed(virtualClock(NOON));
feed.list('VRM', 500_00);
feed.list('BAHIFIFTY', 24_381_05, { kind: 'index', isTradable: false });

const facts: OfferFacts = {
  now: NOON,
  calendar: practiceCalendar,
  instrument: (symbol) => feed.instrument(symbol),
  isOffered: () => false,
  markPrice: () => 500_00,
  exDates: [],
  runningUntil: {},
};

const whole = neem(NOON);

const problemsIn = (values: ProductValues) =>
  checkNewShares(values, facts).problems.map(({ field, refusal }) => [field, refusal.code]);

test('what is whole has nothing in its way, and becomes terms in paise and moments', () => {
  const { terms, problems } = checkNewShares(whole, facts);
  expect(problems).toEqual([]);
  expect(terms).toMatchObject({ price: 50_00n, lots: 10, lotSize: 100, minimumLots: 1, applicationsMaximum: 1 });
  expect(terms).toMatchObject({ opensAt: BigInt(NOON + 5 * MINUTE_MS), publishedAt: BigInt(NOON), payBy: null });
});

test.each<[what: string, changes: () => ProductValues, field: string, code: string]>([
  ['a symbol that is listed', () => ({ symbol: 'VRM' }), 'symbol', 'products.symbol_taken'],
  ['a price between two ticks', () => ({ price: '501.03' }), 'price', 'orders.price_off_tick'],
  ['a price of nothing', () => ({ price: '0.00' }), 'price', 'products.out_of_range'],
  ['no lots', () => ({ lots: '0' }), 'lots', 'products.out_of_range'],
  ['more for one than there is', () => ({ maximumLots: '11' }), 'maximumLots', 'products.out_of_range'],
  [
    'less at most than at least',
    () => ({ minimumLots: '4', maximumLots: '3' }),
    'maximumLots',
    'products.out_of_range',
  ],
  ['tickets beyond a phone', () => ({ lots: '900', maximumLots: '201' }), 'maximumLots', 'products.tickets_too_many'],
  ['a window that has begun', () => ({ opensAt: typed(NOON - MINUTE_MS) }), 'opensAt', 'products.too_early'],
  ['a close before the opening', () => ({ closesAt: typed(NOON) }), 'closesAt', 'products.too_early'],
  ['a date that is none', () => ({ publicDate: '2026-02-30' }), 'publicDate', 'products.value_invalid'],
  ['an index that is none', () => ({ publicIndex: 'VRM' }), 'publicIndex', 'market.symbol_unknown'],
  ['a level that is known before', () => ({ publicDate: '2026-11-19' }), 'publicDate', 'products.level_known_before'],
  ['a draw before the level', () => ({ drawAt: '2026-11-22T04:59' }), 'drawAt', 'products.too_early'],
  ['winners without a deadline', () => ({ funding: 'pay_after' }), 'payBy', 'products.field_missing'],
  ['allotted before it is drawn', () => ({ allotmentDate: '2026-11-20' }), 'allotmentDate', 'products.date_too_early'],
  ['listed before it is allotted', () => ({ listingDate: '2026-11-24' }), 'listingDate', 'products.date_too_early'],
  [
    'an auction in which one takes more than a tenth',
    () => ({ allocation: 'auction_bid', maximumLots: '2' }),
    'maximumLots',
    'products.out_of_range',
  ],
  [
    'an application for more shares than a position has',
    () => ({ tickets: 'application', price: '0.01', lots: '9000000', lotSize: '1000', maximumLots: '1000001' }),
    'maximumLots',
    'products.out_of_range',
  ],
  [
    'an application beyond what books hold',
    () => ({ tickets: 'application', price: '90000.00', lots: '9000000', lotSize: '1000', maximumLots: '9000000' }),
    'maximumLots',
    'products.out_of_range',
  ],
])('%s is named at its field', (_what, changes, field, code) => {
  expect(problemsIn({ ...whole, ...changes() })).toEqual([[field, code]]);
});

test.each([
  ['2026-11-24T05:29', [['payBy', 'products.too_early']]],
  ['2026-11-24T05:30', []],
])('who wins in a draw that nobody started has a day to pay: payment by %s', (payBy, expected) => {
  // Drawn on Sunday at 05:30, by itself on Monday.
  expect(problemsIn({ ...whole, funding: 'pay_after', payBy })).toEqual(expected);
});

test('a symbol that is offered already is taken', () => {
  const { problems } = checkNewShares(whole, { ...facts, isOffered: (symbol) => symbol === 'NEEM' });
  expect(problems).toMatchObject([{ field: 'symbol', refusal: { code: 'products.symbol_taken' } }]);
});

const placement: ProductValues = {
  symbol: 'VRM',
  prospectus: 'The company sells a block of its own shares.',
  price: '450.00',
  lots: '100',
  minimumAmount: '1000.00',
  opensAt: typed(NOON + 5 * MINUTE_MS),
  closesAt: typed(NOON + 120 * MINUTE_MS),
};
const rights: ProductValues = {
  symbol: 'VRM',
  prospectus: 'The money pays for a second works.',
  price: '400.00',
  ratioNew: '1',
  ratioHeld: '4',
  recordDate: '2026-11-23',
  payBy: '2026-12-14T12:00',
};

test.each<[price: string, between: [below: string, above: string] | null, tick?: string]>([
  ['249.99', null],
  ['501.05', null],
  ['501.03', ['501.00', '501.05'], '0.05'],
  ['1000.05', ['1000.00', '1000.10'], '0.10'],
  ['20003.00', ['20000.00', '20005.00'], '5.00'],
])('the price %s of a placement and of a rights issue is judged by its tick', (price, between, tick) => {
  const problems = [checkPlacement({ ...placement, price }, facts), checkRights({ ...rights, price }, facts)].map(
    (checked) => checked.problems,
  );
  const params = { tick, below: between?.[0], above: between?.[1] };
  const said = between === null ? [] : [{ field: 'price', refusal: { code: 'orders.price_off_tick', params } }];
  expect(problems).toEqual([said, said]);
});

test.each<[changes: ProductValues, field: string, code: string]>([
  [{ symbol: 'BAHIFIFTY' }, 'symbol', 'market.symbol_unknown'],
  [{ price: '0.00' }, 'price', 'products.out_of_range'],
  [{ lots: '0' }, 'lots', 'products.out_of_range'],
  [{ lots: '2.5' }, 'lots', 'products.value_invalid'],
  [{ price: '90000.00', lots: '9000000' }, 'lots', 'products.out_of_range'],
  [{ minimumAmount: '4500000.01' }, 'minimumAmount', 'products.out_of_range'],
  [{ minimumAmount: '90000.00', maximumLots: '1' }, 'maximumLots', 'products.out_of_range'],
  [{ lockDays: '366' }, 'lockDays', 'products.out_of_range'],
  [{ promiseMinutes: '0' }, 'promiseMinutes', 'products.out_of_range'],
  [{ opensAt: typed(NOON - MINUTE_MS) }, 'opensAt', 'products.too_early'],
  [{ closesAt: typed(NOON + 5 * MINUTE_MS) }, 'closesAt', 'products.too_early'],
  [{ prospectus: ' ' }, 'prospectus', 'products.field_missing'],
])('a placement with %j is stopped at that field', (changes, field, code) => {
  expect(checkPlacement(placement, facts).problems).toEqual([]);
  const { problems } = checkPlacement({ ...placement, ...changes }, facts);
  expect(problems.map((problem) => [problem.field, problem.refusal.code])).toEqual([[field, code]]);
});

test.each<[changes: ProductValues, field: string, code: string]>([
  [{ symbol: 'BAHIFIFTY' }, 'symbol', 'market.symbol_unknown'],
  [{ ratioNew: '0' }, 'ratioNew', 'products.out_of_range'],
  [{ ratioHeld: '1.5' }, 'ratioHeld', 'products.value_invalid'],
  [{ price: '0.00' }, 'price', 'products.out_of_range'],
  [{ lockDays: '366' }, 'lockDays', 'products.out_of_range'],
  [{ recordDate: '2026-02-30' }, 'recordDate', 'products.value_invalid'],
  [{ recordDate: '2026-11-20' }, 'recordDate', 'products.date_too_early'],
  [{ payBy: '2026-11-24T05:30' }, 'payBy', 'products.too_early'],
  [{ payBy: '2027-02-01T05:30' }, 'payBy', 'products.date_too_late'],
  [{ ratioNew: '1000', ratioHeld: '1', price: '0.05' }, 'ratioNew', 'products.price_too_low'],
  [{ prospectus: ' ' }, 'prospectus', 'products.field_missing'],
])('a rights issue with %j is stopped at that field', (changes, field, code) => {
  expect(checkRights(rights, facts).problems).toEqual([]);
  const { problems } = checkRights({ ...rights, ...changes }, facts);
  expect(problems.map((problem) => [problem.field, problem.refusal.code])).toEqual([[field, code]]);
});

test('a grab offer is drawn with the level of a session that closes once the list is published, not of one that closes with the requests', () => {
  const close = sessionOn(practiceCalendar, '2026-11-20')!.close;
  const dateOf = (closesAt: number) => drawAfter(practiceCalendar, closesAt).publicDate;
  expect(dateOf(close - 10 * MINUTE_MS)).toBe('2026-11-20');
  const next = addBusinessDays(practiceCalendar, '2026-11-20', 1);
  for (const closesAt of [close - 9 * MINUTE_MS, close, close + 1]) expect(dateOf(closesAt)).toBe(next);
});

test('shares that are sold below the market are locked for a day at least: nobody sells them on at once', () => {
  const window = { opensAt: typed(NOON + 5 * MINUTE_MS), closesAt: typed(NOON + 65 * MINUTE_MS) };
  const terms = { symbol: 'VRM', price: '485.00', lots: '10', maximumLots: '2', ...window };
  const grabTerms = {
    ...terms,
    prospectus: 'A block seller offers shares of a large company.',
    vipLevel: '1',
    rule: 'first_come',
  };
  const checks = [
    (lock: ProductValues) => checkBlock({ ...terms, ...lock }, facts, 1e6),
    (lock: ProductValues) =>
      checkGrab({ ...grabTerms, ...lock }, { ...facts, rank: { place: 1, last: 10 }, sellerHas: 1e6 }),
  ];
  for (const check of checks) {
    const none = check({ lockDays: '0' });
    expect(none.problems.map(({ field, refusal }) => [field, refusal.code])).toEqual([
      ['lockDays', 'products.out_of_range'],
    ]);
    expect(check({})).toMatchObject({ problems: [], terms: { lockDays: 1 } });
  }
});
