/**
 * The published plans of a pool (`bahi-plans-1`, rules §9): of each session what the rule saw, the targets that follow, the book, and the orders that
 * follow from both. From the file alone anybody works out every target and every order again; what the rule saw are closed daily bars, which are
 * public as well. The server makes its plans by the functions here, and whoever verifies a file goes by the same.
 */
import { chargesOn, INDIAN_EQUITY_CHARGES, scheduleOn, totalCharges } from './charges.ts';
import type { Minor } from './money.ts';
import { affordable, sessionOrders, type PoolOrder, type Tradable } from './pool-orders.ts';
import { bookValue } from './pool.ts';
import { mismatchIn, type Shape } from './shape.ts';
import { isDue, STRATEGIES, targetsOf, type Strategy } from './strategies/strategies.ts';
import { QUARTER, YEAR, type Stock, type Target } from './strategies/stock.ts';

/** Of what a rule looks at, and no more: closes of a year and the one before it, volumes of a quarter. */
type SeenStock = Stock;

export interface PlanBook {
  /** In paise, as plain whole numbers. */
  readonly cash: string;
  /** Of shares that went ex, until they are paid. */
  readonly dividends: string;
  /** What waiting redemptions take, at the marks below. */
  readonly owed: string;
  /** Every stock that is held or is to be held, in the order of their symbols. */
  readonly stocks: readonly Tradable[];
}

export interface PlanLine {
  readonly line: number;
  readonly symbol: string;
  readonly side: 'buy' | 'sell';
  /** Shares that the plan asked for; of a sale, of one position. */
  readonly planned: number;
  /** A purchase as far as the cash lasted; null: it did not come to that. */
  readonly asked: number | null;
  /** The mark price on its tick, never on its worse side; null: as `asked`. */
  readonly limit: number | null;
  /** What became of it, and the code of a refusal: they are told, and follow from nothing here. */
  readonly outcome: string;
  readonly code: string | null;
  readonly filled: number;
  /** In paise. */
  readonly turnover: string;
}

export interface PublishedPlan extends PlanBook {
  readonly number: number;
  readonly date: string;
  /** UTC milliseconds. */
  readonly at: number;
  /** Null: the rule was not due, and the targets of before hold on. */
  readonly seen: readonly SeenStock[] | null;
  readonly targets: readonly Target[];
  readonly lotSize: number;
  readonly lines: readonly PlanLine[];
  /** Free cash, and what was owed, when the purchases were cut to it; null: they were not. */
  readonly buyingCash: string | null;
  readonly buyingOwed: string | null;
}

export interface PlanFile {
  readonly format: 'bahi-plans-1';
  readonly pool: number;
  readonly strategy: Strategy;
  /** What the first one here follows; null: nothing. */
  readonly before: { readonly date: string; readonly targets: readonly Target[] } | null;
  readonly plans: readonly PublishedPlan[];
}

export type PlanFinding =
  | { readonly problem: 'malformed'; readonly field: string }
  | { readonly problem: PlanProblem; readonly number: number };

export type PlanProblem =
  | 'misplaced'
  | 'seen_differs'
  | 'targets_differ'
  | 'stocks_misplaced'
  | 'orders_differ'
  | 'purchases_differ';

/** What a rule sees of a stock, cut to what it looks at. */
export function seenOf({ closes, volumes, ...stock }: Stock): SeenStock {
  return { ...stock, closes: closes.slice(-YEAR - 1), volumes: volumes.slice(-QUARTER) };
}

/** What a rule makes of what it saw. */
export function targetsFrom(strategy: Strategy, seen: readonly SeenStock[]): Target[] {
  return targetsOf(strategy, seen.map(padded));
}

/** The orders of a session: while redemptions wait for more than there is cash, everything above its target is sold down to it. */
export function ordersOf(
  { cash, dividends, owed, stocks }: PlanBook,
  { targets, lotSize }: { readonly targets: readonly Target[]; readonly lotSize: number },
): PoolOrder[] {
  const positions = stocks.map(({ symbol, held, mark }) => ({ symbol, shares: held, mark }));
  const worth = bookValue({ cash: BigInt(cash), dividends: BigInt(dividends), positions });
  const isRaising = BigInt(owed) > BigInt(cash);
  return sessionOrders({ targets, investable: worth - BigInt(owed), stocks, lotSize, isRaising });
}

/** As far as free cash lasts beside what is owed; each at its limit, with its charges. */
export function purchasesOf(
  planned: readonly PoolOrder[],
  of: {
    readonly date: string;
    readonly cash: Minor;
    readonly owed: Minor;
    readonly lotSize: number;
    readonly limitOf: (symbol: string) => number;
  },
): PoolOrder[] {
  const schedule = scheduleOn(INDIAN_EQUITY_CHARGES, of.date);
  const costOf = (symbol: string, shares: number): Minor => {
    const turnover = BigInt(of.limitOf(symbol)) * BigInt(shares);
    return turnover + totalCharges(chargesOn(schedule, 'buy', turnover));
  };
  return affordable(planned, { cash: of.cash - of.owed, lotSize: of.lotSize, costOf });
}

/** An empty list: every target and every order is the one that the rule gives. */
export function verifyPlans(value: unknown): PlanFinding[] {
  const malformed = mismatchIn(value, FILE);
  if (malformed !== null) return [{ problem: 'malformed', field: malformed }];
  const file = value as PlanFile;
  const findings: PlanFinding[] = [];
  let before = file.before === null ? null : { ...file.before, number: 0 };
  for (const plan of file.plans) {
    for (const problem of problemsOf(plan, { file, before })) findings.push({ problem, number: plan.number });
    before = plan;
  }
  return findings;
}

