/** Closing, cancelling, adding margin and protecting: which state allows what, and with which message it is refused. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { INDIAN_EQUITY_CHARGES } from './charges.ts';
import type { DecisionContext, TradingAccount } from './order-decision.ts';
import { PARAMETERS } from './parameters.ts';
import {
  decideAddMargin,
  decideCancel,
  decideClose,
  decideProtect,
  type CloseTerms,
  type HeldPosition,
} from './position-decision.ts';
import { closingSide, fillOpening, marginOf, openProfit, type Direction } from './position.ts';
import { protectionPrice, tickOf } from './price.ts';

const now = Date.parse('2026-11-20T10:00:00+05:30');
const account: TradingAccount = {
  frozen: null,
  banned: null,
  disabled: null,
  noTrade: null,
  isMarginEnabled: false,
  available: 500_00n,
  pausedUntil: null,
  fundPassword: 'given',
  orderTimes: [],
};
const opened = (direction: Direction, { price = 100_00, leverage = 1, quantity = 250 } = {}) =>
  fillOpening({
    terms: { direction, leverage, schedule: INDIAN_EQUITY_CHARGES[0]! },
    position: null,
    fill: { price, quantity },
    remaining: 0,
    worstPrice: price,
    spendable: 10n ** 15n,
  }).position;
const position: HeldPosition = {
  ...opened('long'),
  symbol: 'VRM',
  status: 'holding',
  lockDays: 0,
  lockMinutes: 0,
  lockedUntil: null,
};
const terms: CloseTerms = { type: 'market', lots: null, limitPrice: null, timeInForce: 'session' };
const context: DecisionContext = {
  market: {
    instrument: {
      symbol: 'VRM',
      isTradable: true,
      priceScale: 2,
      lotSize: 100,
      bandRate: 10,
      lockDays: 0,
      lockMinutes: 0,
    },
    quote: {
      last: 100_00,
      bid: 99_99,
      ask: 100_01,
      mark: 100_00,
      upper: 110_00,
      lower: 90_00,
      state: 'trading',
      at: now,
    },
    isOpen: true,
    opens: now,
  },
  parameters: PARAMETERS[0]!,
  schedule: INDIAN_EQUITY_CHARGES[0]!,
  haltedSince: null,
  now,
};
const frozen = { reason: 'asked', since: 1, until: null, case: '1' };

test('a long is closed by a sell down to 2 % below the mark price, a short by a buy up to 2 % above it', () => {
  expect(decideClose(account, position, terms, context)).toMatchObject({
    plan: { quantity: 250, protectionPrice: 98_00 },
  });
  const short = { ...position, direction: 'short' as const };
  expect(decideClose(account, short, terms, context)).toMatchObject({ plan: { protectionPrice: 102_00 } });
});

test('lots close so many shares, and the last lot what is left', () => {
  const close = (lots: number) => decideClose(account, position, { ...terms, lots }, context);
  expect(close(1)).toMatchObject({ plan: { quantity: 100 } });
  expect(close(3)).toMatchObject({ plan: { quantity: 250 } });
  expect(close(4)).toMatchObject({ rejection: { code: 'orders.close_exceeds_position', params: { maximum: 3 } } });
  expect(close(0.5)).toMatchObject({ rejection: { code: 'orders.lots_invalid' } });
});

test.each<[string, Partial<HeldPosition>]>([
  ['orders.already_closing', { status: 'closing' }],
  ['orders.not_holding', { status: 'closed' }],
  ['orders.locked_days', { lockDays: 1, lockedUntil: now + 1 }],
  ['orders.locked_minutes', { lockMinutes: 30, lockedUntil: now + 1 }],
])('%s', (code, change) => {
  expect(decideClose(account, { ...position, ...change }, terms, context)).toMatchObject({ rejection: { code } });
});

test('a close by limit goes as far as the margin covers or a market order reaches, and no tick further', () => {
  const cases = fc.record({
    direction: fc.constantFrom('long' as const, 'short' as const),
    leverage: fc.constantFrom(1, 2, 3, 5, 10),
    price: fc.integer({ min: 200, max: 4_000 }).map((rupees) => rupees * 100),
    mark: fc.integer({ min: 200_00, max: 4_000_00 }),
    added: fc.bigInt({ min: 0n, max: 10_000n }).map((rupees) => rupees * 100n),
  });
  const band = { lower: 1, upper: 99_999_999 };
  fc.assert(
    fc.property(cases, ({ direction, leverage, price, mark, added }) => {
      const held = { ...position, ...opened(direction, { price, leverage }), addedMargin: added };
      const quote = { ...context.market.quote!, ...band, mark };
      const at = (limitPrice: string) =>
        decideClose(
          account,
          held,
          { ...terms, type: 'limit', limitPrice },
          { ...context, market: { ...context.market, quote } },
        );
      const far = at(direction === 'long' ? '0.01' : '900000.00');
      if (far.isAccepted) {
        expect(direction === 'long' && (leverage === 1 || marginOf(held) >= held.cost)).toBe(true);
        return;
      }
      if (far.rejection.code !== 'orders.close_not_covered') throw new Error(far.rejection.code);
      const { nearest } = far.rejection.params;
      const last = Number(nearest.replace('.', ''));
      const beyond = last + (direction === 'long' ? -tickOf(last - 1) : tickOf(last));
      expect(at(nearest)).toMatchObject({ isAccepted: true });
      expect(at((beyond / 100).toFixed(2))).toMatchObject({ rejection: { code: 'orders.close_not_covered' } });
      const equityAt = (fillPrice: number) => marginOf(held) + openProfit(held, fillPrice);
      if (last === protectionPrice({ side: closingSide(direction), mark, band })) return;
      expect(equityAt(last)).toBeGreaterThan(0n);
      expect(equityAt(beyond)).toBeLessThanOrEqual(0n);
    }),
  );
});

test('a lock ends at its moment', () => {
  const locked = { ...position, lockMinutes: 30, lockedUntil: now };
  expect(decideClose(account, locked, terms, context)).toMatchObject({ isAccepted: true });
});

test.each([
  ['stop_loss', false],
  ['take_profit', false],
  ['close_out', true],
] as const)('while a position is locked, %s sells it: %s', (by, isAccepted) => {
  const locked = { ...position, lockDays: 1, lockedUntil: now + 1 };
  expect(decideClose(account, locked, terms, context, by)).toMatchObject({ isAccepted });
});

test('an account that may not trade can close, a barred one too, a frozen one cannot, and a rule closes in any case', () => {
  expect(decideClose({ ...account, noTrade: frozen }, position, terms, context)).toMatchObject({ isAccepted: true });
  const barred = { ...account, banned: frozen, disabled: frozen };
  expect(decideClose(barred, position, terms, context)).toMatchObject({ isAccepted: true });
  expect(decideClose({ ...account, frozen }, position, terms, context)).toMatchObject({
    rejection: { code: 'identity.frozen' },
  });
  expect(decideClose({ ...account, frozen }, position, terms, context, 'stop_loss')).toMatchObject({
    isAccepted: true,
  });
});

test.each([
  ['accepted', { isAccepted: true, plan: { isAtVenue: false } }],
  ['pending', { isAccepted: true, plan: { isAtVenue: true } }],
  ['partly_filled', { isAccepted: true, plan: { isAtVenue: true } }],
  ['filled', { isAccepted: false, rejection: { code: 'orders.not_pending', params: { status: 'filled' } } }],
  ['cancelled', { isAccepted: false, rejection: { code: 'orders.not_pending', params: { status: 'cancelled' } } }],
  ['rejected', { isAccepted: false, rejection: { code: 'orders.not_pending', params: { status: 'rejected' } } }],
] as const)('cancelling an order that is %s', (status, decision) => {
  expect(decideCancel({ status })).toEqual(decision);
});

test.each(['accepted', 'pending', 'partly_filled'] as const)(
  'an order that is %s and is being cancelled is not cancelled by another call',
  (status) => {
    const rejection = { code: 'orders.already_cancelling', params: {} };
    expect(decideCancel({ status, isAsked: true })).toEqual({ isAccepted: false, rejection });
  },
);

test('margin is added in whole rupees from available cash', () => {
  expect(decideAddMargin(account, position, 500)).toEqual({ isAccepted: true, plan: { margin: 500_00n } });
  expect(decideAddMargin(account, position, 501)).toMatchObject({ rejection: { code: 'orders.insufficient_funds' } });
  for (const amount of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(decideAddMargin(account, position, amount)).toMatchObject({
      rejection: { code: 'orders.added_margin_invalid' },
    });
  }
  const closing = { ...position, status: 'closing' as const };
  expect(decideAddMargin(account, closing, 1)).toMatchObject({ rejection: { code: 'orders.not_holding' } });
});

test('stop and take lie on their sides of the market price, or are cleared', () => {
  const protect = (stopLoss: string | null, takeProfit: string | null) =>
    decideProtect(position, { stopLoss, takeProfit }, 100_00);
  expect(protect('95.00', '110.00')).toEqual({ isAccepted: true, plan: { stopLoss: 95_00, takeProfit: 110_00 } });
  expect(protect(null, null)).toEqual({ isAccepted: true, plan: { stopLoss: null, takeProfit: null } });
  expect(protect('100.00', null)).toMatchObject({
    rejection: { code: 'orders.stop_wrong_side', params: { limit: '100.00' } },
  });
  expect(protect(null, '99.99')).toMatchObject({ rejection: { code: 'orders.take_wrong_side' } });
  expect(protect('95.001', null)).toMatchObject({ rejection: { code: 'orders.price_off_tick' } });
});

test('while the house takes no orders neither a customer nor a rule closes, whatever else is wrong', () => {
  const halted = { ...context, haltedSince: now - 5 };
  for (const by of ['customer', 'close_out'] as const) {
    const decision = decideClose({ ...account, frozen }, { ...position, status: 'closed' }, terms, halted, by);
    expect(decision).toEqual({
      isAccepted: false,
      rejection: { code: 'orders.house_halted', params: { since: now - 5 } },
    });
  }
});

test('shares that are not listed yet cannot be sold, at market or at a limit, and the answer says so', () => {
  const unlisted = { ...context, market: { ...context.market, instrument: undefined, quote: undefined } };
  const rejection = { code: 'orders.not_listed', params: { symbol: 'VRM' } };
  expect(decideClose(account, position, terms, unlisted)).toEqual({ isAccepted: false, rejection });
  const limit = { ...terms, type: 'limit' as const, limitPrice: '120.00' };
  expect(decideClose(account, position, limit, unlisted)).toMatchObject({ rejection });
});
