/** Plans of pools: from the published file alone every target and every order follows, and whatever is changed in it is named. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from './calendar.ts';
import {
  ordersOf,
  purchasesOf,
  seenOf,
  verifyPlans,
  type PlanBook,
  type PlanFile,
  type PlanLine,
} from './pool-plan.ts';
import { createRng } from './rng.ts';
import { isDue, STRATEGIES, targetsOf, type Strategy } from './strategies/strategies.ts';
import { universeOf, type Stock, type Target } from './strategies/stock.ts';

const LOT = 100;

function market(seed: number): Stock[] {
  const rng = createRng(seed);
  return Array.from({ length: 90 }, (_, at) => {
    let price = 20_000 + rng.below(100_000);
    const closes = Array.from(
      { length: 300 },
      () => (price = Math.max(100, Math.round(price * (1 + 0.02 * rng.normal())))),
    );
    const volumes = closes.map(() => 50_000 + rng.below(1e6));
    return { symbol: `S${at}`, sector: `X${rng.below(9)}`, shares: 1 + rng.below(1e9), closes, volumes };
  });
}

/** Sessions of a pool, one a day, each of which is done as far as cash lasts. */
function fileOf(seed: number, strategy: Strategy, sessions: number): PlanFile {
  const stocks = market(seed);
  const rng = createRng(seed, 1);
  const held = new Map<string, number>();
  let cash = 1_00_00_000_00n;
  let targets: readonly Target[] = [];
  const plans: PlanFile['plans'][number][] = [];
  for (let at = 0; at < sessions; at += 1) {
    const date = addDays('2026-11-20', at);
    const known = stocks.map((stock) => ({
      ...stock,
      closes: stock.closes.slice(0, stock.closes.length - sessions + at),
      volumes: stock.volumes.slice(0, stock.volumes.length - sessions + at),
    }));
    const due = isDue(strategy, { date, previous: plans.at(-1)?.date ?? null });
    if (due) targets = targetsOf(strategy, known);
    const wanted = new Set([...held.keys(), ...targets.map(({ symbol }) => symbol)]);
    const tradable = known
      .filter(({ symbol }) => wanted.has(symbol))
      .map(({ symbol, closes }) => ({ symbol, mark: closes.at(-1)!, held: held.get(symbol) ?? 0, volume: 1_000_000 }))
      .toSorted((a, b) => (a.symbol < b.symbol ? -1 : 1));
    const owed = at > 0 && rng.below(3) === 0 ? cash + 5_00_000_00n : 0n;
    const book: PlanBook = { cash: cash.toString(), dividends: '0', owed: owed.toString(), stocks: tradable };
    const orders = ordersOf(book, { targets, lotSize: LOT });
    const limitOf = (symbol: string) => tradable.find((stock) => stock.symbol === symbol)!.mark;
    const lines: PlanLine[] = [];
    const push = (of: Pick<PlanLine, 'symbol' | 'side' | 'planned' | 'asked' | 'limit'>) =>
      lines.push({ line: lines.length + 1, outcome: 'waiting', code: null, filled: 0, turnover: '0', ...of });
    for (const { symbol, side, shares } of orders.filter((order) => order.side === 'sell')) {
      // Out of two positions where it can be.
      const parts = shares > LOT ? [LOT, shares - LOT] : [shares];
      for (const planned of parts) push({ symbol, side, planned, asked: planned, limit: limitOf(symbol) });
      cash += BigInt(limitOf(symbol)) * BigInt(shares);
      held.set(symbol, held.get(symbol)! - shares);
      if (held.get(symbol) === 0) held.delete(symbol);
    }
    const buyingCash = cash > 0n ? cash : 0n;
    const purchases = orders.filter(({ side }) => side === 'buy');
    const bought = purchasesOf(purchases, { date, cash: buyingCash, owed, lotSize: LOT, limitOf });
    for (const { symbol, shares } of purchases) {
      const asked = bought.find((order) => order.symbol === symbol)?.shares ?? 0;
      push({ symbol, side: 'buy', planned: shares, asked, limit: limitOf(symbol) });
      cash -= BigInt(limitOf(symbol)) * BigInt(asked);
      if (asked > 0) held.set(symbol, (held.get(symbol) ?? 0) + asked);
    }
    const seen = due ? universeOf(known).map(seenOf) : null;
    plans.push({
      ...book,
      number: at + 1,
      date,
      at,
      seen,
      targets,
      lines,
      lotSize: LOT,
      buyingOwed: owed.toString(),
      buyingCash: buyingCash.toString(),
    });
  }
  return { format: 'bahi-plans-1', pool: 1, strategy, before: null, plans };
}

