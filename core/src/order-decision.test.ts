/** Every check of rules §5 by a table, their order, and the state carried between commands of one batch. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { INDIAN_EQUITY_CHARGES } from './charges.ts';
import {
  decidePlace,
  leverageMaximum,
  reserve,
  type DecisionContext,
  type PlaceTerms,
  type TradingAccount,
} from './order-decision.ts';
import { previewPlace } from './order-preview.ts';
import type { TradedInstrument, TradedQuote } from './order-price.ts';
import { PARAMETERS } from './parameters.ts';
import { fillOpening, isEquityAtOrBelow } from './position.ts';
import { tickOf } from './price.ts';

const now = Date.parse('2026-11-20T10:00:00+05:30');
const opens = now + 3_600_000;
const instrument: TradedInstrument = {
  symbol: 'VRM',
  isTradable: true,
  priceScale: 2,
  lotSize: 100,
  bandRate: 5,
  lockDays: 0,
  lockMinutes: 0,
};
const quote: TradedQuote = {
  last: 500_00,
  bid: 499_95,
  ask: 500_05,
  mark: 500_00,
  upper: 550_00,
  lower: 450_00,
  state: 'trading',
  at: now - 1_000,
};
const account: TradingAccount = {
  frozen: null,
  banned: null,
  disabled: null,
  noTrade: null,
  isMarginEnabled: true,
  available: 10_00_000_00n,
  pausedUntil: null,
  fundPassword: 'given',
  orderTimes: [],
};
const terms: PlaceTerms = {
  symbol: 'VRM',
  direction: 'long',
  type: 'limit',
  lots: 1,
  leverage: 1,
  limitPrice: '500.00',
  timeInForce: 'session',
  stopLoss: null,
  takeProfit: null,
};
const context: DecisionContext = {
  market: { instrument, quote, isOpen: true, opens },
  parameters: PARAMETERS[0]!,
  schedule: INDIAN_EQUITY_CHARGES[0]!,
  haltedSince: null,
  now,
};

interface Change {
  account?: Partial<TradingAccount>;
  terms?: Partial<PlaceTerms>;
  quote?: Partial<TradedQuote> | null;
  market?: Partial<DecisionContext['market']>;
}

function decide(...changes: Change[]) {
  const all = changes.reduce<Required<Change>>(
    (sum, change) => ({
      account: { ...sum.account, ...change.account },
      terms: { ...sum.terms, ...change.terms },
      quote: change.quote === null || sum.quote === null ? null : { ...sum.quote, ...change.quote },
      market: { ...sum.market, ...change.market },
    }),
    { account: {}, terms: {}, quote: {}, market: {} },
  );
  const view = { ...context.market, quote: all.quote === null ? undefined : { ...quote, ...all.quote }, ...all.market };
  return decidePlace({ ...account, ...all.account }, { ...terms, ...all.terms }, { ...context, market: view });
}

const market: Change = { terms: { type: 'market', limitPrice: null } };
const ASKED = { reason: 'asked', since: 5, until: null, case: '11' };
const REVIEW = { reason: 'review', since: 6, until: 7, case: '12' };
const full = Array.from({ length: 10 }, (_, index) => now - 900 + index);

// In the order of rules §5: each change alone is refused with its code, and wins over all that stand below it.
const checks: [string, Change, object][] = [
  ['identity.frozen', { account: { frozen: ASKED } }, ASKED],
  ['identity.banned', { account: { banned: REVIEW } }, REVIEW],
  ['identity.disabled', { account: { disabled: REVIEW } }, REVIEW],
  ['identity.no_trade', { account: { noTrade: REVIEW } }, REVIEW],
  ['security.fund_password_missing', { account: { fundPassword: 'none' } }, {}],
  ['orders.market_closed', { market: { isOpen: false } }, { opens }],
  ['orders.halted', { quote: { state: 'halted' } }, { symbol: 'VRM' }],
  ['orders.price_unavailable', { quote: { last: null } }, { symbol: 'VRM' }],
  ['orders.price_stale', { quote: { at: now - 60_001 } }, { symbol: 'VRM', at: now - 60_001 }],
  ['orders.price_outside_band', { terms: { limitPrice: '550.05' } }, { lower: '450.00', upper: '550.00' }],
  ['orders.lots_invalid', { terms: { lots: 0 } }, { minimum: 1, maximum: 100_000 }],
  ['orders.margin_not_enabled', { account: { isMarginEnabled: false }, terms: { leverage: 2 } }, {}],
  [
    'orders.leverage_above_band',
    { terms: { leverage: 10 }, market: { instrument: { ...instrument, bandRate: 20 } } },
    { symbol: 'VRM', band: 20, maximum: 3 },
  ],
  [
    'orders.starts_at_a_loss',
    { terms: { leverage: 10, limitPrice: '540.00' } },
    { price: '540.00', mark: '500.00', percent: 50, nearest: '526.30' },
  ],
  ['orders.stop_wrong_side', { terms: { stopLoss: '551.00' } }, {}],
  ['orders.take_wrong_side', { terms: { takeProfit: '449.00' } }, {}],
  ['orders.insufficient_funds', { account: { available: 100n } }, {}],
  ['orders.too_frequent', { account: { orderTimes: full } }, { maximum: 10, wait: 1 }],
];

test.each(checks)('%s is refused with its numbers', (code, change, params) => {
  expect(decide(change)).toMatchObject({ isAccepted: false, rejection: { code, params } });
});

test('the first failure wins, in the order of the rules', () => {
  for (const [index, [code]] of checks.entries()) {
    const failures = checks.slice(index).map(([, change]) => change);
    expect(decide(...failures.toReversed())).toMatchObject({ rejection: { code } });
  }
});

test.each<[string, Change]>([
  ['orders.suspended', { quote: { state: 'suspended' } }],
  ['orders.off_shelf', { quote: { state: 'off_shelf' } }],
  ['orders.not_tradable', { market: { instrument: { ...instrument, isTradable: false } } }],
  ['market.symbol_unknown', { market: { instrument: undefined } }],
  ['orders.price_unavailable', { quote: null }],
  ['orders.no_liquidity', { ...market, quote: { ask: null } }],
  ['orders.touch_too_far', { ...market, quote: { ask: 510_05 } }],
  ['orders.touch_too_far', { ...market, quote: { mark: 490_00 } }],
  ['orders.price_not_positive', { terms: { limitPrice: '0' } }],
  ['orders.price_not_positive', { terms: { limitPrice: '-5' } }],
  ['orders.price_not_positive', { terms: { limitPrice: '1e3' } }],
  ['orders.price_not_positive', { terms: { limitPrice: '५००' } }],
  ['orders.price_outside_band', { terms: { limitPrice: '999999999999999' } }],
  ['orders.limit_price_missing', { terms: { limitPrice: null } }],
  ['orders.limit_price_unused', { terms: { type: 'market', limitPrice: '500.00' } }],
  ['orders.lots_invalid', { terms: { lots: 1.5 } }],
  ['orders.lots_invalid', { terms: { lots: Number.NaN } }],
  ['orders.lots_invalid', { terms: { lots: 100_001 } }],
  ['orders.leverage_unknown', { terms: { leverage: 4 } }],
  ['orders.margin_not_enabled', { account: { isMarginEnabled: false }, terms: { direction: 'short' } }],
  ['orders.market_closed', { ...market, market: { isOpen: false } }],
])('%s', (code, change) => {
  expect(decide(change)).toMatchObject({ isAccepted: false, rejection: { code } });
});

test.each([
  { bandRate: 2, most: 10 },
  { bandRate: 5, most: 10 },
  { bandRate: 10, most: 5 },
  { bandRate: 20, most: 3 },
  { bandRate: 50, most: 1 },
  { bandRate: 99, most: 1 },
  { bandRate: null, most: 10 },
])('a daily band of $bandRate allows a leverage of $most and none above, long and short', ({ bandRate, most }) => {
  const { leverageLevels } = context.parameters;
  expect(leverageMaximum(leverageLevels, bandRate)).toBe(most);
  for (const direction of ['long', 'short'] as const)
    for (const leverage of leverageLevels) {
      const decision = decide({ terms: { direction, leverage }, market: { instrument: { ...instrument, bandRate } } });
      if (leverage <= most) expect(decision).toMatchObject({ isAccepted: true });
      else
        expect(decision).toMatchObject({
          rejection: { code: 'orders.leverage_above_band', params: { symbol: 'VRM', band: bandRate, maximum: most } },
        });
    }
});

test('where the operator offers fewer levels, the most that is allowed is one of those', () => {
  expect(leverageMaximum([1, 2, 4], 20)).toBe(4);
  expect(leverageMaximum([1, 3, 10], 20)).toBe(3);
});

test('nothing opens that would be warned about as soon as it is filled, and all else does', () => {
  const cases = fc.record({
    direction: fc.constantFrom('long' as const, 'short' as const),
    leverage: fc.constantFrom(2, 3, 5, 10),
    mark: fc.integer({ min: 200_00, max: 20_000_00 }),
  });
  const wide = { lower: 1, upper: 99_999_999, last: 1 };
  fc.assert(
    fc.property(cases, ({ direction, leverage, mark }) => {
      const at = (limitPrice: string) =>
        decide({
          account: { available: 10n ** 15n },
          terms: { direction, leverage, limitPrice },
          quote: { ...wide, mark },
        });
      const far = at(direction === 'long' ? '900000.00' : '20.00');
      if (far.isAccepted || far.rejection.code !== 'orders.starts_at_a_loss')
        throw new Error('it is far from the mark');
      const { nearest } = far.rejection.params;
      const price = Number(nearest.replace('.', ''));
      const beyond = price + (direction === 'long' ? tickOf(price + 1) : -tickOf(price - 1));
      expect(at(nearest)).toMatchObject({ isAccepted: true });
      expect(at((beyond / 100).toFixed(2))).toMatchObject({ rejection: { code: 'orders.starts_at_a_loss' } });
      const filled = (fillPrice: number) =>
        fillOpening({
          terms: { direction, leverage, schedule: context.schedule },
          position: null,
          fill: { price: fillPrice, quantity: 100 },
          remaining: 0,
          worstPrice: fillPrice,
          spendable: 10n ** 15n,
        }).position;
      expect(isEquityAtOrBelow(filled(price), mark, 50)).toBe(false);
      expect(isEquityAtOrBelow(filled(beyond), mark, 49)).toBe(false);
      expect(isEquityAtOrBelow(filled(beyond), mark, 51)).toBe(true);
    }),
  );
});

test('a price off its tick is refused with its valid neighbours', () => {
  const refused = (limitPrice: string) => decide({ terms: { limitPrice } });
  const params = { tick: '0.05', below: '500.00', above: '500.05' };
  expect(refused('500.03')).toMatchObject({ rejection: { code: 'orders.price_off_tick', params } });
  expect(refused('500.001')).toMatchObject({ rejection: { code: 'orders.price_off_tick', params } });
});

test('an order worth less than 1,000 INR is refused', () => {
  const cheap = {
    quote: { last: 9_99, bid: 9_98, ask: 9_99, upper: 10_98, lower: 8_99 },
    terms: { limitPrice: '9.99' },
  };
  const params = { minimum: '1000.00', amount: '999.00' };
  expect(decide(cheap)).toMatchObject({ rejection: { code: 'orders.below_opening_minimum', params } });
});

test('a limit buy holds margin and charges at its limit, a market buy at its protection price', () => {
  // 50,000.00; brokerage 15.00, exchange 1.49 (half up), sebi 0.05, gst 2.98, stamp 1.50.
  expect(decide()).toMatchObject({ isAccepted: true, plan: { quantity: 100, hold: 50_021_02n, status: 'pending' } });
  const plan = { price: 500_05, protectionPrice: 510_00, worstPrice: 510_00, limitPrice: null };
  expect(decide(market)).toMatchObject({ isAccepted: true, plan });
});

test('a short holds at the limit or 2 % above the touch or the mark price, inside the band', () => {
  const short = (limitPrice: string) => decide({ terms: { direction: 'short', limitPrice } });
  expect(short('500.00')).toMatchObject({ plan: { worstPrice: 510_00 } });
  expect(decide({ terms: { direction: 'short' }, quote: { bid: 505_00, ask: 505_05 } })).toMatchObject({
    plan: { worstPrice: 515_10 },
  });
  expect(short('520.00')).toMatchObject({ plan: { worstPrice: 520_00 } });
  expect(decide({ terms: { direction: 'short' }, quote: { upper: 505_00 } })).toMatchObject({
    plan: { worstPrice: 505_00 },
  });
});

test('a good-till-cancelled limit order may be placed while the market is closed and waits', () => {
  const closed = { market: { isOpen: false }, quote: { at: now - 86_400_000 } };
  expect(decide({ ...closed, terms: { timeInForce: 'gtc' } })).toMatchObject({
    isAccepted: true,
    plan: { status: 'accepted' },
  });
});

test('commands of one batch see what the ones before them reserved', () => {
  let state: TradingAccount = { ...account, available: 120_000_00n };
  const outcomes = [];
  for (let command = 0; command < 3; command += 1) {
    const decision = decidePlace(state, terms, context);
    outcomes.push(decision.isAccepted);
    if (decision.isAccepted) state = reserve(state, decision.plan.hold, context.parameters, now);
  }
  expect(outcomes).toEqual([true, true, false]);
});

test('where one order a second is allowed no more than one is kept in mind', () => {
  const parameters = { ...context.parameters, ordersPerSecondMaximum: 1 };
  let state = account;
  for (let order = 0; order < 3; order += 1) state = reserve(state, 0n, parameters, now + order * 1_000);
  expect(state.orderTimes).toEqual([now + 2_000]);
  expect(decidePlace(state, terms, { ...context, parameters, now: now + 2_999 }).isAccepted).toBe(false);
});

test('a clock that was set back by an hour keeps nobody from ordering', () => {
  expect(decide({ account: { orderTimes: full.map((at) => at + 3_600_000) } }).isAccepted).toBe(true);
});

test('the eleventh order within a second is refused, and a second after the first it is not', () => {
  let state = account;
  for (let order = 0; order < 10; order += 1) state = reserve(state, 0n, context.parameters, now + order);
  expect(state.orderTimes).toHaveLength(10);
  expect(decidePlace(state, terms, { ...context, now: now + 999 })).toMatchObject({
    rejection: { code: 'orders.too_frequent' },
  });
  expect(decidePlace(state, terms, { ...context, now: now + 1_000 })).toMatchObject({ isAccepted: true });
});

test('the preview shows the hold that placing takes, the most lots, and what would refuse the order', () => {
  const preview = previewPlace(account, terms, context);
  expect(preview).toMatchObject({
    hold: 50_021_02n,
    needed: 50_021_02n,
    maximumLots: 19,
    rejection: null,
    closeOutPrice: null,
  });
  const tooMany = previewPlace(account, { ...terms, lots: 20 }, context);
  expect(tooMany).toMatchObject({ rejection: { code: 'orders.insufficient_funds' }, contractAmount: 10_00_000_00n });
  const leveraged = previewPlace(account, { ...terms, leverage: 5 }, context);
  expect(leveraged).toMatchObject({ margin: 10_000_00n, lossAtFivePercent: 2_500_00n, closeOutPrice: 425_00 });
  const closed = previewPlace(account, terms, { ...context, market: { ...context.market, isOpen: false } });
  expect(closed).toMatchObject({ price: 500_00, rejection: { code: 'orders.market_closed' } });
});

test('a halt of the house comes before everything else', () => {
  const halted = { ...context, haltedSince: now - 5 };
  const worst = { ...account, frozen: { reason: 'asked', since: 1, until: null, case: '1' } };
  expect(decidePlace(worst, { ...terms, lots: -1 }, halted)).toEqual({
    isAccepted: false,
    rejection: { code: 'orders.house_halted', params: { since: now - 5 } },
  });
});
