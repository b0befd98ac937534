/** Units and money of a pool: nobody who comes or goes takes anything from those who stay, and nobody deals at a known price. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nseCalendar, practiceCalendar } from './calendar.ts';
import {
  bookValue,
  copyDeadline,
  dealsAt,
  isStopped,
  moneyFor,
  poolFee,
  unitPrice,
  unitsFor,
  valuationMoments,
} from './pool.ts';
import { affordable, sessionOrders } from './pool-orders.ts';
import { pathOf, rootOf } from './merkle.ts';
import { poolsLeaf } from './pool-proof.ts';
import { valued, verifyValuations, type Valuation, type ValuationFile } from './pool-valuation.ts';
import { asciiBytes, hexOf, sha256 } from './sha256.ts';
import { checkpointText, NO_HASH } from './statement-form.ts';

const ist = (text: string) => Date.parse(`${text}+05:30`);
const money = fc.bigInt({ min: 1n, max: 10n ** 13n });

test('a pool begins at ten rupees a unit, and one that is worth nothing takes no money', () => {
  const start = { value: 0n, units: 0n };
  expect([unitsFor(start, 5_000_00n), unitPrice(start), moneyFor(start, 1n)]).toEqual([500_000n, 10_0000n, 0n]);
  expect(unitsFor({ value: 0n, units: 7n }, 5_000_00n)).toBe(0n);
  expect(unitPrice({ value: 1_234_567n, units: 1_000_000n })).toBe(12_3456n);
});

test('whoever comes or goes leaves the price of a unit as it was or a little higher, and who does both gains nothing', () => {
  fc.assert(
    fc.property(money, money, money, fc.double({ min: 0, max: 1, noNaN: true }), (value, units, amount, part) => {
      const standing = { value, units };
      const came = unitsFor(standing, amount);
      const after = { value: value + amount, units: units + came };
      expect(after.value * units >= value * after.units).toBe(true);
      expect(moneyFor(after, came) <= amount).toBe(true);
      expect(moneyFor(standing, came) <= amount).toBe(true);
      const gone = BigInt(Math.floor(Number(units) * part));
      const left = { value: value - moneyFor(standing, gone), units: units - gone };
      expect(left.value * units >= value * left.units).toBe(true);
    }),
  );
});

test.each([
  ['1 % of a year', { worth: 1_00_00_000_00n, cash: 2_00_000_00n, days: 365 }, 1_00_000_00n],
  ['one day, rounded down', { worth: 1_00_00_000_00n, cash: 2_00_000_00n, days: 1 }, 273_97n],
  ['over a weekend', { worth: 1_00_00_000_00n, cash: 2_00_000_00n, days: 3 }, 821_91n],
  ['no more than there is cash', { worth: 1_00_00_000_00n, cash: 100_00n, days: 1 }, 100_00n],
  ['of nothing', { worth: 0n, cash: 0n, days: 1 }, 0n],
])('the fee: %s', (_name, of, fee) => {
  expect(poolFee({ ...of, bpsAYear: 100 })).toBe(fee);
});

test('valuations are each four hours of a session and at its close, and none is outside of one', () => {
  const times = (moments: readonly { at: number }[]) =>
    moments.map(({ at }) => new Date(at + 19_800_000).toISOString().slice(8, 16));
  expect(times(valuationMoments(nseCalendar, '2026-11-27'))).toEqual(['27T13:15', '27T15:30']);
  expect(times(valuationMoments(practiceCalendar, '2026-11-27'))).toEqual([
    '27T09:05',
    '27T13:05',
    '27T17:05',
    '27T21:05',
    '28T01:05',
    '28T05:00',
  ]);
  expect(valuationMoments(nseCalendar, '2026-11-28')).toEqual([]);
});

test.each([
  ['well before one', '2026-11-27T12:00:00', '2026-11-27T13:15:00'],
  ['right at the cut-off: the next', '2026-11-27T13:05:00', '2026-11-27T15:30:00'],
  ['a moment before the cut-off', '2026-11-27T13:04:59.999', '2026-11-27T13:15:00'],
  ['when the close is known: after the weekend', '2026-11-27T15:30:00', '2026-11-30T13:15:00'],
  ['on a Sunday', '2026-11-29T11:00:00', '2026-11-30T13:15:00'],
])('a request deals at the next valuation: %s', (_name, at, deals) => {
  expect(dealsAt(nseCalendar, { at: ist(at), cutoffMs: 600_000 }).at).toBe(ist(deals));
});

test('the last day to come in lies the lock-up before the end, in business days', () => {
  expect(copyDeadline(nseCalendar, { endsOn: '2026-11-30', lockDays: 1 })).toBe('2026-11-27');
  expect(copyDeadline(practiceCalendar, { endsOn: '2026-11-30', lockDays: 30 })).toBe('2026-10-31');
});

test('a stop is reached at exactly its part of what was invested', () => {
  expect(isStopped({ invested: 1_000_00n, worth: 600_00n, stopPercent: 40 })).toBe(true);
  expect(isStopped({ invested: 1_000_00n, worth: 600_01n, stopPercent: 40 })).toBe(false);
});

const stock = (symbol: string, over: object = {}) => ({ symbol, mark: 100_00, held: 0, volume: 20_000_000, ...over });
const plan = {
  targets: [
    { symbol: 'AAA', bps: 5_000 },
    { symbol: 'BBB', bps: 5_000 },
  ],
  investable: 1_00_00_000_00n,
  lotSize: 100,
};

test('sales come first, a small drift is left alone, what is not wanted goes with its odd shares, a stock is held to half a percent of its volume and sold by a tenth of it', () => {
  const orders = sessionOrders({
    ...plan,
    stocks: [stock('BBB', { held: 40_000 }), stock('AAA', { volume: 4_000_000 }), stock('ZZZ', { held: 1_234 })],
  });
  expect(orders).toEqual([
    { symbol: 'ZZZ', side: 'sell', shares: 1_234 },
    { symbol: 'AAA', side: 'buy', shares: 20_000 },
  ]);
  const soldOf = (of: object) => sessionOrders({ ...plan, stocks: [stock('BBB', of)] });
  expect(soldOf({ held: 90_000 })).toEqual([{ symbol: 'BBB', side: 'sell', shares: 41_000 }]);
  expect(soldOf({ held: 40_000, volume: 200_000 })).toEqual([{ symbol: 'BBB', side: 'sell', shares: 20_000 }]);
  expect(sessionOrders({ ...plan, investable: 0n, stocks: [stock('BBB', { held: 500 })] })).toMatchObject([
    { side: 'sell', shares: 500 },
  ]);
});

test('a plan never holds more than is to be invested, in whole lots, and buys no more than its cash pays', () => {
  const stocks = fc.array(
    fc.record({
      mark: fc.integer({ min: 1, max: 10_000_00 }),
      held: fc.integer({ min: 0, max: 5_000 }),
      volume: fc.integer({ min: 0, max: 2_000_000 }),
    }),
    { minLength: 1, maxLength: 10 },
  );
  fc.assert(
    fc.property(
      stocks,
      fc.bigInt({ min: 0n, max: 10n ** 11n }),
      fc.bigInt({ min: 0n, max: 10n ** 10n }),
      (list, investable, cash) => {
        const all = list.map((one, at) => ({ ...one, symbol: `S${at}` }));
        const targets = all.map(({ symbol }) => ({ symbol, bps: 1_000 }));
        const orders = sessionOrders({ targets, investable, stocks: all, lotSize: 100 });
        const markOf = (symbol: string) => BigInt(all.find((one) => one.symbol === symbol)!.mark);
        for (const { symbol, side, shares } of orders) {
          const { held, volume } = all.find((one) => one.symbol === symbol)!;
          expect(shares).toBeGreaterThan(0);
          expect(shares * 10).toBeLessThanOrEqual(volume);
          if (side === 'sell') expect(shares).toBeLessThanOrEqual(held);
          else {
            expect(shares % 100).toBe(0);
            expect((held - (held % 100) + shares) * 200).toBeLessThanOrEqual(volume);
            expect(BigInt(Math.floor(held / 100) * 100 + shares) * markOf(symbol) * 10n <= investable).toBe(true);
          }
        }
        const costOf = (symbol: string, shares: number) => markOf(symbol) * BigInt(shares) + 1_00n;
        const bought = affordable(
          orders.filter(({ side }) => side === 'buy'),
          { cash, lotSize: 100, costOf },
        );
        expect(bought.reduce((sum, { symbol, shares }) => sum + costOf(symbol, shares), 0n) <= cash).toBe(true);
      },
    ),
  );
});

const pool = { pool: 1, feeBps: 100 };
const before = { hash: NO_HASH, units: '0', closedOn: '2026-11-26' };
const inputs = { impactMid: '10100.4', average: '10099.733333333334', traded: null, range: '0.01', at: 7 };
const positions = [
  { symbol: 'AAA', shares: 1_000, mark: 101_00, inputs },
  { symbol: 'BBB', shares: 500, mark: 250_05, inputs: null },
];
const facts = {
  at: ist('2026-11-27T13:15:00'),
  date: '2026-11-27',
  moment: 'session' as const,
  seq: 4,
  head: 'ab'.repeat(32),
  dividends: '0',
  cash: '0',
  positions: [],
};
const first = valued(
  { ...pool, before },
  { ...facts, number: 1, requests: [{ request: '7', what: 'subscribed', amount: 5_00_000_00n }] },
  sha256,
);
const second = valued(
  { ...pool, before: { ...before, hash: first.hash, units: first.unitsAfter } },
  {
    ...facts,
    number: 2,
    at: ist('2026-11-27T15:30:00'),
    moment: 'close',
    cash: '27400003',
    positions,
    requests: [
      { request: '8', what: 'subscribed', amount: 10_000_01n },
      { request: '9', what: 'redeemed', amount: 12_345_678n },
    ],
  },
  sha256,
);
const file: ValuationFile = { format: 'bahi-valuations-2', ...pool, before, valuations: [first, second], proof: null };

test('a file of valuations holds, and its figures are those of the book', () => {
  expect(verifyValuations(file, sha256)).toEqual([]);
  expect(first).toMatchObject({ value: '0', unitsAfter: '50000000', fee: '0' });
  const value = bookValue({ cash: 27_400_003n, dividends: 0n, positions });
  expect(second.fee).toBe((value / 36_500n).toString());
  expect(second.value).toBe((value - value / 36_500n).toString());
});

test.each<[string, Partial<Valuation>, string]>([
  ['its cash', { cash: '27400004' }, 'value_differs'],
  ['a mark', { positions: [positions[0]!, { ...positions[1]!, mark: 250_10 }] }, 'value_differs'],
  [
    'a mark with what it was found by',
    { positions: [{ ...positions[0]!, mark: 101_01 }, positions[1]!] },
    'mark_differs',
  ],
  [
    'what a mark was found by',
    { positions: [{ ...positions[0]!, inputs: { ...inputs, at: 8 } }, positions[1]!] },
    'hash_differs',
  ],
  ['a position twice', { positions: [positions[0]!, positions[0]!, positions[1]!] }, 'positions_misplaced'],
  ['the fee', { fee: '0' }, 'fee_differs'],
  ['the units before', { units: '50000001' }, 'units_differ'],
  ['the units after', { unitsAfter: '1' }, 'units_after_differ'],
  ['a request', { flows: [{ ...second.flows[0]!, units: '999999' }, second.flows[1]!] }, 'flow_differs'],
  ['the order of requests', { flows: second.flows.toReversed() }, 'flows_misplaced'],
  ['its number', { number: 3 }, 'misplaced'],
  ['its moment', { at: facts.at }, 'misplaced'],
  ['the line of the journal', { seq: 5 }, 'hash_differs'],
])('whoever changes %s is found', (_name, changed, problem) => {
  const found = verifyValuations({ ...file, valuations: [first, { ...second, ...changed }] }, sha256);
  expect(found.map((finding) => finding.problem)).toEqual(expect.arrayContaining([problem, 'hash_differs']));
});

test('a file of before marks said how they were found holds, and has no room for it', () => {
  const alone = { ...file, format: 'bahi-valuations-1' as const, valuations: [first] };
  expect(verifyValuations(alone, sha256)).toEqual([]);
  expect(verifyValuations({ ...file, format: 'bahi-valuations-1' }, sha256)).toEqual([
    { problem: 'malformed', field: 'valuations[1].positions[0].inputs' },
  ]);
});

test('a valuation that is left out, and a file that is none, are found', () => {
  expect(verifyValuations({ ...file, valuations: [second] }, sha256).map(({ problem }) => problem)).toEqual(
    expect.arrayContaining(['hash_differs', 'units_differ', 'misplaced']),
  );
  expect(verifyValuations({ ...file, feeBps: 1.5 }, sha256)).toEqual([{ problem: 'malformed', field: 'feeBps' }]);
});

test('a checkpoint that has the newest valuation covers those before it, and no other file', () => {
  const heads = [
    { pool: pool.pool, number: 2, hash: second.hash },
    { pool: pool.pool + 1, number: 9, hash: first.hash },
  ];
  const nodes = [new Uint8Array(32).fill(1), poolsLeaf(sha256, heads), new Uint8Array(32).fill(2)];
  const open = { number: 5, at: second.at, leaves: 1, root: hexOf(rootOf(sha256, nodes)), previous: NO_HASH };
  const checkpoint = { ...open, hash: hexOf(sha256(asciiBytes(checkpointText(open)))) };
  const path = pathOf(sha256, nodes, 1).map(({ side, hash }) => ({ side, hash: hexOf(hash) }));
  const proof = { checkpoint, path, heads };
  const problemsOf = (changed: Partial<ValuationFile>, published = [checkpoint]) =>
    verifyValuations({ ...file, proof, ...changed }, sha256, published).map(({ problem }) => problem);
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ valuations: [first] })).toEqual(['head_differs']);
  expect(problemsOf({ proof: { ...proof, heads: heads.slice(1) } })).toEqual(['pool_missing', 'path_differs']);
  expect(problemsOf({ proof: { ...proof, path: path.slice(1) } })).toEqual(['path_differs']);
  expect(problemsOf({ proof: { ...proof, checkpoint: { ...checkpoint, at: 1 } } })).toEqual(['checkpoint_changed']);
  expect(problemsOf({}, [{ ...checkpoint, hash: first.hash }])).toEqual(['checkpoint_foreign']);
});
