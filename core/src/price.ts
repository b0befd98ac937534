/**
 * Ticks, daily bands and price protection (rules §4, §5). Prices are integers in paise (price scale 2). What the
 * exchange may change one day (tick tables, protection) is effective-dated data here, not code.
 */
import { assert } from './assert.ts';

/** The price scale of every instrument so far: digits after the point. */
export const PRICE_SCALE = 2;

export interface TickTable {
  /** First business date it applies to. */
  readonly from: string;
  /** In ascending order; the first step whose `through` is at or above the price gives the tick. */
  readonly steps: readonly { readonly through: number; readonly tick: number }[];
}

/** Rules §4: < 250: 0.01; <= 1,000: 0.05; <= 5,000: 0.10; <= 10,000: 0.50; <= 20,000: 1; above: 5. */
export const tickTables: readonly TickTable[] = [
  {
    from: '2015-01-01',
    steps: [
      { through: 249_99, tick: 1 },
      { through: 1_000_00, tick: 5 },
      { through: 5_000_00, tick: 10 },
      { through: 10_000_00, tick: 50 },
      { through: 20_000_00, tick: 100 },
      { through: Number.MAX_SAFE_INTEGER, tick: 500 },
    ],
  },
];

/** The daily bands an instrument may be given, in percent of the previous close. */
export const bandRates: readonly { readonly from: string; readonly rates: readonly number[] }[] = [
  { from: '2015-01-01', rates: [2, 5, 10, 20] },
];

/** How far from the mark price a market order may reach, in hundredths of a percent (rules §4, §5: 2 %). */
export const protectionRates: readonly { readonly from: string; readonly bps: number }[] = [
  { from: '2015-01-01', bps: 200 },
];

/** The entry of effective-dated data (ascending by `from`) in force on a business date. */
export function inForce<T extends { readonly from: string }>(entries: readonly T[], date: string): T {
  let found: T | undefined;
  for (const entry of entries) if (entry.from <= date) found = entry;
  assert(found !== undefined, `no entry in force on ${date}`);
  return found;
}

/** The newest table; callers that look at another date pass `inForce(tickTables, date)`. */
const newestTicks = tickTables.at(-1)!;

export function tickOf(price: number, table: TickTable = newestTicks): number {
  for (const step of table.steps) if (price <= step.through) return step.tick;
  return table.steps.at(-1)!.tick;
}

export function isOnTick(price: number, table: TickTable = newestTicks): boolean {
  return price % tickOf(price, table) === 0;
}

/**
 * The nearest valid price at or below. Every boundary of a table is a multiple of the ticks on both sides of it, so the
 * result never slips off its own step.
 */
export function tickAtOrBelow(price: number, table: TickTable = newestTicks): number {
  const tick = tickOf(price, table);
  return Math.floor(price / tick) * tick;
}

/** The nearest valid price at or above. */
export function tickAtOrAbove(price: number, table: TickTable = newestTicks): number {
  const tick = tickOf(price, table);
  return Math.ceil(price / tick) * tick;
}

/** The valid price just below, for instance 1,000.00 -> 999.95. */
export function previousTick(price: number, table: TickTable = newestTicks): number {
  return tickAtOrBelow(price - 1, table);
}

/** The valid price just above, for instance 1,000.00 -> 1,000.10. */
export function nextTick(price: number, table: TickTable = newestTicks): number {
  return tickAtOrAbove(price + 1, table);
}

export interface Band {
  readonly lower: number;
  readonly upper: number;
}

/** Today's limits: the previous close ± `bandRate` percent, rounded inward to valid prices, both limits included. */
export function bandOf(previousClose: number, bandRate: number, table: TickTable = newestTicks): Band {
  assert(Number.isSafeInteger(previousClose) && previousClose > 0, `previous close ${previousClose}`);
  assert(bandRate > 0 && bandRate < 100, `band rate ${bandRate}`);
  return {
    lower: tickAtOrAbove(Math.ceil((previousClose * (100 - bandRate)) / 100), table),
    upper: tickAtOrBelow(Math.floor((previousClose * (100 + bandRate)) / 100), table),
  };
}

export function isInsideBand(price: number, band: Band): boolean {
  return price >= band.lower && price <= band.upper;
}

export interface ProtectionInput {
  readonly side: 'buy' | 'sell';
  /** What the instrument is worth whatever stands in its book. */
  readonly mark: number;
  readonly band: Band;
  readonly bps?: number;
  readonly table?: TickTable;
}

/** The worst price a market order may take: 2 % beyond the mark price, rounded towards it, and never outside the band. */
export function protectionPrice(input: ProtectionInput): number {
  const { side, mark, band, bps = protectionRates.at(-1)!.bps, table = newestTicks } = input;
  if (side === 'buy') {
    return Math.min(
      band.upper,
      Math.max(band.lower, tickAtOrBelow(Math.floor((mark * (10_000 + bps)) / 10_000), table)),
    );
  }
  return Math.max(band.lower, Math.min(band.upper, tickAtOrAbove(Math.ceil((mark * (10_000 - bps)) / 10_000), table)));
}
