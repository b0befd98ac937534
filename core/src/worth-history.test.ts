import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { accountTotal, type HeldShares } from './account-total.ts';
import { turnoverOf } from './position.ts';
import { worthByDay, type HistoryFacts, type Moved } from './worth-history.ts';

const nothing = {
  moved: [],
  marks: new Map(),
  pairs: new Map(),
  units: [],
  dividends: [],
} satisfies Partial<HistoryFacts>;
const move = (date: string, of: Partial<Moved>): Moved => ({
  date,
  currency: 'INR',
  symbol: null,
  money: 0n,
  paid: 0n,
  shares: 0n,
  cost: 0n,
  ...of,
});
const dates = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'];
const totals = (facts: Partial<HistoryFacts>) => worthByDay({ ...nothing, dates, ...facts }).map(({ total }) => total);

test('money that is paid in and out counts on its date, and what is left of the change is profit', () => {
  const moved = [
    move('2026-11-20', { money: 1_000_00n, paid: 1_000_00n }),
    move('2026-11-22', { money: -300_00n, paid: -300_00n }),
    move('2026-11-22', { money: 5_00n }),
  ];
  expect(worthByDay({ ...nothing, dates, moved })).toEqual([
    { date: '2026-11-20', total: 1_000_00n, paid: 1_000_00n },
    { date: '2026-11-21', total: 1_000_00n, paid: 0n },
    { date: '2026-11-22', total: 705_00n, paid: -300_00n },
    { date: '2026-11-23', total: 705_00n, paid: 0n },
  ]);
});

test('shares count at the newest mark up to the date, before their first one at their cost, and no more once they are sold', () => {
  const moved = [
    move('2026-11-20', { symbol: 'VRM', money: 100_00n, shares: 10n, cost: 100_00n }),
    move('2026-11-23', { symbol: 'VRM', money: 30_00n, shares: -10n, cost: -100_00n }),
  ];
  const marks = new Map([['VRM', [['2026-11-21', 12_00n] as const, ['2026-11-24', 99_00n] as const]]]);
  expect(totals({ moved, marks })).toEqual([100_00n, 120_00n, 120_00n, 130_00n]);
});

test('what is foreign counts at the pair of the date; while its rate is missing there is no total', () => {
  const moved = [
    move('2026-11-20', { currency: 'USD', money: 1_00n }),
    move('2026-11-23', { currency: 'USD', money: -1_00n }),
  ];
  const pairs = new Map([['USD', { symbol: 'USDINR', priceScale: 4, unit: 1 }] as const]);
  const marks = new Map([['USDINR', [['2026-11-21', 80_5000n] as const]]]);
  expect(totals({ moved, pairs, marks })).toEqual([null, 80_50n, 80_50n, 0n]);
});

test('units and dividends that are due stand until they change', () => {
  const units = [
    { date: '2026-11-21', amount: 7n },
    { date: '2026-11-23', amount: 0n },
  ];
  expect(totals({ units, dividends: [{ date: '2026-11-22', amount: -2n }] })).toEqual([0n, 7n, 5n, -2n]);
});

const shares = fc.record({
  direction: fc.constantFrom<'long' | 'short'>('long', 'short'),
  quantity: fc.integer({ min: 1, max: 5_000 }),
  averagePrice: fc.integer({ min: 1, max: 9_000_00 }),
  price: fc.integer({ min: 1, max: 9_000_00 }),
  leverage: fc.integer({ min: 1, max: 10 }),
  isListed: fc.boolean(),
});

test('the books and the open profit come to the total that is told in parts', () => {
  const money = fc.bigInt({ min: 0n, max: 10n ** 12n });
  fc.assert(
    fc.property(
      fc.array(shares, { maxLength: 6 }),
      fc.record({ cash: money, escrow: money, receivable: money, loan: money, accrued: money }),
      money,
      (held, book, units) => {
        const all = held.map((one, at): HeldShares & { readonly symbol: string } => {
          const cost = turnoverOf(one.averagePrice, one.quantity);
          // Only what was bought outright waits for its listing.
          const isListed = one.isListed || one.direction === 'short' || one.leverage > 1;
          return {
            symbol: `S${at}`,
            kind: isListed ? 'equity' : null,
            price: isListed ? one.price : null,
            direction: one.direction,
            quantity: one.quantity,
            lent: 0,
            pledged: 0,
            cost,
            margin: cost / BigInt(one.leverage),
            dividendsDue: 0n,
          };
        });
        const { total } = accountTotal({
          book: { ...book, held: 0n },
          foreign: 0n,
          units,
          dividendsOfClosed: 0n,
          shares: all,
        });
        const { cash, escrow, receivable, loan, accrued } = book;
        const margin = all.reduce((sum, one) => sum + one.margin, 0n);
        const moved = [
          move(dates[0]!, { money: cash + escrow + margin - receivable - loan - accrued }),
          ...all.map(({ symbol, direction, quantity, cost }) => {
            const sign = direction === 'long' ? 1n : -1n;
            return move(dates[0]!, { symbol, shares: sign * BigInt(quantity), cost: sign * cost });
          }),
        ];
        const marks = new Map(
          all.map(({ symbol, price }) => [symbol, price === null ? [] : [[dates[0]!, BigInt(price)] as const]]),
        );
        const steps = [{ date: dates[0]!, amount: units }];
        expect(totals({ dates: [dates[0]!], moved, marks, units: steps })).toEqual([total]);
      },
    ),
  );
});
