/** The five indices of the practice market: weighted by market value, from their members only. */
import type { Equity } from './instruments.ts';

export interface Index {
  readonly symbol: string;
  readonly name: string;
  readonly profile: string;
  /** Positions in the list of equities. */
  readonly members: readonly number[];
  /** Market value (paise) at the close before genesis, divided by the level it was given there. */
  readonly divisor: number;
}

interface Recipe {
  readonly symbol: string;
  readonly name: string;
  readonly profile: string;
  /** Level at the close before genesis, hundredths of a point. */
  readonly start: number;
  readonly pick: (bySize: readonly number[], equities: readonly Equity[]) => readonly number[];
}

const ofSector =
  (sector: string): Recipe['pick'] =>
  (bySize, equities) =>
    bySize.filter((at) => equities[at]!.sector === sector);

const recipes: readonly Recipe[] = [
  {
    symbol: 'BAHIFIFTY',
    name: 'Bahi Fifty',
    profile: 'The fifty largest companies of the practice market, weighted by market value.',
    start: 24_315_60,
    pick: (bySize) => bySize.slice(0, 50),
  },
  {
    symbol: 'BAHIMID',
    name: 'Bahi Middle Hundred',
    profile: 'The hundred companies next in size after the Bahi Fifty, weighted by market value.',
    start: 11_842_25,
    pick: (bySize) => bySize.slice(50, 150),
  },
  {
    symbol: 'BAHIBANK',
    name: 'Bahi Bank',
    profile: 'Every bank of the practice market, weighted by market value.',
    start: 51_208_40,
    pick: ofSector('bank'),
  },
  {
    symbol: 'BAHITECH',
    name: 'Bahi Technology',
    profile: 'Every technology company of the practice market, weighted by market value.',
    start: 36_774_90,
    pick: ofSector('technology'),
  },
  {
    symbol: 'BAHIALL',
    name: 'Bahi All Companies',
    profile: 'Every company of the practice market, weighted by market value.',
    start: 8_126_35,
    pick: (bySize) => bySize,
  },
];

/** The index whose fall or rise halts the whole market (rules §4: 10, 15, 20 %). */
export const HALT_INDEX = 'BAHIFIFTY';

export function indicesOf(equities: readonly Equity[]): readonly Index[] {
  const bySize = equities
    .map((_, at) => at)
    .toSorted((left, right) => valueOf(equities[right]!) - valueOf(equities[left]!));
  return recipes.map(({ symbol, name, profile, start, pick }) => {
    const members = pick(bySize, equities).toSorted((left, right) => left - right);
    const value = members.reduce((sum, at) => sum + valueOf(equities[at]!), 0);
    return { symbol, name, profile, members, divisor: value / start };
  });
}

/** The level in hundredths of a point. `priceOf` gives a member's price in paise by its position. */
export function levelOf(index: Index, equities: readonly Equity[], priceOf: (at: number) => number): number {
  let value = 0;
  for (const at of index.members) value += priceOf(at) * equities[at]!.sharesOutstanding;
  return Math.round(value / index.divisor);
}

function valueOf(equity: Equity): number {
  return equity.startPrice * equity.sharesOutstanding;
}