test('in any market the plans of every strategy follow from their file, whole or from a later one on', () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom(...STRATEGIES), (seed, strategy) => {
      const file = fileOf(seed, strategy, 6);
      expect(file.plans.some(({ lines }) => lines.length > 0) || strategy === 'mean_reversion').toBe(true);
      expect(verifyPlans(JSON.parse(JSON.stringify(file)))).toEqual([]);
      const [first, ...later] = file.plans;
      expect(verifyPlans({ ...file, before: { date: first!.date, targets: first!.targets }, plans: later })).toEqual(
        [],
      );
    }),
    { numRuns: 25 },
  );
}, 30_000);

test.each<[string, (file: PlanFile) => unknown, string]>([
  [
    'a close that the rule saw',
    (f) =>
      first(f, {
        seen: f.plans[0]!.seen!.map((s) => ({
          ...s,
          closes: s.closes.map((c, at) => (at < 200 ? c * 3 : c + at * 900 * (s.symbol.length - 1))),
        })),
      }),
    'targets_differ',
  ],
  ['a target', (f) => first(f, { targets: f.plans[0]!.targets.slice(1) }), 'targets_differ'],
  ['a look that was left out', (f) => first(f, { seen: null }), 'seen_differs'],
  [
    'shares of an order',
    (f) => first(f, { lines: f.plans[0]!.lines.map((line) => ({ ...line, planned: line.planned + LOT })) }),
    'orders_differ',
  ],
  [
    'a purchase that was let go',
    (f) => first(f, { lines: f.plans[0]!.lines.map((line) => ({ ...line, asked: 0 })) }),
    'purchases_differ',
  ],
  ['the cash', (f) => first(f, { cash: '100' }), 'orders_differ'],
  ['a stock twice', (f) => first(f, { stocks: f.plans[0]!.stocks.toReversed() }), 'stocks_misplaced'],
  ['a plan twice', (f) => ({ ...f, plans: [f.plans[0]!, f.plans[0]!] }), 'misplaced'],
  ['a field', (f) => ({ ...f, pool: '1' }), 'malformed'],
])('%s that was changed is named', (_name, change, problem) => {
  const findings = verifyPlans(change(fileOf(11, 'momentum', 3)));
  expect(findings.map((finding) => finding.problem)).toContain(problem);
});

function first(file: PlanFile, change: object): unknown {
  const [one, ...others] = file.plans;
  return { ...file, plans: [{ ...one!, ...change }, ...others] };
}

test('while redemptions wait for more than the cash, everything above its target is sold down to it, and nothing is bought', () => {
  const targets = [{ symbol: 'AAA', bps: 10_000 }];
  const stocks = [{ symbol: 'AAA', mark: 100_00, held: 30_000, volume: 10_000_000 }];
  const book = { cash: '30000000', dividends: '0', stocks };
  expect(ordersOf({ ...book, owed: '30000000' }, { targets, lotSize: LOT })).toEqual([]);
  // 98 % of 30,00,000.00 less the 3,00,000.01 that is asked for; a drift of less than a fifth.
  expect(ordersOf({ ...book, cash: '0', owed: '30000000' }, { targets, lotSize: LOT })).toEqual([
    { symbol: 'AAA', side: 'sell', shares: 3_600 },
  ]);
  const planned = [{ symbol: 'AAA', side: 'buy' as const, shares: LOT }];
  const of = { date: '2026-11-20', cash: 11_000_00n, lotSize: LOT, limitOf: () => 100_00 };
  expect(purchasesOf(planned, { ...of, owed: 0n })).toEqual(planned);
  expect(purchasesOf(planned, { ...of, owed: 1_000_00n })).toEqual([]);
});