type Before = Pick<PublishedPlan, 'date' | 'targets' | 'number'> | null;

function problemsOf(
  plan: PublishedPlan,
  { file: { strategy }, before }: { readonly file: PlanFile; readonly before: Before },
): PlanProblem[] {
  const { date, number, seen, targets, stocks, lines, lotSize } = plan;
  const isPlaced = before === null || (before.date < date && before.number < number);
  const isSeen = seen !== null;
  const wasDue = isDue(strategy, { date, previous: before?.date ?? null });
  const due = isSeen ? targetsFrom(strategy, seen) : (before?.targets ?? []);
  const bought = purchaseLines(plan);
  const wanted = new Set(targets.map(({ symbol }) => symbol));
  const areKnown =
    stocks.every(({ symbol }, at) => at === 0 || stocks[at - 1]!.symbol < symbol) &&
    stocks.every(({ symbol, held }) => held > 0 || wanted.has(symbol));
  return [
    ...(isPlaced ? [] : (['misplaced'] as const)),
    ...(isSeen === wasDue ? [] : (['seen_differs'] as const)),
    ...(isSame(due, targets) ? [] : (['targets_differ'] as const)),
    ...(areKnown ? [] : (['stocks_misplaced'] as const)),
    ...(isSame(ordersOf(plan, { targets, lotSize }), plannedIn(lines)) ? [] : (['orders_differ'] as const)),
    ...(isSame(bought.due, bought.asked) ? [] : (['purchases_differ'] as const)),
  ];
}

/** A sale out of several positions is one order of the plan. */
function plannedIn(lines: readonly PlanLine[]): PoolOrder[] {
  const orders: { symbol: string; side: 'buy' | 'sell'; shares: number }[] = [];
  for (const { symbol, side, planned } of lines) {
    const last = orders.at(-1);
    if (last?.symbol === symbol && last.side === side) last.shares += planned;
    else orders.push({ symbol, side, shares: planned });
  }
  return orders;
}

/** What is placed of the purchases: all of them once cash was looked at, none before. */
function purchaseLines({ lines, buyingCash, buyingOwed, date, lotSize }: PublishedPlan) {
  const purchases = lines.filter(({ side }) => side === 'buy');
  const limits = new Map(purchases.map(({ symbol, limit }) => [symbol, limit]));
  const priced = plannedIn(purchases.filter(({ limit }) => limit !== null));
  const asked = purchases.flatMap(({ symbol, asked: shares }) =>
    shares === null || shares === 0 ? [] : [{ symbol, side: 'buy' as const, shares }],
  );
  if (buyingCash === null || buyingOwed === null) return { due: [], asked };
  const cash = BigInt(buyingCash);
  const limitOf = (symbol: string) => limits.get(symbol)!;
  return { due: purchasesOf(priced, { date, cash, owed: BigInt(buyingOwed), lotSize, limitOf }), asked };
}

/** Volumes stand beside the closes of their sessions; the rules look at none before a quarter. */
function padded({ closes, volumes, ...stock }: SeenStock): Stock {
  const missing = Math.max(0, closes.length - volumes.length);
  return { ...stock, closes, volumes: [...Array.from({ length: missing }, () => 0), ...volumes] };
}

/** Whatever the order of their fields. */
function isSame(one: readonly object[], other: readonly object[]): boolean {
  const fields = (item: object) => Object.entries(item).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const text = (list: readonly object[]) => JSON.stringify(list.map(fields));
  return text(one) === text(other);
}

const AMOUNT = /^(0|[1-9][0-9]{0,17})$/;
const DATE = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/;
const SYMBOL = /^[A-Z0-9&-]{1,20}$/;
const TARGETS: Shape = ['list', { symbol: SYMBOL, bps: 'integer' }];
const FILE: Shape = {
  format: /^bahi-plans-1$/,
  pool: 'integer',
  strategy: new RegExp(`^(${STRATEGIES.join('|')})$`),
  before: ['nullable', { date: DATE, targets: TARGETS }],
  plans: [
    'list',
    {
      number: 'integer',
      date: DATE,
      at: 'integer',
      seen: [
        'nullable',
        [
          'list',
          {
            symbol: SYMBOL,
            sector: /^[\x20-\x7e]{0,60}$/,
            shares: 'integer',
            closes: ['list', 'integer'],
            volumes: ['list', 'integer'],
          },
        ],
      ],
      targets: TARGETS,
      cash: AMOUNT,
      dividends: AMOUNT,
      owed: AMOUNT,
      stocks: ['list', { symbol: SYMBOL, mark: 'integer', held: 'integer', volume: 'integer' }],
      lines: [
        'list',
        {
          line: 'integer',
          symbol: SYMBOL,
          side: /^(buy|sell)$/,
          planned: 'integer',
          asked: ['nullable', 'integer'],
          limit: ['nullable', 'integer'],
          outcome: /^[a-z_]{1,20}$/,
          code: ['nullable', /^[a-z_.]{1,60}$/],
          filled: 'integer',
          turnover: AMOUNT,
        },
      ],
      lotSize: 'integer',
      buyingCash: ['nullable', AMOUNT],
      buyingOwed: ['nullable', AMOUNT],
    },
  ],
};
