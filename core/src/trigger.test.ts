/** Trigger orders: at which mark each kind fires, what it places, how a trailing one follows, and what an ex-date makes of it. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Side } from './charges.ts';
import {
  adjustTrigger,
  decideTrigger,
  firedBy,
  firedTerms,
  isPassing,
  trailed,
  type TriggerKind,
  type TriggerPrices,
  type TriggerTexts,
} from './trigger.ts';

const NONE: TriggerTexts = {
  triggerPrice: null,
  limitPrice: null,
  targetPrice: null,
  targetLimitPrice: null,
  trailBy: null,
  trail: null,
};

const decide = (kind: TriggerKind, side: Side, texts: Partial<TriggerTexts>, mark = 500_00) =>
  decideTrigger(kind, { ...NONE, ...texts }, { side, mark, priceScale: 2 });

function decided(kind: TriggerKind, side: Side, texts: Partial<TriggerTexts>, mark = 500_00): TriggerPrices {
  const prices = decide(kind, side, texts, mark);
  if ('code' in prices) throw new Error(prices.code);
  return prices;
}

test.each<[string, TriggerKind, Side, Partial<TriggerTexts>, number, ReturnType<typeof firedBy>]>([
  ['a stop that sells, a tick above', 'stop', 'sell', { triggerPrice: '450' }, 450_05, null],
  ['a stop that sells, reached', 'stop', 'sell', { triggerPrice: '450' }, 450_00, 'trigger'],
  ['a stop that buys, a tick below', 'stop', 'buy', { triggerPrice: '550' }, 549_95, null],
  ['a stop that buys, leapt over', 'stop', 'buy', { triggerPrice: '550' }, 580_00, 'trigger'],
  ['a stop-limit', 'stop_limit', 'sell', { triggerPrice: '450', limitPrice: '449' }, 449_00, 'trigger'],
  ['an entry below the mark', 'gtt', 'buy', { triggerPrice: '450', limitPrice: '451' }, 450_00, 'trigger'],
  ['an entry below, the mark rises', 'gtt', 'buy', { triggerPrice: '450', limitPrice: '451' }, 600_00, null],
  ['an entry above the mark', 'gtt', 'buy', { triggerPrice: '550', limitPrice: '551' }, 550_00, 'trigger'],
  ['of two the stop', 'oco', 'sell', { triggerPrice: '450', targetPrice: '550' }, 449_00, 'trigger'],
  ['of two the target', 'oco', 'sell', { triggerPrice: '450', targetPrice: '550' }, 550_00, 'target'],
  ['neither of two', 'oco', 'sell', { triggerPrice: '450', targetPrice: '550' }, 500_00, null],
  ['of two that buy the target', 'oco', 'buy', { triggerPrice: '550', targetPrice: '450' }, 450_00, 'target'],
  ['a trailing one, at its distance', 'trailing', 'sell', { trailBy: 'amount', trail: '20' }, 480_00, 'trigger'],
  ['a trailing one, before it', 'trailing', 'sell', { trailBy: 'percent', trail: '4' }, 480_01, null],
])('%s', (_name, kind, side, texts, mark, by) => {
  expect(firedBy(decided(kind, side, texts), mark)).toBe(by);
});

test.each<[string, TriggerKind, Side, Partial<TriggerTexts>, string]>([
  ['a stop that is reached already', 'stop', 'sell', { triggerPrice: '500' }, 'triggers.wrong_side'],
  ['a stop on the other side', 'stop', 'buy', { triggerPrice: '450' }, 'triggers.wrong_side'],
  ['an entry at the mark itself', 'gtt', 'buy', { triggerPrice: '500', limitPrice: '500' }, 'triggers.wrong_side'],
  ['a target that is reached', 'oco', 'sell', { triggerPrice: '450', targetPrice: '499' }, 'triggers.wrong_side'],
  ['a stop with a limit', 'stop', 'sell', { triggerPrice: '450', limitPrice: '450' }, 'orders.limit_price_unused'],
  [
    'a trailing one with a limit',
    'trailing',
    'sell',
    { trailBy: 'amount', trail: '1', limitPrice: '1' },
    'orders.limit_price_unused',
  ],
  ['a stop-limit without one', 'stop_limit', 'sell', { triggerPrice: '450' }, 'orders.limit_price_missing'],
  ['between two ticks', 'stop', 'sell', { triggerPrice: '450.01' }, 'orders.price_off_tick'],
  ['a limit between two ticks', 'gtt', 'sell', { triggerPrice: '450', limitPrice: '450.01' }, 'orders.price_off_tick'],
  ['nothing', 'stop', 'sell', { triggerPrice: '0' }, 'orders.price_not_positive'],
  ['no distance', 'trailing', 'sell', { trailBy: 'amount', trail: '0' }, 'triggers.trail_invalid'],
  ['as far as the price', 'trailing', 'sell', { trailBy: 'amount', trail: '500' }, 'triggers.trail_invalid'],
  ['all of it', 'trailing', 'sell', { trailBy: 'percent', trail: '100' }, 'triggers.trail_invalid'],
  [
    'finer than hundredths of a percent',
    'trailing',
    'sell',
    { trailBy: 'percent', trail: '1.005' },
    'triggers.trail_invalid',
  ],
])('refused: %s', (_name, kind, side, texts, code) => {
  expect(decide(kind, side, texts)).toMatchObject({ code });
});

test('each leg places its own order', () => {
  const oco = decided('oco', 'sell', { triggerPrice: '450', targetPrice: '550', targetLimitPrice: '549.50' });
  expect(firedTerms(oco, 'trigger')).toEqual({ type: 'market', limitPrice: null });
  expect(firedTerms(oco, 'target')).toEqual({ type: 'limit', limitPrice: 549_50 });
});

test('of one that sells a percentage is taken from the best mark, rounded away from it', () => {
  const first = decided('trailing', 'sell', { trailBy: 'percent', trail: '3.33' });
  expect(first.triggerPrice).toBe(483_35);
  const higher = trailed(first, 510_01)!;
  expect([higher.triggerPrice, higher.trail!.best]).toEqual([493_02, 510_01]);
  expect(trailed(higher, 510_01)).toBeNull();
  expect(trailed(decided('trailing', 'buy', { trailBy: 'amount', trail: '10' }), 480_00)!.triggerPrice).toBe(490_00);
});

const marks = fc.array(fc.integer({ min: 1_00, max: 2_000_00 }), { minLength: 1, maxLength: 60 });
const side = fc.constantFrom<Side>('buy', 'sell');
const distance = fc.oneof(
  fc.record({ trailBy: fc.constant('amount' as const), trail: fc.integer({ min: 1, max: 400 }).map(String) }),
  fc.record({ trailBy: fc.constant('percent' as const), trail: fc.integer({ min: 1, max: 99 }).map(String) }),
);

test('whatever the mark does, a trailing price comes nearer to the market or stays, and fires at its distance from the best mark', () => {
  fc.assert(
    fc.property(side, distance, marks, (one, texts, path) => {
      let prices = decided('trailing', one, texts);
      const isSale = one === 'sell';
      let best = 500_00;
      for (const mark of path) {
        const fired = firedBy(prices, mark);
        const away = isSale ? best - mark : mark - best;
        const asked = texts.trailBy === 'amount' ? Number(texts.trail) * 100 : (best * Number(texts.trail)) / 100;
        expect(fired === 'trigger').toBe(away >= Math.ceil(asked - 1e-9));
        if (fired !== null) return;
        const next = trailed(prices, mark) ?? prices;
        best = isSale ? Math.max(best, mark) : Math.min(best, mark);
        expect(next.trail!.best).toBe(best);
        expect(isSale ? next.triggerPrice >= prices.triggerPrice : next.triggerPrice <= prices.triggerPrice).toBe(true);
        prices = next;
      }
    }),
  );
});

test('whatever the mark is, of two prices at most one has been reached', () => {
  fc.assert(
    fc.property(
      side,
      fc.integer({ min: 1, max: 400 }),
      fc.integer({ min: 1, max: 400 }),
      marks,
      (one, down, up, path) => {
        const [low, high] = [String(500 - down), String(500 + up)];
        const isSale = one === 'sell';
        const texts = isSale ? { triggerPrice: low, targetPrice: high } : { triggerPrice: high, targetPrice: low };
        const oco = decided('oco', one, texts);
        for (const mark of path) {
          const isLow = mark <= (500 - down) * 100;
          const expected = isLow === isSale ? 'trigger' : 'target';
          expect(firedBy(oco, mark)).toBe(isLow || mark >= (500 + up) * 100 ? expected : null);
        }
      },
    ),
  );
});

const SPLIT = { kind: 'split', numerator: 5, denominator: 1, cash: 0 } as const;
const BONUS = { kind: 'bonus', numerator: 1, denominator: 2, cash: 0 } as const;
const DIVIDEND = { kind: 'dividend', numerator: 0, denominator: 1, cash: 12_00 } as const;

test.each([
  ['a split: prices fall, lots grow', SPLIT, 2, { lots: 10, triggerPrice: 90_00, limitPrice: 89_80 }],
  [
    'bonus shares: rounded away from the market, the limit not',
    BONUS,
    2,
    { lots: 3, triggerPrice: 300_00, limitPrice: 299_35 },
  ],
  ['a dividend: prices fall by it', DIVIDEND, 2, { lots: 2, triggerPrice: 438_00, limitPrice: 437_00 }],
  ['bonus shares of one lot are no whole lots', BONUS, 1, null],
])('%s', (_name, action, lots, expected) => {
  const stop = { ...decided('stop_limit', 'sell', { triggerPrice: '450', limitPrice: '449' }), lots };
  const adjusted = adjustTrigger(stop, 'sell', action);
  if (expected === null) expect(adjusted).toBeNull();
  else expect(adjusted).toMatchObject(expected);
});

test('a trailing one keeps its percentage, and of an amount its part of the price', () => {
  const percent = { ...decided('trailing', 'sell', { trailBy: 'percent', trail: '4' }), lots: null };
  expect(adjustTrigger(percent, 'sell', SPLIT)).toMatchObject({
    triggerPrice: 96_00,
    trail: { by: 'percent', value: 400, best: 100_00 },
    lots: null,
  });
  const amount = { ...decided('trailing', 'sell', { trailBy: 'amount', trail: '20' }), lots: null };
  expect(adjustTrigger(amount, 'sell', SPLIT)).toMatchObject({ triggerPrice: 96_00, trail: { value: 4_00 } });
  expect(adjustTrigger(amount, 'sell', DIVIDEND)).toMatchObject({ triggerPrice: 468_00, trail: { value: 20_00 } });
});

test('a price of which a dividend leaves nothing ends it', () => {
  const entry = { ...decided('gtt', 'buy', { triggerPrice: '10', limitPrice: '10' }), lots: 1 };
  expect(adjustTrigger(entry, 'buy', DIVIDEND)).toBeNull();
});

test('what only comes too early is tried again, what is wrong with the order is not', () => {
  expect(['orders.market_closed', 'orders.halted', 'orders.touch_too_far'].filter(isPassing)).toHaveLength(3);
  expect(['orders.insufficient_funds', 'identity.frozen', 'orders.price_outside_band'].filter(isPassing)).toEqual([]);
});
