import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { accountTotal, type AccountFacts, type HeldShares } from './account-total.ts';

const NOTHING = { cash: 0n, held: 0n, escrow: 0n, receivable: 0n, loan: 0n, accrued: 0n };
const of = (facts: Partial<AccountFacts>) =>
  accountTotal({ book: NOTHING, foreign: 0n, units: 0n, dividendsOfClosed: 0n, shares: [], ...facts });
const hundred = (held: Partial<HeldShares>): HeldShares => ({
  kind: 'equity',
  price: 110_00,
  direction: 'long',
  quantity: 100,
  lent: 0,
  pledged: 0,
  cost: 10_000_00n,
  margin: 10_000_00n,
  dividendsDue: 0n,
  ...held,
});

test.each<[string, Partial<AccountFacts>, [string, bigint | null][], bigint | null]>([
  ['nothing at all', {}, [], 0n],
  [
    'cash, a part of it on hold',
    { book: { ...NOTHING, cash: 500n, held: 200n } },
    [
      ['cash', 300n],
      ['held', 200n],
    ],
    500n,
  ],
  ['shares at the mark', { shares: [hundred({})] }, [['shares', 11_000_00n]], 11_000_00n],
  [
    'some of them lent, some pledged',
    { shares: [hundred({ lent: 30, pledged: 20 })] },
    [
      ['shares', 5_500_00n],
      ['lent', 3_300_00n],
      ['pledged', 2_200_00n],
    ],
    11_000_00n,
  ],
  [
    'bought with leverage: whole, less what the broker paid',
    { shares: [hundred({ margin: 2_000_00n })] },
    [
      ['shares', 11_000_00n],
      ['leverage', -8_000_00n],
    ],
    3_000_00n,
  ],
  [
    'sold short: what it brought with its margin, less what is owed, and the dividend',
    { shares: [hundred({ direction: 'short', dividendsDue: -50_00n })] },
    [
      ['dividends', -50_00n],
      ['short_kept', 20_000_00n],
      ['short_owed', -11_000_00n],
    ],
    8_950_00n,
  ],
  [
    'won, and not listed yet: at what was paid',
    { shares: [hundred({ kind: null, price: null })] },
    [['unlisted', 10_000_00n]],
    10_000_00n,
  ],
  [
    'of every kind, with debts',
    {
      book: { cash: 0n, held: 0n, escrow: 70n, receivable: 5n, loan: 6n, accrued: 7n },
      foreign: 11n,
      units: 12n,
      dividendsOfClosed: 13n,
      shares: [hundred({ kind: 'fund' }), hundred({ kind: 'digital' }), hundred({ kind: 'forex' })],
    },
    [
      ['foreign', 11n],
      ['funds', 11_000_00n],
      ['digital', 11_000_00n],
      ['forex', 11_000_00n],
      ['escrow', 70n],
      ['units', 12n],
      ['dividends', 13n],
      ['receivable', -5n],
      ['loan', -6n],
      ['interest', -7n],
    ],
    33_000_88n,
  ],
  ['a price is missing', { shares: [hundred({ price: null })] }, [['shares', null]], null],
  ['a rate is missing', { foreign: null }, [['foreign', null]], null],
])('%s', (_, facts, parts, total) => {
  const { parts: told, total: sum } = of(facts);
  expect(told.map(({ part, amount }) => [part, amount])).toEqual(parts);
  expect(sum).toBe(total);
});

test('a total is what the books have with the open profit, less what is owed, whatever is held how', () => {
  const money = fc.bigInt({ min: 0n, max: 10n ** 13n });
  const shares = fc.record({
    kind: fc.constantFrom('equity' as const, 'fund' as const, 'digital' as const, 'forex' as const),
    price: fc.integer({ min: 1, max: 10_000_000 }),
    direction: fc.constantFrom('long' as const, 'short' as const),
    quantity: fc.integer({ min: 100, max: 100_000 }),
    lent: fc.integer({ min: 0, max: 50 }),
    pledged: fc.integer({ min: 0, max: 50 }),
    cost: money,
    margin: money,
    dividendsDue: fc.bigInt({ min: -1000n, max: 1000n }),
  });
  const book = fc.record({ cash: money, held: money, escrow: money, receivable: money, loan: money, accrued: money });
  fc.assert(
    fc.property(book, money, money, fc.array(shares, { maxLength: 8 }), (own, foreign, units, held) => {
      const { total, parts } = accountTotal({ book: own, foreign, units, dividendsOfClosed: 0n, shares: held });
      const equity = held.reduce((sum, one) => {
        const value = BigInt(one.price) * BigInt(one.quantity);
        return sum + one.margin + one.dividendsDue + (one.direction === 'long' ? value - one.cost : one.cost - value);
      }, 0n);
      expect(total).toBe(own.cash + own.escrow + foreign + units + equity - own.receivable - own.loan - own.accrued);
      expect(parts.reduce((sum, { amount }) => sum + amount!, 0n)).toBe(total);
    }),
  );
});
